import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { html, offline, unauthorised } from '../../domain/samples.ts'
import {
  EmailReopened,
  LoginFailed,
  LoginRateLimited,
  LoginRequested,
  LogoutAddressNamed,
  LoginSucceeded,
  SecondFactorDemanded,
  SsoLookupFailed,
  SsoLookupFoundNone,
  SsoLookupFoundRoute,
  SsoLookupRequested,
} from '../../domain/session/login.ts'
import { logIn, lookUpLogin } from '../api/generated/session.ts'
import type { DataOf } from '../api/operation.ts'
import { memoryVault } from '../runtime/adapters/browser.ts'
import { responds, fakeHost, fails, runEffect, provesAll, type EffectCase, type FakeHost } from '../runtime/testing.ts'
import { fakeCredentials } from '../runtime/fakes.testing.ts'
import { lookUpSso, signIn } from './login.ts'

const email = 'first.last@acme.example'
const lookup = SsoLookupRequested({ email })

describe('looking up an address', () => {
  it.each([
    ['no single sign-on', { hasSSO: false, url: null }, SsoLookupFoundNone({})],
    ['an address without single sign-on', { hasSSO: false, url: '/sso-login/a' }, SsoLookupFoundNone({})],
    ['an empty error', { hasSSO: false, url: null, error: '' }, SsoLookupFoundNone({})],
    [
      'an error in a success',
      { hasSSO: false, url: null, error: 'Ask your employer' },
      SsoLookupFailed({ problem: { kind: 'refused', status: 200, message: 'Ask your employer' } }),
    ],
    ['a route', { hasSSO: true, url: '/sso-login/a' }, SsoLookupFoundRoute({ url: '/sso-login/a' })],
  ])('[LOGIN-2] tells of %s', (_, data, found) => {
    const host = fakeHost(responds(lookUpLogin, { error: null, ...data }))
    runEffect({ effect: lookUpSso, ports: host, when: ['a', { a: lookup }], then: ['5ms b', { b: found }] })
    expect(host.calls).toEqual([{ id: 'lookUpLogin', input: { body: { email } }, ended: 'completed' }])
  })

  it('[LOGIN-2] tells that it failed', () => {
    const host = fakeHost(fails(lookUpLogin, offline))
    const then = ['5ms b', { b: SsoLookupFailed({ problem: offline }) }] as const
    runEffect({ effect: lookUpSso, ports: host, when: ['a', { a: lookup }], then })
  })

  it('[LOGIN-1] calls the question off when the address is edited, and asks again', () => {
    const host = fakeHost(responds(lookUpLogin, { hasSSO: false, url: null, error: null }))
    const then = ['9ms b', { b: SsoLookupFoundNone({}) }] as const
    const when = ['a-e-a', { a: lookup, e: EmailReopened({}) }] as const
    runEffect({ effect: lookUpSso, ports: host, when, then })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'completed'])
  })
})

