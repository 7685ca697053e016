import { describe, expect, it } from 'vitest'
import { cookies, CookiesAccepted } from '../content/cookies.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { FieldEdited, FormRefused, forms, SecretFieldEdited } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { html, offline, profile, unauthorised } from '../samples.ts'
import { captcha, CaptchaExpired, CaptchaSolved } from './captcha.ts'
import {
  EmailReopened,
  logIn,
  login,
  LoginFailed,
  LoginRateLimited,
  LoginHeldForConsent,
  LoginRequested,
  LoginSucceeded,
  LogoutAddressNamed,
  lookUpEmail,
  PasswordChanged,
  reopenEmail,
  SecondFactorDemanded,
  selectLogin,
  SsoLookupFailed,
  SsoLookupFoundNone,
  SsoLookupFoundRoute,
  SsoLookupRequested,
} from './login.ts'
import { ProfileFailed, ProfileLoaded, session } from './session.ts'

const given = story(login, forms, cookies, session, captcha)
const address = 'first.last@acme.example'
const typed = (value: string) => FieldEdited({ form: 'login-email', field: 'email', value, problem: null })
const password = SecretFieldEdited({ form: 'login-password', field: 'password', value: 'pass', problem: null })
const consent = CookiesAccepted({ videoPlayer: false })
const lookedUp = [SsoLookupRequested({ email: address }), SsoLookupFoundNone({})]
const request = LoginRequested({ email: address, password: 'pass', captcha: null })
const refusedLogin = LoginFailed({ problem: unauthorised, message: null, locked: false, captchaDemanded: false })
const shown = (...events: DomainEvent[]) => selectLogin(given(...events).state)

describe('looking up an address', () => {
  it('[LOGIN-2] asks where an address signs in, without the white space around it', () => {
    expect(given(typed(` ${address} `)).when(lookUpEmail)).toEqual(produced(SsoLookupRequested({ email: address })))
  })

  it('[LOGIN-1] records what is wrong with the address instead', () => {
    const refusal = (problem: string) => produced(FormRefused({ form: 'login-email', problems: { email: problem } }))
    expect(given().when(lookUpEmail)).toEqual(refusal('required'))
    expect(given(typed('first.last')).when(lookUpEmail)).toEqual(refusal('email'))
  })

  it('[LOGIN-2] stays quiet while a response is pending', () => {
    expect(given(typed(address), SsoLookupRequested({ email: address })).when(lookUpEmail)).toEqual(refused('busy'))
  })

  it('[LOGIN-2] lets a person who comes back from single sign-on begin again', () => {
    expect(shown(SsoLookupRequested({ email: address }), SsoLookupFoundRoute({ url: '/sso-login/a' })).busy).toBe(false)
  })

  it('[LOGIN-1] asks for the password once no single sign-on is found', () => {
    expect(shown(...lookedUp)).toMatchObject({ step: 'password', email: address, busy: false, trouble: null })
  })

  it('[LOGIN-2] says so when the lookup fails, and stays at the address', () => {
    expect(shown(SsoLookupRequested({ email: address }), SsoLookupFailed({ problem: offline }))).toMatchObject({
      step: 'email',
      busy: false,
      trouble: { kind: 'lookupFailed' },
      refusals: 1,
    })
  })

  it('[LOGIN-1] goes back to the address when it is edited after Next', () => {
    expect(given(...lookedUp).when(reopenEmail)).toEqual(produced(EmailReopened({})))
    expect(shown(...lookedUp, EmailReopened({}))).toMatchObject({ step: 'email', busy: false })
  })
})

