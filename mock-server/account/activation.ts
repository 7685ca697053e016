import { anyone, ok, refuse, type HandlerResponse } from '../handler.ts'
import { loginResponse } from '../session/login.ts'
import type { ActivationLink, Person } from '../world/records.ts'
import type { Tables } from '../world/tables.ts'
import { judge } from './password-rules.ts'

const linkOf = (db: Tables, id: string): { link: ActivationLink; person: Person } | null => {
  const link = db.activationLinks.find(id)
  const person = db.people.find(link?.personId ?? '')
  return link && person && link.state !== 'expired' ? { link, person } : null
}

const gone = (): HandlerResponse => refuse(404, { error: 'This activation link has expired.' })

/** GET /user/activate/{id}: the person whom the link is for. A withdrawn link gets a success with an error in it [ACT-2]. */
export const getActivation = anyone(({ db, params }) => {
  const found = linkOf(db, params.id ?? '')
  if (!found) return gone()
  const { link, person } = found
  if (link.state === 'withdrawn') return ok({ status: 'error', error: 'This activation link has been withdrawn.' })
  const { firstName, surname, email, secondFactor } = person
  return ok({ first_name: firstName, surname, email, is_should_setup_2fa: secondFactor === 'set-up' })
})

interface Verified {
  readonly sso: string
  readonly date_of_birth: string
}

const otherDate = 'This date does not match our records'

/** POST /user/activate/dob. */
export const verifyActivationDate = anyone<Verified>(({ db, body }) => {
  const found = linkOf(db, body.sso)
  if (!found) return gone()
  return body.date_of_birth === found.link.dateOfBirth
    ? ok({ verified: true })
    : refuse(422, { verified: false, error: otherDate })
})

interface Activation extends Verified {
  readonly password: string
  readonly password_confirmation: string
}

/** PATCH /user/activate: sets the password and responds as a login does; the link then no longer works. */
export const activate = anyone<Activation>(({ db, body }) => {
  const found = linkOf(db, body.sso)
  if (!found) return gone()
  const { link, person } = found
  if (body.date_of_birth !== link.dateOfBirth) return refuse(422, { errors: { date_of_birth: [otherDate] } })
  if (body.password !== body.password_confirmation)
    return refuse(422, { errors: { password_confirmation: ['The passwords don’t match'] } })
  const checks = judge(body.password, person)
  if (checks.some(({ status }) => !status))
    return refuse(422, { message: 'Please ensure your password meets the listed requirements', checks })
  db.activationLinks.update(link.id, { state: 'expired' })
  return loginResponse(db, db.people.update(person.id, { password: body.password }))
})
