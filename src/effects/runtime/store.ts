import { isRight, type Either } from 'fp-ts/lib/Either.js'
import { Subject, type Observable } from 'rxjs'
import type { OnEnd } from '../api/on-end.ts'
import type { Command } from '../../domain/kernel/command.ts'
import type { DomainEvent, RecordedEvent } from '../../domain/kernel/event.ts'
import type { Evolution } from '../../domain/kernel/evolve.ts'
import type { AnySlice, StateWith } from '../../domain/kernel/slice.ts'

/** Something to record that is not an event in the state. */
export type Aside =
  /** An event whose handler threw: it is in no state and triggers no effect, and it ends the log, where it is most useful. */
  | { readonly kind: 'broken'; readonly event: RecordedEvent }
  /** A command that ran: `refusal` is null if it made the event `seq`; otherwise `seq` is that of the last event before it. */
  | {
      readonly kind: 'command'
      readonly command: unknown
      readonly input: unknown
      readonly refusal: unknown
      readonly at: number
      readonly seq: number
    }
  /** A call to a host that has ended; `seq` is that of the last event before. */
  | (Parameters<OnEnd>[0] & { readonly kind: 'call'; readonly at: number; readonly seq: number })

/** Turns events into state. It stamps time and sequence; nothing else in the portal reads the clock for the domain. */
export interface Store<State> {
  readonly state: () => State
  /** Every event once it is in the state, in order. */
  readonly events: Observable<RecordedEvent>
  /** What happens besides the events, for the recorder. */
  readonly asides: Observable<Aside>
  /** Appends an event; `causedBy` is the `seq` of the event whose effect produced it. */
  readonly append: (event: DomainEvent, causedBy?: number | null) => void
  /** Runs a command and appends its event; a refusal is returned for the screen to show and changes nothing. */
  readonly dispatch: <Input, Refused>(
    command: Command<State, Input, Refused>,
    input: Input,
  ) => Either<Refused, DomainEvent>
  /** Notes a call that has ended, for the recorder. */
  readonly noteCall: OnEnd
  /**
   * Continues with the evolution of all slices, once their script has loaded.
   * @param past every event so far: the new slices start with the state that it produces
   */
  readonly grow: (whole: Evolution<AnySlice>, past: readonly RecordedEvent[]) => void
  /** Calls the listener after events that changed one of the named slices; returns a function that unsubscribes. */
  readonly subscribe: (slices: readonly string[], listener: () => void) => () => void
}

/**
 * Creates the live store. It can start with some of the slices and `grow`; an event of a slice that has not loaded throws.
 * @param now milliseconds since 1970, from the clock port
 */
export const createStore = <S extends AnySlice>(evolution: Evolution<S>, now: () => number): Store<StateWith<S>> => {
  let { evolve, definitions, slicesOf }: Pick<Evolution<S>, 'evolve' | 'definitions' | 'slicesOf'> = evolution
  let state = evolution.initial()
  let seq = 0
  // A list is replaced, never changed: a notified subscriber can subscribe and unsubscribe meanwhile.
  const listeners = new Map<string, readonly (() => void)[]>()
  const events = new Subject<RecordedEvent>()
  const asides = new Subject<Aside>()
  const waiting: RecordedEvent[] = []
  let draining = false

  const notify = (slices: Iterable<string>, before: StateWith<S>, after: StateWith<S>): void => {
    if (before === after) return
    let woken: Iterable<() => void> | null = null
    for (const slice of slices) {
      const all = listeners.get(slice)
      const key = slice as keyof StateWith<S> // an unknown name is undefined before and after, so it wakes nobody
      if (all && before[key] !== after[key]) woken = woken === null ? all : new Set([...woken, ...all])
    }
    if (woken !== null) for (const listener of woken) listener()
  }

  const apply = (event: RecordedEvent): void => {
    const before = state
    try {
      state = evolve(state, event)
    } catch (error) {
      asides.next({ kind: 'broken', event })
      throw error
    }
    notify(slicesOf(event), before, state)
    if (events.observed) events.next(event)
  }

  // An effect can emit at once, while subscribers are still being notified of an earlier event: its event waits its turn.
  const append = ({ type, data }: DomainEvent, causedBy: number | null = null): void => {
    const event: RecordedEvent = { seq: ++seq, at: now(), v: definitions.get(type)?.v ?? 1, type, data, causedBy }
    if (draining) {
      waiting.push(event)
      return
    }
    draining = true
    try {
      apply(event)
      for (let next = waiting.shift(); next; next = waiting.shift()) apply(next)
    } finally {
      draining = false
    }
  }

  return {
    state: () => state,
    events: events.asObservable(),
    asides: asides.asObservable(),
    append,
    dispatch: (command, input) => {
      const at = now()
      const result = command(state, input, at)
      const refusal = isRight(result) ? null : result.left
      asides.next({ kind: 'command', command, input, refusal, at, seq: isRight(result) ? seq + 1 : seq })
      if (isRight(result)) append(result.right)
      return result
    },
    noteCall: (call) => asides.next({ ...call, kind: 'call', at: now(), seq }),
    grow: (whole, past) => {
      const before = state
      const replayed = whole.replay(whole.initial(), past)
      evolve = whole.evolve
      definitions = whole.definitions
      slicesOf = whole.slicesOf
      state = { ...replayed, ...before } // existing slices keep their identity
      notify(listeners.keys(), before, state)
    },
    subscribe: (slices, listener) => {
      for (const slice of slices) {
        const all = listeners.get(slice) ?? []
        if (!all.includes(listener)) listeners.set(slice, [...all, listener])
      }
      return () => {
        for (const slice of slices) {
          const others = listeners.get(slice)?.filter((one) => one !== listener) ?? []
          if (others.length > 0) listeners.set(slice, others)
          else listeners.delete(slice)
        }
      }
    },
  }
}
