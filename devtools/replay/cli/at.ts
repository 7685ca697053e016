import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import { nearest } from '../../../tools/layers.mjs'
import { reasonOf } from '../reading/sounding.ts'
import type { Build } from './builds.ts'
import { subjectOf, type Selected } from './expected.ts'
import { noEvent } from './no-event.ts'
import { changeLines, changesBetween, keysOf, valueAt, type Change } from './paths.ts'
import { readLog } from './read.ts'
import type { Report } from './report.ts'
import { selectorNamed, takesArgument } from './selectors.ts'

/** What `--at N --json` prints. `event` is null for 0, the state before the first event; a place that is not there is left out of a change. */
export interface StateAt {
  readonly build: string
  readonly event: RecordedEvent | null
  readonly changes: readonly Change[]
  readonly state: State
}

/** What `--select --json` and `--at N PATH --json` print. `value` is left out where there is none. */
export interface ValueAt {
  readonly build: string
  readonly event: { readonly seq: number; readonly type: string } | null
  readonly select: { readonly name: string; readonly arg?: unknown } | null
  readonly path: string
  readonly value?: unknown
}

/** What is looked at: after which event, the last one where it is null, and at what of the state or of a selector's result. */
export interface Place {
  readonly seq: number | null
  readonly from: Selected | null
  readonly path: string | null
}

interface Reached {
  readonly event: RecordedEvent | null
  readonly before: State
  readonly state: State
}

/** Folds a log up to an event, or to its end. Throws a sentence where there is no such event. */
const reached = (bytes: Uint8Array, build: Build, seq: number | null): Reached => {
  const { initial, replay, evolve } = build.evolution
  const before = initial()
  const seen: { event: RecordedEvent | null; below: RecordedEvent | null; above: RecordedEvent | null } = {
    event: null,
    below: null,
    above: null,
  }
  readLog(bytes, build, (event) => {
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
  return { event, before, state: event ? saying(event, () => evolve(before, event)) : before }
}

/** The state of a log after an event, and what that event changed; or one value of it alone. */
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

/** Applies an event, and names it where its handler throws: then there is no state after it. */
const saying = <A>(event: RecordedEvent, fold: () => A): A => {
  try {
    return fold()
  } catch (error) {
    const sentence = `Event ${event.seq} (${event.type}) throws ${reasonOf(error).replace(/[.]?$/, '.')} There is no state after it; look at an earlier event.`
    throw new Error(sentence, { cause: error })
  }
}

const timeOf = (time: number): string => {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? `at ${time}` : date.toISOString()
}
