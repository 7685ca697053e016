import { percentageOf } from '../formats/shares.ts'

/** A part of the employees or of a benefit's members: `count` of `whole` people. */
export interface Share {
  readonly name: string
  readonly count: number
  readonly whole: number
}

/** Shares that differ by less, in percentage points, count as alike. */
const ALIKE_POINTS = 5
/** Groups whose sizes differ by less, as a share of the largest, count as of the same size. */
const ALIKE_SIZE = 0.1

const shareOf = ({ name, count, whole }: Share) => ({ name, percentage: percentageOf(count, whole) })

/** The groups with the lowest and the highest share in per cent, and whether they hardly differ; null without two groups with people. */
export const spreadOf = (groups: readonly Share[]) => {
  const shares = groups
    .filter(({ whole }) => whole > 0)
    .map(shareOf)
    .toSorted((a, b) => a.percentage - b.percentage)
  const [low, high] = [shares[0], shares.at(-1)]
  if (!low || !high || low === high) return null
  return { low, high, isAlike: high.percentage - low.percentage < ALIKE_POINTS }
}

/** The largest of the parts of a whole and its share in per cent, and whether all are of about the same size; null without people. */
export const largestOf = (parts: readonly { readonly name: string; readonly count: number }[]) => {
  const whole = parts.reduce((sum, { count }) => sum + count, 0)
  const bySize = parts.toSorted((a, b) => b.count - a.count)
  const [most, least] = [bySize[0], bySize.at(-1)]
  if (!most || !least || whole === 0) return null
  return {
    name: most.name,
    percentage: percentageOf(most.count, whole),
    most: most.count,
    least: least.count,
    isAlike: parts.length > 1 && most.count - least.count < most.count * ALIKE_SIZE,
  }
}

/** The first and the last month of a period and the change between them; null with fewer than two. */
export const changeOver = (months: readonly { readonly month: string; readonly value: number }[]) => {
  const [first, last] = [months[0], months.at(-1)]
  return !first || !last || first === last ? null : { first, last, change: last.value - first.value }
}
