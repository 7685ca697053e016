import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from './command.ts'
import type { DomainEvent } from './event.ts'
import { evolution } from './evolve.ts'
import type { AnySlice, StateWith } from './slice.ts'

/** The result of some events, in a test of the domain. */
export interface Story<State> {
  readonly state: State
  /** More events, `at` ms since 1970; later commands run at that time. */
  readonly at: (at: number, ...events: readonly DomainEvent[]) => Story<State>
  /** The result of a command: compare it with `produced` or `refused`. */
  readonly when: <Input, Result>(
    command: (state: State, input: Input, now: number) => Result,
    ...input: void extends Input ? [input?: Input] : [input: Input]
  ) => Result
}

/**
 * Starts the tests of some slices: `given(...events)` folds events that happened at 0 ms. The state is frozen, so that a selector or a
 * command that changes it throws.
 * @param slices those under test, with the slices whose events they react to
 */
export const story = <const Slices extends readonly AnySlice[]>(...slices: Slices) => {
  type State = StateWith<Slices[number]>
  const { initial, evolve } = evolution(slices, { freeze: true })
  const storyAt = (state: State, now: number): Story<State> => ({
    state,
    at: (at, ...events) =>
      storyAt(
        events.reduce((before, event) => evolve(before, { ...event, seq: 1, at, v: 1, causedBy: null }), state),
        at,
      ),
    when: <Input, Result>(
      command: (state: State, input: Input, now: number) => Result,
      ...[input]: void extends Input ? [input?: Input] : [input: Input]
    ) => command(state, input as Input, now), // omitted only if the command takes no input
  })
  return (...events: readonly DomainEvent[]): Story<State> => storyAt(initial(), 0).at(0, ...events)
}

/** The result of a command that produces this event. */
export const produced = (event: DomainEvent): Either<Refusal, DomainEvent> => right(event)

/** The result of a command that is refused silently, for this reason. */
export const refused = (reason: string): Either<Refusal, DomainEvent> => left(refuse(reason))
