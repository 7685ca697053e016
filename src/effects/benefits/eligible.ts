import { foldW } from 'fp-ts/lib/Either.js'
import { concatMap, of } from 'rxjs'
import { BenefitsFailed, BenefitsLoaded, BenefitsRequested } from '../../domain/benefits/eligible.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { SessionEnded } from '../../domain/session/session.ts'
import { getEligibleBenefits } from '../api/generated/benefits.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { benefitOf } from './benefit.ts'

/** Whether a later attempt can succeed: there was no response, or the host is busy or failing. */
const mayPass = (problem: Problem): boolean => {
  switch (problem.kind) {
    case 'network':
    case 'aborted':
    case 'timeOut':
      return true
    case 'refused':
      return problem.status >= 500 || problem.status === 429
    case 'unauthorised':
    case 'undecodable':
    case 'unexpected':
      return false
  }
}

/**
 * A failure is retried once, silently. After a second one that is temporary the list offers Retry; a refusal logs the person out with the
 * host's message [BEN-1].
 */
export const loadBenefits = portalEffect({
  name: 'eligible.load',
  on: [BenefitsRequested],
  policy: { switchBy: one },
  emits: [BenefitsLoaded, BenefitsFailed, SessionEnded],
  failure: (problem) => BenefitsFailed({ problem }),
  run: (_, { api }) =>
    api(getEligibleBenefits, { retry: 'afterAnyFailure' }).pipe(
      concatMap(
        foldW(
          ({ problem }) => {
            const failed = BenefitsFailed({ problem })
            if (mayPass(problem)) return of(failed)
            const message = problem.kind === 'refused' ? problem.message : null
            return of(failed, SessionEnded({ reason: 'benefitsUnavailable', message, ssoLogoutUrl: null }))
          },
          ({ data }) => of(BenefitsLoaded({ benefits: data.map(benefitOf) })),
        ),
      ),
    ),
})
