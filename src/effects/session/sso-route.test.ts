import { describe, expect, it } from 'vitest'
import { SsoLookupFailed, SsoLookupFoundRoute } from '../../domain/session/login.ts'
import { RedirectRefused } from '../../domain/session/session.ts'
import { runEffect, provesAll, type EffectCase } from '../runtime/testing.ts'
import { safeRedirect } from '../runtime/adapters/safe-redirect.ts'
import { followSso } from './sso-route.ts'

describe('following single sign-on', () => {
  const hosts = {
    singleSignOn: ['sso.acme.example'],
    signOut: [],
    workPlatform: [],
    partner: [],
    credits: [],
    claims: [],
  }
  const follow = (url: string, ...then: EffectCase['then']) => {
    const went: string[] = []
    runEffect({
      effect: followSso,
      ports: {
        redirects: (named, purpose) => safeRedirect(named, purpose, hosts, 'https://portal.test'),
        navigation: { go: (path) => went.push(`go ${path}`), leave: (to) => went.push(`leave ${to}`) },
      },
      when: ['a', { a: SsoLookupFoundRoute({ url }) }],
      then,
    })
    return went
  }

  it('[LOGIN-2] stays in the portal for a path, and leaves it for an allowed host', () => {
    expect(follow('/sso-login/a', '', {})).toEqual(['go /sso-login/a'])
    expect(follow('https://sso.acme.example/a', '', {})).toEqual(['leave https://sso.acme.example/a'])
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'https://good@evil.example',
    '\\\\evil',
    '/\\evil',
  ])('[LOGIN-2] counts an address that is not allowed as a failed lookup, and the log says so: %s', (url) => {
    const b = SsoLookupFailed({ problem: { kind: 'undecodable', where: 'url' } })
    expect(follow(url, '(rb)', { r: RedirectRefused({ purpose: 'singleSignOn' }), b })).toEqual([])
  })
})

provesAll(followSso)