describe('logging in', () => {
  it('[LOGIN-7] keeps what the host says of remembering the person', () => {
    const remembered = shown(LoginSucceeded({ remember: true }))
    expect([shown().remember, remembered.remember]).toEqual([null, true])
    expect(shown(LoginSucceeded({ remember: true }), LoginSucceeded({ remember: null })).remember).toBeNull()
  })

  it('[LOGIN-1] sends the address that was looked up, and the password', () => {
    expect(given(consent, ...lookedUp, password).when(logIn)).toEqual(produced(request))
  })

  it('[LOGIN-1] records that the password is missing instead', () => {
    expect(given(consent, ...lookedUp).when(logIn)).toEqual(
      produced(FormRefused({ form: 'login-password', problems: { password: 'password' } })),
    )
  })

  it('[LOGIN-1] stays quiet while a response is pending', () => {
    expect(given(consent, ...lookedUp, password, request).when(logIn)).toEqual(refused('busy'))
  })

  it('[LOGIN-1] is refused before the address was looked up', () => {
    expect(given(consent, password).when(logIn)).toEqual(refused('emailFirst'))
  })

  it('[LOGIN-5] is held until cookies are accepted, and the trouble goes when they are', () => {
    const held = given(...lookedUp, password)
    expect(held.when(logIn)).toEqual(produced(LoginHeldForConsent({})))
    const after = held.at(0, LoginHeldForConsent({}))
    expect(selectLogin(after.state)).toMatchObject({ trouble: { kind: 'consentMissing' }, refusals: 1 })
    expect(selectLogin(after.at(0, consent).state).trouble).toBeNull()
  })

  describe('where the host demands a captcha', () => {
    const demanded = LoginFailed({ problem: unauthorised, message: null, locked: false, captchaDemanded: true })
    const asked = [consent, ...lookedUp, request, demanded, password]
    const refusal = (problems: Record<string, string>) => produced(FormRefused({ form: 'login-password', problems }))
    const solved = CaptchaSolved({ token: 'token' })

    it('[LOGIN-4] records that it is missing, beside what else is', () => {
      expect(given(...asked).when(logIn)).toEqual(refusal({ captcha: 'captcha' }))
      const nothing = given(consent, ...lookedUp, request, demanded)
      expect(nothing.when(logIn)).toEqual(refusal({ captcha: 'captcha', password: 'password' }))
    })

    it('[LOGIN-4] sends its token along, unless that has expired', () => {
      expect(given(...asked, solved).when(logIn)).toEqual(
        produced(LoginRequested({ email: address, password: 'pass', captcha: 'token' })),
      )
      expect(given(...asked, solved, CaptchaExpired({})).when(logIn)).toEqual(refusal({ captcha: 'captcha' }))
    })

    it('[LOGIN-4] still does after a response that did not come', () => {
      const lost = LoginFailed({ problem: offline, message: null, locked: false, captchaDemanded: false })
      expect(selectLogin(given(...asked, lost).state).captchaDemanded).toBe(true)
    })
  })

  it('[LOGIN-4] sends no token that no host requested', () => {
    const solved = CaptchaSolved({ token: 'token' })
    expect(given(consent, ...lookedUp, password, solved).when(logIn)).toEqual(produced(request))
  })

  it('[LOGIN-3] tells a problem with the account apart from a wrong password and a lost connection', () => {
    for (const problem of [
      { kind: 'refused', status: 403, message: null },
      { kind: 'undecodable', where: 'access_token' },
    ] as const) {
      const failed = LoginFailed({ problem, message: null, locked: false, captchaDemanded: false })
      expect(selectLogin(given(failed).state)).toMatchObject({ trouble: { kind: 'accountProblem' }, refusals: 1 })
      const unread = given(
        LoginRequested({ email: 'a@b.cd', password: 'pass', captcha: null }),
        ProfileFailed({ problem }),
      )
      expect(selectLogin(unread.state).trouble).toEqual({ kind: 'accountProblem' })
    }
  })

  it("[LOGIN-3] tells a refusal with the host's words, and whether the account is locked", () => {
    const message = html('<p>Locked</p>')
    const failure = LoginFailed({ problem: unauthorised, message, locked: true, captchaDemanded: true })
    expect(shown(...lookedUp, request, failure)).toMatchObject({
      busy: false,
      captchaDemanded: true,
      refusals: 1,
      trouble: { kind: 'refused', message, locked: true },
    })
  })

  it("[LOGIN-3] lets the host's words and its lock win over a problem with the account, and over a failure", () => {
    const message = html('<p>Call us</p>')
    const failed = { message: null, locked: false, captchaDemanded: false }
    for (const problem of [
      { kind: 'refused', status: 403, message: null },
      { kind: 'undecodable', where: 'access_token' },
      { kind: 'refused', status: 500, message: null },
    ] as const) {
      const said = { kind: 'refused', message, locked: false }
      expect(shown(...lookedUp, request, LoginFailed({ ...failed, problem, message })).trouble).toEqual(said)
      const locked = { kind: 'refused', message: null, locked: true }
      expect(shown(...lookedUp, request, LoginFailed({ ...failed, problem, locked: true })).trouble).toEqual(locked)
    }
  })

  it("[LOGIN-2] tells a failed look-up with the host's own sentence", () => {
    const problem = { kind: 'refused', status: 200, message: 'Ask your employer' } as const
    expect(shown(SsoLookupFailed({ problem })).trouble).toEqual({ kind: 'lookupFailed', message: 'Ask your employer' })
    expect(shown(SsoLookupFailed({ problem: offline })).trouble).toEqual({ kind: 'lookupFailed', message: null })
  })

  it('[LOGOUT-1] keeps where a logout ends, as the response to the login names it', () => {
    const url = 'https://sso.acme.example/out'
    expect(shown(LogoutAddressNamed({ url }), LoginSucceeded({ remember: null })).logoutUrl).toBe(url)
  })

  it('[LOGIN-3] tells a host that cannot be reached from one that refuses, and forgets either at the next try', () => {
    const failure = LoginFailed({ problem: offline, message: null, locked: false, captchaDemanded: false })
    const unreachable = { kind: 'unreachable', problem: offline }
    expect(shown(...lookedUp, request, failure).trouble).toEqual(unreachable)
    expect(shown(...lookedUp, request, failure, request).trouble).toBeNull()
    expect(shown(...lookedUp, request, refusedLogin, request, refusedLogin).refusals).toBe(2)
  })

  it('[LOGIN-3] tells a host that failed from one that does not know the password', () => {
    const problem = { kind: 'refused', status: 500, message: 'Please try again later' } as const
    const failure = LoginFailed({ problem, message: null, locked: false, captchaDemanded: false })
    expect(shown(...lookedUp, request, failure).trouble).toEqual({ kind: 'unreachable', problem })
  })

  it('[LOGIN-3] tells a host that did not look at the password from one that does not know it', () => {
    const limited = LoginRateLimited({ seconds: 90 })
    expect(shown(...lookedUp, request, limited)).toMatchObject({
      busy: false,
      refusals: 1,
      trouble: { kind: 'rateLimited', seconds: 90 },
    })
    expect(shown(...lookedUp, request, limited, request).trouble).toBeNull()
    const problem = { kind: 'refused', status: 404, message: null } as const
    const gone = LoginFailed({ problem, message: null, locked: false, captchaDemanded: false })
    expect(shown(...lookedUp, request, gone).trouble).toEqual({ kind: 'unreachable', problem })
  })

  it('[LOGIN-7] is busy until the profile is there, and free when it fails to come', () => {
    const succeeded = [...lookedUp, request, LoginSucceeded({ remember: null })]
    expect(shown(...succeeded).busy).toBe(true)
    expect(shown(...succeeded, ProfileLoaded({ profile, termsUpdated: false })).busy).toBe(false)
    expect(shown(...succeeded, ProfileFailed({ problem: offline }))).toMatchObject({
      busy: false,
      trouble: { kind: 'unreachable', problem: offline },
    })
  })

  it('[LOGIN-7] says nothing at the login when it was a reload whose profile did not come', () => {
    expect(shown(ProfileFailed({ problem: offline }))).toMatchObject({ trouble: null, refusals: 0 })
  })

  it('[TFA-1] rests while a second factor is pending elsewhere', () => {
    const demanded = SecondFactorDemanded({ from: 'login', demand: { step: 'code' } })
    expect(shown(...lookedUp, request, demanded)).toMatchObject({ busy: false, trouble: null })
  })

  it('[RESET-4] says that the password was changed, until the next try', () => {
    expect(shown(PasswordChanged({}), ...lookedUp).passwordChanged).toBe(true)
    expect(shown(PasswordChanged({}), ...lookedUp, request).passwordChanged).toBe(false)
  })
})
