import { employerOnly, ok } from '../handler.ts'
import { employeeLifeEventsOf } from '../world/seeds/reports.ts'
import { noSuchClient } from './uploads.ts'

/** GET /client/{id}/employees/life-events: what the client's employees reported, unordered. */
export const getEmployeeLifeEvents = employerOnly(({ db, user, params }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  if (db.settings.find('settings')?.noLifeEvents) return ok({ lifeEvents: [] })
  const lifeEvents = employeeLifeEventsOf(user.clientId).map(({ id, employee, name, date, closedDate }) => ({
    id,
    employeeNumber: employee.employeeNumber,
    employeeName: employee.name,
    name,
    event_date: date,
    closed_date: closedDate,
  }))
  return ok({ lifeEvents })
})
