import { of, NEVER } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { offline, profile } from '../../domain/samples.ts'
import { LoginSucceeded, LogoutAddressNamed, SecondFactorDemanded } from '../../domain/session/login.ts'
import {
  CodeLoginFailed,
  CodeLoginRequested,
  CodeLoginSucceeded,
  SecondFactorLeft,
} from '../../domain/session/second-factor.ts'
import { SetUpCodeRequested } from '../../domain/session/second-factor-setup.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { logInWithCode } from '../api/generated/second-factor.ts'
import { memoryVault } from '../runtime/adapters/browser.ts'
import { HELD_FOR } from '../runtime/ports.ts'
import { responds, fakeHost, fails, runEffect, provesAll, type FakeHost } from '../runtime/testing.ts'
import { fakeCredentials } from '../runtime/fakes.testing.ts'
import { clearCode, expireDemand, goToSecondFactor, sendCode } from './second-factor.ts'

const held = { email: 'first.last@acme.example', password: 'pass' }
const code = SecondFactorDemanded({ from: 'login', demand: { step: 'code' } })
const setUp = SecondFactorDemanded({ from: 'login', demand: { step: 'setUp', secret: 'AAAA', url: 'otpauth:' } })
const request = CodeLoginRequested({ code: '123456' })
const tokens = { access_token: 'token', refresh_token: null, expires_in: 900, ssoLogoutUrl: null }
const refused: Problem = { kind: 'refused', status: 422, message: 'invalid-code' }
const expired = SecondFactorLeft({ because: 'expired' })

describe('a demand', () => {
  it.each([
    ['for a code', code, '/two-fa'],
    ['for a set-up', setUp, '/two-fa-qr-setup'],
  ])('[TFA-1] [TFA-2] %s leads to its page', (_, a, path) => {
    const went: string[] = []
    const ports = { navigation: { go: (to: string) => void went.push(to) } }
    runEffect({ effect: goToSecondFactor, ports, when: ['a', { a }], then: ['', {}] })
    expect(went).toEqual([path])
  })

  const waits = (...marbles: ['a' | 'as' | 'al' | 'ap', string]) => {
    const asked: number[] = []
    runEffect({
      effect: expireDemand,
      ports: (cold) => ({
        clock: {
          after: (ms) => {
            asked.push(ms)
            return cold<void>('9ms (x|)')
          },
        },
      }),
      when: [
        marbles[0],
        {
          a: code,
          s: request,
          l: SecondFactorLeft({ because: 'back' }),
          p: ProfileLoaded({ profile, termsUpdated: false }),
        },
      ],
      then: [marbles[1], { e: expired }],
    })
    return asked
  }

  it('[TFA-4] expires with the credentials', () => {
    expect(waits('a', '9ms e')).toEqual([HELD_FOR])
  })

  it('[TFA-4] does not expire once it was met or given up, nor while a code is on its way', () => {
    waits('al', '')
    waits('ap', '')
    waits('as', '')
  })

  it('[TFA-4] does not expire while a code of the set-up is on its way', () => {
    const s = SetUpCodeRequested({ way: 'login', pass: 'first', code: '123456', password: null })
    const ports = { clock: { after: () => of(undefined) } }
    runEffect({ effect: expireDemand, ports, given: [s], when: ['a', { a: setUp }], then: ['b', { b: expired }] })
    runEffect({
      effect: expireDemand,
      ports: (cold) => ({ clock: { after: () => cold<void>('9ms (x|)') } }),
      when: ['as', { a: setUp, s }],
      then: ['', {}],
    })
  })

  it('[TFA-4] expires five minutes after the last one, not the first', () => {
    const turns = [NEVER, of(undefined)]
    const ports = { clock: { after: () => turns.shift() ?? NEVER } }
    runEffect({ effect: expireDemand, ports, when: ['a-a', { a: code }], then: ['--b', { b: expired }] })
  })
})

