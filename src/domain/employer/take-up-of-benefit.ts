import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { upcast, type DomainEvent } from '../kernel/event.ts'
import { plain } from '../kernel/codecs/classification.ts'
import type { RemoteById } from '../kernel/requests/remote.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import type { session } from '../session/session.ts'
import { selectTakeUpSource, TakeUpSource } from './take-up.ts'
import { defineKeyedRead } from '../kernel/requests/read.ts'

const counted = { eligible: t.number, taken: t.number }

const TakeUpOfBenefit2 = t.type({
  benefitId: plain,
  name: plain,
  asOf: plain,
  ...counted,
  takenYearAgo: t.union([t.number, t.null]),
  months: t.array(t.type({ month: plain, ...counted })),
  levels: t.array(t.type({ name: plain, taken: t.number })),
  groups: t.array(
    t.type({
      by: t.keyof({ department: null, age: null, service: null, location: null }),
      parts: t.array(t.type({ name: plain, ...counted })),
    }),
  ),
})
/** The take-up of one benefit by month, by level and by group. Months are yyyy-mm, oldest first. */
const TakeUpOfBenefit = t.type({ ...TakeUpOfBenefit2.props, eligibleYearAgo: t.union([t.number, t.null]) })
export type TakeUpOfBenefit = t.TypeOf<typeof TakeUpOfBenefit>

const { takenYearAgo: _, ...firstProps } = TakeUpOfBenefit2.props
export const takeUpOfBenefitRead = defineKeyedRead('TakeUpOfBenefit', {
  key: ['benefitId', plain],
  params: { source: TakeUpSource },
  data: { takeUp: TakeUpOfBenefit },
  value: ({ takeUp }) => takeUp,
  upcasts: [
    // Version 1 had only months, which do not end on the date of the figures.
    upcast(t.type({ benefitId: plain, takeUp: t.type(firstProps) }), ({ benefitId, takeUp }) => ({
      benefitId,
      takeUp: { ...takeUp, takenYearAgo: null },
    })),
    upcast(t.type({ benefitId: plain, takeUp: TakeUpOfBenefit2 }), ({ benefitId, takeUp }) => ({
      benefitId,
      takeUp: { ...takeUp, eligibleYearAgo: null },
    })),
  ],
})
export const { TakeUpOfBenefitRequested, TakeUpOfBenefitLoaded, TakeUpOfBenefitFailed } = takeUpOfBenefitRead.events

/** Take-up by the id of the requested benefit. */
export const takeUpOfBenefit = defineSlice({
  name: 'takeUpOfBenefit',
  lifetime: 'session',
  initial: (): { benefits: RemoteById<TakeUpOfBenefit> } => ({ benefits: {} }),
  own: takeUpOfBenefitRead.events,
  on: takeUpOfBenefitRead.on('benefits'),
})

export const requestTakeUpOfBenefit = (
  state: StateWith<typeof session>,
  benefitId: string,
): Either<Refusal, DomainEvent> => {
  const source = selectTakeUpSource(state)
  return source === null ? left(refuse('signedOut')) : right(TakeUpOfBenefitRequested({ benefitId, source }))
}

export const selectTakeUpOfBenefit = takeUpOfBenefitRead.select(takeUpOfBenefit, 'benefits')
