import { Faker, base } from '@faker-js/faker'
import type { FamilyMember, Person } from '../records.ts'
import household from './household.json'

type Household = Omit<FamilyMember, 'id' | 'personId' | 'firstName' | 'surname'> & {
  /** Names that suit the title. */
  readonly firstNames: readonly string[]
  /** Somebody who does not bear the person's surname. */
  readonly surname?: string
}

/**
 * The household of the first demo account, from the id 6001 up: a partner, two children, a grown-up child whose education is over, and a
 * former partner. The others live alone.
 */
export const seedFamilyMembers = ([first]: readonly Person[]): readonly FamilyMember[] => {
  const faker = new Faker({ locale: base, seed: 6001 })
  return first
    ? // JSON has no unions; the mock checks what it sends.
      (household as readonly Household[]).map(({ firstNames, surname = first.surname, ...member }, index) => ({
        ...member,
        id: String(6001 + index),
        personId: first.id,
        firstName: faker.helpers.arrayElement(firstNames),
        surname,
      }))
    : []
}
