import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import { nearest } from '../../../tools/layers.mjs'
import { selectorNames, type AnySelector, type Build } from './builds.ts'
import { brokenOverlap, type Overlap } from './overlap.ts'
import { shown, valueAt } from './paths.ts'
import { resimulate } from './resimulate.ts'
import { reasonOf, soundingOf, thrownAt, wording } from '../reading/sounding.ts'

/**
 * What a log is judged by.
 * - `sound`: no handler throws, and every invariant holds after every event.
 * - `expected`: after the last event this place of the state, or of what a selector says, has this value.
 * - `overlap`: simulated again under the policies of the build's effects, its calls overlap as they should.
 */
export type Wanted = { readonly kind: 'sound' } | Expected | { readonly kind: 'overlap'; readonly overlap: Overlap }

/** What a tester expects. `resimulated`: of the log as the effects of the build emit it, rather than as recorded. */
export interface Expected {
  readonly kind: 'expected'
  readonly path: string
  readonly value: unknown
  readonly from: Selected | null
  readonly resimulated: boolean
}

/** A selector, and what it is asked with. */
export interface Selected {
  readonly name: string
  readonly arg: unknown
}

/** Where a log does not hold. Two failures of one `sort` are the same one. */
export interface Failure {
  readonly kind: 'thrown' | 'invariant' | 'expected' | 'overlap'
  readonly sort: string
  readonly sentence: string
  /** The event after which it shows; null where only the end of the log tells. */
  readonly seq: number | null
}

/** Judges events as a log from its start; null where nothing fails. */
export type Judge = (events: readonly RecordedEvent[]) => Failure | null

/** Where the last event of a log leads, or how far it came before a handler threw. */
type Folded = { readonly state: State; readonly thrown: Failure | null }

const fold = (build: Build, events: readonly RecordedEvent[]): Folded => {
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

const judgeSound = (build: Build, events: readonly RecordedEvent[]): Failure | null => {
  const sounding = soundingOf(build.evolution, build.invariants)
  for (const event of events) {
    sounding.receive(event)
    const failure = sounding.failure()
    if (failure) return failure
  }
  return null
}

/** What was found instead: a scalar as it is, a list or an object by its kind alone. */
const sortOf = (found: unknown): string =>
  typeof found === 'object' && found !== null ? (Array.isArray(found) ? 'a list' : 'an object') : shown(found)

const sameValue = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b)
  const keys = Object.keys(a)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameValue(Reflect.get(a, key), Reflect.get(b, key)))
  )
}

/** How an expectation calls what it looks at: `optOut.dental.kind`, `selectCosts("dental").asked`. */
export const subjectOf = (path: string, from: Selected | null): string => {
  if (!from) return path
  const call = `${from.name}(${from.arg === undefined ? '' : JSON.stringify(from.arg)})`
  return path === '' ? call : `${call}${path.startsWith('[') ? '' : '.'}${path}`
}

const judgeExpected = (
  build: Build,
  wanted: Expected,
  select: AnySelector | null,
  events: readonly RecordedEvent[],
): Failure | null => {
  const { state, thrown } = fold(build, events)
  if (thrown) return thrown
  const subject = subjectOf(wanted.path, wanted.from)
  let found: unknown
  try {
    found = valueAt(select ? select(state, wanted.from?.arg) : state, wanted.path)
  } catch (error) {
    const sentence = `${subject} throws ${reasonOf(error)}`
    return { kind: 'thrown', sort: wording(sentence), sentence, seq: null }
  }
  if (sameValue(found, wanted.value)) return null
  return {
    kind: 'expected',
    sort: `expected ${subject} ${sortOf(found)}`,
    sentence: `${subject} is ${shown(found)} after the last event; ${shown(wanted.value)} was expected.`,
    seq: null,
  }
}

/** Whether a build has to bring its effects to be judged. */
export const needsEffects = (wanted: Wanted): boolean =>
  wanted.kind === 'overlap' || (wanted.kind === 'expected' && wanted.resimulated)

/** Makes the judge of a build; throws a sentence where the build has no such selector or effect. */
export const judgeOf = async (build: Build, wanted: Wanted): Promise<Judge> => {
  switch (wanted.kind) {
    case 'sound':
      return (events) => judgeSound(build, events)
    case 'expected': {
      const { from, resimulated } = wanted
      const found = from && (await build.selector(from.name))
      if (from && !found)
        throw new Error(
          `The domain of ${build.name} exports no selector ${from.name}. The nearest names are ${nearest(from.name, selectorNames()).join(', ')}.`,
        )
      const effects = resimulated ? await build.effects() : null
      return (events) =>
        judgeExpected(
          build,
          wanted,
          found?.select ?? null,
          effects ? resimulate(build.evolution, effects, events).emitted : events,
        )
    }
    case 'overlap': {
      const effects = await build.effects()
      const { overlap } = wanted
      if (!effects.some(({ name }) => name === overlap.effect))
        throw new Error(
          `There is no effect ${overlap.effect} on ${build.name}. The nearest names are ${nearest(
            overlap.effect,
            effects.map(({ name }) => name),
          ).join(', ')}.`,
        )
      return (events) => {
        const broken = brokenOverlap(resimulate(build.evolution, effects, events), overlap)
        return broken && { kind: 'overlap', sort: `overlap ${overlap.effect} ${overlap.rule}`, ...broken }
      }
    }
  }
}
