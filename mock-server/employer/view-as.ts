import { employerOnly, ok, refuse } from '../handler.ts'
import { rosterOf } from '../world/accounts.ts'
import { noSuchEmployee } from './view-employee-data.ts'

/** POST /masquerade/employer/{employee}/{schemeYear}: a link that shows the portal as an employee sees it. */
export const startMasquerade = employerOnly(({ db, user, params }) => {
  const employee = rosterOf(db, user.clientId).find(params['employee'] ?? '')
  if (!employee) return noSuchEmployee()
  if (!employee.registered) return refuse(422, { error: 'This employee has not registered' })
  const year = encodeURIComponent(params['schemeYear'] ?? '')
  return ok({ url: `/sso-login/msq-${user.id}-${employee.id}/${year}` })
})
