import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { personal } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { ProfileLoaded } from './session.ts'

const Cause = t.keyof({ person: null, idle: null })
export type LogoutCause = t.TypeOf<typeof Cause>

export const LogoutRequested = defineEvent('LogoutRequested', { cause: Cause })
/** This browser holds nothing of the session any more; the host has yet to respond. `address` is where the logout then leads. */
export const LogoutSent = defineEvent('LogoutSent', { cause: Cause, address: t.union([personal, t.null]) })
export const LogoutConfirmed = defineEvent('LogoutConfirmed', {})
export const LogoutFailed = defineEvent('LogoutFailed', { problem: Problem })

/** The address is absent until the session's end has been sent. */
export type LogoutState =
  | { kind: 'none' }
  | { kind: 'running'; cause: LogoutCause; address?: string | null }
  | { kind: 'failed'; cause: LogoutCause; problem: Problem; address?: string | null }

/** Where a logout leads; kept for a retry. */
const addressOf = (now: LogoutState) => ('address' in now ? { address: now.address } : {})

export const logout = defineSlice({
  name: 'logout',
  lifetime: 'visitor',
  initial: (): { now: LogoutState } => ({ now: { kind: 'none' } }),
  own: { LogoutRequested, LogoutSent, LogoutConfirmed, LogoutFailed },
  on: {
    LogoutRequested: (draft, { cause }) => {
      draft.now = { kind: 'running', cause, ...addressOf(draft.now) }
    },
    LogoutSent: (draft, { cause, address }) => {
      draft.now = { kind: 'running', cause, address }
    },
    LogoutConfirmed: (draft) => {
      draft.now = { kind: 'none' }
    },
    LogoutFailed: (draft, { problem }) => {
      const cause = draft.now.kind === 'none' ? 'person' : draft.now.cause
      draft.now = { kind: 'failed', cause, problem, ...addressOf(draft.now) }
    },
  },
  extraReducers: (on) => [
    on(ProfileLoaded, (draft) => {
      draft.now = { kind: 'none' }
    }),
  ],
})

/** A retry after a failure has the cause of the first attempt. */
export const logOut = ({ logout: { now } }: StateWith<typeof logout>): Either<Refusal, DomainEvent> =>
  now.kind === 'running'
    ? left(refuse('busy'))
    : right(LogoutRequested({ cause: now.kind === 'failed' ? now.cause : 'person' }))

export const selectLogout = selector([logout], (state) => state.logout.now)
