import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { SafeHtml } from '../kernel/codecs/classification.ts'
import type { RemoteById } from '../kernel/requests/remote.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { defineKeyedRead } from '../kernel/requests/read.ts'

export const PolicyKind = t.keyof({ cookies: null, privacy: null, terms: null })
export type PolicyKind = t.TypeOf<typeof PolicyKind>

export const policyRead = defineKeyedRead('Policy', {
  key: ['policy', PolicyKind],
  data: { html: SafeHtml },
  value: ({ html }) => html,
})
export const { PolicyRequested, PolicyLoaded, PolicyFailed } = policyRead.events

export const policies = defineSlice({
  name: 'policies',
  lifetime: 'page',
  initial: (): RemoteById<SafeHtml> => ({}),
  own: { ...policyRead.events },
  on: {
    ...policyRead.on(),
  },
})

/** Each kind is fetched once; a failed one is fetched again. */
export const requestPolicy = (state: StateWith<typeof policies>, policy: PolicyKind): Either<Refusal, DomainEvent> => {
  const status = state.policies[policy]?.status
  return status === 'loaded' || status === 'loading' ? left(refuse('known')) : right(PolicyRequested({ policy }))
}

export const selectPolicy = policyRead.select(policies)
