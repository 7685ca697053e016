import * as t from 'io-ts'
import { defineEvent, upcast } from '../kernel/event.ts'
import { personal, referenceTo } from '../kernel/codecs/classification.ts'

export const FamilyMemberId = referenceTo('FamilyMember')
export type FamilyMemberId = t.TypeOf<typeof FamilyMemberId>

export const Gender = t.keyof({ female: null, male: null })
export const Relationship = t.keyof({ partner: null, dependant: null })

const end = t.union([personal, t.null])

/** A family member; null for anything the host omits. Days are yyyy-mm-dd. [FAM-1] */
export const FamilyMember = t.type({
  familyMemberId: FamilyMemberId,
  title: personal,
  firstName: personal,
  surname: personal,
  name: personal,
  dateOfBirth: t.union([personal, t.null]),
  gender: t.union([Gender, t.null]),
  relationship: Relationship,
  active: t.boolean,
  /** Null if there is none. The host stores none for a partner. */
  fullTimeEducationEndDate: end,
})
export type FamilyMember = t.TypeOf<typeof FamilyMember>
/** Version 1 of a family member always had a date of birth and a sex. */
export const FamilyMember1 = t.type({ ...FamilyMember.props, dateOfBirth: personal, gender: Gender })
const placed = { member: FamilyMember, place: t.union([t.number, t.null]) }
const upcasts = [
  upcast(t.type({ member: FamilyMember1 }), (old) => old),
  upcast(t.type({ member: FamilyMember }), (old) => ({ ...old, place: null })),
]

/** What a person enters about a family member. */
export const MemberDetails = t.type({
  title: personal,
  firstName: personal,
  surname: personal,
  dateOfBirth: personal,
  gender: Gender,
  relationship: Relationship,
  inFullTimeEducation: t.boolean,
  fullTimeEducationEndDate: end,
})
export type MemberDetails = t.TypeOf<typeof MemberDetails>

/**
 * Somebody joined the family; other areas can cover them now. `place` is their index among the members, because a log holds pseudonyms
 * of birthdays. Versions 1 and 2 had none: null sorts by the birthday in the log.
 */
export const FamilyMemberAdded = defineEvent('FamilyMemberAdded', placed, upcasts)
export const FamilyMemberChanged = defineEvent('FamilyMemberChanged', placed, upcasts)
