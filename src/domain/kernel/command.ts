import type { Either } from 'fp-ts/lib/Either.js'
import type { DomainEvent } from './event.ts'

/** Why a command produced no event; `reason` is a key of the text catalogue. */
export interface Refusal {
  readonly reason: string
}

/** The only place of local rules: pure, and `now` (milliseconds since 1970) comes from the store. */
export type Command<State, Input, Event extends DomainEvent = DomainEvent> = (
  state: State,
  input: Input,
  now: number,
) => Either<Refusal, Event>

export const refuse = (reason: string): Refusal => ({ reason })
