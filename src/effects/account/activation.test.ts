import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import {
  AccountActivated,
  AccountActivationFailed,
  AccountActivationRequested,
  ActivationDateCheckFailed,
  ActivationDateCheckRequested,
  ActivationDateRefused,
  ActivationDateVerified,
  ActivationFound,
  ActivationLookUpFailed,
  ActivationLookUpRequested,
} from '../../domain/account/activation.ts'
import { formsCleared, goodPassword } from '../../domain/account/testing.ts'
import { PasswordJudged } from '../../domain/account/password-rules.ts'
import { offline } from '../../domain/samples.ts'
import { LoginSucceeded, LogoutAddressNamed, SecondFactorDemanded } from '../../domain/session/login.ts'
import { activate, getActivation, verifyActivationDate } from '../api/generated/account.ts'
import type { DataOf } from '../api/operation.ts'
import { memoryVault } from '../runtime/adapters/browser.ts'
import { responds, fakeHost, fails, runEffect, provesAll, type EffectCase, type FakeHost } from '../runtime/testing.ts'
import { activateAccount, forgetTypedAtActivation, lookUpActivation, verifyBirthDate } from './activation.ts'

const id = 'act'
const email = 'new@acme.example'
const dateOfBirth = '1978-08-28'
const refused = (status: number, message: string | null) => ({ kind: 'refused', status, message }) as const

describe('looking up an activation link', () => {
  const expectEvents = (host: FakeHost, then: EffectCase['then']) =>
    runEffect({ effect: lookUpActivation, ports: host, when: ['a', { a: ActivationLookUpRequested({ id }) }], then })

  it.each([
    ['first_name', { first_name: 'Ana', surname: 'Ito', email, is_should_setup_2fa: true }, true],
    ['firstName', { firstName: 'Ana', email, is_should_setup_2fa: false }, false],
  ])('[ACT-1] tells whom it is for, by %s', (_, data, secondFactor) => {
    const host = fakeHost(responds(getActivation, data))
    expectEvents(host, ['5ms b', { b: ActivationFound({ firstName: 'Ana', email, secondFactor }) }])
    expect(host.calls[0]?.input).toEqual({ path: { id } })
  })

  it.each([
    [{ status: 'error', error: 'Withdrawn' }, 'Withdrawn'],
    [{ error: 'Withdrawn' }, 'Withdrawn'],
    [{ status: 'error' }, null],
  ])('[ACT-1] takes the success %j as a failure', (data, message) => {
    const b = ActivationLookUpFailed({ problem: refused(200, message) })
    const host = fakeHost(responds(getActivation, { email, is_should_setup_2fa: false, ...data }))
    expectEvents(host, ['5ms b', { b }])
  })

  it('[ACT-1] reports a link that no longer exists', () => {
    const b = ActivationLookUpFailed({ problem: refused(404, 'Gone') })
    expectEvents(fakeHost(fails(getActivation, refused(404, 'Gone'), { error: 'Gone' })), ['5ms b', { b }])
  })
})

describe('verifying the date of birth', () => {
  const asked = ActivationDateCheckRequested({ id, dateOfBirth })
  const expectEvents = (host: FakeHost, then: EffectCase['then']) =>
    runEffect({ effect: verifyBirthDate, ports: host, when: ['aa', { a: asked }], then })

  it('[ACT-2] sends it once, as dd/mm/yyyy', () => {
    const host = fakeHost(responds(verifyActivationDate, { verified: true }))
    expectEvents(host, ['5ms b', { b: ActivationDateVerified({}) }])
    const body = { sso: id, date_of_birth: '28/08/1978' }
    expect(host.calls).toEqual([{ id: 'verifyActivationDate', input: { body }, ended: 'completed' }])
  })

  it.each([
    ['a refusal', fails(verifyActivationDate, refused(422, 'No'), { verified: false, error: 'No' })],
    ['a success that says not verified', responds(verifyActivationDate, { verified: false })],
  ])('[ACT-2] takes %s as another date', (_, script) => {
    expectEvents(fakeHost(script), ['5ms b', { b: ActivationDateRefused({}) }])
  })

  it('[ACT-2] reports an unreachable host, and a link that no longer exists', () => {
    expectEvents(fakeHost(fails(verifyActivationDate, offline)), [
      '5ms b',
      { b: ActivationDateCheckFailed({ problem: offline }) },
    ])
    const gone = fails(verifyActivationDate, refused(404, 'Gone'), { error: 'Gone' })
    expectEvents(fakeHost(gone), ['5ms b', { b: ActivationDateCheckFailed({ problem: refused(404, 'Gone') }) }])
  })
})

