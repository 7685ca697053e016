import { describe, expect, it } from 'vitest'
import { FieldsJudged, FormCleared } from '../../domain/kernel/forms/form.ts'
import { html, offline, profile, unauthorised } from '../../domain/samples.ts'
import { CaptchaSpent } from '../../domain/session/captcha.ts'
import {
  EmailReopened,
  LoginFailed,
  LoginRateLimited,
  LoginSucceeded,
  SecondFactorDemanded,
} from '../../domain/session/login.ts'
import { LogoutRequested } from '../../domain/session/logout.ts'
import { SecondFactorLeft } from '../../domain/session/second-factor.ts'
import { ProfileLoaded, SessionEnded } from '../../domain/session/session.ts'
import { fakeCredentials } from '../runtime/fakes.testing.ts'
import { runEffect, provesAll } from '../runtime/testing.ts'
import { clearPassword, dropCredentials } from './login-end.ts'

const email = 'first.last@acme.example'

describe('after a login', () => {
  it.each([
    ['the person is signed in', ProfileLoaded({ profile, termsUpdated: false })],
    ['the person goes Back', SecondFactorLeft({ because: 'back' })],
    ['they expire', SecondFactorLeft({ because: 'expired' })],
    ['a reload lost the key', SecondFactorLeft({ because: 'lost' })],
    ['the person logs out', LogoutRequested({ cause: 'person' })],
    ['the session ends', SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null })],
  ])('[TFA-4] drops the credentials when %s', (_, event) => {
    const dropped = fakeCredentials({ email, password: 'pass' })
    const when = ['a', { a: event }] as const
    runEffect({ effect: dropCredentials, ports: { credentials: dropped }, when, then: ['', {}] })
    expect(dropped.held()).toBeNull()
  })

  const judged = (email: string, password: string) => ({
    e: FieldsJudged({ form: 'login-email', verdicts: { email: { key: email } } }),
    p: FieldsJudged({ form: 'login-password', verdicts: { password: { key: password } } }),
  })
  const failed = { problem: unauthorised, message: null, locked: false, captchaDemanded: false }
  it.each([
    ['in their own words where the host has none', failed, judged('noMatch', 'password')],
    ["by the host's words", { ...failed, message: html('<b>No</b>') }, judged('saidAbove', 'saidAbove')],
    ['by the lock', { ...failed, locked: true }, judged('saidAbove', 'saidAbove')],
    [
      'by a problem with the account',
      { ...failed, problem: { kind: 'undecodable', where: 'access_token' } as const },
      judged('saidAbove', 'saidAbove'),
    ],
  ])('[LOGIN-3] marks both fields after a login that failed, %s', (_, failure, marks) => {
    const events = { b: FormCleared({ form: 'login-password' }), ...marks, c: CaptchaSpent({}) }
    const when = ['a', { a: LoginFailed(failure) }] as const
    runEffect({ effect: clearPassword, ports: {}, when, then: ['(bepc)', events] })
  })

  it('[LOGIN-3] takes the marks away with another address, and with a login that goes on', () => {
    const { e, p } = judged('noMatch', 'password')
    const over = {
      e: FieldsJudged({ form: 'login-email', verdicts: {} }),
      p: FieldsJudged({ form: 'login-password', verdicts: {} }),
    }
    const given = [e, p]
    runEffect({ effect: clearPassword, given, ports: {}, when: ['a', { a: EmailReopened({}) }], then: ['(ep)', over] })
    const demanded = SecondFactorDemanded({ from: 'login', demand: { step: 'code' } })
    const then = ['(bepc)', { ...over, b: FormCleared({ form: 'login-password' }), c: CaptchaSpent({}) }] as const
    runEffect({ effect: clearPassword, given, ports: {}, when: ['a', { a: demanded }], then })
    const limited = LoginRateLimited({ seconds: null })
    const unjudged = ['(epc)', { ...over, c: CaptchaSpent({}) }] as const
    runEffect({ effect: clearPassword, given, ports: {}, when: ['a', { a: limited }], then: unjudged })
    const problem = { kind: 'refused', status: 500, message: null } as const
    const broken = LoginFailed({ problem, message: null, locked: false, captchaDemanded: false })
    runEffect({ effect: clearPassword, given, ports: {}, when: ['a', { a: broken }], then: unjudged })
  })

  it.each([LoginSucceeded({ remember: null }), SecondFactorDemanded({ from: 'login', demand: { step: 'code' } })])(
    '[LOGIN-1] [LOGIN-4] clears the password and lets the captcha ask again after $type',
    (event) => {
      const then = ['(bc)', { b: FormCleared({ form: 'login-password' }), c: CaptchaSpent({}) }] as const
      runEffect({ effect: clearPassword, ports: {}, when: ['a', { a: event }], then })
    },
  )

  it.each([
    offline,
    ...[404, 405, 408, 425, 429, 500].map((status) => ({ kind: 'refused', status, message: null }) as const),
  ])('[LOGIN-3] [LOGIN-4] keeps a password that no host judged: $kind $status', (problem) => {
    const failed = LoginFailed({ problem, message: null, locked: false, captchaDemanded: false })
    runEffect({ effect: clearPassword, ports: {}, when: ['a', { a: failed }], then: ['b', { b: CaptchaSpent({}) }] })
  })

  it('[LOGIN-3] [LOGIN-4] keeps the password and marks no field while the host takes no logins', () => {
    const when = ['a', { a: LoginRateLimited({ seconds: 90 }) }] as const
    runEffect({ effect: clearPassword, ports: {}, when, then: ['b', { b: CaptchaSpent({}) }] })
  })
})

provesAll(clearPassword, dropCredentials)
