import { base, Faker } from '@faker-js/faker'

/** Random choices from a seed and the number of a log, so a log does not depend on which others are made, or in which order. */
export const chanceOf = (seed: number, index: number): Faker => {
  const chance = new Faker({ locale: base })
  chance.seed([seed, index])
  return chance
}
