import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { refuse, type Refusal } from '../command.ts'
import type { AnyDefinition, DataOf, DomainEvent, EventDefinition, NamedEvents, Upcast } from '../event.ts'
import { defineEvent } from '../event.ts'
import { Problem } from './problem.ts'
import { failed, idle, loaded, loading, type Remote, type RemoteById } from './remote.ts'
import { selector, type Selector } from '../selector.ts'
import type { AnySlice, HandlersOf, SliceWith, StateWith } from '../slice.ts'

type Data<Props extends t.Props> = t.TypeOfProps<Props>
type None = Record<never, never>
type Requested<Name extends string, Props extends t.Props> = EventDefinition<`${Name}Requested`, Data<Props>>
type Loaded<Name extends string, Props extends t.Props> = EventDefinition<`${Name}Loaded`, Data<Props>>
type Failed<Name extends string, Key> = EventDefinition<`${Name}Failed`, Key & { problem: Problem }>

/** The events of a read: a request starts its effect and ends in a loaded value or a failure. */
export interface ReadEvents<R extends AnyDefinition, L extends AnyDefinition, F extends AnyDefinition, Key> {
  readonly requested: R
  readonly loaded: L
  readonly failed: F
  /** The events by their names, for `own` of the slice. */
  readonly events: NamedEvents<R | L | F>
  /** What `…Loaded` and `…Failed` repeat of a request. */
  readonly repeated: (request: DataOf<R>) => Key
}

interface Options<Repeated extends t.Props, Params extends t.Props, Props extends t.Props, Value> {
  /** The fields that only the request has. */
  readonly params?: Params
  /** The value that was read. */
  readonly data: Props
  /** What the state keeps of `…Loaded`. */
  readonly value: (loaded: Data<Repeated & Props>) => Value
  /** Older shapes of `…Loaded`, oldest first. */
  readonly upcasts?: readonly Upcast[]
}

/** A read of a single value. */
export interface Read<
  R extends AnyDefinition,
  L extends AnyDefinition,
  F extends AnyDefinition,
  Repeated,
  Value,
> extends ReadEvents<R, L, F, Repeated> {
  /** Handlers that keep the value in a field of the slice, for its `on`. */
  readonly on: <const Field extends string>(field: Field) => HandlersOf<Record<Field, Remote<Value>>, R | L | F>
  /** The command that requests it; refused with 'busy' while it is in flight. */
  readonly request: <S extends SliceWith<Field, Remote<Value>>, const Field extends string>(
    slice: S,
    field: Field,
  ) => (state: StateWith<S>, params: keyof DataOf<R> extends never ? void : DataOf<R>) => Either<Refusal, DomainEvent>
  readonly select: <S extends SliceWith<Field, Remote<Value>>, const Field extends string>(
    slice: S,
    field: Field,
  ) => Selector<StateWith<S>, void, Remote<Value>>
}

/** A read of many values, each by its id. The slice is a record of them, or has one in a field. */
export interface KeyedRead<
  R extends AnyDefinition,
  L extends AnyDefinition,
  F extends AnyDefinition,
  Key,
  Id,
  Value,
> extends ReadEvents<R, L, F, Key> {
  /** Handlers that keep each value by its id, for `on` of the slice. */
  readonly on: {
    (): HandlersOf<RemoteById<Value>, R | L | F>
    <const Field extends string>(field: Field): HandlersOf<Record<Field, RemoteById<Value>>, R | L | F>
  }
  /** The command that requests one; refused with 'busy' while the same is in flight. */
  readonly request: {
    <S extends SliceOf<RemoteById<Value>>>(slice: S): (state: StateWith<S>, id: Id) => Either<Refusal, DomainEvent>
    <S extends SliceWith<Field, RemoteById<Value>>, const Field extends string>(
      slice: S,
      field: Field,
    ): (state: StateWith<S>, id: Id) => Either<Refusal, DomainEvent>
  }
  readonly select: {
    <S extends SliceOf<RemoteById<Value>>>(slice: S): Selector<StateWith<S>, Id, Remote<Value>>
    <S extends SliceWith<Field, RemoteById<Value>>, const Field extends string>(
      slice: S,
      field: Field,
    ): Selector<StateWith<S>, Id, Remote<Value>>
  }
}
type SliceOf<State> = AnySlice & { readonly initial: () => State }

// Internally, the names of events and fields are mere strings: `defineRead` and `defineKeyedRead` cast to the interfaces above, which
// give them their types. The compiler cannot follow computed names.
type Fields = Readonly<Record<string, unknown>>
type Values = RemoteById<unknown>
/** Where a slice keeps the value of a payload: a record, and the key in it. */
type Place = (state: object, payload: Fields) => readonly [values: Values, name: string]

