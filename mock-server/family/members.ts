import { ok, refuse, signedIn } from '../handler.ts'
import type { FamilyMember } from '../world/records.ts'
import type { Tables } from '../world/tables.ts'

/** A day over the wire: text, or seconds since 1970 in universal time. */
const wireDay = (day: string, form: FamilyMember['datesAs']) =>
  form === 'day' ? day : { timestamp: Date.parse(`${day}T00:00:00Z`) / 1000 }

/** A family member as the hosts send it. */
export const wireMember = (member: FamilyMember) => ({
  family_id: member.id,
  family_fname: member.firstName,
  family_sname: member.surname,
  family_dob: wireDay(member.dateOfBirth, member.datesAs),
  family_gender_id: member.gender,
  family_famtype_id: member.familyType,
  family_tname: member.title,
  family_active: member.active,
  family_ft_edu_ends:
    member.fullTimeEducationEnds === null ? null : wireDay(member.fullTimeEducationEnds, member.datesAs),
})

const familyOf = (db: Tables, personId: string) => db.familyMembers.where({ personId }).map(wireMember)

/** GET /user/family: the family of the person for whom the call is made [FAM-1]. */
export const getFamily = signedIn(({ db, user }) => ok(familyOf(db, user.id)))

/** GET /user/{id}/family-members: only the family of the person who is signed in or acted for. */
export const getFamilyOf = signedIn(({ db, user, params }) =>
  params['id'] === user.id ? ok(familyOf(db, user.id)) : refuse(403, { error: 'You may not see this family' }),
)
