/** Up to three known names, the nearest to a wrong one first. */
export const nearest: (name: string, known: readonly string[]) => string[]
