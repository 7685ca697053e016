import type { AnyDefinition, DataOf } from './event.ts'

/**
 * Mutates the slice's draft and returns nothing. `data` is the handler's own copy of the event's payload and can go into the draft
 * unchanged; `at` is the event's time in milliseconds since 1970.
 */
export type Handler<State, Data> = (draft: State, data: Data, at: number) => void

/** Handlers by event name: the `on` of a slice. */
export type HandlersOf<State, D extends AnyDefinition> = { readonly [E in D as E['type']]: Handler<State, DataOf<E>> }

/** A handler for an event that another slice of the same or a lower area owns. */
export interface Reaction<State> {
  readonly type: string
  readonly run: Handler<State, never>
}

/**
 * How long a slice keeps its content. `session`: while somebody is logged in; it is reset when the session ends. `visitor`: it is reset then
 * too, but is also used before anybody is logged in, as by the login. `page`: until the page is left or reloaded.
 */
export type Lifetime = 'session' | 'visitor' | 'page'

/**
 * One part of the state. `own` are the events that this file defines: each must have a handler.
 */
export interface Slice<Name extends string, State, Own extends Record<string, AnyDefinition>> {
  readonly name: Name
  readonly lifetime: Lifetime
  readonly initial: () => State
  readonly own: Own
  readonly on: { readonly [K in keyof Own]: Handler<State, DataOf<Own[K]>> }
  readonly extraReducers: readonly Reaction<State>[]
}

/** Any slice; `never` stands for the state that its handlers mutate, because handlers are contravariant in it. */
export interface AnySlice {
  readonly name: string
  readonly lifetime: Lifetime
  readonly initial: () => object
  readonly own: Record<string, AnyDefinition>
  readonly on: Readonly<Record<string, Handler<never, never>>>
  readonly extraReducers: readonly Reaction<never>[]
}

export type StateOf<S> = S extends { readonly initial: () => infer State } ? State : never

/** The part of the portal's state that consists of some slices, which a command or a selector requires. */
export type StateWith<S extends AnySlice> = { readonly [K in S as K['name']]: StateOf<K> }

/** A slice with a field. */
export type SliceWith<Field extends string, Held> = AnySlice & { readonly initial: () => Record<Field, Held> }

/** Defines a slice; the compiler demands its lifetime and a handler for each of its own events. */
export const defineSlice = <const Name extends string, State extends object, Own extends Record<string, AnyDefinition>>(
  slice: Omit<Slice<Name, State, Own>, 'extraReducers'> & {
    readonly extraReducers?: (
      on: <D extends AnyDefinition>(event: D, run: Handler<State, DataOf<D>>) => Reaction<State>,
    ) => readonly Reaction<State>[]
  },
): Slice<Name, State, Own> => ({
  ...slice,
  extraReducers: slice.extraReducers?.((event, run) => ({ type: event.type, run })) ?? [],
})
