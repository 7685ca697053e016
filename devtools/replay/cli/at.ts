import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import type { Build } from './builds.ts'
import { changeLines, changesBetween, type Change } from './paths.ts'
import { readLog } from './read.ts'
import type { Report } from './report.ts'

/** What `--at N --json` prints. `event` is null for 0, the state before the first event; a place that is not there is left out of a change. */
export interface StateAt {
  readonly build: string
  readonly event: RecordedEvent | null
  readonly changes: readonly Change[]
  readonly state: State
}

const nearest = (around: readonly (RecordedEvent | null)[]): string => {
  const named = around.flatMap((event) => (event ? [`${event.seq} (${event.type})`] : []))
  return named.length > 0 ? ` The nearest are ${named.join(' and ')}.` : ' The log has no events.'
}

/** The state of a log after the event of this number, and what that event changed. Throws a sentence where there is none. */
export const at = (bytes: Uint8Array, build: Build, seq: number): Report => {
  const { initial, replay, evolve } = build.evolution
  const before = initial()
  const seen: { event: RecordedEvent | null; below: RecordedEvent | null; above: RecordedEvent | null } = {
    event: null,
    below: null,
    above: null,
  }
  readLog(bytes, build, (event) => {
    if (event.seq < seq && event.seq >= (seen.below?.seq ?? 0)) seen.below = event
    if (event.seq > seq && event.seq <= (seen.above?.seq ?? Infinity)) seen.above = event
    if (seq === 0 || seen.event) return
    if (event.seq === seq) seen.event = event
    else saying(event, () => replay(before, [event]))
  })
  const { event } = seen
  if (seq !== 0 && !event)
    throw new Error(
      `The log has no event ${seq}; it can be one of several that were merged, or have been left out.${nearest([seen.below, seen.above])}`,
    )
  const state = event ? saying(event, () => evolve(before, event)) : before
  const changes = changesBetween(before, state)
  const json: StateAt = { build: build.name, event, changes, state }
  return {
    code: 0,
    json,
    lines: [
      ...(event
        ? [
            `Event ${event.seq}, ${event.type}, ${timeOf(event.at)}, ${event.causedBy === null ? 'caused by a person or the clock' : `caused by event ${event.causedBy}`}`,
            JSON.stringify(event.data, null, 2),
            '',
            changes.length === 0 ? 'It changed nothing.' : 'It changed:',
            ...changeLines(changes),
            '',
            `The state after event ${event.seq}:`,
          ]
        : ['The state before the first event:']),
      JSON.stringify(state, null, 2),
    ],
  }
}

/** Applies an event, and names it where its handler throws: then there is no state after it. */
const saying = <A>(event: RecordedEvent, fold: () => A): A => {
  try {
    return fold()
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const sentence = `Event ${event.seq} (${event.type}) throws ${reason.replace(/[.]?$/, '.')} There is no state after it; look at an earlier event.`
    throw new Error(sentence, { cause: error })
  }
}

const timeOf = (time: number): string => {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? `at ${time}` : date.toISOString()
}
