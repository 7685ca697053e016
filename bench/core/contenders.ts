import type { RecordedEvent } from '../../src/domain/kernel/event.ts'
import { portalEvolution, type State } from '../../src/domain/state.ts'
import { foldByHand } from './by-hand.ts'
import { foldBySpread } from './by-spread.ts'
import { portal, reduxToolkit, xstateStore, zustandImmer, type LiveStore } from './stores.ts'

/** Folds a log into a state; only this call is timed. */
export type Contender = (events: readonly RecordedEvent[]) => State

const evolution = portalEvolution()

const eachTo =
  (store: () => LiveStore): Contender =>
  (events) => {
    const { send, state } = store()
    let snapshot = state()
    for (const event of events) {
      send(event)
      snapshot = state()
    }
    return snapshot
  }

/** The contenders, which fold the same log. They end in the same state, or the benchmark fails. */
export const contenders = {
  byHand: (events) => foldByHand(evolution.initial(), events),
  bulk: (events) => evolution.replay(evolution.initial(), events),
  bySpread: (events) => foldBySpread(evolution.initial(), events),
  live: eachTo(portal),
  reduxToolkit: eachTo(reduxToolkit),
  zustandImmer: eachTo(zustandImmer),
  xstateStore: eachTo(xstateStore),
} as const satisfies Record<string, Contender>
export type ContenderName = keyof typeof contenders
