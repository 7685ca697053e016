import type { Employee } from './employees.ts'
import { demoClient, employeesOf } from './employees.ts'
import { employeesAsOf, probationDays, type Timing } from './rules.ts'
import type { Benefit } from './records.ts'
import { period } from './roster/index-set.ts'
import { firstId } from './roster/search.ts'
import type { Counted } from './tables.ts'
import { ageOf } from './workforce.ts'

/** An employee's status for a benefit. Days are when they begin, in ms since 1970. */
export interface Participation {
  readonly employee: Employee
  /** How many employees have it. */
  readonly count: number
  /** The day from which the employee is eligible for it; it can be in the future. */
  readonly eligibleFrom: number
  /** The day since which they have it; null if they do not. */
  readonly since: number | null
  /** What they chose, in words; null if there is nothing to choose, or they do not have it. */
  readonly level: string | null
}

const dayMs = 86_400_000
const asOfMs = Date.parse(employeesAsOf)
/** How long ago the first people took a benefit at most, in days. */
const oldest = 2600

/** A number from 0 to 1, always the same for the same three arguments, so that people do the same in every world. */
const draw = (benefit: number, employee: number, what: number): number => {
  let mixed = Math.imul(benefit ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(employee + what * 40_503, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
}

/** How much more likely people take a kind of benefit 25 years later in life. */
const risesWithAge: Readonly<Record<string, number>> = { money: 0.4, protection: 0.35, health: 0.25, family: -0.3 }

const lettersOf = (text: string): number => [...text].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0

/** How likely this employee takes the benefit, from 0 to 1. Benefits that nearly everybody has vary little. */
const likelihood = (benefit: Benefit, employee: Employee): number => {
  const usual = benefit.takeUpPercent / 100
  const byAge = ((risesWithAge[benefit.groupCode] ?? -0.25) * (ageOf(employee) - 41)) / 25
  const byDepartment = (draw(Number(benefit.id), lettersOf(employee.department), 3) - 0.5) * 0.4
  return usual + (byAge + byDepartment) * Math.min(usual, 1 - usual)
}

const alone = 'Employee only'
const levelsOf = ({ offer }: Benefit): readonly string[] => {
  const choice = offer.fields.find(({ kind }) => kind === 'choice')
  if (choice) return choice.options.map(({ label }) => label)
  switch (offer.people) {
    case 'nobody':
      return []
    case 'partner':
      return [alone, 'Employee and partner']
    case 'family':
      return [alone, 'Employee and partner', 'Employee and children', 'Employee, partner and children']
  }
}

/** The seed of an employee's draws: generated employees with the same facts have the same benefits. */
const numberOf = ({ id }: Employee): number =>
  Number(id) < firstId ? Number(id) : firstId + ((Number(id) - firstId) % period)

/** When what was chosen on a day began: with a year, a month, or the work; null if that is still to come. */
const begins = (timing: Timing, startMs: number, chosenMs: number): number | null => {
  const chosen = new Date(chosenMs)
  const [year, month] = [chosen.getUTCFullYear(), chosen.getUTCMonth()]
  const since = () => {
    switch (timing) {
      case 'funded':
        return startMs
      case 'yearly':
      case 'leave':
        return Date.UTC(year + 1, 0, 1)
      case 'april':
        return Date.UTC(month < 3 ? year : year + 1, 3, 1)
      case 'monthly':
      case 'hire':
      case 'pension':
        return Date.UTC(year, month + 1, 1)
    }
  }
  const day = since()
  return day <= asOfMs ? day : null
}

/** The status for a benefit of an employee, or of `count` employees like this one. */
export const participationOf = (benefit: Benefit, employee: Employee, count = 1): Participation => {
  const levels = levelsOf(benefit)
  const [id, number] = [Number(benefit.id), numberOf(employee)]
  const startMs = Date.parse(employee.startDate) + (benefit.restrictedOnProbation ? probationDays * dayMs : 0)
  const takes =
    startMs <= asOfMs && (benefit.timing === 'funded' || draw(id, number, 0) < likelihood(benefit, employee))
  const daysOpen = Math.min(oldest, (asOfMs - startMs) / dayMs)
  // Most people choose soon after they can.
  const chosenMs = asOfMs - Math.floor(draw(id, number, 1) ** 0.35 * daysOpen) * dayMs
  const since = takes ? begins(benefit.timing, startMs, chosenMs) : null
  // The first levels are chosen most.
  const level = levels[Math.floor(draw(id, number, 2) ** 1.6 * levels.length)] ?? null
  return {
    employee,
    count,
    eligibleFrom: startMs,
    since,
    level: since === null ? null : level,
  }
}

const known = new WeakMap<readonly Counted<Employee>[], Map<string, readonly Participation[]>>()

/** Every employee's status for a benefit of the catalogue, computed on first use. */
export const participationsOf = (
  benefit: Benefit,
  employees: readonly Counted<Employee>[],
): readonly Participation[] => {
  const own = known.get(employees) ?? new Map<string, readonly Participation[]>()
  known.set(employees, own)
  const standings = own.get(benefit.id) ?? employees.map(({ record, count }) => participationOf(benefit, record, count))
  own.set(benefit.id, standings)
  return standings
}

let demo: readonly Counted<Employee>[] | null = null

/** The 10,000 employees of the demo client, the same for every world: their status depends on nothing that an account changes. */
export const demoCounted = (): readonly Counted<Employee>[] =>
  (demo ??= employeesOf(demoClient).map((record) => ({ record, count: 1 })))

const sumOf = (standings: readonly Participation[], which: (standing: Participation) => boolean): number =>
  standings.reduce((sum, standing) => (which(standing) ? sum + standing.count : sum), 0)

/** How many of these are eligible for the benefit, and how many have it, by a day yyyy-mm-dd. */
export const countedOn = (
  standings: readonly Participation[],
  day: string,
): { readonly eligible: number; readonly taken: number } => {
  const on = Date.parse(day)
  return {
    eligible: sumOf(standings, ({ eligibleFrom }) => eligibleFrom <= on),
    taken: sumOf(standings, ({ since }) => since !== null && since <= on),
  }
}

/** How many chose each level, in the order of the offer; empty if there is nothing to choose. */
export const levelsTaken = (
  benefit: Benefit,
  standings: readonly Participation[],
): readonly { readonly name: string; readonly taken: number }[] =>
  levelsOf(benefit).map((name) => ({ name, taken: sumOf(standings, ({ level }) => level === name) }))
