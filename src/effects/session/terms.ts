import { foldW, isLeft } from 'fp-ts/lib/Either.js'
import { forkJoin, map } from 'rxjs'
import {
  TermsAcceptanceFailed,
  TermsAcceptanceRequested,
  TermsAccepted,
  TermsFailed,
  TermsLoaded,
  TermsRequested,
} from '../../domain/session/terms.ts'
import { getPrivacyPolicy, getTermsAndConditions } from '../api/generated/content.ts'
import { acceptPolicies } from '../api/generated/session.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

export const loadTerms = portalEffect({
  name: 'terms.load',
  on: [TermsRequested],
  policy: { switchBy: one },
  emits: [TermsLoaded, TermsFailed],
  failure: (problem) => TermsFailed({ problem }),
  run: (_, { api }) =>
    forkJoin([api(getTermsAndConditions, {}), api(getPrivacyPolicy, {})]).pipe(
      map(([terms, policy]) => {
        if (isLeft(terms)) return TermsFailed({ problem: terms.left.problem })
        if (isLeft(policy)) return TermsFailed({ problem: policy.left.problem })
        return TermsLoaded({ texts: { terms: terms.right.data.content, policy: policy.right.data.content } })
      }),
    ),
})

export const sendAcceptance = portalEffect({
  name: 'terms.accept',
  on: [TermsAcceptanceRequested],
  policy: { exhaustBy: one },
  emits: [TermsAccepted, TermsAcceptanceFailed],
  failure: (problem) => TermsAcceptanceFailed({ problem }),
  run: (_, { api }) =>
    api(acceptPolicies, { body: { termsAccepted: true } }).pipe(
      map(
        foldW(
          ({ problem }) => TermsAcceptanceFailed({ problem }),
          ({ data }) =>
            data.termsRevision
              ? TermsAccepted({})
              : TermsAcceptanceFailed({ problem: { kind: 'refused', status: 200, message: null } }),
        ),
      ),
    ),
})
