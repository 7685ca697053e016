import type { Either } from 'fp-ts/lib/Either.js'
import { credits, isCredits, requestCredits } from '../benefits/credits.ts'
import { eligible, requestBenefits } from '../benefits/eligible.ts'
import type { Refusal } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { valueOf } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { hasLeft, session } from '../session/session.ts'

/**
 * Whether a person has credits and nothing else. It is `unknown` while benefits or balance load, and `failed` if they failed: until it is
 * known, nothing is shown that might have to be hidden.
 */
export type CreditsOnly = 'no' | 'yes' | 'unknown' | 'failed'

/** Derived from the state and never stored. */
export const selectCreditsOnly = selector([session, eligible, credits], (state): CreditsOnly => {
  const { now } = state.session
  if (now.kind !== 'signedIn' || !hasLeft(now.profile.user)) return 'no'
  const { benefits } = state.eligible
  const products = valueOf(benefits)
  if (products === null) return benefits.status === 'failed' ? 'failed' : 'unknown'
  if (!products.some(isCredits)) return 'no'
  const has = valueOf(state.credits.now)
  if (has === null) return state.credits.now.status === 'failed' ? 'failed' : 'unknown'
  return has.kind === 'some' && has.balance > 0 ? 'yes' : 'no'
})

/** Retries what failed to load. */
export const retryCreditsOnly = (state: StateWith<typeof eligible | typeof credits>): Either<Refusal, DomainEvent> =>
  valueOf(state.eligible.benefits) === null ? requestBenefits(state) : requestCredits(state)
