import { foldW } from 'fp-ts/lib/Either.js'
import { map } from 'rxjs'
import { PolicyFailed, PolicyLoaded, PolicyRequested } from '../../domain/content/policies.ts'
import { getCookiePolicy, getPrivacyPolicy, getTermsAndConditions } from '../api/generated/content.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

const operations = { cookies: getCookiePolicy, privacy: getPrivacyPolicy, terms: getTermsAndConditions } as const

export const loadPolicy = portalEffect({
  name: 'policies.load',
  on: [PolicyRequested],
  policy: { switchBy: ({ data }) => data.policy },
  emits: [PolicyLoaded, PolicyFailed],
  failure: (problem, { data: { policy } }) => PolicyFailed({ policy, problem }),
  outlivesSession: true,
  run: ({ data: { policy } }, { api }) =>
    api(operations[policy], {}).pipe(
      map(
        foldW(
          ({ problem }) => PolicyFailed({ policy, problem }),
          ({ data }) => PolicyLoaded({ policy, html: data.content }),
        ),
      ),
    ),
})
