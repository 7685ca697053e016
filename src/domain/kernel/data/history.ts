import { copyDeep, copyShared } from './copy.ts'
import type { RecordedEvent } from '../event.ts'
import type { Evolution } from '../evolve.ts'
import type { AnySlice, StateWith } from '../slice.ts'

/** Events readable by position: an array of them, or a log file. */
export interface EventList {
  readonly length: number
  /** The events in a range, from 0. */
  readonly slice: (from: number, to: number) => Iterable<RecordedEvent>
}

/** Every state of a log. */
export interface History<State> {
  readonly length: number
  /** The state after the first `count` events, from 0 to `length`. It shares parts with other states and must not be changed. */
  readonly stateAt: (count: number) => State
}

/** The default number of events between two checkpoints. */
export const CHECKPOINT_EVERY = 1000

type Parts = Readonly<Record<string, unknown>>

/**
 * Returns any state of a log without folding it from the start: the first pass stores checkpoints, which share what did not change between
 * them.
 * @param evolution folds the events; the list must contain only events that it defines
 * @param every events between two checkpoints; more take less memory and make a jump longer
 */
export const historyOf = <S extends AnySlice>(
  { initial, replay, slicesOf }: Pick<Evolution<S>, 'initial' | 'replay' | 'slicesOf'>,
  events: EventList,
  { every = CHECKPOINT_EVERY }: { every?: number } = {},
): History<StateWith<S>> => {
  // Converts slices to a table by name, and back: an evolution's state is such a table.
  const partsOf = (state: StateWith<S>): Record<string, unknown> => state as Record<string, unknown>
  const stateOf = (parts: Parts): StateWith<S> => parts as StateWith<S>
  const checkpoints: Parts[] = [partsOf(initial())]

  /** Folds events one by one; a slice is copied before an event first touches it. `mine` names the copied ones. */
  function* touching(state: Record<string, unknown>, mine: Set<string>, from: number, to: number) {
    for (const event of events.slice(from, to)) {
      for (const slice of slicesOf(event)) {
        if (mine.has(slice)) continue
        mine.add(slice)
        state[slice] = copyDeep(state[slice])
      }
      yield event
    }
  }
  const fold = (state: Record<string, unknown>, mine: Set<string>, from: number, to: number): void =>
    void replay(stateOf(state), touching(state, mine, from, to))

  /** Continues from the last checkpoint until there is one at or after `number`, or the log ends. */
  const reach = (number: number): void => {
    if (number < checkpoints.length) return
    let last = checkpoints.at(-1) ?? partsOf(initial())
    const state = { ...last }
    const mine = new Set<string>()
    while (checkpoints.length <= number) {
      const from = (checkpoints.length - 1) * every
      fold(state, mine, from, from + every)
      const kept: Record<string, unknown> = { ...state }
      for (const slice of mine) kept[slice] = copyShared(state[slice], last[slice])
      checkpoints.push(kept)
      last = kept
    }
  }

  return {
    length: events.length,
    stateAt: (count) => {
      if (!Number.isInteger(count) || count < 0 || count > events.length)
        throw new Error(`The log has no state after ${count} events: it has ${events.length}.`)
      const number = Math.floor(count / every)
      reach(number)
      const state = { ...checkpoints[number] }
      fold(state, new Set(), number * every, count)
      return stateOf(state)
    },
  }
}
