import { Faker, base } from '@faker-js/faker'
import type { FamilyMember, Person } from '../records.ts'

type Household = Omit<FamilyMember, 'id' | 'personId' | 'firstName' | 'surname'> & {
  /** Names that suit the title. */
  readonly firstNames: readonly string[]
  /** Somebody who does not bear the person's surname. */
  readonly surname?: string
}

const women = ['Claire', 'Fiona', 'Priya', 'Yasmin']
const men = ['Callum', 'Dev', 'Gareth', 'Tomasz']
const girls = ['Freya', 'Imogen', 'Nia', 'Zoë']
const boys = ['Finlay', 'Leo', 'Omar', 'Rhys']

const household: readonly Household[] = [
  {
    title: 'Mr',
    firstNames: men,
    dateOfBirth: '1984-03-09',
    gender: 2,
    familyType: 1,
    active: true,
    fullTimeEducationEnds: null,
    datesAs: 'day',
  },
  {
    title: 'Miss',
    firstNames: girls,
    dateOfBirth: '2009-11-30',
    gender: 1,
    familyType: 2,
    active: true,
    fullTimeEducationEnds: '2028-07-31',
    datesAs: 'timestamp',
  },
  {
    title: 'Master',
    firstNames: boys,
    dateOfBirth: '2016-02-29',
    gender: 2,
    familyType: 2,
    active: true,
    fullTimeEducationEnds: '2034-07-31',
    datesAs: 'day',
  },
  {
    title: 'Mx',
    firstNames: ['Robin'],
    surname: 'O’Neill-Šimić',
    dateOfBirth: '2001-05-17',
    gender: 1,
    familyType: 2,
    active: true,
    fullTimeEducationEnds: '2022-07-31',
    datesAs: 'timestamp',
  },
  {
    title: 'Dr',
    firstNames: women,
    surname: 'Achterberg',
    dateOfBirth: '1968-12-01',
    gender: 1,
    familyType: 1,
    active: false,
    fullTimeEducationEnds: null,
    datesAs: 'timestamp',
  },
]

/**
 * The household of the first demo account, from the id 6001 up: a partner, two children, a grown-up child whose education is over, and a
 * former partner. The others live alone.
 */
export const seedFamilyMembers = ([first]: readonly Person[]): readonly FamilyMember[] => {
  const faker = new Faker({ locale: base, seed: 6001 })
  return first
    ? household.map(({ firstNames, surname = first.surname, ...member }, index) => ({
        ...member,
        id: String(6001 + index),
        personId: first.id,
        firstName: faker.helpers.arrayElement(firstNames),
        surname,
      }))
    : []
}
