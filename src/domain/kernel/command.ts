import type * as t from 'io-ts'
import type { Either } from 'fp-ts/lib/Either.js'
import type { DomainEvent } from './event.ts'

/** Why a command produced no event; `reason` is a key of the text catalogue. */
export interface Refusal {
  readonly reason: string
}

/**
 * Checks a person's request against the local rules, which exist nowhere else. Pure: `now` (milliseconds since 1970) comes from the store.
 * A command that cannot be refused has `never` for `Refused`.
 */
export type Command<State, Input, Refused = Refusal> = (
  state: State,
  input: Input,
  now: number,
) => Either<Refused, DomainEvent>

export const refuse = (reason: string): Refusal => ({ reason })

/**
 * The name of a command in a log, and the codec that redacts its input: `inData` if the input follows from the event's data, null if there
 * is none or no log may hold it.
 */
export interface KnownCommand {
  readonly name: string
  readonly input: t.Mixed | 'inData' | null
}
