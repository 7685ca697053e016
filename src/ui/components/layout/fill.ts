/** How wide cards are for rows without a gap at the end: four narrow ones in a row, or three wide ones where four would leave one over. */
export const roomFor = (count: number): 'narrow' | 'wide' => (count % 4 === 1 || count % 6 === 0 ? 'wide' : 'narrow')
