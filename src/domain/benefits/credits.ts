import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { failed, idle, loaded, loading, mapRemote, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import type { Benefit } from './benefit.ts'
import { eligible, requestBenefits } from './eligible.ts'

export const CreditsRequested = defineEvent('CreditsRequested', {})
/** The balance is pence; the date of the last payment is yyyy-mm-dd, and null before the first one. */
export const CreditsLoaded = defineEvent('CreditsLoaded', {
  balance: t.number,
  lastPaymentDate: t.union([plain, t.null]),
})
/** The person has no credits account, which differs from a balance of zero. */
export const CreditsAbsent = defineEvent('CreditsAbsent', {})
export const CreditsFailed = defineEvent('CreditsFailed', { problem: Problem })

/** A person's credits. */
export type Credits = { kind: 'none' } | { kind: 'some'; balance: number; lastPaymentDate: string | null }

export const credits = defineSlice({
  name: 'credits',
  lifetime: 'session',
  initial: (): { now: Remote<Credits> } => ({ now: idle }),
  own: { CreditsRequested, CreditsLoaded, CreditsAbsent, CreditsFailed },
  on: {
    CreditsRequested: (draft) => {
      draft.now = loading(draft.now)
    },
    CreditsLoaded: (draft, found, at) => {
      draft.now = loaded({ kind: 'some', ...found }, at)
    },
    CreditsAbsent: (draft, _, at) => {
      draft.now = loaded({ kind: 'none' }, at)
    },
    CreditsFailed: (draft, { problem }) => {
      draft.now = failed(draft.now, problem)
    },
  },
})

/** Whether a benefit holds credits: hosts give these a separate group code. */
export const isCredits = ({ groupCode }: Pick<Benefit, 'groupCode'>): boolean => groupCode === 'ccv'

/**
 * Requests the balance of a person with credits. Whether they have credits is in their list of benefits: if it is unknown, it is read first
 * and the balance follows. [CCV-1]
 */
export const requestCredits = (state: StateWith<typeof credits | typeof eligible>): Either<Refusal, DomainEvent> => {
  const benefits = valueOf(state.eligible.benefits)
  if (benefits === null) return requestBenefits(state)
  if (!benefits.some(isCredits)) return left(refuse('none'))
  return state.credits.now.status === 'loading' ? left(refuse('busy')) : right(CreditsRequested({}))
}

/** The credits of a person: loading while the list of benefits loads, and failed if that failed. */
export const selectCredits = selector([credits, eligible], (state): Remote<Credits> => {
  const { benefits } = state.eligible
  const known = valueOf(benefits)
  if (known === null && state.credits.now.status === 'idle')
    return mapRemote(benefits, (): Credits => ({ kind: 'none' }))
  if (known !== null && !known.some(isCredits)) return mapRemote(benefits, (): Credits => ({ kind: 'none' }))
  return state.credits.now
})
