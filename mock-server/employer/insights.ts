import { employerOnly, ok } from '../handler.ts'
import { rosterOf } from '../world/accounts.ts'
import type { Employee } from '../world/employees.ts'
import { employeesAsOf } from '../world/rules.ts'
import type { Counted } from '../world/tables.ts'
import { monthsFrom, partsOf, type Dimension } from '../world/workforce.ts'
import { noSuchClient } from './employees.ts'

const dimensions: readonly Dimension[] = ['age', 'service', 'department', 'location']

/** When somebody last signed in; each employee is in exactly one of these. */
type Activity = 'last7' | 'last30' | 'last90' | 'earlier' | 'never'

const activityOf = ({ registered, lastSeen }: Employee): Activity => {
  if (!registered || lastSeen === null) return 'never'
  const days = (Date.parse(employeesAsOf) - Date.parse(lastSeen)) / 86_400_000
  return days <= 7 ? 'last7' : days <= 30 ? 'last30' : days <= 90 ? 'last90' : 'earlier'
}

const count = (employees: readonly Counted<Employee>[], which: (employee: Employee) => boolean = () => true): number =>
  employees.reduce((sum, one) => (which(one.record) ? sum + one.count : sum), 0)

const isRegistered = ({ registered }: Employee): boolean => registered
const isActive = (employee: Employee): boolean => ['last7', 'last30'].includes(activityOf(employee))

const registrationMonths = (employees: readonly Counted<Employee>[]) => {
  const counted = new Map<string, number>()
  for (const { record: employee, count: times } of employees) {
    if (!employee.registered) continue
    // Employees who registered in this world did so on the date of the figures.
    const month = (employee.registeredOn ?? employeesAsOf).slice(0, 7)
    counted.set(month, (counted.get(month) ?? 0) + times)
  }
  const [first] = [...counted.keys()].sort()
  return first === undefined
    ? []
    : monthsFrom(first, employeesAsOf).map((month) => ({ month, registrations: counted.get(month) ?? 0 }))
}

/** GET /v2/client/{id}/employee-insights: statistics about the client's employees [INS-1]. */
export const getEmployeeInsights = employerOnly(({ db, user, params }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const { size, registered, counted: employees } = rosterOf(db, user.clientId)
  const within = (activity: Activity): number => count(employees, (employee) => activityOf(employee) === activity)
  return ok({
    asOf: employeesAsOf,
    employees: size,
    registered,
    groups: (size === 0 ? [] : dimensions).map((by) => ({
      by,
      parts: partsOf(employees, by, ({ record }) => record).map(({ name, rows }) => ({
        name,
        employees: count(rows),
        registered: count(rows, isRegistered),
        active: count(rows, isActive),
      })),
    })),
    months: registrationMonths(employees),
    activity: {
      last7: within('last7'),
      last30: within('last30'),
      last90: within('last90'),
      earlier: within('earlier'),
      never: within('never'),
    },
  })
})
