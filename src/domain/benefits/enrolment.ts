import { daysBetween } from '../formats/calendar.ts'
import { valueOf } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { Benefit } from './benefit.ts'
import { eligible, selectBenefitGroups } from './eligible.ts'
import { schemeDay } from './scheme-day.ts'
import { session } from '../session/session.ts'

/** The enrolment window, and the choices that a person has made in it. Amounts are pence. */
export interface Enrolment {
  /** The last day of the window, with the days left until then; null if no window is open. */
  readonly window: { readonly closes: string; readonly daysLeft: number } | null
  /** What the person has to finish: choices in progress, and selections that were not approved. */
  readonly toFinish: readonly Benefit[]
  /** The choices in progress. */
  readonly choices: readonly Benefit[]
  /** What those choices cost the person together, as far as their costs are known. */
  readonly monthly: number
  readonly yearly: number
  /** Choices whose cost is unknown: the sums exclude them. */
  readonly unpriced: readonly Benefit[]
}

const isBegun = ({ restricted, selection }: Benefit): boolean => !restricted && selection?.status === 'in-progress'

/**
 * The window that closes next; windows that have closed do not count. A window is open until the end of its last day. What a person has to
 * finish has one only if it is the same for all of it.
 */
const windowOf = (benefits: readonly Benefit[], toFinish: readonly Benefit[], today: string): Enrolment['window'] => {
  const days = (some: readonly Benefit[]): readonly string[] =>
    some.flatMap(({ chooseBy }) => (chooseBy === null || chooseBy < today ? [] : [chooseBy])).toSorted()
  const ofThese = days(toFinish)
  const isShared = ofThese.length === toFinish.length && ofThese.at(0) === ofThese.at(-1)
  const closes = toFinish.length === 0 ? days(benefits).at(0) : isShared ? ofThese.at(0) : undefined
  return closes === undefined ? null : { closes, daysLeft: daysBetween(today, closes) }
}

/** Null until the list of benefits is known. The days are counted from when it was read. [HOME-1] */
export const selectEnrolment = selector([eligible, session], (state): Enrolment | null => {
  const { benefits, readAt } = state.eligible
  const known = valueOf(benefits)
  if (known === null || readAt === null) return null
  const choices = known.filter(isBegun)
  const toFinish = selectBenefitGroups(state).asks
  const sumOf = (cost: 'monthlyCost' | 'yearlyCost'): number =>
    choices.reduce((sum, { selection }) => sum + (selection?.[cost]?.employee ?? 0), 0)
  return {
    window: windowOf(known, toFinish, schemeDay(state, readAt)),
    toFinish,
    choices,
    monthly: sumOf('monthlyCost'),
    yearly: sumOf('yearlyCost'),
    unpriced: choices.filter(({ selection }) => !selection?.monthlyCost),
  }
})
