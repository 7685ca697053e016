import * as t from 'io-ts'
import { upcast } from '../kernel/event.ts'
import { idle, loaded, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'
import { session } from '../session/session.ts'
import type { BenefitId } from './benefit.ts'
import {
  beforeYears,
  Benefit,
  BenefitBeforeImages,
  BenefitBeforePrices,
  BenefitBeforeShares,
  withCosts,
  withImage,
  withPrices,
  withShares,
  withYear,
} from './benefit.ts'
import { schemeDay } from './scheme-day.ts'
import { defineRead } from '../kernel/requests/read.ts'

export const benefitsRead = defineRead('Benefits', {
  data: { benefits: t.array(Benefit) },
  value: ({ benefits }) => benefits,
  upcasts: [
    upcast(t.type({ benefits: t.array(beforeYears(BenefitBeforePrices)) }), ({ benefits }) => ({
      benefits: benefits.map(withYear),
    })),
    upcast(t.type({ benefits: t.array(withCosts(BenefitBeforePrices)) }), (old) => old),
    upcast(t.type({ benefits: t.array(BenefitBeforePrices) }), ({ benefits }) => ({
      benefits: benefits.map(withPrices),
    })),
    upcast(t.type({ benefits: t.array(BenefitBeforeImages) }), ({ benefits }) => ({
      benefits: benefits.map(withImage),
    })),
    upcast(t.type({ benefits: t.array(BenefitBeforeShares) }), ({ benefits }) => ({
      benefits: benefits.map(withShares),
    })),
  ],
})
export const { BenefitsRequested, BenefitsLoaded, BenefitsFailed } = benefitsRead.events

export const eligible = defineSlice({
  name: 'eligible',
  lifetime: 'session',
  /** `readAt` is when the list was last read, also during a reload: how many days are left to choose depends on it. */
  initial: (): { benefits: Remote<Benefit[]>; readAt: number | null } => ({ benefits: idle, readAt: null }),
  own: { ...benefitsRead.events },
  on: {
    ...benefitsRead.on('benefits'),
    BenefitsLoaded: (draft, { benefits }, at) => {
      draft.benefits = loaded(benefits, at)
      draft.readAt = at
    },
  },
})

export const requestBenefits = benefitsRead.request(eligible, 'benefits')
export const selectBenefits = benefitsRead.select(eligible, 'benefits')

/** A benefit of the list; null if it is not listed or the list is unknown. */
export const selectListed = selector(
  [eligible],
  (state, benefitId: BenefitId): Benefit | null =>
    valueOf(state.eligible.benefits)?.find((benefit) => benefit.benefitId === benefitId) ?? null,
)

/** The day on which the list was read, yyyy-mm-dd; the first of all days until then. */
export const selectListDay = selector([eligible, session], (state): string =>
  schemeDay(state, state.eligible.readAt ?? 0),
)

export type BenefitGroup = 'asks' | 'chosen' | 'available' | 'later'

const groupOf = ({ restricted, selection }: Benefit): BenefitGroup => {
  if (restricted) return 'later'
  switch (selection?.status) {
    // Without a next step from the host there is nothing for the person to do.
    case 'in-progress':
      return selection.next === null ? 'chosen' : 'asks'
    case 'rejected':
      return selection.next === null ? 'available' : 'asks'
    case 'approved':
    case 'pending':
      return 'chosen'
    // What a person left and cannot choose again is theirs to look at, as a leaver's benefits are.
    case 'opted-out':
      return selection.next === null ? 'chosen' : 'available'
    case 'not-selected':
    case undefined:
      return 'available'
  }
}

/** Benefits that need the person's attention, that they have, can choose now, and can choose after probation. */
export const selectBenefitGroups = selector([eligible], (state): Record<BenefitGroup, readonly Benefit[]> => {
  const groups: Record<BenefitGroup, Benefit[]> = { asks: [], chosen: [], available: [], later: [] }
  for (const benefit of valueOf(state.eligible.benefits) ?? []) groups[groupOf(benefit)].push(benefit)
  return groups
})
