import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import { refuse } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineEvent } from '../kernel/event.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'

const Cause = t.keyof({ person: null, idle: null })
export type LogoutCause = t.TypeOf<typeof Cause>

export const LogoutRequested = defineEvent('LogoutRequested', { cause: Cause })
export const LogoutFailed = defineEvent('LogoutFailed', { problem: Problem })

export type LogoutState =
  | { kind: 'none' }
  | { kind: 'running'; cause: LogoutCause }
  | { kind: 'failed'; cause: LogoutCause; problem: Problem }

export const logout = defineSlice({
  name: 'logout',
  lifetime: 'visitor',
  initial: (): { now: LogoutState } => ({ now: { kind: 'none' } }),
  own: { LogoutRequested, LogoutFailed },
  on: {
    LogoutRequested: (draft, { cause }) => {
      draft.now = { kind: 'running', cause }
    },
    LogoutFailed: (draft, { problem }) => {
      const cause = draft.now.kind === 'none' ? 'person' : draft.now.cause
      draft.now = { kind: 'failed', cause, problem }
    },
  },
})

/** A retry after a failure has the cause of the first attempt. */
export const logOut = ({ logout: { now } }: StateWith<typeof logout>): Either<Refusal, DomainEvent> =>
  now.kind === 'running'
    ? left(refuse('busy'))
    : right(LogoutRequested({ cause: now.kind === 'failed' ? now.cause : 'person' }))

export const selectLogout = selector([logout], (state) => state.logout.now)
