import { employerOnly, ok, refuse, type HandlerResponse } from '../handler.ts'
import { rosterOf } from '../world/accounts.ts'

/** The 404 of an employee whom the administrator's client does not have. */
export const noSuchEmployee = (): HandlerResponse => refuse(404, { error: 'We can’t find this employee' })

/** GET /client/{id}/employees/{employee}: one employee of the client [EMP-1]. */
export const getEmployee = employerOnly(({ db, user, params }) => {
  const employee = params['id'] === user.clientId && rosterOf(db, user.clientId).find(params['employee'] ?? '')
  if (!employee) return noSuchEmployee()
  const { id, employeeNumber, name, email, jobTitle, department, location, startDate } = employee
  const { registered, registeredOn, lastSeen, twoFactor } = employee
  return ok({
    id,
    employeeNumber,
    name,
    email,
    jobTitle,
    department,
    location,
    startDate,
    registered,
    registeredOn,
    lastSeen,
    twoFactor,
  })
})
