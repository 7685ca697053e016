import { ok, signedIn, type SignedInCall } from '../handler.ts'
import { costIn, payIn } from '../world/pay.ts'
import { netCost, schemeYear as currentYear } from '../world/rules.ts'
import { todayIn } from '../world/today.ts'
import type { Benefit, Person, Selection } from '../world/records.ts'

const groupNames: Readonly<Record<string, string>> = {
  ccv: 'Credits',
  family: 'Family',
  giving: 'Giving',
  health: 'Health',
  lifestyle: 'Lifestyle',
  pension: 'Pension',
  protection: 'Protection',
  savings: 'Savings',
  time: 'Time off',
  travel: 'Travel',
  wellbeing: 'Wellbeing',
}

/** The month of a year from which a person pays for a benefit: 1 for one that began earlier, 13 for one that begins later. */
const firstMonth = ({ startDate }: Selection, year: number): number => {
  if (startDate === null || Number(startDate.slice(0, 4)) > year) return 13
  return Number(startDate.slice(0, 4)) < year ? 1 : Number(startDate.slice(5, 7))
}

/** The month up to which they pay; 0 for a benefit that they never had. */
const lastMonth = ({ status, endDate }: Selection, year: number): number => {
  switch (status) {
    case 'approved':
      return 12
    case 'opted-out':
      return endDate === null || Number(endDate.slice(0, 4)) < year ? 0 : Number(endDate.slice(5, 7))
    case 'not-selected':
    case 'pending':
    case 'rejected':
    case 'in-progress':
      return 0
  }
}

/** Whether a person works for the client in a month; who joins or leaves during it does. */
const worksIn = ({ joinedOn, leftOn }: Person, year: number, month: number): boolean => {
  const name = `${year}-${String(month).padStart(2, '0')}`
  return joinedOn.slice(0, 7) <= name && (leftOn === null || name <= leftOn.slice(0, 7))
}

const monthsWorked = (person: Person, year: number): readonly number[] =>
  Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => worksIn(person, year, month))

/** Each month in which the person has the benefit costs what the list of benefits says. Credits come in April and October. */
const monthsOf = (selection: Selection, { groupCode, offer: { payments } }: Benefit, year: number, person: Person) =>
  monthsWorked(person, year).map((month) => {
    const { company, employee } = selection.monthlyCost
    if (groupCode === 'ccv') return { month, year, company: month === 4 || month === 10 ? company * 6 : 0, employee: 0 }
    const first = firstMonth(selection, year)
    const has = month >= first && month <= lastMonth(selection, year) && month < first + payments
    return { month, year, company: has ? company : 0, employee: has ? employee : 0 }
  })

/** The day of a year's figures: its last day if the year is over, otherwise today. */
const asOfYear = (year: string, today: string): string => (`${year}-12-31` < today ? `${year}-12-31` : today)

type Paid = { readonly company: number; readonly employee: number }
const sumOf = (months: readonly Paid[]): Paid => ({
  company: months.reduce((sum, { company }) => sum + company, 0),
  employee: months.reduce((sum, { employee }) => sum + employee, 0),
})

/** The selections that a person has paid for so far, with their benefits. */
const heldBy = ({ db, user }: SignedInCall, year: number) =>
  db.selections
    .where({ personId: user.id })
    .filter((selection) => lastMonth(selection, year) > 0)
    .flatMap((selection) => {
      const benefit = db.benefits.find(selection.benefitId)
      // What is spent as vouchers is no cost of a benefit.
      return benefit && benefit.payment !== 'vouchers' ? [{ selection, benefit }] : []
    })

/** The same in an earlier year. What began with the current one was renewed, so they had it for all of that year, at the costs of then. */
const heldIn = (call: SignedInCall, now: number, year: number): ReturnType<typeof heldBy> =>
  heldBy(call, now).flatMap(({ selection, benefit }) => {
    if (year === now) return [{ selection, benefit }]
    if (firstMonth(selection, now) > 1) return []
    const monthlyCost = {
      company: costIn(year, selection.monthlyCost.company),
      employee: costIn(year, selection.monthlyCost.employee),
    }
    return [{ selection: { ...selection, status: 'approved', startDate: `${year}-01-01`, monthlyCost }, benefit }]
  })

const yearNow = ({ db, user }: SignedInCall): string => db.schemes.find(user.schemeId)?.schemeYear ?? currentYear

/** The year of the figures: the scheme's, or an earlier one for which an administrator sees the site. */
const yearOf = (call: SignedInCall): string => {
  const now = yearNow(call)
  const asked = call.headers['x-masquerade-user-id'] && call.headers['x-masquerade-scheme-year']
  return asked && /^\d{4}$/.test(asked) && asked < now ? asked : now
}

/** The year before; null if the person joined during it, or has left, so that two years do not compare. */
const lastYearOf = (call: SignedInCall, schemeYear: number) => {
  const year = schemeYear - 1
  if (call.user.joinedOn > `${year}-01-01` || call.user.leftOn !== null) return null
  const months = heldIn(call, Number(yearNow(call)), year).flatMap(({ selection, benefit }) =>
    monthsOf(selection, benefit, year, call.user),
  )
  return { schemeYear: String(year), pay: payIn(year), ...sumOf(months) }
}

const totalOf = (call: SignedInCall) => {
  const schemeYear = yearOf(call)
  const benefits = heldIn(call, Number(yearNow(call)), Number(schemeYear)).flatMap(({ selection, benefit }) => {
    const { id, name, groupCode } = benefit
    const months = monthsOf(selection, benefit, Number(schemeYear), call.user)
    const groupName = groupNames[groupCode] ?? 'Other'
    return months.some(({ company, employee }) => company + employee > 0)
      ? [{ benefitId: id, name, groupCode, groupName, months }]
      : []
  })
  return { schemeYear, asOf: asOfYear(schemeYear, todayIn(call.db)), benefits }
}

/** GET /user/selections/mtb/page [MTB-1]: calculated from the person's selections. */
export const getTotalBenefitsPage = signedIn((call) => {
  const total = totalOf(call)
  if (call.db.settings.find('settings')?.payUnknown)
    return ok({ ...total, pay: null, employeeNet: null, lastYear: null })
  const year = Number(total.schemeYear)
  const paid = total.benefits.map(({ benefitId, months }) => ({
    payment: call.db.benefits.find(benefitId)?.payment ?? 'after-tax',
    employee: sumOf(months).employee,
  }))
  const net = paid.reduce((sum, { payment, employee }) => sum + netCost(payment, employee), 0)
  const isLess = net < paid.reduce((sum, { employee }) => sum + employee, 0)
  return ok({
    ...total,
    pay: (payIn(year) / 12) * monthsWorked(call.user, year).length,
    employeeNet: isLess ? net : null,
    lastYear: lastYearOf(call, year),
  })
})

/** GET /user/selections/mtb/card: the sums of the page. */
export const getTotalBenefitsSummary = signedIn((call) => {
  const { schemeYear, asOf, benefits } = totalOf(call)
  const { company, employee } = sumOf(benefits.flatMap(({ months }) => months))
  return ok({ schemeYear, asOf, company, employee, total: company + employee })
})
