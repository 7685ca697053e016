import { employerOnly, ok } from '../handler.ts'
import { rosterOf } from '../world/accounts.ts'
import { employeesAsOf } from '../world/rules.ts'
import type { Benefit } from '../world/records.ts'
import type { Tables } from '../world/tables.ts'
import { countedOn, demoCounted, participationsOf, type Participation } from '../world/take-up.ts'
import { yearsBefore } from '../world/workforce.ts'
import { noSuchClient } from './employees.ts'

/** The status of each of the client's employees for a benefit; empty in a world without employees. */
export const standingsIn = (db: Tables, clientId: string, benefit: Benefit): readonly Participation[] => {
  const { size, counted } = rosterOf(db, clientId)
  const isGenerated = (db.settings.find('settings')?.employeeCount ?? null) !== null
  return size === 0 ? [] : participationsOf(benefit, isGenerated ? counted : demoCounted())
}

/** How many were eligible for it, and how many had it, a year before the day of all figures. */
export const yearAgo = (standings: readonly Participation[]): { takenYearAgo: number; eligibleYearAgo: number } => {
  const { eligible, taken } = countedOn(standings, yearsBefore(employeesAsOf, 1))
  return { takenYearAgo: taken, eligibleYearAgo: eligible }
}

const rowOf = (db: Tables, clientId: string, benefit: Benefit) => ({
  benefitId: benefit.id,
  name: benefit.name,
  ...countedOn(standingsIn(db, clientId, benefit), employeesAsOf),
})

/** GET /client/{id}/benefit-takeup: how many have taken each benefit [TAKE-1]. */
export const getBenefitTakeUp = employerOnly(({ db, user, params }) =>
  params['id'] === user.clientId
    ? ok({
        asOf: employeesAsOf,
        benefits: db.benefits.all().map((benefit) => rowOf(db, user.clientId, benefit)),
      })
    : noSuchClient(),
)

/** GET /v2/client/{id}/benefit-insights: the same for clients with insights, and how many had it a year ago. */
export const getBenefitInsights = employerOnly(({ db, user, params }) =>
  params['id'] === user.clientId
    ? ok({
        asOf: employeesAsOf,
        benefits: db.benefits.all().map((benefit) => ({
          ...rowOf(db, user.clientId, benefit),
          ...yearAgo(standingsIn(db, user.clientId, benefit)),
        })),
      })
    : noSuchClient(),
)
