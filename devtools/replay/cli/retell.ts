import { Observable, Subject, type Subscriber } from 'rxjs'
import type { AnyDefinition, DomainEvent, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import { startEffects, type AnyEffect } from '../../../src/effects/runtime/effect.ts'
import type { Ports } from '../../../src/effects/runtime/ports.ts'

/**
 * How a run of an effect ended: it said all that the log holds of it (`after` is its last event), it was cancelled by an event, it was
 * still on its way when the log ended, or the policy let it never begin.
 */
export type RunEnd =
  | { readonly kind: 'answered'; readonly after: number }
  | { readonly kind: 'cancelled'; readonly after: number; readonly by: string; readonly bySession: boolean }
  | { readonly kind: 'open' }
  | { readonly kind: 'dropped'; readonly after: number }

/** One run of an effect, as the policy of the build let it go. */
export interface Run {
  readonly effect: string
  readonly trigger: RecordedEvent
  readonly answers: readonly RecordedEvent[]
  readonly end: RunEnd
}

/** A log told again: the events that came out, those that did not, and every run. */
export interface Retold {
  readonly told: readonly RecordedEvent[]
  readonly untold: readonly RecordedEvent[]
  readonly runs: readonly Run[]
}

interface LiveRun extends Run {
  answers: RecordedEvent[]
  end: RunEnd
  left: number
  teller: Subscriber<DomainEvent> | null
}

/** Events of an effect's run by the run: the number of what caused them, and the effect's name. */
const runKey = (effect: AnyEffect<State>, seq: number): string => `${effect.name} ${seq}`

const unreachable = (): never => {
  throw new Error(
    'A log told again has no ports and no state: the work of its effects is replaced by what the log holds.',
  )
}
const noPorts = new Proxy({}, { get: unreachable }) as Ports // nothing is left of an effect that could use one

/** Which effects may have said what of a log. */
interface Attributed {
  /** The effects that an event of the log starts. */
  readonly awake: readonly AnyEffect<State>[]
  readonly byTrigger: ReadonlyMap<string, readonly AnyEffect<State>[]>
  /** The effects that may have said an event; none for what a person, the clock or a host did. */
  readonly owners: ReadonlyMap<RecordedEvent, readonly AnyEffect<State>[]>
  /** How many events the log holds of each run. */
  readonly answersOf: ReadonlyMap<string, number>
}

const attributed = (effects: readonly AnyEffect<State>[], events: readonly RecordedEvent[]): Attributed => {
  const types = new Set(events.map(({ type }) => type))
  const awake = effects.filter(({ on }) => on.some(({ type }) => types.has(type)))
  const byTrigger = new Map<string, AnyEffect<State>[]>()
  for (const effect of awake)
    for (const { type } of effect.on) byTrigger.set(type, [...(byTrigger.get(type) ?? []), effect])
  const causes = new Map(events.map((event) => [event.seq, event]))
  const owners = new Map<RecordedEvent, readonly AnyEffect<State>[]>()
  const answersOf = new Map<string, number>()
  for (const event of events) {
    const cause = event.causedBy === null ? undefined : causes.get(event.causedBy)
    if (!cause) continue
    const owning = (byTrigger.get(cause.type) ?? []).filter(({ emits }) =>
      emits.some(({ type }) => type === event.type),
    )
    if (owning.length > 0) owners.set(event, owning)
    for (const effect of owning) {
      const key = runKey(effect, cause.seq)
      answersOf.set(key, (answersOf.get(key) ?? 0) + 1)
    }
  }
  return { awake, byTrigger, owners, answersOf }
}

/**
 * Tells a log again under the policies of these effects. What a person or the clock did happens as recorded. What an effect said
 * comes from its run, at its place in the log, if the policy lets that run begin and live until then; what is then not told causes
 * nothing either. The work of an effect is replaced by what the log holds of it, so a bug in the work itself does not show.
 *
 * A wish without an answer is on its way to the end; any other trigger of which nothing followed is done at once.
 */
export const retell = (
  evolution: { readonly definitions: ReadonlyMap<string, AnyDefinition> },
  effects: readonly AnyEffect<State>[],
  events: readonly RecordedEvent[],
): Retold => {
  const { awake, byTrigger, owners, answersOf } = attributed(effects, events)
  const bus = new Subject<RecordedEvent>()
  const live = new Map<string, LiveRun>()
  const runs: LiveRun[] = []
  const told: RecordedEvent[] = []
  const untold: RecordedEvent[] = []
  const ends = evolution.definitions.get('SessionEnded')
  if (!ends) throw new Error('This build knows no SessionEnded: its effects cannot be told when a session ends.')
  let now: RecordedEvent | null = null

  const begin =
    (effect: AnyEffect<State>) =>
    (trigger: RecordedEvent): Observable<DomainEvent> =>
      new Observable((teller) => {
        const key = runKey(effect, trigger.seq)
        const left = answersOf.get(key) ?? 0
        const run: LiveRun = { effect: effect.name, trigger, answers: [], end: { kind: 'open' }, left, teller }
        live.set(key, run)
        runs.push(run)
        if (left === 0 && !trigger.type.endsWith('Requested')) {
          run.end = { kind: 'answered', after: trigger.seq }
          teller.complete()
        }
        return () => {
          run.teller = null
          if (run.end.kind === 'open' && now)
            run.end = { kind: 'cancelled', after: now.seq, by: now.type, bySession: now.type === ends.type }
        }
      })
  const tell = (event: RecordedEvent): void => {
    told.push(event)
    now = event
    bus.next(event)
    for (const effect of byTrigger.get(event.type) ?? [])
      if (!live.has(runKey(effect, event.seq)))
        runs.push({
          effect: effect.name,
          trigger: event,
          answers: [],
          end: { kind: 'dropped', after: event.seq },
          left: 0,
          teller: null,
        })
  }
  const lost = new Set<number>()
  const lose = (event: RecordedEvent): void => {
    untold.push(event)
    lost.add(event.seq)
  }
  // Whatever a run says is the event that is being told just now.
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
      else tell(event)
      continue
    }
    const alive = owning
      .map((effect) => live.get(runKey(effect, event.causedBy ?? 0)))
      .filter((run) => run !== undefined)
    const teller = alive.find((run) => run.teller !== null)
    for (const run of alive) run.left -= 1
    if (teller) {
      teller.answers.push(event)
      tell(event)
    } else lose(event)
    for (const run of alive)
      if (run.left === 0 && run.teller) {
        run.end = { kind: 'answered', after: event.seq }
        run.teller.complete()
      }
  }
  now = null
  stop()
  return { told, untold, runs }
}
