/** How many rows are drawn: row `i` equals row `i % period`, except for id, name and email. */
export const period = 1000

/** A selection of the drawn rows: 1 or 0 for each. */
export type Pattern = Uint8Array<ArrayBuffer>

/** Every drawn row. */
export const wholePattern: Pattern = new Uint8Array(period).fill(1)

/** The intersection of two patterns. */
const bothOf = (one: Pattern, other: Pattern): Pattern =>
  one === wholePattern ? other : other === wholePattern ? one : one.map((is, place) => is & (other[place] ?? 0))

/** The rows from `start` to before `end` whose drawn row is in the pattern. */
export interface Segment {
  readonly start: number
  readonly end: number
  readonly pattern: Pattern
}

/** Counts the rows of a pattern, which repeats without end. */
interface Counter {
  /** How many are below an index. */
  readonly below: (index: number) => number
  /** The index of the row with this number of rows below it. */
  readonly at: (count: number) => number
}

const counters = new WeakMap<Pattern, Counter>()

const createCounter = (pattern: Pattern): Counter => {
  const sums = new Uint32Array(period)
  const places: number[] = []
  pattern.forEach((is, place) => {
    sums[place] = places.length
    if (is === 1) places.push(place)
  })
  return {
    below: (index) => Math.floor(index / period) * places.length + (sums[index % period] ?? 0),
    at: (count) => Math.floor(count / places.length) * period + (places[count % places.length] ?? 0),
  }
}

/** The counter of a pattern. It is cached, so the pattern must not change afterwards. */
const counterOf = (pattern: Pattern): Counter => {
  const counter = counters.get(pattern) ?? createCounter(pattern)
  counters.set(pattern, counter)
  return counter
}

/** The smallest whole number from `low` to `high` that passes, or `high` if none does. All numbers above one that passes must pass. */
export const leastThat = (low: number, high: number, passes: (value: number) => boolean): number => {
  let [from, to] = [low, high]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (passes(middle)) to = middle
    else from = middle + 1
  }
  return from
}

/** Rows of a roster by their index, ascending. Nothing is stored for a row, only for a segment. */
export interface IndexSet {
  readonly size: number
  /** The index of the row at a place, which counts from 0. */
  readonly at: (place: number) => number
  /** How many of its rows have a lower index. */
  readonly countBelow: (index: number) => number
  /** For each drawn row, how many of its rows equal that. */
  readonly counts: () => Float64Array<ArrayBuffer>
  /** Those of its rows whose drawn row is in a pattern. */
  readonly within: (pattern: Pattern) => IndexSet
}

/** The rows of some segments, which must be in order and not overlap. */
export const indexSet = (segments: readonly Segment[]): IndexSet => {
  // The number of rows before each segment, and finally their total.
  const before = new Float64Array(segments.length + 1)
  segments.forEach(({ start, end, pattern }, i) => {
    const counter = counterOf(pattern)
    before[i + 1] = (before[i] ?? 0) + counter.below(end) - counter.below(start)
  })
  const size = before[segments.length] ?? 0
  const segmentAt = (i: number): Segment => {
    const segment = segments[i]
    if (!segment) throw new RangeError(`There is no segment ${i} of ${segments.length}.`)
    return segment
  }
  return {
    size,
    at: (place) => {
      if (place < 0 || place >= size) throw new RangeError(`There is no row ${place} of ${size}.`)
      const i = leastThat(0, segments.length - 1, (one) => (before[one + 1] ?? 0) > place)
      const { start, pattern } = segmentAt(i)
      const counter = counterOf(pattern)
      return counter.at(counter.below(start) + place - (before[i] ?? 0))
    },
    countBelow: (index) => {
      const i = leastThat(0, segments.length, (one) => segmentAt(one).end > index)
      if (i === segments.length) return size
      const { start, pattern } = segmentAt(i)
      const counter = counterOf(pattern)
      return (before[i] ?? 0) + (index > start ? counter.below(index) - counter.below(start) : 0)
    },
    counts: () => {
      // For each pattern, what begins and ends at each drawn row: so a segment costs the same however long it is.
      const steps = new Map<Pattern, Float64Array<ArrayBuffer>>()
      for (const { start, end, pattern } of segments) {
        const step = steps.get(pattern) ?? new Float64Array(period + 1)
        steps.set(pattern, step)
        const add = (place: number, by: number): void => void (step[place] = (step[place] ?? 0) + by)
        add(0, Math.floor(end / period) - Math.floor(start / period))
        add(end % period, -1)
        add(start % period, 1)
      }
      const counts = new Float64Array(period)
      for (const [pattern, step] of steps) {
        let open = 0
        for (let place = 0; place < period; place++) {
          open += step[place] ?? 0
          if (pattern[place] === 1) counts[place] = (counts[place] ?? 0) + open
        }
      }
      return counts
    },
    within: (pattern) => {
      const narrowed = new Map<Pattern, Pattern>()
      return indexSet(
        segments.map((segment) => {
          const both = narrowed.get(segment.pattern) ?? bothOf(segment.pattern, pattern)
          narrowed.set(segment.pattern, both)
          return { ...segment, pattern: both }
        }),
      )
    },
  }
}
