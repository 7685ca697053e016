import type { RecordedEvent } from '../../src/domain/kernel/event.ts'
import type { Damage } from './read.ts'

/** How many missing runs of numbers are told one by one. */
const GAPS_TOLD = 3

const range = (from: number, to: number): string => (from === to ? `number ${from}` : `numbers ${from} to ${to}`)

/**
 * What is wrong with the order of a log: numbers that repeat, fall or are none, and causes that are not there or come later. Missing
 * numbers alone are no damage: edits that were merged and ticks that changed nothing leave gaps.
 * @param lines the line of each event, from 1
 */
export const orderProblems = (
  events: readonly RecordedEvent[],
  lines: readonly number[],
): { readonly damage: readonly Damage[]; readonly notes: readonly Damage[] } => {
  const damage: Damage[] = []
  const gaps: string[] = []
  const first = new Map<number, number>()
  let missing = 0
  let highest = 0
  let clock = -Infinity
  let wentBack: Damage | null = null
  for (const [i, { seq, at, type, causedBy }] of events.entries()) {
    const place = `line ${lines[i] ?? i + 2}`
    const tell = (sentence: string): void => {
      damage.push({ place, sentence })
    }
    const before = first.get(seq)
    if (!Number.isSafeInteger(seq) || seq < 1) tell(`${type} has the number ${seq}; numbers count from 1.`)
    else if (before !== undefined) tell(`Event ${seq} is there twice: line ${before} has it as well.`)
    else if (seq < highest) tell(`Event ${seq} (${type}) comes after event ${highest}: the lines are out of order.`)
    else if (seq > highest + 1) {
      missing += seq - highest - 1
      gaps.push(range(highest + 1, seq - 1))
    }
    if (causedBy !== null && causedBy >= seq)
      tell(
        `Event ${seq} (${type}) says that event ${causedBy} caused it, which is ${causedBy === seq ? 'itself' : 'later'}.`,
      )
    else if (causedBy !== null && !first.has(causedBy))
      tell(`Event ${seq} (${type}) says that event ${causedBy} caused it, which is not in the file before it.`)
    if (before === undefined) first.set(seq, lines[i] ?? i + 2)
    highest = Math.max(highest, seq)
    if (at < clock) wentBack ??= { place, sentence: `The clock goes back by ${clock - at} ms before event ${seq}.` }
    clock = at
  }
  const told = gaps.slice(0, GAPS_TOLD).join(', ') + (gaps.length > GAPS_TOLD ? ' and more' : '')
  const gap: Damage = {
    place: 'the file',
    sentence: `${missing} ${missing === 1 ? 'number is' : 'numbers are'} missing (${told}): merged edits and quiet ticks leave such gaps.`,
  }
  return { damage, notes: [...(missing > 0 ? [gap] : []), ...(wentBack ? [wentBack] : [])] }
}
