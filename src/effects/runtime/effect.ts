import type { Observable, Subscription } from 'rxjs'
import {
  catchError,
  concat,
  defer,
  EMPTY,
  filter,
  finalize,
  ignoreElements,
  map,
  mergeMap,
  of,
  takeUntil,
  tap,
} from 'rxjs'
import type { AnyDefinition, DataOf, DomainEvent, EventOf, RecordedEvent } from '../../domain/kernel/event.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import type { Ports } from './ports.ts'
import type { Store } from './store.ts'

/** The trigger of an effect: a recorded event of one of the kinds it names. */
export type Trigger<D extends AnyDefinition> = D extends AnyDefinition ? RecordedEvent<D['type'], DataOf<D>> : never

/**
 * How overlapping runs of one effect behave.
 * - `'everyOne'`: all run in parallel.
 * - `{exhaustBy: key}`: while one runs, later triggers with the same key are dropped: for changes.
 * - `{switchBy: key}`: a later trigger with the same key cancels the earlier run, its call included: for reads.
 */
export type Policy<D extends AnyDefinition> =
  | 'everyOne'
  | { readonly exhaustBy: (trigger: Trigger<D>) => string }
  | { readonly switchBy: (trigger: Trigger<D>) => string }

/** Key for an effect that runs once at a time, whatever the trigger. */
export const one = (): string => ''

/** An effect: the events that start it, how overlaps behave, and every event it may emit. */
export interface EffectDefinition<State, On extends AnyDefinition, Emits extends AnyDefinition> {
  readonly name: string
  readonly on: readonly On[]
  readonly policy: Policy<On>
  readonly emits: readonly Emits[]
  /** The declared failure: what a thrown error becomes. */
  readonly failure?: (problem: Problem, trigger: Trigger<On>) => EventOf<Emits>
  /** Continues when a session ends (an effect of the page, or the one that ends the session); false by default. */
  readonly outlivesSession?: boolean
  readonly run: (trigger: Trigger<On>, ports: Ports, state: () => State) => Observable<EventOf<Emits>>
}

/** Any effect of a state; `never` stands for its triggers, because `run` is contravariant in them. */
export interface AnyEffect<State> {
  readonly name: string
  readonly on: readonly AnyDefinition[]
  readonly emits: readonly AnyDefinition[]
  readonly policy: Policy<never>
  readonly outlivesSession: boolean
  readonly start: (
    store: Pick<Store<State>, 'events' | 'state' | 'append'>,
    ports: Ports,
    sessionEnds: Observable<unknown>,
  ) => Subscription
  /** The declared failure for a problem at a trigger; null if it declares none. */
  readonly failed: (problem: Problem, trigger: RecordedEvent) => DomainEvent | null
  /** The same effect under the same policy with other work: for resimulating a log with its own responses. */
  readonly withWork: (work: (trigger: RecordedEvent) => Observable<DomainEvent>) => AnyEffect<State>
}

const reportUncaught = (error: unknown): void => {
  queueMicrotask(() => {
    throw error
  })
}

/** The name of an error, never its message, which can hold a person's data. */
export const unexpected = (error: unknown): Problem => ({
  kind: 'unexpected',
  reason: error instanceof Error ? error.name : typeof error,
})

/**
 * Declares an effect. Its output type is exactly `emits`: an undeclared event does not compile. An effect without `failure` must not throw;
 * if it does, the error is reported as uncaught and the effect continues.
 */
export const effect =
  <State>() =>
  <const On extends AnyDefinition, const Emits extends AnyDefinition>(
    definition: EffectDefinition<State, On, Emits>,
  ): AnyEffect<State> & { readonly on: readonly On[]; readonly emits: readonly Emits[] } => {
    const { name, on, policy, emits, failure, outlivesSession = false, run } = definition
    const types = new Set(on.map(({ type }) => type))
    const declared = { name, on, emits, policy, outlivesSession }
    return {
      ...declared,
      // A log holds the trigger as this effect received it.
      failed: (problem, trigger) => (failure ? (failure(problem, trigger as Trigger<On>) as DomainEvent) : null),
      withWork: (work) =>
        effect<State>()({ ...definition, run: (trigger) => work(trigger) as Observable<EventOf<Emits>> }), // the log holds what it emitted
      start: (store, ports, sessionEnds) => {
        const triggers = store.events.pipe(
          filter((event): event is Trigger<On> => types.has(event.type)), // the type of the data follows from the type's name
        )
        const runOnce = (trigger: Trigger<On>): Observable<{ event: DomainEvent; causedBy: number }> => {
          const emitted = defer(() => run(trigger, ports.causedBy?.(trigger.seq) ?? ports, store.state)).pipe(
            catchError((error: unknown) => {
              if (!failure) {
                reportUncaught(error)
                return EMPTY
              }
              return of(failure(unexpected(error), trigger))
            }),
            map((event) => ({ event: event as DomainEvent, causedBy: trigger.seq })), // EventOf<Emits> is always a DomainEvent
          )
          return outlivesSession ? emitted : emitted.pipe(takeUntil(sessionEnds))
        }
        return overlapping(policy, triggers, runOnce).subscribe(({ event, causedBy }) => {
          store.append(event, causedBy)
        })
      },
    }
  }

const overlapping = <On extends AnyDefinition, A>(
  policy: Policy<On>,
  triggers: Observable<Trigger<On>>,
  run: (trigger: Trigger<On>) => Observable<A>,
): Observable<A> => {
  if (policy === 'everyOne') return triggers.pipe(mergeMap(run))
  if ('exhaustBy' in policy) {
    const running = new Set<string>()
    return triggers.pipe(
      mergeMap((trigger) => {
        const key = policy.exhaustBy(trigger)
        if (running.has(key)) return EMPTY
        running.add(key)
        return run(trigger).pipe(finalize(() => running.delete(key)))
      }),
    )
  }
  return triggers.pipe(
    mergeMap((trigger) => {
      const key = policy.switchBy(trigger)
      const next = triggers.pipe(filter((later) => later !== trigger && policy.switchBy(later) === key))
      return run(trigger).pipe(takeUntil(next))
    }),
  )
}

/** Runs `work` for its side effects only, then completes without emitting. */
export const doing = (work: () => void): Observable<never> => defer(() => of(null)).pipe(tap(work), ignoreElements())

/** Runs `work`, then emits the event. */
export const doingThen = <Event>(work: () => void, event: Event): Observable<Event> => concat(doing(work), of(event))

/**
 * Starts all effects on a store.
 * @param ends the event that ends a session: it cancels every run that does not outlive it, with its calls
 * @returns a function that stops them all
 */
export const startEffects = <State>(
  effects: readonly AnyEffect<State>[],
  store: Pick<Store<State>, 'events' | 'state' | 'append'>,
  ports: Ports,
  ends: AnyDefinition,
): (() => void) => {
  const sessionEnds = store.events.pipe(filter(({ type }) => type === ends.type))
  const subscriptions = effects.map((each) => each.start(store, ports, sessionEnds))
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
