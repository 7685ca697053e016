import { employerOnly, ok, refuse } from '../handler.ts'
import { employeesAsOf } from '../world/employees.ts'
import type { Benefit } from '../world/records.ts'
import { countedOn, standingsOf } from '../world/take-up.ts'
import { yearsBefore } from '../world/workforce.ts'

/** The 404 of another client's figures. */
export const noSuchClient = () => refuse(404, { error: 'There is no such client' })

const rowOf = (benefit: Benefit, clientId: string) => ({
  benefitId: benefit.id,
  name: benefit.name,
  ...countedOn(standingsOf(benefit, clientId), employeesAsOf),
})

/** GET /client/{id}/benefit-takeup: how many have taken each benefit (benefits-and-employer §7). */
export const getBenefitTakeUp = employerOnly(({ db, user, params }) =>
  params['id'] === user.clientId
    ? ok({
        asOf: employeesAsOf,
        benefits: db.benefits.all().map((benefit) => rowOf(benefit, user.clientId)),
      })
    : noSuchClient(),
)

/** GET /v2/client/{id}/benefit-insights: the same for those with insights, and how many had it a year ago. */
export const getBenefitInsights = employerOnly(({ db, user, params }) =>
  params['id'] === user.clientId
    ? ok({
        asOf: employeesAsOf,
        benefits: db.benefits.all().map((benefit) => ({
          ...rowOf(benefit, user.clientId),
          takenYearAgo: countedOn(standingsOf(benefit, user.clientId), yearsBefore(employeesAsOf, 1)).taken,
        })),
      })
    : noSuchClient(),
)
