import { Faker, base } from '@faker-js/faker'
import type { FamilyMember, Person } from '../records.ts'
import { drawName } from './names.ts'

type Household = Pick<FamilyMember, 'title' | 'dateOfBirth' | 'gender' | 'familyType' | 'fullTimeEducationEnds'>

const household: readonly Household[] = [
  { title: 'Mr', dateOfBirth: '1984-03-09', gender: 2, familyType: 1, fullTimeEducationEnds: null },
  { title: 'Miss', dateOfBirth: '2009-11-30', gender: 1, familyType: 2, fullTimeEducationEnds: '2028-07-31' },
  { title: 'Master', dateOfBirth: '2016-02-29', gender: 2, familyType: 2, fullTimeEducationEnds: '2034-07-31' },
]

/** The household of the first demo account: a partner and two children, from the id 6001 up. The others live alone. */
export const seedFamilyMembers = ([first]: readonly Person[]): readonly FamilyMember[] => {
  const faker = new Faker({ locale: base, seed: 6001 })
  return first
    ? household.map((member, index) => ({
        ...member,
        id: String(6001 + index),
        personId: first.id,
        firstName: drawName(faker).firstName,
        surname: first.surname,
        active: true,
      }))
    : []
}
