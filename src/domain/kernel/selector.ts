import type { AnySlice, StateWith } from './slice.ts'

/** A query over the state. `slices` names the slices it reads, so that only their events wake its readers. */
export interface Selector<State, Arg, Result> {
  (state: State, arg: Arg): Result
  readonly slices: readonly string[]
}

/** Creates a selector over the slices it names; the compiler lets it read no other. */
export const selector = <const S extends readonly AnySlice[], Result, Arg = void>(
  slices: S,
  select: (state: StateWith<S[number]>, arg: Arg) => Result,
): Selector<StateWith<S[number]>, Arg, Result> =>
  // A separate function with the same `length`, from which tools see whether there is an argument.
  Object.assign(select.bind(null), { slices: slices.map((slice) => slice.name) })
