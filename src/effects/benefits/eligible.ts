import { foldW } from 'fp-ts/lib/Either.js'
import { concatMap, of } from 'rxjs'
import { BenefitsFailed, BenefitsLoaded, BenefitsRequested } from '../../domain/benefits/eligible.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { SessionEnded } from '../../domain/session/session.ts'
import { getEligibleBenefits } from '../api/generated/benefits.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { benefitOf } from './benefit.ts'

const isOffline = ({ kind }: Problem): boolean => kind === 'network' || kind === 'aborted'

/** A failure is retried once, silently. Offline, the list stays and offers Retry; otherwise the person is logged out with the host's message. */
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
            if (isOffline(problem)) return of(failed)
            const message = problem.kind === 'refused' ? problem.message : null
            return of(failed, SessionEnded({ reason: 'benefitsUnavailable', message, ssoLogoutUrl: null }))
          },
          ({ data }) => of(BenefitsLoaded({ benefits: data.map(benefitOf) })),
        ),
      ),
    ),
})