describe('signing in', () => {
  const request = LoginRequested({ email, password: 'pass', captcha: null })
  const tokens: DataOf<typeof logIn> = {
    access_token: 'token',
    refresh_token: null,
    expires_in: 900,
    ssoLogoutUrl: null,
    is_should_setup_2fa: false,
    is_should_validate_2fa: false,
    error_message: null,
    showRecaptcha: false,
    userAccountLocked: false,
  }
  const vault = memoryVault()
  const credentials = fakeCredentials()
  const ports = (host: FakeHost) => ({ api: host.api, vault, credentials, device: { token: () => of('device') } })

  it('[LOGIN-7] keeps the token in memory and in no event', () => {
    const host = fakeHost(responds(logIn, tokens))
    const then = ['5ms b', { b: LoginSucceeded({ remember: null }) }] as const
    runEffect({ effect: signIn, ports: ports(host), when: ['a', { a: request }], then })
    expect(vault.accessToken()).toBe('token')
  })

  it.each([true, false])('[LOGIN-7] keeps what the response says of remembering the person: %s', (remember) => {
    const host = fakeHost(responds(logIn, { ...tokens, remember }))
    const then = ['5ms b', { b: LoginSucceeded({ remember }) }] as const
    runEffect({ effect: signIn, ports: ports(host), when: ['a', { a: request }], then })
  })

  it('[LOGIN-8] sends the hash of the device along', () => {
    const host = fakeHost(responds(logIn, tokens))
    const then = ['5ms b', { b: LoginSucceeded({ remember: null }) }] as const
    runEffect({ effect: signIn, ports: ports(host), when: ['a', { a: request }], then })
    expect(host.calls[0]?.input).toEqual({ body: { email, password: 'pass', deviceToken: 'device' } })
  })

  it('[LOGIN-4] sends the token of a solved captcha along', () => {
    const host = fakeHost(responds(logIn, tokens))
    const a = LoginRequested({ email, password: 'pass', captcha: 'solved' })
    runEffect({
      effect: signIn,
      ports: ports(host),
      when: ['a', { a }],
      then: ['5ms b', { b: LoginSucceeded({ remember: null }) }],
    })
    expect(host.calls[0]?.input).toMatchObject({ body: { recaptcha: 'solved' } })
  })

  it('[LOGIN-1] sends one POST however often Login is pressed', () => {
    const host = fakeHost(responds(logIn, tokens))
    const then = ['5ms b', { b: LoginSucceeded({ remember: null }) }] as const
    runEffect({ effect: signIn, ports: ports(host), when: ['aa 2ms a', { a: request }], then })
    expect(host.calls).toHaveLength(1)
  })

  it("[LOGIN-3] tells a refusal in the host's words", () => {
    const body = { error_message: html('<b>No</b>'), showRecaptcha: true, userAccountLocked: true }
    const message = body.error_message
    const b = LoginFailed({ problem: unauthorised, message, locked: true, captchaDemanded: true })
    const host = fakeHost(fails(logIn, unauthorised, body))
    runEffect({ effect: signIn, ports: ports(host), when: ['a', { a: request }], then: ['5ms b', { b }] })
  })

  it.each([
    ['a host that cannot be reached', fails(logIn, offline), offline],
    ['an error without words of its own', fails(logIn, unauthorised, { error: 'No' }), unauthorised],
    [
      'a response without a token',
      responds(logIn, { ...tokens, access_token: null }),
      { kind: 'undecodable', where: 'access_token' } as const,
    ],
  ])('[LOGIN-3] tells of %s', (_, script, problem) => {
    const b = LoginFailed({ problem, message: null, locked: false, captchaDemanded: false })
    const host = fakeHost(script)
    runEffect({ effect: signIn, ports: ports(host), when: ['a', { a: request }], then: ['5ms b', { b }] })
  })

  it.each([
    ['90', 90],
    ['Tue, 24 Nov 2026 00:01:30 GMT', 90],
    ['soon', null],
    ['0', null],
    ['86401', null],
    ['Mon, 23 Nov 2026 00:00:00 GMT', null],
    [undefined, null],
  ])(
    '[LOGIN-3] tells a host that is too busy from one that refuses, with the time that it names: %s',
    (named, seconds) => {
      const host = fakeHost(fails(logIn, { kind: 'refused', status: 429, message: 'Slow down' }, null, named))
      const clock = { now: () => Date.UTC(2026, 10, 24) }
      const then = ['5ms b', { b: LoginRateLimited({ seconds }) }] as const
      runEffect({ effect: signIn, ports: { ...ports(host), clock }, when: ['a', { a: request }], then })
    },
  )

  it('[LOGIN-3] [LOGIN-4] tells what a success without tokens says', () => {
    const said = { error_message: html('<b>Not today</b>'), showRecaptcha: true, userAccountLocked: true }
    const host = fakeHost(responds(logIn, { ...tokens, access_token: null, ...said }))
    const problem = { kind: 'refused', status: 200, message: null } as const
    const b = LoginFailed({ problem, message: said.error_message, locked: true, captchaDemanded: true })
    runEffect({ effect: signIn, ports: ports(host), when: ['a', { a: request }], then: ['5ms b', { b }] })
  })

  const url = 'otpauth://totp/Benefits:a?secret=JBSWY3DPEHPK3PXP'
  const setUp = { is_should_setup_2fa: true }
  it.each([
    ['entered', { is_should_validate_2fa: true }, { step: 'code' }],
    ['set up', { ...setUp, url, secret: 'GEZDGNBV' }, { step: 'setUp', url, secret: 'GEZDGNBV' }],
    [
      'set up with the secret of the address alone',
      { ...setUp, url },
      { step: 'setUp', url, secret: 'JBSWY3DPEHPK3PXP' },
    ],
  ] as const)('[TFA-4] holds the credentials and tells that a second factor must be %s', (_, flags, demand) => {
    credentials.drop()
    const host = fakeHost(responds(logIn, { ...tokens, access_token: null, ...flags }))
    const then = ['5ms b', { b: SecondFactorDemanded({ from: 'login', demand }) }] as const
    runEffect({ effect: signIn, ports: ports(host), when: ['a', { a: request }], then })
    expect(credentials.held()).toEqual({ email, password: 'pass' })
  })

  it.each([{}, { url: 'https://evil.example/?secret=AAAA' }])(
    '[TFA-2] cannot begin a set-up without a key: %j',
    (key) => {
      credentials.drop()
      const host = fakeHost(responds(logIn, { ...tokens, access_token: null, ...setUp, ...key }))
      const problem = { kind: 'undecodable', where: 'url' } as const
      const b = LoginFailed({ problem, message: null, locked: false, captchaDemanded: false })
      runEffect({ effect: signIn, ports: ports(host), when: ['a', { a: request }], then: ['5ms b', { b }] })
      expect(credentials.held()).toBeNull()
    },
  )

  it('[LOGOUT-1] keeps where the response says that a logout ends, also where a second factor is required', () => {
    const url = 'https://sso.acme.example/out'
    const named = LogoutAddressNamed({ url })
    const run = (script: ReturnType<typeof responds>, then: EffectCase['then']) =>
      runEffect({ effect: signIn, ports: ports(fakeHost(script)), when: ['a', { a: request }], then })
    const there = { ...tokens, ssoLogoutUrl: url }
    run(responds(logIn, there), ['5ms (bc)', { b: named, c: LoginSucceeded({ remember: null }) }])
    const demanded = SecondFactorDemanded({ from: 'login', demand: { step: 'code' } })
    const asking = { ...there, access_token: null, is_should_validate_2fa: true }
    run(responds(logIn, asking), ['5ms (bc)', { b: named, c: demanded }])
  })
})

provesAll(lookUpSso, signIn)
