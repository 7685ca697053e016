import { foldW } from 'fp-ts/lib/Either.js'
import { map, merge } from 'rxjs'
import {
  BenefitFailed,
  BenefitLoaded,
  BenefitRequested,
  FaqsFailed,
  FaqsLoaded,
  RelatedFailed,
  RelatedLoaded,
} from '../../domain/benefits/detail.ts'
import { getBenefit, getBenefitFaqs, getRelatedBenefits } from '../api/generated/benefits.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { benefitIdOf } from './benefit.ts'
import { detailOf } from './choice.ts'

/** The benefit, its questions and its related benefits come side by side; each may fail alone. */
export const loadBenefit = portalEffect({
  name: 'detail.load',
  on: [BenefitRequested],
  policy: { switchBy: ({ data }) => data.benefitId },
  emits: [BenefitLoaded, BenefitFailed, FaqsLoaded, FaqsFailed, RelatedLoaded, RelatedFailed],
  failure: (problem, { data: { benefitId } }) => BenefitFailed({ benefitId, problem }),
  run: ({ data: { benefitId } }, { api }) => {
    const path = { path: { id: benefitId } }
    return merge(
      api(getBenefit, path).pipe(
        map(
          foldW(
            ({ problem }) => BenefitFailed({ benefitId, problem }),
            ({ data }) => BenefitLoaded({ detail: detailOf(data) }),
          ),
        ),
      ),
      api(getBenefitFaqs, path).pipe(
        map(
          foldW(
            ({ problem }) => FaqsFailed({ benefitId, problem }),
            ({ data }) => FaqsLoaded({ benefitId, faqs: data }),
          ),
        ),
      ),
      api(getRelatedBenefits, path).pipe(
        map(
          foldW(
            ({ problem }) => RelatedFailed({ benefitId, problem }),
            ({ data }) =>
              RelatedLoaded({
                benefitId,
                related: data.map(({ benefitId: id, name, summary, icon }) => ({
                  benefitId: benefitIdOf(id),
                  name,
                  summary,
                  icon,
                })),
              }),
          ),
        ),
      ),
    )
  },
})
