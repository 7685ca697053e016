import { daysBetween, britishDay, monthNames } from '../formats/calendar.ts'
import { percentageOf } from '../formats/shares.ts'
import { valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { approvals, byUrgency, type PendingBenefit } from './approvals.ts'
import { pendingTotals } from './approvals-view.ts'
import type { Insights } from './insights.ts'
import type { Registration } from './registration.ts'
import { changeInAYear, isChosen, mostTaken, shareTaken, type BenefitTakeUp, type TakeUp } from './take-up.ts'
import type { Upload } from './uploads.ts'

/** What was decided last, until another page is opened; null if nothing was. */
export interface Decided {
  readonly benefitId: string
  readonly count: number
}

/** Squares of one kind beside each other, counted from the first square of all. */
export interface SquareRun {
  readonly kind: 'check' | 'others' | 'decided'
  readonly from: number
  readonly count: number
}

/** More squares than these are too small to see. */
const MOST_SQUARES = 500

/**
 * One square a selection: benefit after benefit in the order of their list, those to check first in front, and hollow what was just decided.
 * Empty if there are too many to draw.
 */
export const squaresOf = (waiting: readonly PendingBenefit[], decided: Decided | null): readonly SquareRun[] => {
  const benefits = byUrgency(waiting)
  const hasLeft = benefits.some(({ benefitId }) => benefitId === decided?.benefitId)
  const runs: SquareRun[] = []
  let from = 0
  const add = (kind: SquareRun['kind'], count: number): void => {
    if (count > 0) runs.push({ kind, from, count })
    from += count
  }
  if (decided && !hasLeft) add('decided', decided.count)
  for (const { benefitId, count, toCheck } of benefits) {
    add('check', toCheck ?? 0)
    if (benefitId === decided?.benefitId) add('decided', decided.count)
    add('others', count - (toCheck ?? 0))
  }
  return from > MOST_SQUARES ? [] : runs
}

/** What waits for approval, and for how many days the oldest has waited on the day `at`, ms since 1970. */
export const waitingOf = (waiting: readonly PendingBenefit[], at: number) => {
  const { count, toCheck } = pendingTotals(waiting)
  const oldest = byUrgency(waiting)[0]?.oldest ?? null
  return { count, toCheck, days: oldest === null ? null : Math.max(0, daysBetween(oldest, britishDay(at))) }
}

/** What was just approved or rejected, if all of it was saved. */
export const selectDecided = selector([approvals], ({ approvals: { decision, pending } }) => {
  const of = valueOf(pending)
  if (decision.kind !== 'done' || decision.failed > 0) return null
  return {
    decision: decision.decision,
    count: decision.decided,
    sum: decision.sum,
    benefitId: of?.benefitId ?? '',
    benefitName: of?.benefitName ?? '',
    left: of?.rows.length ?? 0,
  }
})

/** The newest upload if somebody has to act on it: it was refused, or waits to be applied. */
export const uploadToDo = ([newest]: readonly Upload[]): Upload | null =>
  newest?.status === 'rejected' || newest?.status === 'awaiting-commit' ? newest : null

/** The name of a month, yyyy-mm. */
export const monthNameOf = (month: string): string => monthNames[Number(month.slice(5, 7)) - 1] ?? ''

/** How a month compares: more or fewer than in any other shown, or by how many more (or fewer) than the month before. */
export type RegistrationRank = 'most' | 'fewest' | number

/** The last twelve months of registrations and how the latest compares; null if the host gives fewer than two. */
export const registrationFinding = ({ months }: Insights) => {
  const shown = months.slice(-12)
  const [before, latest] = shown.slice(-2)
  if (!before || !latest) return null
  const others = shown.slice(0, -1).map(({ registrations }) => registrations)
  const count = latest.registrations
  const rank: RegistrationRank = others.every((other) => other < count)
    ? 'most'
    : others.every((other) => other > count)
      ? 'fewest'
      : count - before.registrations
  return { months: shown, month: latest.month, count, rank, most: Math.max(...others, count) }
}

export type TakeUpFinding =
  | {
      readonly kind: 'grown'
      readonly name: string
      readonly points: number
      readonly before: number
      readonly now: number
    }
  | {
      readonly kind: 'most'
      readonly name: string
      readonly share: number
      readonly benefits: readonly BenefitTakeUp[]
    }
  | { readonly kind: 'everyone'; readonly count: number }

const shownBenefits = 3

/**
 * What the take-up says in one sentence: which benefit grew most in a year, else which of those that people choose most of them have. What
 * everyone has never grew. Null if nobody can have a benefit.
 */
export const takeUpFinding = ({ benefits }: TakeUp): TakeUpFinding | null => {
  const open = benefits.filter(isChosen)
  const [grown] = open
    .map((benefit) => ({ benefit, points: changeInAYear(benefit) ?? 0 }))
    .toSorted((a, b) => b.points - a.points)
  if (grown && grown.points > 0) {
    const { name, takenYearAgo, eligibleYearAgo } = grown.benefit
    const before = percentageOf(takenYearAgo ?? 0, eligibleYearAgo ?? 0)
    return { kind: 'grown', name, points: grown.points, before, now: shareTaken(grown.benefit) }
  }
  const most = mostTaken(open, shownBenefits)
  if (most[0]) return { kind: 'most', name: most[0].name, share: shareTaken(most[0]), benefits: most }
  const held = benefits.filter(({ eligible }) => eligible > 0)
  return held.length === 0 ? null : { kind: 'everyone', count: held.length }
}

/** How many use two-factor authentication; `on` is null while it is unknown how many employees there are. */
export const twoFactorFinding = (without: number, registration: Remote<Registration>) => {
  const employees = valueOf(registration)?.employees ?? null
  if (employees === null || employees < without) return { employees: null, on: null, off: without } as const
  return { employees, on: employees - without, off: without } as const
}
