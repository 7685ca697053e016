import { anyone, ok, refuse, type Call } from '../handler.ts'
import type { Person, ResetLink } from '../world/records.ts'
import { judge } from './password-rules.ts'

interface Token {
  readonly token: string
}

const linkOf = ({ db, body }: Call<Token>): { link: ResetLink; person: Person } | null => {
  const link = db.resetLinks.find(body.token)
  const person = db.people.find(link?.personId ?? '')
  return link && person && !link.expired ? { link, person } : null
}

/** POST /password-reset/dob: an item of the error that mentions the token means an expired link. */
export const verifyResetDate = anyone<Token & { readonly date_of_birth: string }>((call) => {
  const found = linkOf(call)
  if (!found) return refuse(422, { verified: false, error: JSON.stringify(['Token has expired']) })
  return call.body.date_of_birth === found.link.dateOfBirth
    ? ok({ verified: true })
    : refuse(422, { verified: false, error: 'This date of birth is not valid' })
})

interface NewPassword extends Token {
  readonly date_of_birth: string
  readonly password: string
  readonly password_confirmation: string
}

/** POST /password-reset: judges everything again and sets the password; the link then stops working. */
export const resetPassword = anyone<NewPassword>((call) => {
  const { db, body } = call
  const found = linkOf(call)
  if (!found) return refuse(422, { reset: false, error: 'Token has expired' })
  const { link, person } = found
  if (body.date_of_birth !== link.dateOfBirth)
    return refuse(422, { reset: false, errors: { date_of_birth: ['This date of birth is not valid'] } })
  if (body.password !== body.password_confirmation)
    return refuse(422, { reset: false, errors: { password_confirmation: ['The passwords don’t match'] } })
  const checks = judge(body.password, person)
  if (checks.some(({ status }) => !status))
    return refuse(422, {
      reset: false,
      message: 'Please ensure your password meets the listed requirements',
      checks,
    })
  db.people.update(person.id, { password: body.password, failures: 0 })
  db.resetLinks.update(link.id, { expired: true })
  return ok({ reset: true, redirectURL: link.redirectUrl })
})
