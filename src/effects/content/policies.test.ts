import { describe, it } from 'vitest'
import { PolicyFailed, PolicyLoaded, PolicyRequested } from '../../domain/content/policies.ts'
import { html, offline } from '../../domain/samples.ts'
import { SessionEnded } from '../../domain/session/session.ts'
import { getCookiePolicy, getPrivacyPolicy, getTermsAndConditions } from '../api/generated/content.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadPolicy } from './policies.ts'

const kinds = [
  ['cookies', getCookiePolicy],
  ['privacy', getPrivacyPolicy],
  ['terms', getTermsAndConditions],
] as const
const body = (content: string) => ({ title: content, content: html(content), version: '1' })

describe('loading a policy', () => {
  it.each(kinds)('[CONTENT-1] brings the text of %s', (policy, operation) => {
    const b = PolicyLoaded({ policy, html: html(policy) })
    const ports = fakeHost(responds(operation, body(policy)))
    runEffect({ effect: loadPolicy, ports, when: ['a', { a: PolicyRequested({ policy }) }], then: ['5ms b', { b }] })
  })

  it.each(kinds)('[CONTENT-1] tells that %s failed', (policy, operation) => {
    const b = PolicyFailed({ policy, problem: offline })
    const ports = fakeHost(fails(operation, offline))
    runEffect({ effect: loadPolicy, ports, when: ['a', { a: PolicyRequested({ policy }) }], then: ['5ms b', { b }] })
  })

  it('[CONTENT-1] loads kinds side by side, and goes on when a session ends', () => {
    runEffect({
      effect: loadPolicy,
      ports: fakeHost(...kinds.map(([policy, operation]) => responds(operation, body(policy)))),
      when: [
        'abe',
        {
          a: PolicyRequested({ policy: 'cookies' }),
          b: PolicyRequested({ policy: 'terms' }),
          e: SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: null }),
        },
      ],
      then: [
        '5ms ab',
        {
          a: PolicyLoaded({ policy: 'cookies', html: html('cookies') }),
          b: PolicyLoaded({ policy: 'terms', html: html('terms') }),
        },
      ],
    })
  })
})

provesAll(loadPolicy)
