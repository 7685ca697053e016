import type { FamilyMember, FamilyMemberId, MemberDetails } from './member.ts'
import type { LifeEvent } from './life-events.ts'

/** Shared values of the family tests. */
export const memberId = (text: string): FamilyMemberId => text as FamilyMemberId // only the effects' boundary creates these

export const partner: FamilyMember = {
  familyMemberId: memberId('6001'),
  title: 'Mr',
  firstName: 'Tomasz',
  surname: 'Hale',
  name: 'Tomasz Hale',
  dateOfBirth: '1984-03-09',
  gender: 'male',
  relationship: 'partner',
  active: true,
  fullTimeEducationEndDate: null,
}

export const child: FamilyMember = {
  ...partner,
  familyMemberId: memberId('6002'),
  title: 'Miss',
  firstName: 'Zoë',
  surname: 'O’Hale',
  name: 'Zoë O’Hale',
  dateOfBirth: '2016-02-29',
  gender: 'female',
  relationship: 'dependant',
  fullTimeEducationEndDate: '2034-07-31',
}

/** Complete form data of a family member. */
export const detailsOf = ({ dateOfBirth, gender, ...member }: FamilyMember): MemberDetails => {
  if (dateOfBirth === null || gender === null) throw new RangeError(`${member.name} has no date of birth, or no sex.`)
  return {
    title: member.title,
    firstName: member.firstName,
    surname: member.surname,
    dateOfBirth,
    gender,
    relationship: member.relationship,
    inFullTimeEducation: member.fullTimeEducationEndDate !== null,
    fullTimeEducationEndDate: member.fullTimeEducationEndDate,
  }
}

export const birth: LifeEvent = {
  lifeEventId: '8101',
  eventId: 'birth',
  name: 'Birth or adoption',
  date: '2026-11-14',
  closedDate: null,
  closedYear: null,
  note: 'A week early',
  familyMemberIds: [child.familyMemberId],
  changeUntil: '2027-01-13',
  benefits: [{ benefitId: '201', name: 'Dental care', change: 'Add your child' }],
}
