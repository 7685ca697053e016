import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { session } from '../session/session.ts'
import { schemeDay } from './scheme-day.ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, upcast, type DomainEvent } from '../kernel/event.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { failed, idle, loaded, loading, type Remote, type RemoteById } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import {
  beforeYears,
  BenefitBeforeImages,
  BenefitBeforePrices,
  BenefitDetail,
  BenefitId,
  DetailBeforeLevels,
  DetailBeforeShares,
  Faq,
  RelatedBenefit,
  withCosts,
  withImage,
  withLevels,
  withPrices,
  withShares,
  withYear,
} from './benefit.ts'

export const BenefitRequested = defineEvent('BenefitRequested', { benefitId: BenefitId })
export const BenefitLoaded = defineEvent('BenefitLoaded', { detail: BenefitDetail }, [
  upcast(
    t.type({ detail: t.type({ ...DetailBeforeLevels.props, benefit: beforeYears(BenefitBeforePrices) }) }),
    ({ detail: { benefit, ...rest } }) => ({ detail: { ...rest, benefit: withYear(benefit) } }),
  ),
  upcast(
    t.type({ detail: t.type({ ...DetailBeforeLevels.props, benefit: withCosts(BenefitBeforePrices) }) }),
    (old) => old,
  ),
  upcast(
    t.type({ detail: t.type({ ...DetailBeforeLevels.props, benefit: BenefitBeforePrices }) }),
    ({ detail: { benefit, ...rest } }) => ({ detail: { ...rest, benefit: withPrices(benefit) } }),
  ),
  upcast(
    t.type({ detail: t.type({ ...DetailBeforeLevels.props, benefit: BenefitBeforeImages }) }),
    ({ detail: { benefit, ...rest } }) => ({ detail: { ...rest, benefit: withImage(benefit) } }),
  ),
  upcast(t.type({ detail: DetailBeforeLevels }), (old) => ({ detail: withLevels(old.detail) })),
  upcast(t.type({ detail: DetailBeforeShares }), ({ detail }) => ({
    detail: { ...detail, benefit: withShares(detail.benefit) },
  })),
])
export const BenefitFailed = defineEvent('BenefitFailed', { benefitId: BenefitId, problem: Problem })
/** Questions and related benefits load beside the benefit, and can fail without it. */
export const FaqsLoaded = defineEvent('FaqsLoaded', { benefitId: BenefitId, faqs: t.array(Faq) })
export const FaqsFailed = defineEvent('FaqsFailed', { benefitId: BenefitId, problem: Problem })
export const RelatedLoaded = defineEvent('RelatedLoaded', { benefitId: BenefitId, related: t.array(RelatedBenefit) })
export const RelatedFailed = defineEvent('RelatedFailed', { benefitId: BenefitId, problem: Problem })

interface DetailState {
  details: RemoteById<BenefitDetail>
  /** When each benefit was last read, also during a reload: the sentences about its dates depend on it. */
  readAt: Record<string, number>
  faqs: RemoteById<Faq[]>
  related: RemoteById<RelatedBenefit[]>
}

export const detail = defineSlice({
  name: 'detail',
  lifetime: 'session',
  initial: (): DetailState => ({ details: {}, readAt: {}, faqs: {}, related: {} }),
  own: { BenefitRequested, BenefitLoaded, BenefitFailed, FaqsLoaded, FaqsFailed, RelatedLoaded, RelatedFailed },
  on: {
    BenefitRequested: ({ details, faqs, related }, { benefitId }) => {
      details[benefitId] = loading(details[benefitId])
      faqs[benefitId] = loading(faqs[benefitId])
      related[benefitId] = loading(related[benefitId])
    },
    BenefitLoaded: ({ details, readAt }, { detail: found }, at) => {
      details[found.benefit.benefitId] = loaded(found, at)
      readAt[found.benefit.benefitId] = at
    },
    BenefitFailed: ({ details }, { benefitId, problem }) => {
      details[benefitId] = failed(details[benefitId], problem)
    },
    FaqsLoaded: (draft, { benefitId, faqs }, at) => {
      draft.faqs[benefitId] = loaded(faqs, at)
    },
    FaqsFailed: ({ faqs }, { benefitId, problem }) => {
      faqs[benefitId] = failed(faqs[benefitId], problem)
    },
    RelatedLoaded: (draft, { benefitId, related }, at) => {
      draft.related[benefitId] = loaded(related, at)
    },
    RelatedFailed: ({ related }, { benefitId, problem }) => {
      related[benefitId] = failed(related[benefitId], problem)
    },
  },
})
type Needs = StateWith<typeof detail>

export const requestBenefit = ({ detail: { details } }: Needs, benefitId: BenefitId): Either<Refusal, DomainEvent> =>
  details[benefitId]?.status === 'loading' ? left(refuse('busy')) : right(BenefitRequested({ benefitId }))

export const selectBenefit = selector(
  [detail],
  (state, benefitId: BenefitId): Remote<BenefitDetail> => state.detail.details[benefitId] ?? idle,
)
export const selectFaqs = selector(
  [detail],
  (state, benefitId: BenefitId): Remote<Faq[]> => state.detail.faqs[benefitId] ?? idle,
)
export const selectRelated = selector(
  [detail],
  (state, benefitId: BenefitId): Remote<RelatedBenefit[]> => state.detail.related[benefitId] ?? idle,
)

/** The day on which a benefit was last read; before the first read the earliest date, so that no day is in the past. */
export const selectDayRead = selector([detail, session], (state, benefitId: BenefitId): string => {
  const at = state.detail.readAt[benefitId]
  return at === undefined ? '' : schemeDay(state, at)
})
