import { Faker, base } from '@faker-js/faker'
import { drawName } from './seeds/names.ts'

/** An employee as an employer's list shows one. */
export interface Employee {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly registered: boolean
}

const build = (): readonly Employee[] => {
  const faker = new Faker({ locale: base, seed: 10_000 })
  return Array.from({ length: 10_000 }, (_, index) => {
    const { firstName, surname } = drawName(faker)
    const id = String(5001 + index)
    const address = `${firstName}.${surname}.${id}`.toLowerCase().replaceAll(/[^a-z0-9.]/g, '')
    return {
      id,
      name: `${firstName} ${surname}`,
      email: `${address}@acme.example`,
      registered: faker.number.float() < 0.8125,
    }
  })
}

let employees: readonly Employee[] | null = null

/**
 * The employees of a client: 10,000 for the demo client, none for others. Every world shares the one frozen list, which is
 * built when it is first asked for.
 */
export const employeesOf = (clientId: string): readonly Employee[] =>
  clientId === '77' ? (employees ??= Object.freeze(build())) : []
