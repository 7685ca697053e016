import * as t from 'io-ts'
import { plain } from '../kernel/codecs/classification.ts'
import { monthNames, monthYear, timeOfMonth } from '../formats/calendar.ts'

/** What a company and a person pay, in pence. */
export interface Costs {
  readonly company: number
  readonly employee: number
}

/** The costs of one benefit by month; `month` is 1 to 12. */
export const BenefitCosts = t.type({
  benefitId: plain,
  name: plain,
  groupCode: plain,
  groupName: plain,
  months: t.array(t.type({ month: t.number, year: t.number, company: t.number, employee: t.number })),
})
export type BenefitCosts = t.TypeOf<typeof BenefitCosts>

/** One line of an overview. Its total is always the sum of its parts. */
export interface CostLine extends Costs {
  readonly key: string
  readonly name: string
  readonly short: string
  readonly total: number
}

export const sumOfCosts = (parts: readonly Costs[]): Costs & { readonly total: number } => {
  const company = parts.reduce((sum, part) => sum + part.company, 0)
  const employee = parts.reduce((sum, part) => sum + part.employee, 0)
  return { company, employee, total: company + employee }
}

/** The first and the last month with costs; null if there are none. [MTB-1] */
export const countedMonths = (
  benefits: readonly BenefitCosts[],
): { readonly first: string; readonly last: string } | null => {
  const months = benefits.flatMap((benefit) => benefit.months).sort((a, b) => a.year - b.year || a.month - b.month)
  const [first, last] = [months[0], months.at(-1)]
  return first && last ? { first: monthYear(first.year, first.month), last: monthYear(last.year, last.month) } : null
}

const line = (key: string, name: string, parts: readonly Costs[], short = name): CostLine => ({
  key,
  name,
  short,
  ...sumOfCosts(parts),
})

const dearestFirst = (a: CostLine, b: CostLine): number => b.total - a.total || (a.name < b.name ? -1 : 1)

/** A line per benefit, the most expensive first. */
export const byBenefit = (benefits: readonly BenefitCosts[]): readonly CostLine[] =>
  benefits.map(({ benefitId, name, months }) => line(benefitId, name, months)).sort(dearestFirst)

/** What the employer pays most for, in pence of the year; null if the employer pays for nothing. */
export const largestOf = (lines: readonly CostLine[]): CostLine | null =>
  lines
    .filter(({ company }) => company > 0)
    .reduce<CostLine | null>((most, one) => (most === null || one.company > most.company ? one : most), null)

/** The benefits of each group, in the order of first appearance. */
const groupsOf = (benefits: readonly BenefitCosts[]): ReadonlyMap<string, readonly BenefitCosts[]> => {
  const groups = new Map<string, BenefitCosts[]>()
  for (const benefit of benefits) {
    const group = groups.get(benefit.groupCode)
    if (group) group.push(benefit)
    else groups.set(benefit.groupCode, [benefit])
  }
  return groups
}

/** A group of benefits with a line for each of them. */
export type CostGroup = CostLine & { readonly benefits: readonly CostLine[] }

/** The groups of benefits, the one for which the employer pays most first, and in each the most expensive benefit. */
export const byGroup = (benefits: readonly BenefitCosts[]): readonly CostGroup[] =>
  [...groupsOf(benefits)]
    .map(([key, all]) => ({
      ...line(
        key,
        all[0]?.groupName ?? key,
        all.flatMap(({ months }) => months),
      ),
      benefits: byBenefit(all),
    }))
    .sort((a, b) => b.company - a.company || dearestFirst(a, b))

interface Month {
  readonly month: number
  readonly year: number
}
const keyOf = ({ month, year }: Month): string => `${year}-${String(month).padStart(2, '0')}`

/** Every month of any benefit, oldest first. */
const monthsOf = (benefits: readonly BenefitCosts[]): readonly Month[] =>
  [...new Map(benefits.flatMap(({ months }) => months.map((one) => [keyOf(one), one] as const))).values()].sort(
    (a, b) => timeOfMonth(a.year, a.month) - timeOfMonth(b.year, b.month),
  )

const ofMonth = (benefits: readonly BenefitCosts[], wanted: Month): readonly Costs[] =>
  benefits.flatMap(({ months }) => months.filter((one) => keyOf(one) === keyOf(wanted)))

/** A line per month, oldest first. */
export const byMonth = (benefits: readonly BenefitCosts[]): readonly CostLine[] =>
  monthsOf(benefits).map((month) =>
    line(
      keyOf(month),
      monthYear(month.year, month.month),
      ofMonth(benefits, month),
      monthNames[month.month - 1]?.slice(0, 3),
    ),
  )

/** A month with the cost of each group, by its code. */
export type GroupsOfMonth = CostLine & { readonly groups: Readonly<Record<string, number>> }

export const groupsByMonth = (benefits: readonly BenefitCosts[]): readonly GroupsOfMonth[] =>
  byMonth(benefits).map((month) => ({
    ...month,
    groups: Object.fromEntries(
      [...groupsOf(benefits)].map(([code, all]) => [
        code,
        byMonth(all).find(({ key }) => key === month.key)?.total ?? 0,
      ]),
    ),
  }))
