import { Faker, base } from '@faker-js/faker'
import { ok, signedIn } from '../handler.ts'

interface Row {
  readonly month: number
  readonly year: number
  readonly employeeContribution: number | null
  readonly employerContribution: number | null
}

/** The last month that a statement knows of, and how many it goes back. */
const last = { year: 2026, month: 10 }
const length = 34

/** Every month up to the last, oldest first. */
const months = Array.from({ length }, (_, index) => {
  const count = last.year * 12 + (last.month - 1) - (length - 1 - index)
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
})

/** Pay rises by about 3 % each April, so that what is paid in today was less in earlier years. */
const before = (today: number, { year, month }: Pick<Row, 'year' | 'month'>): number => {
  const rises = last.year - year + (month < 4 ? 1 : 0)
  return Math.round((today * 0.97 ** rises) / 50) * 50
}

/** Credits come from the company alone, half a year's at once. */
const credits = (monthly: number): readonly Row[] =>
  months
    .filter(({ month }) => month === 4 || month === 10)
    .map((when) => ({ ...when, employeeContribution: null, employerContribution: before(monthly, when) * 6 }))

const pension = (monthly: { readonly company: number; readonly employee: number }): readonly Row[] =>
  months.map((when, index) => ({
    ...when,
    employeeContribution: before(monthly.employee, when),
    // The company pays in from the third month on; what it pays for the last month is not known yet.
    employerContribution: index < 2 || index === length - 1 ? null : before(monthly.company, when),
  }))

/** GET /benefit-group/{id}/contributions: those of the group's benefits that a person has, in no order (benefits-and-employer §7). */
export const getContributions = signedIn(({ db, user, params }) => {
  const groupCode = params['id'] ?? ''
  const costs = db.selections
    .where({ personId: user.id })
    .filter(({ benefitId, status }) => status === 'approved' && db.benefits.find(benefitId)?.groupCode === groupCode)
    .map(({ monthlyCost }) => monthlyCost)
  const company = costs.reduce((sum, cost) => sum + cost.company, 0)
  const employee = costs.reduce((sum, cost) => sum + cost.employee, 0)
  if (company + employee === 0) return ok([])
  const rows = groupCode === 'ccv' ? credits(company) : pension({ company, employee })
  return ok(new Faker({ locale: base, seed: Number(user.id) }).helpers.shuffle([...rows]))
})