const define = (
  name: string,
  repeats: t.Props,
  { params, data, value, upcasts }: Options<t.Props, t.Props, t.Props, unknown>,
  placeIn: (field: string | undefined) => Place,
  payloadOf: (input: unknown) => Fields,
) => {
  const requested = defineEvent(`${name}Requested`, { ...repeats, ...params })
  const done = defineEvent(`${name}Loaded`, { ...repeats, ...data }, upcasts)
  const notDone = defineEvent(`${name}Failed`, { ...repeats, problem: Problem })
  const keys = Object.keys(repeats)
  const inSlice = (slice: AnySlice, field: string | undefined) => {
    const place = placeIn(field)
    return (state: Readonly<Record<string, object>>, input: unknown): Remote<unknown> => {
      const [values, at] = place(state[slice.name] ?? {}, payloadOf(input))
      return values[at] ?? idle
    }
  }
  return {
    requested,
    loaded: done,
    failed: notDone,
    events: { [requested.type]: requested, [done.type]: done, [notDone.type]: notDone },
    repeated: (request: Fields) => Object.fromEntries(keys.map((each) => [each, request[each]])),
    on: (field?: string) => {
      const place = placeIn(field)
      return {
        [requested.type]: (draft: object, payload: Fields) => {
          const [values, at] = place(draft, payload)
          values[at] = loading(values[at])
        },
        [done.type]: (draft: object, payload: Fields, now: number) => {
          const [values, at] = place(draft, payload)
          values[at] = loaded(value(payload), now)
        },
        [notDone.type]: (draft: object, payload: { problem: Problem }) => {
          const [values, at] = place(draft, payload)
          values[at] = failed(values[at], payload.problem)
        },
      }
    },
    request: (slice: AnySlice, field?: string) => {
      const valueIn = inSlice(slice, field)
      return (state: Readonly<Record<string, object>>, input: unknown): Either<Refusal, DomainEvent> =>
        valueIn(state, input).status === 'loading' ? left(refuse('busy')) : right(requested(payloadOf(input)))
    },
    select: (slice: AnySlice, field?: string) => {
      const valueIn = inSlice(slice, field)
      return selector<AnySlice[], Remote<unknown>, unknown>(
        [slice],
        // Tools see from `length` whether a selector takes an argument.
        payloadOf.length > 0 ? valueIn : (state) => valueIn(state, {}),
      )
    },
  }
}

/**
 * Defines a read of a single value: its events `…Requested`, `…Loaded` and `…Failed`, the slice's handlers, the command and the selector;
 * `readEffect` creates the effect. A reload keeps the earlier value. A feature that deviates writes its own: a handler after
 * `...read.on(field)` replaces the read's.
 */
export const defineRead = <
  const Name extends string,
  Props extends t.Props,
  Value,
  Params extends t.Props = None,
  Repeated extends t.Props = None,
>(
  name: Name,
  options: Options<Repeated, Params, Props, Value> & {
    /** The fields of the request that the other two events repeat. */
    readonly repeats?: Repeated
  },
) =>
  define(
    name,
    options.repeats ?? {},
    options as Options<t.Props, t.Props, t.Props, unknown>,
    (field = '') =>
      (state) => [state as Values, field],
    (params = {}) => params as Fields,
  ) as unknown as Read<
    Requested<Name, Repeated & Params>,
    Loaded<Name, Repeated & Props>,
    Failed<Name, Data<Repeated>>,
    Data<Repeated>,
    Value
  >

/** Defines a read of many values, each by its id: `key` names the events' field that holds it, and its codec. */
export const defineKeyedRead = <
  const Name extends string,
  const Key extends string,
  Codec extends t.Mixed,
  Props extends t.Props,
  Value,
  Params extends t.Props = None,
>(
  name: Name,
  {
    key: [key, codec],
    ...options
  }: Options<Record<Key, Codec>, Params, Props, Value> & { readonly key: readonly [Key, Codec] },
) =>
  define(
    name,
    { [key]: codec },
    options as Options<t.Props, t.Props, t.Props, unknown>,
    (field) => (state, payload) => [
      (field === undefined ? state : (state as Fields)[field]) as Values,
      payload[key] as string,
    ],
    (id) => ({ [key]: id }),
  ) as unknown as KeyedRead<
    Requested<Name, Record<Key, Codec> & Params>,
    Loaded<Name, Record<Key, Codec> & Props>,
    Failed<Name, Record<Key, t.TypeOf<Codec>>>,
    Record<Key, t.TypeOf<Codec>>,
    t.TypeOf<Codec>,
    Value
  >
