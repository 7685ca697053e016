import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { Damage } from './damage.ts'

/** How many runs of missing numbers are listed. */
const GAPS_LISTED = 3

const range = (from: number, to: number): string => (from === to ? `number ${from}` : `numbers ${from} to ${to}`)

/** A problem at an event; its line is known only once the file is read. */
interface Found {
  readonly index: number
  readonly sentence: (lineOf: (index: number) => number) => string
}

/** Checks the order of a log, event by event. */
export interface Order {
  readonly receive: (event: RecordedEvent) => void
  /** @param lineOf the line of an event by its place, from 0 */
  readonly found: (lineOf: (index: number) => number) => {
    readonly damage: readonly Damage[]
    readonly notes: readonly Damage[]
  }
}

/** The place of a number among rising numbers; -1 if it is not among them. */
const placeIn = (rising: readonly number[], wanted: number): number => {
  let [from, to] = [0, rising.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((rising[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return rising[from] === wanted ? from : -1
}

/**
 * What is wrong with the order of a log: numbers that repeat, fall or are not numbers, and causes that are missing or come later. Gaps
 * between numbers are not damage: merged edits and ticks that changed nothing leave them.
 */
export const orderOf = (): Order => {
  const wrong: Found[] = []
  const gaps: string[] = []
  // The rising numbers with their places, and separately those out of order: a map of all would take much memory.
  const rising: number[] = []
  const places: number[] = []
  const strayed = new Map<number, number>()
  const placeOf = (seq: number): number | undefined => {
    const place = placeIn(rising, seq)
    return place < 0 ? strayed.get(seq) : places[place]
  }
  let index = -1
  let missing = 0
  let clock = -Infinity
  let wentBack: Found | null = null

  return {
    receive: ({ seq, at, type, causedBy }) => {
      index += 1
      const here = index
      const tell = (sentence: Found['sentence']): void => {
        wrong.push({ index: here, sentence })
      }
      const highest = rising.at(-1) ?? 0
      const isNumber = Number.isSafeInteger(seq) && seq >= 1
      const before = isNumber && seq <= highest ? placeOf(seq) : undefined
      if (!isNumber) tell(() => `${type} has the number ${seq}; numbers count from 1.`)
      else if (before !== undefined)
        tell((lineOf) => `Event ${seq} is there twice: line ${lineOf(before)} has it as well.`)
      else if (seq < highest)
        tell(() => `Event ${seq} (${type}) comes after event ${highest}: the lines are out of order.`)
      else if (seq > highest + 1) {
        missing += seq - highest - 1
        gaps.push(range(highest + 1, seq - 1))
      }
      if (causedBy !== null && causedBy >= seq) {
        const when = causedBy === seq ? 'itself' : 'later'
        tell(() => `Event ${seq} (${type}) says that event ${causedBy} caused it, which is ${when}.`)
      } else if (causedBy !== null && placeOf(causedBy) === undefined)
        tell(() => `Event ${seq} (${type}) says that event ${causedBy} caused it, which is not in the file before it.`)
      if (isNumber && seq > highest) {
        rising.push(seq)
        places.push(index)
      } else if (before === undefined) strayed.set(seq, index)
      const back = clock - at
      if (back > 0) wentBack ??= { index, sentence: () => `The clock goes back by ${back} ms before event ${seq}.` }
      clock = at
    },
    found: (lineOf) => {
      const placed = (found: Found): Damage => ({
        place: `line ${lineOf(found.index)}`,
        sentence: found.sentence(lineOf),
      })
      const listed = gaps.slice(0, GAPS_LISTED).join(', ') + (gaps.length > GAPS_LISTED ? ' and more' : '')
      const gap: Damage = {
        place: 'the file',
        sentence: `${missing} ${missing === 1 ? 'number is' : 'numbers are'} missing (${listed}): merged edits and quiet ticks leave such gaps.`,
      }
      return {
        damage: wrong.map(placed),
        notes: [...(missing > 0 ? [gap] : []), ...(wentBack ? [placed(wentBack)] : [])],
      }
    },
  }
}
