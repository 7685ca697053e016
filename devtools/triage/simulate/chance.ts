import { base, Faker } from '@faker-js/faker'

/** Draws by a seed and the number of a log: a log is the same whatever others are made, and in whatever order. */
export const chanceOf = (seed: number, index: number): Faker => {
  const chance = new Faker({ locale: base })
  chance.seed([seed, index])
  return chance
}
