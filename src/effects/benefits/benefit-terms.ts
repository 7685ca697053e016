import { foldW } from 'fp-ts/lib/Either.js'
import { map } from 'rxjs'
import { BenefitTermsFailed, BenefitTermsLoaded, BenefitTermsRequested } from '../../domain/benefits/benefit-terms.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { getBenefitTerms } from '../api/generated/selections.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** A response can contain a sentence that says why there is no text. */
const withoutText = (error: string | null, status: number): Problem =>
  error === null ? { kind: 'undecodable', where: 'terms' } : { kind: 'refused', status, message: error }

export const loadBenefitTerms = portalEffect({
  name: 'benefitTerms.load',
  on: [BenefitTermsRequested],
  policy: { switchBy: ({ data: { benefitId, termsId } }) => `${benefitId}/${termsId}` },
  emits: [BenefitTermsLoaded, BenefitTermsFailed],
  failure: (problem, { data: { benefitId, termsId } }) => BenefitTermsFailed({ benefitId, termsId, problem }),
  run: ({ data: { benefitId, termsId } }, { api }) =>
    api(getBenefitTerms, { path: { benefitId, termId: termsId } }).pipe(
      map(
        foldW(
          ({ problem }) => BenefitTermsFailed({ benefitId, termsId, problem }),
          ({ data: { terms, version, error }, status }) =>
            terms === null || version === null || error !== null
              ? BenefitTermsFailed({ benefitId, termsId, problem: withoutText(error, status) })
              : BenefitTermsLoaded({ benefitId, termsId, html: terms, version }),
        ),
      ),
    ),
})