describe('a code at login', () => {
  const vault = memoryVault()
  const ports = (host: FakeHost, credentials = fakeCredentials(held)) => ({
    api: host.api,
    vault,
    credentials,
    device: { token: () => of('device') },
  })

  it('[LOGOUT-1] keeps where the response says that a logout ends', () => {
    const url = 'https://sso.acme.example/out'
    const host = fakeHost(responds(logInWithCode, { ...tokens, ssoLogoutUrl: url }))
    const [b, c, d] = [CodeLoginSucceeded({}), LogoutAddressNamed({ url }), LoginSucceeded({ remember: null })]
    const then = ['5ms (bcd)', { b, c, d }] as const
    runEffect({ effect: sendCode, ports: ports(host), when: ['a', { a: request }], then })
  })

  it('[TFA-1] is sent with the held credentials, and signs in with the token in the vault', () => {
    const host = fakeHost(responds(logInWithCode, tokens))
    const then = ['5ms (bc)', { b: CodeLoginSucceeded({}), c: LoginSucceeded({ remember: null }) }] as const
    runEffect({ effect: sendCode, ports: ports(host), when: ['a', { a: request }], then })
    expect(host.calls[0]?.input).toEqual({ body: { code: '123456', ...held, deviceToken: 'device' } })
    expect(vault.accessToken()).toBe('token')
  })

  it('[TFA-4] is called off when the login is left, and signs nobody in', () => {
    vault.forget()
    const host = fakeHost(responds(logInWithCode, tokens))
    const when = ['a-l', { a: request, l: SecondFactorLeft({ because: 'back' }) }] as const
    runEffect({ effect: sendCode, ports: ports(host), when, then: ['', {}] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled'])
    expect(vault.accessToken()).toBeNull()
  })

  it('[TFA-4] is not sent once the credentials are gone', () => {
    const host = fakeHost()
    const when = ['a', { a: request }] as const
    runEffect({ effect: sendCode, ports: ports(host, fakeCredentials()), when, then: ['b', { b: expired }] })
  })

  const list = [{ code: 'invalid-code' }, { code: 'too-many-attempts' }]
  it.each([
    ['a list of codes', { error: list }, ['invalid-code', 'too-many-attempts'], null],
    ['a list of codes in a text', { error: JSON.stringify(list) }, ['invalid-code', 'too-many-attempts'], null],
    ['a sentence', { error: 'Not today' }, [], 'invalid-code'],
    ['nothing', null, [], 'invalid-code'],
    ['a list without codes', { error: '[1, {}]' }, [], 'invalid-code'],
  ])('[TFA-1] that is refused by %s tells of each', (_, body, codes, message) => {
    const b = CodeLoginFailed({ problem: { ...refused, message }, codes })
    const host = fakeHost(fails(logInWithCode, refused, body))
    runEffect({ effect: sendCode, ports: ports(host), when: ['a', { a: request }], then: ['5ms b', { b }] })
  })

  it.each([
    ['a host that cannot be reached', fails(logInWithCode, offline), offline],
    [
      'a response without a token',
      responds(logInWithCode, { ...tokens, access_token: null }),
      { kind: 'undecodable', where: 'access_token' } as const,
    ],
  ])('[TFA-1] tells of %s', (_, script, problem) => {
    const b = CodeLoginFailed({ problem, codes: [] })
    runEffect({ effect: sendCode, ports: ports(fakeHost(script)), when: ['a', { a: request }], then: ['5ms b', { b }] })
  })
})

describe('what was typed', () => {
  it.each([
    ['a code that was right', CodeLoginSucceeded({}), true],
    ['a code that was refused', CodeLoginFailed({ problem: refused, codes: [] }), true],
    ['a demand that was left', expired, true],
    ['a code that never arrived', CodeLoginFailed({ problem: offline, codes: [] }), false],
    ['a code whose host failed', CodeLoginFailed({ problem: { ...refused, status: 500 }, codes: [] }), false],
  ])('[TFA-1] of %s is cleared: %#', (_, a, cleared) => {
    const b = FormCleared({ form: 'second-factor-code' })
    runEffect({ effect: clearCode, ports: {}, when: ['a', { a }], then: cleared ? ['b', { b }] : ['', {}] })
  })
})

provesAll(goToSecondFactor, expireDemand, sendCode, clearCode)
