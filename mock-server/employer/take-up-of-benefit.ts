import { employerOnly, ok, refuse, type SignedInCall } from '../handler.ts'
import { employeesAsOf } from '../world/rules.ts'
import { countedOn, levelsTaken } from '../world/take-up.ts'
import { lastDayOf, monthsFrom, partsOf, yearsBefore, type Dimension } from '../world/workforce.ts'
import { noSuchClient } from './employees.ts'
import { standingsIn, yearAgo } from './take-up.ts'

const takeUpBy = ({ db, user, params }: SignedInCall, groups: readonly Dimension[]) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const benefit = db.benefits.find(params['benefit'] ?? '')
  if (!benefit) return refuse(404, { error: 'We can’t find this benefit' })
  const standings = standingsIn(db, user.clientId, benefit)
  // Twelve months and the one before them, so that a year's change can be seen.
  const months = monthsFrom(yearsBefore(employeesAsOf, 1), employeesAsOf)
  return ok({
    benefitId: benefit.id,
    name: benefit.name,
    asOf: employeesAsOf,
    ...countedOn(standings, employeesAsOf),
    ...yearAgo(standings),
    // The current month ends on the day of the figures.
    months: months.map((month) => ({
      month,
      ...countedOn(standings, lastDayOf(month) < employeesAsOf ? lastDayOf(month) : employeesAsOf),
    })),
    levels: levelsTaken(benefit, standings),
    groups: groups.map((by) => ({
      by,
      parts: partsOf(standings, by, ({ employee }) => employee).map(({ name, rows }) => ({
        name,
        ...countedOn(rows, employeesAsOf),
      })),
    })),
  })
}

/** GET /client/{id}/benefit-takeup/{benefit}: one benefit over time, by department and age [TAKE-1]. */
export const getTakeUpOfBenefit = employerOnly((call) => takeUpBy(call, ['department', 'age']))

/** GET /v2/client/{id}/benefit-insights/{benefit}: the same for clients with insights, also by service and location. */
export const getInsightsOfBenefit = employerOnly((call) => takeUpBy(call, ['department', 'age', 'service', 'location']))
