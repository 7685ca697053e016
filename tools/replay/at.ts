import type { RecordedEvent } from '../../src/domain/kernel/event.ts'
import type { State } from '../../src/domain/state.ts'
import type { Build } from './builds.ts'
import { changeLines, changesBetween, type Change } from './paths.ts'
import type { ReadLog } from './read.ts'
import type { Report } from './report.ts'

/** What `--at N --json` prints. `event` is null for 0, the state before the first event; a place that is not there is left out of a change. */
export interface StateAt {
  readonly build: string
  readonly event: RecordedEvent | null
  readonly changes: readonly Change[]
  readonly state: State
}

const nearest = (events: readonly RecordedEvent[], seq: number): string => {
  const before = events.findLast((event) => event.seq < seq)
  const after = events.find((event) => event.seq > seq)
  const named = [before, after].flatMap((event) => (event ? [`${event.seq} (${event.type})`] : []))
  return named.length > 0 ? ` The nearest are ${named.join(' and ')}.` : ' The log has no events.'
}

/** The state of a log after the event of this number, and what that event changed. Throws a sentence where there is none. */
export const at = ({ events }: ReadLog, build: Build, seq: number): Report => {
  const { initial, replay, evolve } = build.evolution
  const place = seq === 0 ? -1 : events.findIndex((event) => event.seq === seq)
  const event = events[place]
  if (seq !== 0 && !event)
    throw new Error(
      `The log has no event ${seq}; it may stand for others that were merged, or have been left out.${nearest(events, seq)}`,
    )
  const before = replay(initial(), events.slice(0, Math.max(0, place)))
  const state = event ? evolve(before, event) : before
  const changes = changesBetween(before, state)
  const json: StateAt = { build: build.name, event: event ?? null, changes, state }
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

const timeOf = (time: number): string => {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? `at ${time}` : date.toISOString()
}
