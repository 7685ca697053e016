import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { upcast, type DomainEvent } from '../kernel/event.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { idle, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { percentageOf, pointsBetween } from '../formats/shares.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { session } from '../session/session.ts'
import { defineRead } from '../kernel/requests/read.ts'

/** Which call returns the take-up: the insights one if the user's isInsightsEnabled is on. [TAKE-1] */
export const TakeUpSource = t.keyof({ standard: null, insights: null })
export type TakeUpSource = t.TypeOf<typeof TakeUpSource>

const count = t.union([t.number, t.null])
const BenefitTakeUp1 = t.type({
  benefitId: plain,
  name: plain,
  eligible: t.number,
  taken: t.number,
  takenYearAgo: count,
})
/** How many people can have a benefit, and how many have it. Only insights include the numbers of a year ago. */
const BenefitTakeUp = t.type({ ...BenefitTakeUp1.props, eligibleYearAgo: count })
export type BenefitTakeUp = t.TypeOf<typeof BenefitTakeUp>

const TakeUp = t.type({ asOf: plain, benefits: t.array(BenefitTakeUp) })
export type TakeUp = t.TypeOf<typeof TakeUp>

export const takeUpRead = defineRead('TakeUp', {
  params: { source: TakeUpSource },
  data: { takeUp: TakeUp },
  value: ({ takeUp: found }) => found,
  upcasts: [
    upcast(
      t.type({ takeUp: t.type({ ...TakeUp.props, benefits: t.array(BenefitTakeUp1) }) }),
      ({ takeUp: { asOf, benefits } }) => ({
        takeUp: { asOf, benefits: benefits.map((row) => ({ ...row, eligibleYearAgo: null })) },
      }),
    ),
  ],
})
export const { TakeUpRequested, TakeUpLoaded, TakeUpFailed } = takeUpRead.events

export const takeUp = defineSlice({
  name: 'takeUp',
  lifetime: 'session',
  initial: (): { all: Remote<TakeUp> } => ({ all: idle }),
  own: { ...takeUpRead.events },
  on: {
    ...takeUpRead.on('all'),
  },
})

/** Which call returns the take-up; null while nobody is logged in. */
export const selectTakeUpSource = selector([session], ({ session: { now } }): TakeUpSource | null => {
  if (now.kind !== 'signedIn') return null
  return now.profile.user.isInsightsEnabled ? 'insights' : 'standard'
})

export const requestTakeUp = (state: StateWith<typeof session>): Either<Refusal, DomainEvent> => {
  const source = selectTakeUpSource(state)
  return source === null ? left(refuse('signedOut')) : right(TakeUpRequested({ source }))
}

export const selectTakeUp = takeUpRead.select(takeUp, 'all')

/** The share of eligible people who have it, as a percentage with one decimal. */
export const shareTaken = ({ taken, eligible }: Pick<BenefitTakeUp, 'taken' | 'eligible'>): number =>
  percentageOf(taken, eligible)

/** Whether there is anything to show: a benefit with at least one eligible person. */
export const hasTakeUp = ({ benefits }: TakeUp): boolean => benefits.some(({ eligible }) => eligible > 0)

/** Whether people choose the benefit: at least one can have it and has not. */
export const isChosen = ({ eligible, taken }: Pick<BenefitTakeUp, 'taken' | 'eligible'>): boolean => taken < eligible

/** How many benefits there are, and how many an employee has on average; null if nobody can have one. */
export const heldEach = (benefits: readonly BenefitTakeUp[]): number | null => {
  const most = Math.max(0, ...benefits.map(({ eligible }) => eligible))
  return most === 0 ? null : Math.round((benefits.reduce((sum, { taken }) => sum + taken, 0) / most) * 10) / 10
}

/** The benefits with the highest take-up. */
export const mostTaken = (benefits: readonly BenefitTakeUp[], count: number): readonly BenefitTakeUp[] =>
  [...benefits].sort((a, b) => shareTaken(b) - shareTaken(a) || (a.name < b.name ? -1 : 1)).slice(0, count)

/**
 * By how many percentage points the take-up changed over the year before the date of the figures; null if that is unknown. The list,
 * the benefit's own page, its panel and the dashboard all use it. [TAKE-1]
 */
export const changeInAYear = ({
  takenYearAgo: taken,
  eligibleYearAgo: eligible,
  ...now
}: Omit<BenefitTakeUp, 'benefitId' | 'name'>): number | null =>
  taken === null || eligible === null ? null : pointsBetween(shareTaken({ taken, eligible }), shareTaken(now))
