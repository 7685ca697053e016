import { employerOnly, ok, refuse } from '../handler.ts'
import { employeesOf } from '../world/employees.ts'

const noSuchClient = () => refuse(404, { error: 'There is no such client' })

/** GET /client/{id}/benefit-takeup: how many have taken each benefit (benefits-and-employer §7). */
export const getBenefitTakeUp = employerOnly(({ db, user, params }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const eligible = employeesOf(user.clientId).length
  const benefits = db.benefits.all().map(({ id, name, takeUpPercent }) => ({
    benefitId: id,
    name,
    eligible,
    taken: Math.round((eligible * takeUpPercent) / 100),
  }))
  return ok({ benefits })
})
