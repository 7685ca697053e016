import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import { refuse } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineEvent, upcast } from '../kernel/event.ts'
import { Problem } from '../kernel/problem.ts'
import type { Remote } from '../kernel/remote.ts'
import { failed, idle, loaded, loading, valueOf } from '../kernel/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'
import type { BenefitId } from './benefit.ts'
import { beforeYears, Benefit, withYear } from './benefit.ts'

export const BenefitsRequested = defineEvent('BenefitsRequested', {})
export const BenefitsLoaded = defineEvent('BenefitsLoaded', { benefits: t.array(Benefit) }, [
  upcast(t.type({ benefits: t.array(beforeYears(Benefit)) }), ({ benefits }) => ({ benefits: benefits.map(withYear) })),
])
export const BenefitsFailed = defineEvent('BenefitsFailed', { problem: Problem })

export const eligible = defineSlice({
  name: 'eligible',
  initial: (): { benefits: Remote<Benefit[]> } => ({ benefits: idle }),
  own: { BenefitsRequested, BenefitsLoaded, BenefitsFailed },
  on: {
    BenefitsRequested: (draft) => {
      draft.benefits = loading(draft.benefits)
    },
    BenefitsLoaded: (draft, { benefits }, at) => {
      draft.benefits = loaded(benefits, at)
    },
    BenefitsFailed: (draft, { problem }) => {
      draft.benefits = failed(draft.benefits, problem)
    },
  },
})
type Needs = StateWith<typeof eligible>

export const requestBenefits = ({ eligible: { benefits } }: Needs): Either<Refusal, DomainEvent> =>
  benefits.status === 'loading' ? left(refuse('busy')) : right(BenefitsRequested({}))

export const selectBenefits = selector([eligible], (state) => state.eligible.benefits)

/** What the list calls a benefit; null where it is not in it, or the list is not known. */
export const selectListedName = selector(
  [eligible],
  (state, benefitId: BenefitId): string | null =>
    valueOf(state.eligible.benefits)?.find((benefit) => benefit.benefitId === benefitId)?.name ?? null,
)

export type BenefitGroup = 'asks' | 'chosen' | 'available' | 'later'

const groupOf = ({ restricted, selection }: Benefit): BenefitGroup => {
  if (restricted) return 'later'
  switch (selection?.status) {
    // Where no next step is told, there is nothing that a person could do.
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

/** Benefits that wait for the person, that they have, may choose now, and may choose after probation. */
export const selectBenefitGroups = selector([eligible], (state): Record<BenefitGroup, readonly Benefit[]> => {
  const groups: Record<BenefitGroup, Benefit[]> = { asks: [], chosen: [], available: [], later: [] }
  for (const benefit of valueOf(state.eligible.benefits) ?? []) groups[groupOf(benefit)].push(benefit)
  return groups
})
