import { foldW } from 'fp-ts/lib/Either.js'
import { concatMap, from, map, merge, of } from 'rxjs'
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
import { RedirectRefused } from '../../domain/session/session.ts'
import { benefitIdOf } from './benefit.ts'
import { detailLoaded } from './claim.ts'

/** The benefit, its questions and its related benefits load in parallel; each can fail separately. */
export const loadBenefit = portalEffect({
  name: 'detail.load',
  on: [BenefitRequested],
  policy: { switchBy: ({ data }) => data.benefitId },
  emits: [RedirectRefused, BenefitLoaded, BenefitFailed, FaqsLoaded, FaqsFailed, RelatedLoaded, RelatedFailed],
  failure: (problem, { data: { benefitId } }) => BenefitFailed({ benefitId, problem }),
  run: ({ data: { benefitId } }, { api, redirects }) => {
    const path = { path: { id: benefitId } }
    return merge(
      api(getBenefit, path).pipe(
        concatMap(
          foldW(
            ({ problem }) => of(BenefitFailed({ benefitId, problem })),
            ({ data }) =>
              data.benefitId === benefitId
                ? from(detailLoaded(data, redirects))
                : of(BenefitFailed({ benefitId, problem: { kind: 'undecodable', where: 'benefitId' } })),
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
