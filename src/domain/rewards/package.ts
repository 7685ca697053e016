import * as t from 'io-ts'
import { plain } from '../kernel/codecs/classification.ts'
import { sumOfCosts, type BenefitCosts, type Costs } from './costs.ts'

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

/** A bar from one share of the width to another, in per cent, and the pence that it stands for. */
export interface GrowthBar {
  readonly key: 'before' | 'now' | 'pay' | 'company'
  readonly pence: number
  readonly from: number
  readonly to: number
}

/** How a figure grew from last year's to this year's: `floor` is where the bars start, in pence. */
export interface Growth {
  readonly of: 'package' | 'company'
  readonly change: number
  readonly floor: number
  readonly bars: readonly GrowthBar[]
}

/**
 * The way from last year's package to this year's, part by part; of what the employer pays alone where a year's pay is unknown. The bars
 * start at a round figure below both, because a rise of a few per cent could not be seen otherwise.
 */
export const growthOf = (rows: readonly Compared[]): Growth | null => {
  const known = (key: Compared['key']) => {
    const row = rows.find((one) => one.key === key)
    return row && row.before !== null && row.now !== null ? { before: row.before, now: row.now } : null
  }
  const pay = known('pay')
  const whole = pay && known('package')
  const company = known('company')
  const sum = whole ?? company
  if (sum === null || company === null) return null
  const parts =
    whole && pay
      ? [
          { key: 'pay' as const, ...pay },
          { key: 'company' as const, ...company },
        ]
      : []
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, sum.before, sum.now)))
  const floor = Math.floor(Math.min(sum.before, sum.now) / unit) * unit
  const ends = parts.reduce((all, { now, before }) => [...all, (all.at(-1) ?? 0) + now - before], [sum.before])
  const range = Math.max(1, ...[...ends, sum.now].map((end) => end - floor))
  const at = (pence: number): number => (100 * Math.max(0, pence - floor)) / range
  const bar = (key: GrowthBar['key'], pence: number, one: number, other: number): GrowthBar => ({
    key,
    pence,
    from: Math.min(at(one), at(other)),
    to: Math.max(at(one), at(other)),
  })
  return {
    of: whole ? 'package' : 'company',
    change: sum.now - sum.before,
    floor,
    bars: [
      bar('before', sum.before, floor, sum.before),
      ...parts.map(({ key, now, before }, place) => bar(key, now - before, ends[place] ?? 0, ends[place + 1] ?? 0)),
      bar('now', sum.now, floor, sum.now),
    ],
  }
}

/** The days of a year on which most people work. */
const WORKING_DAYS = 260

/** An amount for each working day of a number of months, in pence. */
export const aWorkingDay = (amount: number, months = 12): number => Math.round((amount * 12) / (WORKING_DAYS * months))

/** How many months of the year are counted: fewer for somebody who joined or left during it. */
export const monthsIn = (benefits: readonly BenefitCosts[]): number =>
  Math.max(1, ...benefits.map(({ months }) => months.length))

/** What the person pays, and `net`, the fall in their take-home pay because of it: null unless it is less. */
export const ownCostOf = ({
  benefits,
  employeeNet: net,
}: Pick<Parts, 'benefits' | 'employeeNet'>): Pick<Costs, 'employee'> & { readonly net: Amount } => {
  const { employee } = sumOfCosts(benefits.flatMap(({ months }) => months))
  return { employee, net: net !== null && net >= 0 && net < employee ? net : null }
}
