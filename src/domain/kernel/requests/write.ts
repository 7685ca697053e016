import type * as t from 'io-ts'
import type { AnyDefinition, DataOf, EventDefinition, NamedEvents, Upcast } from '../event.ts'
import { defineEvent } from '../event.ts'
import { Problem } from './problem.ts'
import type { HandlersOf } from '../slice.ts'

/** The progress of a change; `Rest` is the slice's value before and after, such as `{ kind: 'open' }`. */
export type WriteState<Rest> = UnderWay | Rest
type UnderWay = { kind: 'sending' } | { kind: 'failed'; problem: Problem }

type None = Record<never, never>

/** The events that all changes share: a request starts its effect, which ends in the change's own success event or in a failure. */
export interface WriteEvents<R extends AnyDefinition, F extends AnyDefinition, Repeated> {
  readonly requested: R
  readonly failed: F
  /** The events by their names, for `own` of the slice. */
  readonly events: NamedEvents<R | F>
  /** What `…Failed` repeats of a request. */
  readonly repeated: (request: DataOf<R>) => Repeated
}

/** Fields of a state that can hold something. */
type FieldsFor<State, Held> = { [K in keyof State & string]: Held extends State[K] ? K : never }[keyof State & string]

/** A change that runs one at a time. */
export interface Write<R extends AnyDefinition, F extends AnyDefinition, Repeated> extends WriteEvents<R, F, Repeated> {
  /**
   * Handlers that keep the progress of the change in a field, for `on` of the slice, which handles the success event itself.
   * @param failures a field that counts the failures, so that a screen reports each of them
   */
  readonly on: <State>(
    field: FieldsFor<State, UnderWay>,
    failures?: FieldsFor<State, number>,
  ) => HandlersOf<State, R | F>
}

/** Changes that run in parallel, each by its id. The slice is a record of them, or has one in a field. */
export interface KeyedWrite<R extends AnyDefinition, F extends AnyDefinition, Repeated> extends WriteEvents<
  R,
  F,
  Repeated
> {
  readonly on: {
    <State extends Record<string, unknown>>(): HandlersOf<UnderWay extends State[string] ? State : never, R | F>
    <State>(field: FieldsFor<State, Record<string, UnderWay>>): HandlersOf<State, R | F>
  }
}

// Internally, the names of events and fields are mere strings: the interfaces above give them their types.
type Fields = Record<string, unknown>

const define = (
  name: string,
  repeats: t.Props,
  data: t.Props,
  placeIn: (field: string | undefined) => (draft: Fields, payload: Fields) => readonly [holder: Fields, name: string],
  upcasts?: readonly Upcast[],
) => {
  const requested = defineEvent(`${name}Requested`, { ...repeats, ...data }, upcasts)
  const failed = defineEvent(`${name}Failed`, { ...repeats, problem: Problem })
  const keys = Object.keys(repeats)
  return {
    requested,
    failed,
    events: { [requested.type]: requested, [failed.type]: failed },
    repeated: (request: Fields) => Object.fromEntries(keys.map((each) => [each, request[each]])),
    on: (field?: string, failures?: string) => {
      const place = placeIn(field)
      return {
        [requested.type]: (draft: Fields, payload: Fields) => {
          const [holder, at] = place(draft, payload)
          holder[at] = { kind: 'sending' } satisfies UnderWay
        },
        [failed.type]: (draft: Fields, payload: Fields & { problem: Problem }) => {
          const [holder, at] = place(draft, payload)
          holder[at] = { kind: 'failed', problem: payload.problem } satisfies UnderWay
          if (failures !== undefined) draft[failures] = Number(draft[failures]) + 1
        },
      }
    },
  }
}

/**
 * Defines a change: its events `…Requested` and `…Failed`, and how a slice keeps its progress; `writeEffect` creates the effect. The
 * feature defines its own success event, such as `TermsAccepted`.
 * @param data the fields of the request
 * @param upcasts older shapes of `…Requested`, oldest first
 */
export const defineWrite = <const Name extends string, Props extends t.Props>(
  name: Name,
  { data, upcasts }: { readonly data: Props; readonly upcasts?: readonly Upcast[] },
) =>
  define(
    name,
    {},
    data,
    (field = '') =>
      (draft) => [draft, field],
    upcasts,
  ) as unknown as Write<
    EventDefinition<`${Name}Requested`, t.TypeOfProps<Props>>,
    EventDefinition<`${Name}Failed`, { problem: Problem }>,
    None
  >

/** Defines changes that run in parallel: `key` names the events' field that holds the id, and its codec. */
export const defineKeyedWrite = <
  const Name extends string,
  const Key extends string,
  Codec extends t.Mixed,
  Props extends t.Props,
>(
  name: Name,
  { key: [key, codec], data }: { readonly key: readonly [Key, Codec]; readonly data: Props },
) =>
  define(name, { [key]: codec }, data, (field) => (draft, payload) => [
    (field === undefined ? draft : draft[field]) as Fields,
    String(payload[key]),
  ]) as unknown as KeyedWrite<
    EventDefinition<`${Name}Requested`, t.TypeOfProps<Record<Key, Codec> & Props>>,
    EventDefinition<`${Name}Failed`, Record<Key, t.TypeOf<Codec>> & { problem: Problem }>,
    Record<Key, t.TypeOf<Codec>>
  >
