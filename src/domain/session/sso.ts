import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { cookies } from '../content/cookies.ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { plain, secret } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { LoginSucceeded } from './login.ts'
import { ProfileFailed, ProfileLoaded, SessionRestoreRequested } from './session.ts'

/** What a link does: a token that starts with 'msq' starts a masquerade. */
const LinkKind = t.keyof({ signOn: null, masquerade: null })
type LinkKind = t.TypeOf<typeof LinkKind>
const year = t.union([plain, t.null])

/** The link waits for cookie consent, which a masquerade requires. */
export const SsoLoginHeldForConsent = defineEvent('SsoLoginHeldForConsent', { token: secret, schemeYear: year })
/** The link waits for a decision: following it would replace the session that is open in this browser. */
export const SsoLoginHeldForSession = defineEvent('SsoLoginHeldForSession', { token: secret, schemeYear: year })
/** The person chose to end the open session and follow the link. */
export const SsoLoginConfirmed = defineEvent('SsoLoginConfirmed', { token: secret, schemeYear: year })
export const SsoLoginRequested = defineEvent('SsoLoginRequested', { link: LinkKind, token: secret, schemeYear: year })
export const SsoLoginSlow = defineEvent('SsoLoginSlow', {})
export const SsoLoginFailed = defineEvent('SsoLoginFailed', { link: LinkKind, problem: Problem })

interface Ticket {
  token: string
  schemeYear: string | null
}

export type SsoState =
  | { kind: 'none' }
  | { kind: 'held'; ticket: Ticket }
  | { kind: 'sessionOpen'; ticket: Ticket }
  | { kind: 'asking'; link: LinkKind; ticket: Ticket; slow: boolean }
  | { kind: 'loading'; link: LinkKind; slow: boolean }
  /** `again` is the command for a retry, if there was no response: the host may not have seen the token. */
  | { kind: 'failed'; link: LinkKind; problem: Problem; again: Ticket | 'profile' | null }

const cameNot = ({ kind }: Problem): boolean => kind === 'network' || kind === 'timeOut' || kind === 'aborted'

export const sso = defineSlice({
  name: 'sso',
  lifetime: 'visitor',
  initial: (): { now: SsoState } => ({ now: { kind: 'none' } }),
  own: {
    SsoLoginHeldForConsent,
    SsoLoginHeldForSession,
    SsoLoginConfirmed,
    SsoLoginRequested,
    SsoLoginSlow,
    SsoLoginFailed,
  },
  on: {
    SsoLoginHeldForConsent: (draft, ticket) => {
      draft.now = { kind: 'held', ticket }
    },
    SsoLoginHeldForSession: (draft, ticket) => {
      draft.now = { kind: 'sessionOpen', ticket }
    },
    SsoLoginConfirmed: (draft, ticket) => {
      draft.now = { kind: 'asking', link: 'signOn', ticket, slow: false }
    },
    SsoLoginRequested: (draft, { link, token, schemeYear }) => {
      draft.now = { kind: 'asking', link, ticket: { token, schemeYear }, slow: false }
    },
    SsoLoginSlow: (draft) => {
      if (draft.now.kind === 'asking' || draft.now.kind === 'loading') draft.now.slow = true
    },
    SsoLoginFailed: (draft, { link, problem }) => {
      const again = draft.now.kind === 'asking' && cameNot(problem) ? draft.now.ticket : null
      draft.now = { kind: 'failed', link, problem, again }
    },
  },
  extraReducers: (on) => [
    on(LoginSucceeded, (draft) => {
      if (draft.now.kind === 'asking') draft.now = { kind: 'loading', link: draft.now.link, slow: draft.now.slow }
    }),
    on(SessionRestoreRequested, (draft) => {
      if (draft.now.kind === 'failed') draft.now = { kind: 'loading', link: draft.now.link, slow: false }
      if (draft.now.kind === 'sessionOpen') draft.now = { kind: 'none' }
    }),
    on(ProfileLoaded, (draft) => {
      if (draft.now.kind === 'loading') draft.now = { kind: 'none' }
    }),
    on(ProfileFailed, (draft, { problem }) => {
      if (draft.now.kind !== 'loading') return
      draft.now = { kind: 'failed', link: draft.now.link, problem, again: cameNot(problem) ? 'profile' : null }
    }),
  ],
})
type Needs = StateWith<typeof sso | typeof cookies>

const isMasquerade = (token: string): boolean => token.startsWith('msq')

const asked = ({ token, schemeYear }: Ticket): DomainEvent =>
  SsoLoginRequested({ link: isMasquerade(token) ? 'masquerade' : 'signOn', token, schemeYear })

/** Follows a link. A masquerade requires cookie consent, single sign-on does not. An invalid year makes the link invalid. */
export const followLink = (state: Needs, { token, schemeYear }: Ticket): Either<Refusal, DomainEvent> => {
  const { kind } = state.sso.now
  if (kind === 'asking' || kind === 'loading') return left(refuse('busy'))
  if (token === '') return left(refuse('noToken'))
  if (!isMasquerade(token)) return right(asked({ token, schemeYear: null }))
  if (schemeYear !== null && !/^[\w-]{1,12}$/.test(schemeYear))
    return right(SsoLoginFailed({ link: 'masquerade', problem: { kind: 'undecodable', where: 'schemeYear' } }))
  const ticket = { token, schemeYear }
  return right(state.cookies.accepted ? asked(ticket) : SsoLoginHeldForConsent(ticket))
}

/** Continues once the cookies are accepted. */
export const continueLink = (state: Needs): Either<Refusal, DomainEvent> =>
  state.sso.now.kind === 'held' && state.cookies.accepted ? right(asked(state.sso.now.ticket)) : left(refuse('notHeld'))

/** Follows the link, although that ends the session that is open in this browser. */
export const replaceSession = (state: Needs): Either<Refusal, DomainEvent> =>
  state.sso.now.kind === 'sessionOpen' ? right(SsoLoginConfirmed(state.sso.now.ticket)) : left(refuse('notHeld'))

/** Drops the link and continues with the open session. */
export const keepSession = (state: Needs): Either<Refusal, DomainEvent> =>
  state.sso.now.kind === 'sessionOpen' ? right(SessionRestoreRequested({})) : left(refuse('notHeld'))

/** Retries after a failed call, only on the person's request. */
export const retryLink = (state: Needs): Either<Refusal, DomainEvent> => {
  const again = state.sso.now.kind === 'failed' ? state.sso.now.again : null
  if (again === null) return left(refuse('final'))
  return right(again === 'profile' ? SessionRestoreRequested({}) : asked(again))
}

/** The token never reaches the screens. */
export const selectSso = selector([sso], ({ sso: { now } }) => {
  switch (now.kind) {
    case 'none':
      return { kind: 'none' } as const
    case 'held':
      return { kind: 'held' } as const
    case 'sessionOpen':
      return { kind: 'sessionOpen' } as const
    case 'asking':
    case 'loading':
      return { kind: 'running', slow: now.slow } as const
    case 'failed':
      return { kind: 'failed', link: now.link, problem: now.problem, mayRetry: now.again !== null } as const
  }
})