const tokens: DataOf<typeof activate> = {
  access_token: 'token',
  refresh_token: 'refresh',
  expires_in: 3600,
  ssoLogoutUrl: null,
  is_should_setup_2fa: false,
  is_should_validate_2fa: false,
}

describe('activating', () => {
  const url = 'otpauth://totp/portal?secret=JBSWY3DPEHPK3PXP'
  const asked = AccountActivationRequested({ id, dateOfBirth, email, password: goodPassword })
  const run = (host: FakeHost, then: EffectCase['then']) => {
    const vault = memoryVault()
    const held: unknown[] = []
    const credentials = {
      hold: (what: unknown) => {
        held.push(what)
        return of(undefined)
      },
    }
    const ports = { ...host, vault, credentials }
    runEffect({ effect: activateAccount, ports, when: ['aa', { a: asked }], then })
    return { token: vault.accessToken(), held }
  }

  it('[ACT-2] is sent once, signs in, and keeps the token in memory alone', () => {
    const host = fakeHost(responds(activate, { ...tokens, remember: true }))
    const { token, held } = run(host, ['5ms (al)', { a: AccountActivated({}), l: LoginSucceeded({ remember: true }) }])
    expect([token, held]).toEqual(['token', []])
    const body = { sso: id, date_of_birth: '28/08/1978', password: goodPassword, password_confirmation: goodPassword }
    expect(host.calls).toEqual([{ id: 'activate', input: { body }, ended: 'completed' }])
  })

  it('[LOGOUT-1] keeps where the response says that a logout ends', () => {
    const logout = 'https://sso.acme.example/out'
    const [a, n, l] = [AccountActivated({}), LogoutAddressNamed({ url: logout }), LoginSucceeded({ remember: null })]
    run(fakeHost(responds(activate, { ...tokens, ssoLogoutUrl: logout })), ['5ms (anl)', { a, n, l }])
  })

  it.each([
    ['set up', { is_should_setup_2fa: true, url }, { step: 'setUp', url, secret: 'JBSWY3DPEHPK3PXP' }],
    ['entered', { is_should_validate_2fa: true }, { step: 'code' }],
  ] as const)('[ACT-3] holds the credentials where a second factor must be %s', (_, flags, demand) => {
    const s = SecondFactorDemanded({ from: 'activation', demand })
    const host = fakeHost(responds(activate, { ...tokens, access_token: null, ...flags }))
    const { token, held } = run(host, ['5ms (as)', { a: AccountActivated({}), s }])
    expect([token, held]).toEqual([null, [{ email, password: goodPassword }]])
  })

  const failed = (problem: Parameters<typeof AccountActivationFailed>[0]['problem'], rulesBroken = false) =>
    AccountActivationFailed({ problem, rulesBroken })

  it.each([
    ['no token', tokens, 'access_token'],
    ['no usable key', { ...tokens, is_should_setup_2fa: true, url: 'https://evil.example' }, 'url'],
  ])('[ACT-2] takes a response with %s as undecodable', (_, data, where) => {
    const f = failed({ kind: 'undecodable', where })
    run(fakeHost(responds(activate, { ...data, access_token: null })), ['5ms f', { f }])
  })

  it('[ACT-2] tells a refused date, broken rules and other failures apart', () => {
    const refusing = (body: Record<string, unknown>) => fakeHost(fails(activate, refused(422, null), body))
    run(refusing({ errors: { date_of_birth: ['No'] } }), ['5ms r', { r: ActivationDateRefused({}) }])
    const j = PasswordJudged({ edition: 0, checks: [{ rule: '512', met: false }] })
    const f = failed(refused(422, 'Mend it'), true)
    run(refusing({ message: 'Mend it', checks: [{ name: '512', status: false }] }), ['5ms (jf)', { j, f }])
    run(fakeHost(fails(activate, offline)), ['5ms f', { f: failed(offline) }])
  })

  it('[ACT-2] forgets what was typed', () => {
    const when = ['a', { a: AccountActivated({}) }] as const
    runEffect({ effect: forgetTypedAtActivation, ports: {}, when, then: ['(dp)', formsCleared] })
  })
})

provesAll(lookUpActivation, verifyBirthDate, activateAccount, forgetTypedAtActivation)
