import * as t from 'io-ts'
import { upcast } from '../kernel/event.ts'
import type { Remote } from '../kernel/requests/remote.ts'
import { idle, valueOf } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'
import type { BenefitId } from './benefit.ts'
import { beforeYears, Benefit, withCosts, withYear } from './benefit.ts'
import { defineRead } from '../kernel/requests/read.ts'

export const benefitsRead = defineRead('Benefits', {
  data: { benefits: t.array(Benefit) },
  value: ({ benefits }) => benefits,
  upcasts: [
    upcast(t.type({ benefits: t.array(beforeYears(Benefit)) }), ({ benefits }) => ({
      benefits: benefits.map(withYear),
    })),
    upcast(t.type({ benefits: t.array(withCosts(Benefit)) }), (old) => old),
  ],
})
export const { BenefitsRequested, BenefitsLoaded, BenefitsFailed } = benefitsRead.events

export const eligible = defineSlice({
  name: 'eligible',
  lifetime: 'session',
  initial: (): { benefits: Remote<Benefit[]> } => ({ benefits: idle }),
  own: { ...benefitsRead.events },
  on: {
    ...benefitsRead.on('benefits'),
  },
})

export const requestBenefits = benefitsRead.request(eligible, 'benefits')
export const selectBenefits = benefitsRead.select(eligible, 'benefits')

/** A benefit's name in the list; null if it is not listed or the list is unknown. */
export const selectListedName = selector(
  [eligible],
  (state, benefitId: BenefitId): string | null =>
    valueOf(state.eligible.benefits)?.find((benefit) => benefit.benefitId === benefitId)?.name ?? null,
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
    case 'not-selected':
    case 'opted-out':
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
