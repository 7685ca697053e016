import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import { refuse } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineEvent } from '../kernel/event.ts'
import { SafeHtml } from '../kernel/marks.ts'
import { Problem } from '../kernel/problem.ts'
import type { Remote, RemoteById } from '../kernel/remote.ts'
import { failed, idle, loaded, loading } from '../kernel/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'

export const PolicyKind = t.keyof({ cookies: null, privacy: null, terms: null })
export type PolicyKind = t.TypeOf<typeof PolicyKind>

export const PolicyRequested = defineEvent('PolicyRequested', { policy: PolicyKind })
export const PolicyLoaded = defineEvent('PolicyLoaded', { policy: PolicyKind, html: SafeHtml })
export const PolicyFailed = defineEvent('PolicyFailed', { policy: PolicyKind, problem: Problem })

export const policies = defineSlice({
  name: 'policies',
  lifetime: 'page',
  initial: (): RemoteById<SafeHtml> => ({}),
  own: { PolicyRequested, PolicyLoaded, PolicyFailed },
  on: {
    PolicyRequested: (draft, { policy }) => {
      draft[policy] = loading(draft[policy])
    },
    PolicyLoaded: (draft, { policy, html }, at) => {
      draft[policy] = loaded(html, at)
    },
    PolicyFailed: (draft, { policy, problem }) => {
      draft[policy] = failed(draft[policy], problem)
    },
  },
})

/** Fetched once a kind and kept; a failure is not kept. */
export const requestPolicy = (state: StateWith<typeof policies>, policy: PolicyKind): Either<Refusal, DomainEvent> => {
  const status = state.policies[policy]?.status
  return status === 'loaded' || status === 'loading' ? left(refuse('known')) : right(PolicyRequested({ policy }))
}

export const selectPolicy = selector(
  [policies],
  (state, policy: PolicyKind): Remote<SafeHtml> => state.policies[policy] ?? idle,
)
