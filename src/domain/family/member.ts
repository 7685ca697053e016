import * as t from 'io-ts'
import { defineEvent } from '../kernel/event.ts'
import { idOf, personal } from '../kernel/marks.ts'

export const FamilyMemberId = idOf('FamilyMember')
export type FamilyMemberId = t.TypeOf<typeof FamilyMemberId>

export const Gender = t.keyof({ female: null, male: null })
export const Relationship = t.keyof({ partner: null, dependant: null })

const end = t.union([personal, t.null])

/** Somebody of a person's family (benefits-and-employer §3). Days are yyyy-mm-dd. */
export const FamilyMember = t.type({
  familyMemberId: FamilyMemberId,
  title: personal,
  firstName: personal,
  surname: personal,
  name: personal,
  dateOfBirth: personal,
  gender: Gender,
  relationship: Relationship,
  active: t.boolean,
  /** Null where there is none. Of a partner the host keeps none. */
  fullTimeEducationEndDate: end,
})
export type FamilyMember = t.TypeOf<typeof FamilyMember>

/** What a person says of somebody of their family. */
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

/** What was once said of a member, as far as the host tells it. */
export const detailsOf = (member: FamilyMember): MemberDetails => ({
  title: member.title,
  firstName: member.firstName,
  surname: member.surname,
  dateOfBirth: member.dateOfBirth,
  gender: member.gender,
  relationship: member.relationship,
  inFullTimeEducation: member.fullTimeEducationEndDate !== null,
  fullTimeEducationEndDate: member.fullTimeEducationEndDate,
})

/** Somebody joined the family; other areas may cover them now. */
export const FamilyMemberAdded = defineEvent('FamilyMemberAdded', { member: FamilyMember })
export const FamilyMemberChanged = defineEvent('FamilyMemberChanged', { member: FamilyMember })
