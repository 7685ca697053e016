/** 1, 2 or 5 times a power of ten, at least as large as a number above 0. */
const niceStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5].find((times) => times * power >= least) ?? 10) * power
}

/**
 * The axis of a line: from 0, or from a round number below values that hardly change, so that their change shows. A line whose axis does not
 * start at 0 says so and has no area below it.
 */
export const axisOf = (values: readonly number[]): { readonly from: number; readonly to: number } => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (values.length === 0 || high <= 0) return { from: 0, to: 1 }
  if (low < high / 2) return { from: 0, to: Math.ceil(high / niceStep(high / 5)) * niceStep(high / 5) }
  const room = Math.max((high - low) / 2, high / 200)
  const step = niceStep(room)
  return {
    from: Math.max(0, Math.floor((low - room) / step) * step),
    to: Math.ceil((high + room / 4) / step) * step,
  }
}
