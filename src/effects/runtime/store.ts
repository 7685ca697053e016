import type { Either } from 'fp-ts/lib/Either.js'
import { isRight } from 'fp-ts/lib/Either.js'
import type { Observable } from 'rxjs'
import { Subject } from 'rxjs'
import type { Command } from '../../domain/kernel/command.ts'
import type { DomainEvent, RecordedEvent } from '../../domain/kernel/event.ts'
import type { Evolution } from '../../domain/kernel/evolve.ts'
import type { AnySlice, StateWith } from '../../domain/kernel/slice.ts'

/** Where events become state. It stamps time and sequence; nothing else in the portal reads the clock for the domain. */
export interface Store<State> {
  readonly state: () => State
  /** Every event once it is in the state, in order. */
  readonly events: Observable<RecordedEvent>
  /** Appends an event; `causedBy` is the `seq` of the event whose effect produced it. */
  readonly append: (event: DomainEvent, causedBy?: number | null) => void
  /** Runs a command and appends its event; a refusal comes back for the screen to show and changes nothing. */
  readonly dispatch: <Input, Refused>(
    command: Command<State, Input, Refused>,
    input: Input,
  ) => Either<Refused, DomainEvent>
  /** Calls the listener after events that changed one of the named slices; answers how to stop. */
  readonly subscribe: (slices: readonly string[], listener: () => void) => () => void
}

/**
 * Makes the live store.
 * @param now milliseconds since 1970, from the clock port
 * @param initial a restored state; otherwise every slice starts at its beginning
 */
export const createStore = <S extends AnySlice>(
  { evolve, initial: start, definitions }: Evolution<S>,
  now: () => number,
  initial: StateWith<S> = start(),
): Store<StateWith<S>> => {
  let state = initial
  let seq = 0
  const listeners = new Map<string, Set<() => void>>()
  const events = new Subject<RecordedEvent>()
  const waiting: RecordedEvent[] = []
  let draining = false

  const tell = (before: StateWith<S>, after: StateWith<S>): void => {
    if (before === after || listeners.size === 0) return
    const woken = new Set<() => void>()
    for (const [slice, all] of listeners) {
      const key = slice as keyof StateWith<S> // a name that no slice bears is undefined before and after, so it wakes nobody
      if (before[key] !== after[key]) for (const listener of all) woken.add(listener)
    }
    for (const listener of woken) listener()
  }

  const apply = (event: RecordedEvent): void => {
    const before = state
    state = evolve(state, event)
    tell(before, state)
    if (events.observed) events.next(event)
  }

  // An effect may answer at once, while an earlier event is still being told: its answer waits its turn.
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
    append,
    dispatch: (command, input) => {
      const result = command(state, input, now())
      if (isRight(result)) append(result.right)
      return result
    },
    subscribe: (slices, listener) => {
      for (const slice of slices) {
        const all = listeners.get(slice) ?? new Set()
        listeners.set(slice, all.add(listener))
      }
      return () => {
        for (const slice of slices) listeners.get(slice)?.delete(listener)
      }
    },
  }
}
