import { configureStore } from '@reduxjs/toolkit'
import { createContext, use, useCallback, useState, useSyncExternalStore, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Provider, useSelector } from 'react-redux'
import { create } from 'zustand'
import type { Evolution } from '../../src/domain/kernel/evolve.ts'
import type { AnySlice } from '../../src/domain/kernel/slice.ts'
import type { State as PortalState } from '../../src/domain/state.ts'
import { createStore } from '../../src/effects/runtime/store.ts'
import { PortalContext, useSelect, type Portal } from '../../src/ui/portal.ts'

/** The page of `fan-out/in-chromium.ts`: 200 components, each showing a part of the state, with five ways of subscribing. */
const SLICES = 20
const COMPONENTS = 200
type State = Readonly<Record<string, { readonly value: number }>>

const initial = (): State => Object.fromEntries(Array.from({ length: SLICES }, (_, i) => [`slice${i}`, { value: 0 }]))
const next = (state: State, slice: string, value: number): State => ({ ...state, [slice]: { value } })
const partOf = (state: State, slice: string): number => state[slice]?.value ?? 0

interface Contender {
  readonly Frame: (props: { children: ReactNode }) => ReactNode
  readonly useValue: (slice: string) => number
  readonly send: (slice: string, value: number) => void
}

const portal = (): Contender => {
  const evolution = {
    initial,
    definitions: new Map(),
    slicesOf: ({ type }: { type: string }) => [type],
    evolve: (state: State, { type, data }: { type: string; data: unknown }) => next(state, type, data as number), // an event here is a slice's new value
  }
  const store = createStore(evolution as unknown as Evolution<AnySlice>, () => 0) // the made-up state instead of the portal's
  const selects = new Map(
    Array.from({ length: SLICES }, (_, i) => {
      const slice = `slice${i}`
      const select = (state: PortalState): number => partOf(state as unknown as State, slice) // as above
      return [slice, Object.assign(select, { slices: [slice] })]
    }),
  )
  const value = { state: store.state, subscribe: store.subscribe } as unknown as Portal // subscribers need only these members
  return {
    Frame: ({ children }) => <PortalContext value={value}>{children}</PortalContext>,
    useValue: (slice) => {
      const select = selects.get(slice)
      if (!select) throw new Error(`There is no ${slice}.`)
      return useSelect(select)
    },
    send: (slice, to) => store.append({ type: slice, data: to }),
  }
}

/** Slice-indexed listeners written by hand, under React's own hook. */
const byHand = (): Contender => {
  let state = initial()
  const listeners = new Map<string, Set<() => void>>()
  return {
    Frame: ({ children }) => children,
    useValue: (slice) =>
      useSyncExternalStore(
        useCallback(
          (listener) => {
            const all = listeners.get(slice) ?? new Set()
            listeners.set(slice, all.add(listener))
            return () => all.delete(listener)
          },
          [slice],
        ),
        () => partOf(state, slice),
      ),
    send: (slice, value) => {
      state = next(state, slice, value)
      for (const listener of [...(listeners.get(slice) ?? [])]) listener()
    },
  }
}

const everyone = (): Contender => {
  let state = initial()
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    Frame: ({ children }) => children,
    useValue: (slice) => useSyncExternalStore(subscribe, () => partOf(state, slice)),
    send: (slice, value) => {
      state = next(state, slice, value)
      for (const listener of listeners) listener()
    },
  }
}

const zustand = (): Contender => {
  const useStore = create<State>()(() => initial())
  return {
    Frame: ({ children }) => children,
    useValue: (slice) => useStore((state) => partOf(state, slice)),
    send: (slice, value) => useStore.setState((state) => next(state, slice, value), true),
  }
}

const reactRedux = (): Contender => {
  const store = configureStore({
    reducer: (state: State | undefined, action: { type: string; slice?: string; value?: number }): State =>
      action.slice === undefined ? (state ?? initial()) : next(state ?? initial(), action.slice, action.value ?? 0),
  })
  return {
    Frame: ({ children }) => <Provider store={store}>{children}</Provider>,
    useValue: (slice) => useSelector((state: State) => partOf(state, slice)),
    send: (slice, value) => store.dispatch({ type: 'changed', slice, value }),
  }
}

const context = (): Contender => {
  const Whole = createContext<State>({})
  let set: ((change: (state: State) => State) => void) | null = null
  return {
    Frame: ({ children }) => {
      const [state, setState] = useState(initial)
      set = setState
      return <Whole value={state}>{children}</Whole>
    },
    useValue: (slice) => partOf(use(Whole), slice),
    send: (slice, value) => set?.((state) => next(state, slice, value)),
  }
}

const contenders: Readonly<Record<string, () => Contender>> = { byHand, portal, everyone, zustand, reactRedux, context }

/** Draws the components; returns how to send events that are drawn one by one, and what is on the page. */
const open = (name: string): { run: (times: number) => void; shown: () => string } => {
  const make = contenders[name]
  if (!make) throw new Error(`There is no contender ${name}.`)
  const { Frame, useValue, send } = make()
  const Part = ({ slice }: { slice: string }) => <i>{useValue(slice)}</i>
  const parts = Array.from({ length: COMPONENTS }, (_, i) => <Part key={i} slice={`slice${i % SLICES}`} />)
  flushSync(() => createRoot(document.body).render(<Frame>{parts}</Frame>))
  return {
    run: (times) => {
      for (let i = 0; i < times; i++) flushSync(() => send(`slice${(i * 7) % SLICES}`, i + 1))
    },
    shown: () => [...document.querySelectorAll('i')].map(({ textContent }) => textContent).join(' '),
  }
}

Object.assign(globalThis, { open })
