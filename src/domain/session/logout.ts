import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import { refuse } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineEvent } from '../kernel/event.ts'
import type { Problem as ProblemType } from '../kernel/problem.ts'
import { Problem } from '../kernel/problem.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'

export const LogoutRequested = defineEvent('LogoutRequested', { cause: t.keyof({ person: null, idle: null }) })
export const LogoutFailed = defineEvent('LogoutFailed', { problem: Problem })

export type LogoutState = { kind: 'none' } | { kind: 'running' } | { kind: 'failed'; problem: ProblemType }

export const logout = defineSlice({
  name: 'logout',
  initial: (): { now: LogoutState } => ({ now: { kind: 'none' } }),
  own: { LogoutRequested, LogoutFailed },
  on: {
    LogoutRequested: (draft) => {
      draft.now = { kind: 'running' }
    },
    LogoutFailed: (draft, { problem }) => {
      draft.now = { kind: 'failed', problem }
    },
  },
})

export const logOut = (state: StateWith<typeof logout>, cause: 'person' | 'idle'): Either<Refusal, DomainEvent> =>
  state.logout.now.kind === 'running' ? left(refuse('busy')) : right(LogoutRequested({ cause }))

export const selectLogout = selector([logout], (state) => state.logout.now)
