import type { Candidate, Offer } from './offer.ts'
import type { FamilyMember } from './records.ts'
import { nextYear } from './rules.ts'

const ageOn = (day: string, birth: string): number =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0)

const reasonAgainst = ({ familyType, dateOfBirth, fullTimeEducationEnds }: FamilyMember): string | null => {
  if (familyType === 1) return null
  const age = ageOn(nextYear, dateOfBirth)
  if (age >= 24) return 'Too old: children are covered until they’re 24'
  if (age >= 18 && (fullTimeEducationEnds === null || fullTimeEducationEnds < nextYear))
    return 'Not covered: children aged 18 and over must be in full-time education'
  return null
}

/** Which people of a household can be covered, and why others cannot. */
export const candidatesOf = ({ people }: Offer, household: readonly FamilyMember[]): readonly Candidate[] =>
  household
    .filter(({ active, familyType }) => active && (people === 'family' || (people === 'partner' && familyType === 1)))
    .map((member) => {
      const reason = reasonAgainst(member)
      return {
        id: member.id,
        name: `${member.firstName} ${member.surname}`,
        relationship: member.familyType === 1 ? 'partner' : 'dependant',
        eligible: reason === null,
        reason,
      }
    })
