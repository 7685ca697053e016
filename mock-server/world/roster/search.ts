import { emailDomain } from '../employees.ts'
import { period, wholePattern, type Pattern, type Segment } from './index-set.ts'
import { firstRowOf, fullNames, type FullName } from './names.ts'

/** The id of row 0. Ids have eight digits, and the last three say which drawn row a row equals. */
export const firstId = 10_000_000
const digits = String(firstId).length
const digitsAfter = String(period).length - 1
const digitsBefore = digits - digitsAfter

interface Range {
  readonly start: number
  readonly end: number
}

/** The rows whose name passes, as few ranges as there can be. */
const rangesOfNames = (rows: number, passes: (name: FullName) => boolean): readonly Range[] => {
  const ranges: { start: number; end: number }[] = []
  fullNames.forEach((name, i) => {
    if (!passes(name)) return
    const [start, end] = [firstRowOf(i, rows), firstRowOf(i + 1, rows)]
    const last = ranges.at(-1)
    if (last?.end === start) last.end = end
    else ranges.push({ start, end })
  })
  return ranges
}

/** Requires that the last three digits of an id hold `text` at a place. */
interface Condition {
  readonly place: number
  readonly text: string
}

const last = Array.from({ length: period }, (_, row) => String(row).padStart(digitsAfter, '0'))

/** The rows whose id holds `text`: anywhere, or at its start or end. Rows that share all but the last three digits are one segment. */
const segmentsOfIds = (rows: number, text: string, atStart: boolean, atEnd: boolean): readonly Segment[] => {
  const places = Array.from({ length: Math.max(0, digits - text.length + 1) }, (_, place) => place).filter(
    (place) => (!atStart || place === 0) && (!atEnd || place === digits - text.length),
  )
  const patterns = new Map<string, Pattern>()
  const patternOf = (conditions: readonly Condition[]): Pattern | null => {
    if (conditions.length === 0) return null
    if (conditions.some((one) => one.text === '')) return wholePattern
    const key = conditions.map((one) => `${one.place} ${one.text}`).join()
    const pattern =
      patterns.get(key) ??
      Uint8Array.from(last, (row) => (conditions.some((one) => row.startsWith(one.text, one.place)) ? 1 : 0))
    patterns.set(key, pattern)
    return pattern
  }
  const segments: Segment[] = []
  for (let start = 0; start < rows; start += period) {
    const before = String((firstId + start) / period)
    const conditions = places.flatMap((place): readonly Condition[] => {
      const split = Math.max(0, digitsBefore - place)
      if (!before.startsWith(text.slice(0, split), place)) return []
      return [{ place: Math.max(0, place - digitsBefore), text: text.slice(split) }]
    })
    const pattern = patternOf(conditions)
    if (pattern) segments.push({ start, end: Math.min(start + period, rows), pattern })
  }
  return segments
}

/** The intersection of segments and ranges; both lists are in order. */
const inRanges = (segments: readonly Segment[], ranges: readonly Range[]): readonly Segment[] => {
  const found: Segment[] = []
  let first = 0
  for (const { start, end, pattern } of segments) {
    while ((ranges[first]?.end ?? Infinity) <= start) first += 1
    for (let i = first; (ranges[i]?.start ?? Infinity) < end; i++) {
      const range = ranges[i]
      if (range) found.push({ start: Math.max(start, range.start), end: Math.min(end, range.end), pattern })
    }
  }
  return found
}

/**
 * The rows whose name or email address holds a text in lower case, found without reading any row. A name has no digits, and an email
 * address is the name, the id and the domain. So a text without digits is in the name or in the domain, and one with digits has the end of
 * a name before them and the beginning of the domain after them.
 */
export const searchRows = (rows: number, text: string): readonly Segment[] => {
  const all = { start: 0, end: rows, pattern: wholePattern }
  if (!/\d/.test(text)) {
    if (emailDomain.includes(text)) return [all]
    const passes = ({ lower, address }: FullName) => lower.includes(text) || address.includes(text)
    return rangesOfNames(rows, passes).map((range) => ({ ...range, pattern: wholePattern }))
  }
  const [, before, id, after] = /^(\D*)(\d+)(\D*)$/.exec(text) ?? []
  if (before === undefined || id === undefined || after === undefined || !emailDomain.startsWith(after)) return []
  const segments = segmentsOfIds(rows, id, before !== '', after !== '')
  if (before === '') return segments
  return inRanges(
    segments,
    rangesOfNames(rows, ({ address }) => address.endsWith(before)),
  )
}
