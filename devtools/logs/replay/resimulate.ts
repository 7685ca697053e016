import { Observable, Subject, type Subscriber } from 'rxjs'
import type { AnyDefinition, DomainEvent, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import { startEffects, type AnyEffect } from '../../../src/effects/runtime/effect.ts'
import type { Ports } from '../../../src/effects/runtime/ports.ts'
import { shown, valueAt } from './paths.ts'

/**
 * How a run of an effect ended: it emitted all its events of the log (`after` is the last one), it was cancelled by an event, it was
 * still running when the log ended, or its policy never let it begin.
 */
export type RunEnd =
  | { readonly kind: 'responded'; readonly after: number }
  | { readonly kind: 'cancelled'; readonly after: number; readonly by: string; readonly bySession: boolean }
  | { readonly kind: 'open' }
  | { readonly kind: 'dropped'; readonly after: number }

/** One run of an effect under the policy of the build. */
export interface Run {
  readonly effect: string
  readonly trigger: RecordedEvent
  readonly responses: readonly RecordedEvent[]
  readonly end: RunEnd
}

/** The re-simulation of a log: the events that it emits, those that it does not, and every run. */
export interface Resimulation {
  readonly emitted: readonly RecordedEvent[]
  readonly missing: readonly RecordedEvent[]
  readonly runs: readonly Run[]
}

interface LiveRun extends Run {
  responses: RecordedEvent[]
  end: RunEnd
  left: number
  subscriber: Subscriber<DomainEvent> | null
}

/** The key of an effect's run: the effect's name and the number of the event that started it. */
const runKey = (effect: AnyEffect<State>, seq: number): string => `${effect.name} ${seq}`

const unreachable = (): never => {
  throw new Error('A re-simulation has no ports and no state: the log’s own events replace the work of its effects.')
}
/** The effects' own work is replaced, so nothing can use a port, and calls are not recorded. */
const noPorts = new Proxy({}, { get: (_, name) => (name === 'causedBy' ? undefined : unreachable()) }) as Ports

/** Which effects can have emitted which events of a log. */
interface Attributed {
  /** The effects that an event of the log starts. */
  readonly awake: readonly AnyEffect<State>[]
  readonly byTrigger: ReadonlyMap<string, readonly AnyEffect<State>[]>
  /** The effects that can have emitted an event; none for what a user, the clock or a host did. */
  readonly owners: ReadonlyMap<RecordedEvent, readonly AnyEffect<State>[]>
  /** How many events each run has in the log. */
  readonly responsesOf: ReadonlyMap<string, number>
}

const attributed = (effects: readonly AnyEffect<State>[], events: readonly RecordedEvent[]): Attributed => {
  const types = new Set(events.map(({ type }) => type))
  const awake = effects.filter(({ on }) => on.some(({ type }) => types.has(type)))
  const byTrigger = new Map<string, AnyEffect<State>[]>()
  for (const effect of awake)
    for (const { type } of effect.on) byTrigger.set(type, [...(byTrigger.get(type) ?? []), effect])
  const causes = new Map(events.map((event) => [event.seq, event]))
  const owners = new Map<RecordedEvent, readonly AnyEffect<State>[]>()
  const responsesOf = new Map<string, number>()
  for (const event of events) {
    const cause = event.causedBy === null ? undefined : causes.get(event.causedBy)
    if (!cause) continue
    const owning = (byTrigger.get(cause.type) ?? []).filter(({ emits }) =>
      emits.some(({ type }) => type === event.type),
    )
    if (owning.length > 0) owners.set(event, owning)
    for (const effect of owning) {
      const key = runKey(effect, cause.seq)
      responsesOf.set(key, (responsesOf.get(key) ?? 0) + 1)
    }
  }
  return { awake, byTrigger, owners, responsesOf }
}

/**
 * Simulates a log again under the policies of these effects. What a user or the clock did happens as recorded. What an effect emitted
 * comes from its run, at its place in the log, if the policy lets that run begin and continue until then; an event that is not emitted
 * causes nothing either. The log's own events replace the work of an effect, so a bug in the work itself does not show.
 *
 * A request without a response runs until the log ends; a run of any other trigger without consequences ends at once.
 */
export const resimulate = (
  evolution: { readonly definitions: ReadonlyMap<string, AnyDefinition> },
  effects: readonly AnyEffect<State>[],
  events: readonly RecordedEvent[],
): Resimulation => {
  const { awake, byTrigger, owners, responsesOf } = attributed(effects, events)
  const bus = new Subject<RecordedEvent>()
  const live = new Map<string, LiveRun>()
  const runs: LiveRun[] = []
  const emitted: RecordedEvent[] = []
  const missing: RecordedEvent[] = []
  const ends = evolution.definitions.get('SessionEnded')
  if (!ends) throw new Error('This build has no SessionEnded: its effects cannot know when a session ends.')
  let now: RecordedEvent | null = null

  const begin =
    (effect: AnyEffect<State>) =>
    (trigger: RecordedEvent): Observable<DomainEvent> =>
      new Observable((subscriber) => {
        const key = runKey(effect, trigger.seq)
        const left = responsesOf.get(key) ?? 0
        const run: LiveRun = { effect: effect.name, trigger, responses: [], end: { kind: 'open' }, left, subscriber }
        live.set(key, run)
        runs.push(run)
        if (left === 0 && !trigger.type.endsWith('Requested')) {
          run.end = { kind: 'responded', after: trigger.seq }
          subscriber.complete()
        }
        return () => {
          run.subscriber = null
          if (run.end.kind === 'open' && now)
            run.end = { kind: 'cancelled', after: now.seq, by: now.type, bySession: now.type === ends.type }
        }
      })
  const emit = (event: RecordedEvent): void => {
    emitted.push(event)
    now = event
    bus.next(event)
    for (const effect of byTrigger.get(event.type) ?? [])
      if (!live.has(runKey(effect, event.seq)))
        runs.push({
          effect: effect.name,
          trigger: event,
          responses: [],
          end: { kind: 'dropped', after: event.seq },
          left: 0,
          subscriber: null,
        })
  }
  const lost = new Set<number>()
  const lose = (event: RecordedEvent): void => {
    missing.push(event)
    lost.add(event.seq)
  }
  // Whatever a run emits is the event that is being emitted just now.
  const store = { events: bus.asObservable(), state: unreachable, append: () => undefined }
  const stop = startEffects(
    awake.map((effect) => effect.withWork(begin(effect))),
    store,
    noPorts,
    ends,
  )
  for (const event of events) {
    const owning = owners.get(event)
    if (event.causedBy === null || !owning) {
      if (event.causedBy !== null && lost.has(event.causedBy)) lose(event)
      else emit(event)
      continue
    }
    const alive = owning
      .map((effect) => live.get(runKey(effect, event.causedBy ?? 0)))
      .filter((run) => run !== undefined)
    const running = alive.find((run) => run.subscriber !== null)
    for (const run of alive) run.left -= 1
    if (running) {
      running.responses.push(event)
      emit(event)
    } else lose(event)
    for (const run of alive)
      if (run.left === 0 && run.subscriber) {
        run.end = { kind: 'responded', after: event.seq }
        run.subscriber.complete()
      }
  }
  now = null
  stop()
  return { emitted, missing, runs }
}

/**
 * What a tester expects of the calls of one effect, among requests whose data has the same `key` (a path such as `benefitId`; empty for all):
 * - `one`: no second call while one is in progress, as for changes.
 * - `newest`: no response to an earlier request is emitted after a later request, as for reads.
 * - `all`: every request is carried out, unless the session ends.
 */
export interface Overlap {
  readonly effect: string
  readonly rule: OverlapRule
  readonly key: string
}

export const overlapRules = ['one', 'newest', 'all'] as const
export type OverlapRule = (typeof overlapRules)[number]

/** A sentence about the first place where calls overlap wrongly, and the event at which it shows. */
export interface BrokenOverlap {
  readonly sentence: string
  readonly seq: number
}

const about = ({ effect, key }: Overlap, run: Run): string =>
  key === '' ? effect : `${effect} (${key} ${shown(valueAt(run.trigger.data, key))})`

/** Runs of one key, in the order of their triggers. */
const byKey = (runs: readonly Run[], key: string): readonly (readonly Run[])[] => {
  const groups = new Map<string, Run[]>()
  for (const run of runs) {
    const name = key === '' ? '' : shown(valueAt(run.trigger.data, key), Infinity)
    groups.set(name, [...(groups.get(name) ?? []), run])
  }
  return [...groups.values()]
}

const brokenOne = (overlap: Overlap, runs: readonly Run[]): readonly BrokenOverlap[] =>
  runs.flatMap((run, i) => {
    const running = runs.slice(0, i).find(({ end }) => end.kind === 'open' || end.after > run.trigger.seq)
    if (run.end.kind === 'dropped' || !running || running.end.kind === 'dropped') return []
    return [
      {
        seq: run.trigger.seq,
        sentence: `${about(overlap, run)} has two calls on their way: event ${run.trigger.seq} made one while that of event ${running.trigger.seq} had no response.`,
      },
    ]
  })

const brokenNewest = (overlap: Overlap, runs: readonly Run[]): readonly BrokenOverlap[] =>
  runs.flatMap((run, i) => {
    const later = runs[i + 1]?.trigger
    const late = later && run.responses.find(({ seq }) => seq > later.seq)
    return late
      ? [
          {
            seq: late.seq,
            sentence: `${about(overlap, run)} emits a response that is out of date: event ${late.seq} (${late.type}) belongs to event ${run.trigger.seq}, which event ${later.seq} had superseded.`,
          },
        ]
      : []
  })

const brokenAll = (overlap: Overlap, runs: readonly Run[]): readonly BrokenOverlap[] =>
  runs.flatMap((run): readonly BrokenOverlap[] => {
    const { seq } = run.trigger
    if (run.end.kind === 'dropped')
      return [{ seq, sentence: `${about(overlap, run)} did nothing at event ${seq}: an earlier one was on its way.` }]
    if (run.end.kind !== 'cancelled' || run.end.bySession) return []
    return [
      {
        seq: run.end.after,
        sentence: `${about(overlap, run)} gave up the request of event ${seq}: event ${run.end.after} (${run.end.by}) cancelled it.`,
      },
    ]
  })

const judges = { one: brokenOne, newest: brokenNewest, all: brokenAll } as const

/** The first place where an effect's calls in a re-simulated log break the expectation; null if none does. */
export const brokenOverlap = ({ runs }: Pick<Resimulation, 'runs'>, overlap: Overlap): BrokenOverlap | null =>
  byKey(
    runs.filter(({ effect }) => effect === overlap.effect),
    overlap.key,
  )
    .flatMap((group) => judges[overlap.rule](overlap, group))
    .toSorted((a, b) => a.seq - b.seq)[0] ?? null
