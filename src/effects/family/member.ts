import type { FamilyMember, FamilyMemberId, MemberDetails } from '../../domain/family/member.ts'
import type { addFamilyMember, getFamily } from '../api/generated/family.ts'
import { britishDayOf } from '../api/host-day.ts'
import type { DataOf, InputOf } from '../api/operation.ts'

type WireMember = DataOf<typeof getFamily>[number]
type SentMember = InputOf<typeof addFamilyMember>['body']

/** 1 is a partner, anything else a dependant. */
const PARTNER = 1
const DEPENDANT = 2

/** A day arrives as text, or as seconds since 1970, whose day in Britain counts. */
const dayFrom = (wire: WireMember['family_dob']): string | null =>
  wire === null || typeof wire === 'string' ? wire : britishDayOf(wire.timestamp * 1000)

/** A family member as received. */
export const memberFrom = (wire: WireMember): FamilyMember => ({
  familyMemberId: wire.family_id as FamilyMemberId, // these ids come from the host
  firstName: wire.family_fname,
  surname: wire.family_sname,
  name: `${wire.family_fname} ${wire.family_sname}`,
  dateOfBirth: dayFrom(wire.family_dob),
  gender: wire.family_gender_id === null ? null : wire.family_gender_id === 1 ? 'female' : 'male',
  relationship: wire.family_famtype_id === PARTNER ? 'partner' : 'dependant',
  title: wire.family_tname,
  active: wire.family_active,
  fullTimeEducationEndDate: dayFrom(wire.family_ft_edu_ends),
})

/** A family member as sent. The portal does not ask about disability, so it sends null. */
export const memberToSend = (familyMemberId: FamilyMemberId | null, details: MemberDetails): SentMember => ({
  familyMemberId,
  first_name: details.firstName,
  surname: details.surname,
  date_of_birth: details.dateOfBirth,
  sex: details.gender,
  fmember_type: details.relationship === 'partner' ? PARTNER : DEPENDANT,
  education: details.fullTimeEducationEndDate,
  education_check: details.inFullTimeEducation,
  registered_disabled: null,
  title: details.title,
})
