import { Observable, Subject, type Subscriber } from 'rxjs'
import type { AnyDefinition, DomainEvent, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import { startEffects, type AnyEffect } from '../../../src/effects/runtime/effect.ts'
import type { Ports } from '../../../src/effects/runtime/ports.ts'

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
