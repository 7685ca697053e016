/** The colour of a part of a sum, by its place; from the fourth on all have the last one. */
export const partOf = (place: number): string => `var(--part-${Math.min(place, 3) + 1})`
