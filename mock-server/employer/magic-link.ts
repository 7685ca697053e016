import { employerOnly, ok, refuse, type HandlerResponse } from '../handler.ts'
import { rosterOf } from '../world/accounts.ts'
import type { Person } from '../world/records.ts'
import { noSuchEmployee } from './view-employee-data.ts'

/** The refusal of a password that is not the administrator's own, or null. */
export const stepUp = (user: Person, password: string): HandlerResponse | null =>
  password === user.password ? null : refuse(422, { code: 'wrong-password', error: 'That’s not your password' })

/** POST /schemes/{scheme}/employees/{employee}/magic-link: a link by which an employee signs in. */
export const createMagicLink = employerOnly<{ readonly password: string }>(({ db, user, params, body }) => {
  const employee = rosterOf(db, user.clientId).find(params['employee'] ?? '')
  if (!employee || params['scheme'] !== user.schemeId) return noSuchEmployee()
  const refused = stepUp(user, body.password)
  if (refused) return refused
  return ok({ link: `/sso-login/magic-${employee.id}` })
})
