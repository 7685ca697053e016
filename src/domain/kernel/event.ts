import type { Either } from 'fp-ts/lib/Either.js'
import * as either from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** A record of something that happened, as a command or an effect produces it: without time and sequence. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type
  readonly data: Data
}

/**
 * An event as the log holds it. `seq` counts from 1 within a log, `at` is milliseconds since 1970, `v` is the version of the data's shape,
 * `causedBy` is the `seq` of the event whose effect produced this one, or null if a person or the clock did.
 */
export interface RecordedEvent<Type extends string = string, Data = unknown> extends DomainEvent<Type, Data> {
  readonly seq: number
  readonly at: number
  readonly v: number
  readonly causedBy: number | null
}

/** Converts data of one older version to the next. */
export interface Upcast {
  /** The name of the event in that version, if it differed. */
  readonly type?: string
  /** The older shape, frozen. */
  readonly codec: t.Mixed
  readonly apply: (old: unknown) => Either<t.Errors, unknown>
}

/** A kind of event. Calling it makes an event of that kind. */
export interface EventDefinition<Type extends string = string, Data = unknown> {
  (data: Data): DomainEvent<Type, Data>
  readonly type: Type
  readonly v: number
  readonly codec: t.Mixed
  readonly upcasts: readonly Upcast[]
  decode(data: unknown, v: number): Either<t.Errors, Data>
}

/** Any definition, with its data's type erased. */
export interface AnyDefinition {
  (data: never): DomainEvent
  readonly type: string
  readonly v: number
  readonly codec: t.Mixed
  readonly upcasts: readonly Upcast[]
  decode(data: unknown, v: number): Either<t.Errors, unknown>
}
export type EventOf<D> = D extends (data: never) => infer E ? E : never
/** Definitions by their names, as `own` of a slice lists them. */
export type NamedEvents<D extends AnyDefinition> = { readonly [E in D as E['type']]: E }
export type DataOf<D> = EventOf<D> extends DomainEvent<string, infer Data> ? Data : never

/**
 * Declares that version 1 (or 2, …) of an event had another shape, and how to convert it to the next one. Applied at decoding only.
 * @param type the name of the event in that version, if it differed
 */
export const upcast = <A>(codec: t.Type<A, unknown, unknown>, up: (old: A) => unknown, type?: string): Upcast => ({
  ...(type !== undefined && { type }),
  codec,
  apply: (old) => either.map(up)(codec.decode(old)),
})

/**
 * Defines an event: its type never changes, and its version counts the changes of its data's shape.
 * @param type past tense, subject first: `TermsAccepted`, `OptOutRequested`, `OptOutFailed`
 * @param props io-ts codecs by field; each string is classified as `plain`, `personal` or `secret`
 * @param upcasts one for every older version, oldest first; the version is their number plus one
 */
export const defineEvent = <const Type extends string, Props extends t.Props>(
  type: Type,
  props: Props,
  upcasts: readonly Upcast[] = [],
): EventDefinition<Type, t.TypeOfProps<Props>> => {
  const codec = t.type(props, type)
  const v = upcasts.length + 1
  const decode = (data: unknown, version: number): Either<t.Errors, t.TypeOfProps<Props>> => {
    let current: Either<t.Errors, unknown> = either.right(data)
    for (const { apply } of upcasts.slice(version - 1)) current = either.chain(apply)(current)
    return either.chain(codec.decode)(current)
  }
  const make = (data: t.TypeOfProps<Props>): DomainEvent<Type, t.TypeOfProps<Props>> => ({ type, data })
  return Object.assign(make, { type, v, codec, upcasts, decode })
}
