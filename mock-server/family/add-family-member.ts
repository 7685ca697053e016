import { ok, refuse, signedIn } from '../handler.ts'
import type { FamilyMember } from '../world/records.ts'
import { wireMember } from './members.ts'

interface Sent {
  readonly title: string
  readonly first_name: string
  readonly surname: string
  readonly date_of_birth: string
  readonly sex: 'female' | 'male'
  readonly fmember_type: number
  readonly education: string | null
  readonly education_check: boolean
}

const YEAR = 365.25 * 86_400_000
const youngestPartner = 16

const ageOf = (day: string): number => (Date.now() - Date.parse(`${day}T00:00:00Z`)) / YEAR

/** What a host finds wrong; only the host judges ages. */
const refusalOf = ({ fmember_type, date_of_birth, education }: Sent) => {
  const age = ageOf(date_of_birth)
  const wrong = (field: string, sentence: string) => refuse(422, { errors: { [field]: [sentence] } })
  if (age < 0) return wrong('date_of_birth', 'This date of birth is not valid')
  if (fmember_type === 1 && age < youngestPartner)
    return wrong('date_of_birth', `A partner must be at least ${youngestPartner} years old`)
  if (education !== null && education <= date_of_birth)
    return wrong('education', 'Full-time education can’t end before the date of birth')
  return null
}

const recordOf = (body: Sent): Omit<FamilyMember, 'id' | 'personId' | 'active' | 'datesAs'> => ({
  title: body.title,
  firstName: body.first_name,
  surname: body.surname,
  dateOfBirth: body.date_of_birth,
  gender: body.sex === 'female' ? 1 : 2,
  familyType: body.fmember_type === 1 ? 1 : 2,
  fullTimeEducationEnds: body.education_check ? body.education : null,
})

const saved = (member: FamilyMember) => ok({ status: 'ok', familyMember: wireMember(member) })

/** POST /user/family-members: adds somebody, from the id 6101 up [FAM-1]. */
export const addFamilyMember = signedIn<Sent>(({ db, user, body }) => {
  const refused = refusalOf(body)
  if (refused) return refused
  const numbers = db.familyMembers.all().map(({ id }) => Number(id))
  const id = String(Math.max(6100, ...numbers) + 1)
  const member: FamilyMember = { ...recordOf(body), id, personId: user.id, active: true, datesAs: 'day' }
  db.familyMembers.insert(member)
  return saved(member)
})

/** PATCH /user/family-members/{id}: changes somebody. */
export const updateFamilyMember = signedIn<Sent>(({ db, user, params, body }) => {
  const member = db.familyMembers.find(params['id'] ?? '')
  if (member?.personId !== user.id) return refuse(404, { error: 'There is no such family member' })
  return refusalOf(body) ?? saved(db.familyMembers.update(member.id, recordOf(body)))
})
