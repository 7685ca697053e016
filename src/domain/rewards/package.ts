import * as t from 'io-ts'
import { plain } from '../kernel/codecs/classification.ts'
import type { BenefitCosts, Costs } from './costs.ts'
import { sumOfCosts } from './costs.ts'

/** Pence; null if unknown. */
export const Amount = t.union([t.number, t.null])
export type Amount = t.TypeOf<typeof Amount>

/** The whole previous scheme year, in pence. */
export const LastYear = t.type({ schemeYear: plain, pay: Amount, company: t.number, employee: t.number })
export type LastYear = t.TypeOf<typeof LastYear>

/** What a package is calculated from: `pay` is before tax, `employeeNet` is the fall in the person's take-home pay. */
interface Parts {
  readonly benefits: readonly BenefitCosts[]
  readonly pay: Amount
  readonly employeeNet: Amount
  readonly lastYear: LastYear | null
}

/** Pay, what the employer pays for benefits, and their sum: pence of one year. */
export interface Package {
  readonly pay: Amount
  readonly company: number
  /** The pay, if known, plus what the employer pays. What the person pays is taken from their pay, so it is not added. */
  readonly total: number
}

export const packageOf = ({ benefits, pay }: Pick<Parts, 'benefits' | 'pay'>): Package => {
  const { company } = sumOfCosts(benefits.flatMap(({ months }) => months))
  return { pay, company, total: (pay ?? 0) + company }
}

/** Last year's figure and this year's; `change` is null if one of them is unknown. */
export interface Compared {
  readonly key: 'pay' | 'company' | 'package' | 'employee'
  readonly before: Amount
  readonly now: Amount
  readonly change: Amount
}

const compared = (key: Compared['key'], before: Amount, now: Amount): Compared => ({
  key,
  before,
  now,
  change: before === null || now === null ? null : now - before,
})

/** Last year's package; null if it would include no pay although this year's does. */
const packageBefore = ({ pay, company }: LastYear, countsPay: boolean): Amount => {
  if (!countsPay) return company
  return pay === null ? null : pay + company
}

/** This year's figures with last year's; null if there is no last year. If this year's pay is unknown, neither year includes pay. */
export const comparedWithLastYear = (parts: Parts): readonly Compared[] | null => {
  const { lastYear, benefits } = parts
  if (lastYear === null) return null
  const { pay, company, total } = packageOf(parts)
  const { employee } = sumOfCosts(benefits.flatMap(({ months }) => months))
  return [
    ...(pay === null ? [] : [compared('pay', lastYear.pay, pay)]),
    compared('company', lastYear.company, company),
    compared('package', packageBefore(lastYear, pay !== null), total),
    compared('employee', lastYear.employee, employee),
  ]
}

/** What the person pays, and `net`, the fall in their take-home pay because of it: null unless it is less. */
export const ownCostOf = ({
  benefits,
  employeeNet: net,
}: Pick<Parts, 'benefits' | 'employeeNet'>): Pick<Costs, 'employee'> & { readonly net: Amount } => {
  const { employee } = sumOfCosts(benefits.flatMap(({ months }) => months))
  return { employee, net: net !== null && net >= 0 && net < employee ? net : null }
}
