import { foldW } from 'fp-ts/lib/Either.js'
import { EMPTY, map, of } from 'rxjs'
import {
  CreditsAbsent,
  CreditsFailed,
  CreditsLoaded,
  CreditsRequested,
  isCredits,
} from '../../domain/benefits/credits.ts'
import { BenefitsLoaded, BenefitsRequested } from '../../domain/benefits/eligible.ts'
import { hasLeft, ProfileLoaded } from '../../domain/session/session.ts'
import { getCreditsBalance } from '../api/generated/credits.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

export const loadCredits = portalEffect({
  name: 'credits.load',
  on: [CreditsRequested],
  policy: { switchBy: one },
  emits: [CreditsLoaded, CreditsAbsent, CreditsFailed],
  failure: (problem) => CreditsFailed({ problem }),
  run: (_, { api }) =>
    api(getCreditsBalance, {}).pipe(
      map(
        foldW(
          ({ problem }) =>
            problem.kind === 'refused' && problem.status === 404 ? CreditsAbsent({}) : CreditsFailed({ problem }),
          ({ data: { balance, lastPaymentDate } }) => CreditsLoaded({ balance, lastPaymentDate }),
        ),
      ),
    ),
})

/** A list with a credits benefit triggers the balance. */
export const askForCredits = portalEffect({
  name: 'credits.askFor',
  on: [BenefitsLoaded],
  policy: 'everyOne',
  emits: [CreditsRequested],
  run: ({ data: { benefits } }) => (benefits.some(isCredits) ? of(CreditsRequested({})) : EMPTY),
})

/** Leavers can have only credits, so their benefits are read at once, on any page. */
export const lookAtLeaver = portalEffect({
  name: 'credits.lookAtLeaver',
  on: [ProfileLoaded],
  policy: 'everyOne',
  emits: [BenefitsRequested],
  run: ({ data: { profile } }) => (hasLeft(profile.user) ? of(BenefitsRequested({})) : EMPTY),
})
