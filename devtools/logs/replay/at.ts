import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import { nearest } from '../../../tools/layers.mjs'
import { reasonOf } from '../reading/log-faults.ts'
import type { Build } from './build.ts'
import { subjectOf, type Selected } from './expected.ts'
import { changeLines, changesBetween, keysOf, valueAt, type Change } from './paths.ts'
import type { Report } from './failure.ts'
import { selectorNamed, takesArgument } from './selectors.ts'
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

/** What `--at N --json` prints. `event` is null for 0, the state before the first event. A change leaves out a side that has no value. */
export interface StateAt {
  readonly build: string
  readonly event: RecordedEvent | null
  readonly changes: readonly Change[]
  readonly state: State
}

/** What `--select --json` and `--at N PATH --json` print. `value` is left out if there is none. */
export interface ValueAt {
  readonly build: string
  readonly event: { readonly seq: number; readonly type: string } | null
  readonly select: { readonly name: string; readonly arg?: unknown } | null
  readonly path: string
  readonly value?: unknown
}

/** What to look at: the event (null for the last one), and a path in the state or in a selector's result. */
export interface Place {
  readonly seq: number | null
  readonly from: Selected | null
  readonly path: string | null
}

/** The state of a log after an event and what that event changed, or only one value of it. */
export const at = async (bytes: Uint8Array, build: Build, place: Place): Promise<Report> => {
  const { seq, from, path } = place
  if (from !== null || path !== null) return value(build, place, reached(bytes, build, seq))
  const { event, before, state } = reached(bytes, build, seq)
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

const value = async (build: Build, { from, path }: Place, { event, state }: Reached): Promise<Report> => {
  const whole = from ? await selected(build, from, state) : state
  const keys = keysOf(path ?? '')
  if (keys === null)
    throw new Error(`‘${path}’ is no path. Write it as --at prints it: costs.dental, family.members.value[0].name.`)
  const [slice] = keys
  if (!from && slice !== undefined && !Object.hasOwn(state, slice))
    throw new Error(
      `The state has no ${slice}. The nearest names are ${nearest(slice, Object.keys(state)).join(', ')}.`,
    )
  const found = valueAt(whole, path ?? '')
  const json: ValueAt = {
    build: build.name,
    event: event && { seq: event.seq, type: event.type },
    select: from,
    path: path ?? '',
    value: found,
  }
  return { code: 0, json, lines: [found === undefined ? 'nothing' : JSON.stringify(found, null, 2)] }
}

const selected = async (build: Build, from: Selected, state: State): Promise<unknown> => {
  const { select } = await selectorNamed(build, from.name)
  if (from.arg === undefined && takesArgument(select))
    throw new Error(`${from.name} takes an argument: --select ${from.name}:dental.`)
  try {
    return select(state, from.arg)
  } catch (error) {
    throw new Error(`${subjectOf('', from)} throws ${reasonOf(error)}`, { cause: error })
  }
}

const timeOf = (time: number): string => {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? `at ${time}` : date.toISOString()
}
