import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { offline, profile, refusal } from '../../domain/samples.ts'
import { LoginSucceeded, LogoutAddressNamed, SecondFactorDemanded } from '../../domain/session/login.ts'
import { SecondFactorLeft } from '../../domain/session/second-factor.ts'
import {
  SecondFactorEnabled,
  SetUpCodeAccepted,
  SetUpCodeFailed,
  SetUpCodeRequested,
  SetUpKeyFailed,
  SetUpKeyIssued,
  SetUpKeyRequested,
  SetUpLeft,
} from '../../domain/session/second-factor-setup.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { startSecondFactor, validateEnforcedSetUp, validateSecondFactor } from '../api/generated/second-factor.ts'
import { memoryVault } from '../runtime/adapters/browser.ts'
import { responds, fakeHost, fails, runEffect, provesAll, type FakeHost } from '../runtime/testing.ts'
import { fakeCredentials } from '../runtime/fakes.testing.ts'
import { clearSetUpCode, loadKey, sendSetUpCode } from './second-factor-setup.ts'

const key = { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Benefits:a?secret=JBSWY3DPEHPK3PXP' }
const held = { email: 'first.last@acme.example', password: 'pass' }
const tokens = { access_token: 'token', refresh_token: null, expires_in: 900, ssoLogoutUrl: null }
const noTokens = { access_token: null, refresh_token: null, expires_in: null, ssoLogoutUrl: null }
const signedIn = ProfileLoaded({ profile, termsUpdated: false })
const demanded = SecondFactorDemanded({ from: 'login', demand: { step: 'setUp', ...key } })
const refused: Problem = { kind: 'refused', status: 422, message: 'invalid-code' }
const invalid = { error: [{ code: 'invalid-code' }] }
const refusedCode = SetUpCodeFailed({ problem: { ...refused, message: null }, codes: ['invalid-code'] })
const vault = memoryVault()
const ports = (host: FakeHost, credentials = fakeCredentials(held)) => ({
  api: host.api,
  vault,
  credentials,
  device: { token: () => of('device') },
})

describe('the key of a set-up in the profile', () => {
  const a = SetUpKeyRequested({})
  const load = (host: FakeHost, b: ReturnType<typeof SetUpKeyIssued | typeof SetUpKeyFailed>) => {
    runEffect({ effect: loadKey, given: [signedIn], ports: host, when: ['a', { a }], then: ['5ms b', { b }] })
  }

  it('[TFA-3] is requested by the id of the person', () => {
    const host = fakeHost(responds(startSecondFactor, { url: key.url }))
    load(host, SetUpKeyIssued(key))
    expect(host.calls[0]?.input).toEqual({ path: { id: 'user-1' } })
  })

  it('[TFA-3] tells that it did not come, or is none', () => {
    load(fakeHost(fails(startSecondFactor, refusal)), SetUpKeyFailed({ problem: refusal }))
    const none = fakeHost(responds(startSecondFactor, { url: 'https://evil.example/' }))
    load(none, SetUpKeyFailed({ problem: { kind: 'undecodable', where: 'url' } }))
  })

  it('[TFA-3] is called off when its panel closes', () => {
    const host = fakeHost(responds(startSecondFactor, { url: key.url }))
    const when = ['a-l', { a, l: SetUpLeft({}) }] as const
    runEffect({ effect: loadKey, given: [signedIn], ports: host, when, then: ['', {}] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled'])
  })

  it('[TFA-3] is for people who are signed in', () => {
    const then = ['b', { b: SetUpKeyFailed({ problem: { kind: 'aborted' } }) }] as const
    runEffect({ effect: loadKey, ports: {}, when: ['a', { a }], then })
  })
})

describe('a code of the set-up that a login demanded', () => {
  const first = SetUpCodeRequested({ way: 'login', pass: 'first', code: '123456', password: null })
  const second = SetUpCodeRequested({ way: 'login', pass: 'second', code: '654321', password: null })
  const sent = { secret: key.secret, deviceToken: 'device' }

  it('[TFA-2] is temporary in the first pass', () => {
    const host = fakeHost(responds(validateEnforcedSetUp, noTokens))
    const then = ['5ms b', { b: SetUpCodeAccepted({}) }] as const
    runEffect({ effect: sendSetUpCode, given: [demanded], ports: ports(host), when: ['a', { a: first }], then })
    expect(host.calls[0]?.input).toEqual({ body: { code: '123456', type: 'temporary', ...sent } })
  })

  it('[LOGOUT-1] keeps where the response says that a logout ends', () => {
    const url = 'https://sso.acme.example/out'
    const host = fakeHost(responds(validateEnforcedSetUp, { ...tokens, ssoLogoutUrl: url }))
    const b = SecondFactorEnabled({ way: 'login' })
    const then = ['5ms (bcd)', { b, c: LogoutAddressNamed({ url }), d: LoginSucceeded({ remember: null }) }] as const
    runEffect({ effect: sendSetUpCode, given: [demanded], ports: ports(host), when: ['a', { a: second }], then })
  })

  it('[TFA-2] is complete in the second pass, with the held credentials, and signs in', () => {
    const host = fakeHost(responds(validateEnforcedSetUp, tokens))
    const then = [
      '5ms (bc)',
      { b: SecondFactorEnabled({ way: 'login' }), c: LoginSucceeded({ remember: null }) },
    ] as const
    runEffect({ effect: sendSetUpCode, given: [demanded], ports: ports(host), when: ['a', { a: second }], then })
    expect(host.calls[0]?.input).toEqual({ body: { code: '654321', type: 'complete', ...sent, ...held } })
    expect(vault.accessToken()).toBe('token')
  })

  it.each([
    ['the login is left', SecondFactorLeft({ because: 'back' })],
    ['its panel is closed', SetUpLeft({})],
  ])('[TFA-4] is called off when %s, and signs nobody in', (_, l) => {
    vault.forget()
    const host = fakeHost(responds(validateEnforcedSetUp, tokens))
    const when = ['a-l', { a: second, l }] as const
    runEffect({ effect: sendSetUpCode, given: [demanded], ports: ports(host), when, then: ['', {}] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled'])
    expect(vault.accessToken()).toBeNull()
  })

  it('[TFA-4] is not sent in either pass once the credentials are gone', () => {
    const b = SecondFactorLeft({ because: 'expired' })
    for (const a of [first, second]) {
      const gone = ports(fakeHost(), fakeCredentials())
      runEffect({ effect: sendSetUpCode, given: [demanded], ports: gone, when: ['a', { a }], then: ['b', { b }] })
    }
  })

  it.each([
    ['a code that is refused', fails(validateEnforcedSetUp, refused, invalid), refusedCode],
    [
      'a host that cannot be reached',
      fails(validateEnforcedSetUp, offline),
      SetUpCodeFailed({ problem: offline, codes: [] }),
    ],
    [
      'a response without a token',
      responds(validateEnforcedSetUp, noTokens),
      SetUpCodeFailed({ problem: { kind: 'undecodable', where: 'access_token' }, codes: [] }),
    ],
  ])('[TFA-2] tells of %s', (_, script, b) => {
    const host = ports(fakeHost(script))
    runEffect({
      effect: sendSetUpCode,
      given: [demanded],
      ports: host,
      when: ['a', { a: second }],
      then: ['5ms b', { b }],
    })
  })
})

describe('a code of the set-up in the profile', () => {
  const given = [signedIn, SetUpKeyRequested({}), SetUpKeyIssued(key)]
  const first = SetUpCodeRequested({ way: 'settings', pass: 'first', code: '123456', password: null })
  const second = SetUpCodeRequested({ way: 'settings', pass: 'second', code: '654321', password: 'pass' })
  const path = { id: 'user-1' }
  const sent = { secret: key.secret, deviceToken: 'device' }
  const done = responds(validateSecondFactor, { status: 'success' })

  it('[TFA-3] is temporary in the first pass', () => {
    const host = fakeHost(done)
    const then = ['5ms b', { b: SetUpCodeAccepted({}) }] as const
    runEffect({ effect: sendSetUpCode, given, ports: ports(host), when: ['a', { a: first }], then })
    expect(host.calls).toMatchObject([
      { id: 'validateSecondFactor', input: { path, body: { code: '123456', type: 'temporary', ...sent } } },
    ])
  })

  it('[TFA-3] is complete in the second pass, with the password that was typed again', () => {
    const host = fakeHost(done)
    const then = ['5ms b', { b: SecondFactorEnabled({ way: 'settings' }) }] as const
    runEffect({ effect: sendSetUpCode, given, ports: ports(host), when: ['a', { a: second }], then })
    expect(host.calls[0]?.input).toEqual({ path, body: { code: '654321', type: 'complete', ...sent, ...held } })
  })

  it('[TFA-3] tells that it was refused', () => {
    const host = ports(fakeHost(fails(validateSecondFactor, refused, invalid)))
    runEffect({
      effect: sendSetUpCode,
      given,
      ports: host,
      when: ['a', { a: first }],
      then: ['5ms b', { b: refusedCode }],
    })
  })

  it('[TFA-3] does nothing without a key, or without a session', () => {
    const then = ['b', { b: SetUpCodeFailed({ problem: { kind: 'aborted' }, codes: [] }) }] as const
    const when = ['a', { a: first }] as const
    runEffect({ effect: sendSetUpCode, given: [signedIn], ports: {}, when, then })
    runEffect({ effect: sendSetUpCode, given: given.slice(1), ports: ports(fakeHost()), when, then })
  })
})

describe('what was typed', () => {
  it.each([
    ['a first code that was right', SetUpCodeAccepted({}), true],
    ['a code that was refused', refusedCode, true],
    ['a set-up that is done', SecondFactorEnabled({ way: 'settings' }), true],
    ['a set-up that was left', SetUpLeft({}), true],
    ['a login that was left', SecondFactorLeft({ because: 'back' }), true],
    ['a code that never arrived', SetUpCodeFailed({ problem: offline, codes: [] }), false],
    ['a code whose host failed', SetUpCodeFailed({ problem: { ...refused, status: 500 }, codes: [] }), false],
  ])('[TFA-2] of %s is cleared: %#', (_, a, cleared) => {
    const b = FormCleared({ form: 'second-factor-setup' })
    runEffect({ effect: clearSetUpCode, ports: {}, when: ['a', { a }], then: cleared ? ['b', { b }] : ['', {}] })
  })
})

provesAll(loadKey, sendSetUpCode, clearSetUpCode)
