import { configureStore, createSelector } from '@reduxjs/toolkit'
import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore as createZustand } from 'zustand/vanilla'
import type { RecordedEvent } from '../../src/domain/kernel/event.ts'
import type { Evolution } from '../../src/domain/kernel/evolve.ts'
import type { AnySlice } from '../../src/domain/kernel/slice.ts'
import { createStore } from '../../src/effects/runtime/store.ts'

/** Slices of a made-up state; the reducer is the same for all contenders and as cheap as possible, so that only notifying is timed. */
export const SLICES = 20
export const sliceName = (i: number): string => `slice${i}`
type State = Readonly<Record<string, { readonly value: number }>>

const initial = (): State => Object.fromEntries(Array.from({ length: SLICES }, (_, i) => [sliceName(i), { value: 0 }]))
const next = (state: State, slice: string, value: number): State => ({ ...state, [slice]: { value } })

/** A store with subscribers: `watch` calls back with what it selects of a slice, after events that changed it. */
export interface Telling {
  readonly watch: (slice: string, notify: (value: number) => void) => void
  readonly send: (slice: string, value: number) => void
}

const byHand = (): Telling => {
  let state = initial()
  const listeners = new Map<string, Set<() => void>>()
  return {
    watch: (slice, notify) => {
      const all = listeners.get(slice) ?? new Set()
      listeners.set(
        slice,
        all.add(() => notify(state[slice]?.value ?? 0)),
      )
    },
    send: (slice, value) => {
      state = next(state, slice, value)
      for (const listener of listeners.get(slice) ?? []) listener()
    },
  }
}

const portal = (): Telling => {
  const evolution: Pick<Evolution<AnySlice>, 'initial' | 'evolve' | 'definitions' | 'slicesOf'> = {
    initial: initial as Evolution<AnySlice>['initial'], // the made-up state instead of the portal's
    definitions: new Map(),
    slicesOf: ({ type }) => [type],
    evolve: ((state: State, { type, data }: RecordedEvent) =>
      next(state, type, data as number)) as Evolution<AnySlice>['evolve'], // an event here is a slice's new value
  }
  const store = createStore(evolution as Evolution<AnySlice>, () => 0)
  const state = store.state as unknown as () => State // as above
  return {
    watch: (slice, notify) => {
      store.subscribe([slice], () => notify(state()[slice]?.value ?? 0))
    },
    send: (slice, value) => store.append({ type: slice, data: value }),
  }
}

const zustand = (): Telling => {
  const store = createZustand<State>()(subscribeWithSelector(() => initial()))
  return {
    watch: (slice, notify) => {
      store.subscribe((state) => state[slice]?.value ?? 0, notify)
    },
    send: (slice, value) => store.setState((state) => next(state, slice, value), true),
  }
}

const redux = (): Telling => {
  const store = configureStore({
    reducer: (state: State | undefined, action: { type: string; slice?: string; value?: number }): State =>
      action.slice === undefined ? (state ?? initial()) : next(state ?? initial(), action.slice, action.value ?? 0),
  })
  return {
    watch: (slice, notify) => {
      const select = createSelector([(state: State) => state[slice]], (part) => part?.value ?? 0)
      let before = select(store.getState())
      store.subscribe(() => {
        const now = select(store.getState())
        if (now !== before) notify(now)
        before = now
      })
    },
    send: (slice, value) => store.dispatch({ type: 'changed', slice, value }),
  }
}

const subject = (): Telling => {
  const states = new BehaviorSubject(initial())
  return {
    watch: (slice, notify) => {
      states
        .pipe(
          map((state) => state[slice]?.value ?? 0),
          distinctUntilChanged(),
        )
        .subscribe(notify)
    },
    send: (slice, value) => states.next(next(states.value, slice, value)),
  }
}

/** The contenders, which notify the same subscribers of the same events. */
export const contenders = { byHand, portal, zustand, redux, subject } as const satisfies Record<string, () => Telling>
export type ContenderName = keyof typeof contenders
