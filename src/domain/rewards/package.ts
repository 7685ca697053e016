import * as t from 'io-ts'
import { plain } from '../kernel/codecs/classification.ts'
import type { BenefitCosts, Costs } from './costs.ts'
import { sumOfCosts } from './costs.ts'

/** Pence; null where it is not known. */
export const Amount = t.union([t.number, t.null])
export type Amount = t.TypeOf<typeof Amount>

/** The whole scheme year before, in pence. */
export const LastYear = t.type({ schemeYear: plain, pay: Amount, company: t.number, employee: t.number })
export type LastYear = t.TypeOf<typeof LastYear>

/** What a package is worked out from: `pay` is before tax, `employeeNet` what the person's take-home pay falls by. */
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
  /** The pay where it is known, and what the employer pays. What the person pays is taken from their pay, so it is not added. */
  readonly total: number
}

export const packageOf = ({ benefits, pay }: Pick<Parts, 'benefits' | 'pay'>): Package => {
  const { company } = sumOfCosts(benefits.flatMap(({ months }) => months))
  return { pay, company, total: (pay ?? 0) + company }
}

/** A figure of the year before beside that of this year; `change` is null where one of them is not known. */
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

/** The package of last year; null where it would count no pay and this year's does. */
const packageBefore = ({ pay, company }: LastYear, countsPay: boolean): Amount => {
  if (!countsPay) return company
  return pay === null ? null : pay + company
}

/** This year beside the last one; null where there is none to compare with. Without a pay, neither year counts one. */
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

/** What the person pays, and what their take-home pay falls by because of it: null unless it is less. */
export const ownCostOf = ({
  benefits,
  employeeNet: net,
}: Pick<Parts, 'benefits' | 'employeeNet'>): Pick<Costs, 'employee'> & { readonly net: Amount } => {
  const { employee } = sumOfCosts(benefits.flatMap(({ months }) => months))
  return { employee, net: net !== null && net >= 0 && net < employee ? net : null }
}
