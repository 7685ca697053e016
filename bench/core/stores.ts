import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit'
import { createStore as createXState } from '@xstate/store'
import { produce } from 'immer'
import { immer } from 'zustand/middleware/immer'
import { createStore as createZustand } from 'zustand/vanilla'
import type { DomainEvent, RecordedEvent } from '../../src/domain/kernel/event.ts'
import { portalEvolution, slices, type State } from '../../src/domain/state.ts'
import { createStore } from '../../src/effects/runtime/store.ts'

/** A store that takes events one by one and makes a snapshot for each. */
export interface LiveStore {
  readonly send: (event: RecordedEvent) => void
  readonly state: () => State
}

type Run = (draft: never, data: never, at: number) => void

/** The portal's own handlers by slice and type of event, which each store is given. */
const handlers = slices.map((slice) => {
  const own = slice.own as Record<string, { type: string }> // as in evolve.ts: the slices differ in what they own
  return {
    slice,
    on: new Map<string, Run>([
      ...Object.entries(slice.on).map(([key, run]) => [own[key]?.type ?? key, run as Run] as const), // erased as in evolve.ts
      ...slice.extraReducers.map(({ type, run }) => [type, run as Run] as const), // as above
    ]),
  }
})

/** The slices that each type of event concerns, with their handlers. */
const byType = new Map<string, { readonly name: string; readonly run: Run }[]>()
for (const { slice, on } of handlers)
  for (const [type, run] of on) byType.set(type, [...(byType.get(type) ?? []), { name: slice.name, run }])

const evolveDraft = (draft: object, { type, data, at }: RecordedEvent): void => {
  for (const { name, run } of byType.get(type) ?? []) run(Reflect.get(draft, name) as never, data as never, at) // a handler knows its own slice
}

/** The portal's live store as it ships. */
export const portal = (): LiveStore => {
  let at = 0
  const store = createStore(portalEvolution(), () => at)
  return {
    send: (event) => {
      at = event.at
      store.append(event as DomainEvent)
    },
    state: store.state,
  }
}

/** Redux Toolkit with the same handlers: one slice for each, joined by `combineReducers`, set up as in its manual. */
export const reduxToolkit = (): LiveStore => {
  const reducers = Object.fromEntries(
    handlers.map(({ slice, on }) => {
      const { reducer } = createSlice({
        name: slice.name,
        initialState: slice.initial() as object,
        reducers: {},
        extraReducers: (builder) => {
          for (const [type, run] of on)
            builder.addCase(type, (draft, action) => {
              const { data, at } = (action as unknown as { payload: RecordedEvent }).payload // every action here carries an event
              run(draft as never, data as never, at) // a handler knows its own slice
            })
        },
      })
      return [slice.name, reducer]
    }),
  )
  const store = configureStore({ reducer: combineReducers(reducers) })
  return {
    send: (event) => store.dispatch({ type: event.type, payload: event }),
    state: () => store.getState() as unknown as State, // combineReducers over the same slices
  }
}

/** Zustand with its immer middleware and the same handlers. */
export const zustandImmer = (): LiveStore => {
  const store = createZustand<State>()(immer(() => portalEvolution().initial()))
  return { send: (event) => store.setState((draft) => evolveDraft(draft, event)), state: store.getState }
}

/** XState store with the same handlers, each transition made by immer as in its manual. */
export const xstateStore = (): LiveStore => {
  const types = [...byType.keys()]
  const store = createXState({
    context: portalEvolution().initial(),
    on: Object.fromEntries(
      types.map((type) => [
        type,
        (context: State, { event }: { event: RecordedEvent }): State =>
          produce(context, (draft) => evolveDraft(draft, event)),
      ]),
    ),
  })
  return {
    send: (event) => store.send({ type: event.type, event }),
    state: () => store.getSnapshot().context,
  }
}
