import { isDeepStrictEqual } from 'node:util'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import { reasonOf, thrownAt, wording } from '../reading/log-faults.ts'
import type { Build } from './build.ts'
import type { Failure } from './failure.ts'
import { shown, valueAt } from './paths.ts'
import type { AnySelector } from './selectors.ts'

/** What a tester expects. `resimulated`: of the log as the build's effects emit it, not as it was recorded. */
export interface Expected {
  readonly kind: 'expected'
  readonly path: string
  readonly value: unknown
  readonly from: Selected | null
  readonly resimulated: boolean
  /** The `seq` of the event after which it is expected; null for the last one. */
  readonly after: number | null
}

/** A selector and its argument. */
export interface Selected {
  readonly name: string
  readonly arg: unknown
}

/** The state after the last event of a log, or the last state before a handler threw. */
type Folded = { readonly state: State; readonly thrown: Failure | null }

/** Folds a log to its end, or until a handler throws. */
export const foldAll = (build: Build, events: readonly RecordedEvent[]): Folded => {
  const { initial, replay } = build.evolution
  const state = initial()
  let now: RecordedEvent | null = null
  const noting = function* (): Generator<RecordedEvent> {
    for (const event of events) yield (now = event)
  }
  try {
    return { state: replay(state, noting()), thrown: null }
  } catch (error) {
    return { state, thrown: thrownAt(now, error) }
  }
}

/** What was found instead: a scalar as it is, a list or an object only by its kind. */
const sortOf = (found: unknown): string =>
  typeof found === 'object' && found !== null ? (Array.isArray(found) ? 'a list' : 'an object') : shown(found)

/** What an expectation calls its subject: `optOut.dental.kind`, `selectCosts("dental").asked`. */
export const subjectOf = (path: string, from: Selected | null): string => {
  if (!from) return path
  const call = `${from.name}(${from.arg === undefined ? '' : JSON.stringify(from.arg)})`
  return path === '' ? call : `${call}${path.startsWith('[') ? '' : '.'}${path}`
}

/** Judges a log by a value at its end, or after an event. */
export const judgeExpected = (
  build: Build,
  wanted: Expected,
  select: AnySelector | null,
  events: readonly RecordedEvent[],
): Failure | null => {
  const { state, thrown } = foldAll(build, events)
  if (thrown) return thrown
  const subject = subjectOf(wanted.path, wanted.from)
  let found: unknown
  try {
    found = valueAt(select ? select(state, wanted.from?.arg) : state, wanted.path)
  } catch (error) {
    const sentence = `${subject} throws ${reasonOf(error)}`
    return { kind: 'thrown', sort: wording(sentence), sentence, seq: null }
  }
  if (isDeepStrictEqual(found, wanted.value)) return null
  return {
    kind: 'expected',
    sort: `expected ${subject} ${sortOf(found)}`,
    sentence: `${subject} is ${shown(found)} after ${wanted.after === null ? 'the last event' : `event ${wanted.after}`}; ${shown(wanted.value)} was expected.`,
    seq: wanted.after,
  }
}
