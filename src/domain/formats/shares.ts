/** A part of a whole as a percentage with one decimal; 0 if the whole is 0. */
export const percentageOf = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.round((part / whole) * 1000) / 10

/** The change from one percentage to another, in percentage points with one decimal. */
export const pointsBetween = (before: number, after: number): number => Math.round((after - before) * 10) / 10

/** Whole percentages that add up to 100: the remainder goes to the amounts that lost most by rounding. */
export const sharesOf = (amounts: readonly number[]): readonly number[] => {
  const sum = amounts.reduce((all, one) => all + one, 0)
  if (sum <= 0) return amounts.map(() => 0)
  const exact = amounts.map((one) => (one * 100) / sum)
  const floors = exact.map(Math.floor)
  const left = 100 - floors.reduce((all, one) => all + one, 0)
  const lucky = new Set(
    exact
      .map((one, index) => ({ index, lost: one - Math.floor(one) }))
      .sort((a, b) => b.lost - a.lost || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return floors.map((one, index) => (lucky.has(index) ? one + 1 : one))
}
