/** Choices by a seed: the same seed makes the same choices on every machine. */
export interface Chance {
  /** A whole number from 0 up to, not including, `below`. */
  readonly below: (below: number) => number
  /** One of some; undefined out of none. */
  readonly pick: <A>(all: readonly A[]) => A | undefined
}

/** Chance by a seed. */
export const chanceBy = (seed: number): Chance => {
  let state = seed >>> 0
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return { below, pick: (all) => all[below(all.length)] }
}
