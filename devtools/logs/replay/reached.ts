import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import { reasonOf } from '../reading/log-faults.ts'
import type { Build } from './build.ts'
import { readLog } from './read.ts'

/** Says that a log has no event with this number, and which are nearest. */
export const noEvent = (seq: number, below: RecordedEvent | null, above: RecordedEvent | null): string => {
  const names = [below, above].flatMap((event) => (event ? [`${event.seq} (${event.type})`] : []))
  const near = names.length > 0 ? `The nearest are ${names.join(' and ')}.` : 'The log has no events.'
  return `The log has no event ${seq}; it can be one of several that were merged, or have been left out. ${near}`
}

/** A place in a log: the event, and the states before and after it. */
export interface Reached {
  readonly event: RecordedEvent | null
  readonly before: State
  readonly state: State
  /** When the visit began, ms since 1970. */
  readonly startedAt: number
}

/** Folds a log up to the event with this number, or to its end for null; 0 is before the first event. Throws a sentence if there is none. */
export const reached = (bytes: Uint8Array, build: Build, seq: number | null): Reached => {
  const { initial, replay, evolve } = build.evolution
  const before = initial()
  const seen: { event: RecordedEvent | null; below: RecordedEvent | null; above: RecordedEvent | null } = {
    event: null,
    below: null,
    above: null,
  }
  const { header } = readLog(bytes, build, (event) => {
    if (seq === null) {
      const last = seen.event
      if (last) saying(last, () => replay(before, [last]))
      seen.event = event
      return
    }
    if (event.seq < seq && event.seq >= (seen.below?.seq ?? 0)) seen.below = event
    if (event.seq > seq && event.seq <= (seen.above?.seq ?? Infinity)) seen.above = event
    if (seq === 0 || seen.event) return
    if (event.seq === seq) seen.event = event
    else saying(event, () => replay(before, [event]))
  })
  const { event } = seen
  if (seq !== null && seq !== 0 && !event) throw new Error(noEvent(seq, seen.below, seen.above))
  return {
    event,
    before,
    startedAt: header?.startedAt ?? event?.at ?? 0,
    state: event ? saying(event, () => evolve(before, event)) : before,
  }
}

/** Applies an event. If its handler throws, the error names the event: there is no state after it. */
const saying = <A>(event: RecordedEvent, fold: () => A): A => {
  try {
    return fold()
  } catch (error) {
    const sentence = `Event ${event.seq} (${event.type}) throws ${reasonOf(error).replace(/[.]?$/, '.')} There is no state after it; look at an earlier event.`
    throw new Error(sentence, { cause: error })
  }
}
