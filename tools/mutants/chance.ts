import { base, Faker } from '@faker-js/faker'

/** Choices by a seed: the same seed makes the same choices on every machine. */
export interface Chance {
  /** A whole number from 0 up to, not including, `below`. */
  readonly below: (below: number) => number
  /** One of some; undefined if there are none. */
  readonly pick: <A>(all: readonly A[]) => A | undefined
}

/** Chance by a seed. */
export const chanceBy = (seed: number): Chance => {
  const { number } = new Faker({ locale: base, seed })
  const below = (limit: number): number => (limit < 1 ? 0 : number.int({ min: 0, max: limit - 1 }))
  return { below, pick: (all) => all[below(all.length)] }
}
