import { Faker, base } from '@faker-js/faker'
import { ok, signedIn } from '../handler.ts'
import { costIn } from '../world/pay.ts'
import type { Person } from '../world/records.ts'

interface Row {
  readonly month: number
  readonly year: number
  readonly employeeContribution: number | null
  readonly employerContribution: number | null
}

/** The last month of a statement, and how many months it covers. */
const last = { year: 2026, month: 10 }
const length = 34

/** Every month up to the last, oldest first. */
const months = Array.from({ length }, (_, index) => {
  const count = last.year * 12 + (last.month - 1) - (length - 1 - index)
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
})

/** The months in which a person worked for the company, oldest first. */
const workedBy = ({ joinedOn, leftOn }: Person): typeof months =>
  months.filter(({ year, month }) => {
    const day = `${year}-${String(month).padStart(2, '0')}`
    return day >= joinedOn.slice(0, 7) && (leftOn === null || day <= leftOn.slice(0, 7))
  })

/** Only the company pays credits, for half a year at a time. */
const credits = (worked: typeof months, monthly: number): readonly Row[] =>
  worked
    .filter(({ month }) => month === 4 || month === 10)
    .map((when) => ({ ...when, employeeContribution: null, employerContribution: costIn(when.year, monthly) * 6 }))

const pension = (
  worked: typeof months,
  monthly: { readonly company: number; readonly employee: number },
): readonly Row[] =>
  worked.map((when, index) => ({
    ...when,
    employeeContribution: costIn(when.year, monthly.employee),
    // The company pays in from the third month on; what it pays for the last month is not known yet.
    employerContribution:
      (worked.length < length && index < 2) || index === worked.length - 1 ? null : costIn(when.year, monthly.company),
  }))

/** GET /benefit-group/{id}/contributions: those for the benefits of the group that a person has, unordered [STMT-1]. */
export const getContributions = signedIn(({ db, user, params }) => {
  const groupCode = params['id'] ?? ''
  const costs = db.selections
    .where({ personId: user.id })
    .filter(({ benefitId, status }) => status === 'approved' && db.benefits.find(benefitId)?.groupCode === groupCode)
    .map(({ monthlyCost }) => monthlyCost)
  const company = costs.reduce((sum, cost) => sum + cost.company, 0)
  const employee = costs.reduce((sum, cost) => sum + cost.employee, 0)
  if (company + employee === 0) return ok([])
  const rows = groupCode === 'ccv' ? credits(workedBy(user), company) : pension(workedBy(user), { company, employee })
  return ok(new Faker({ locale: base, seed: Number(user.id) }).helpers.shuffle([...rows]))
})
