import { foldW } from 'fp-ts/lib/Either.js'
import type { Observable } from 'rxjs'
import { EMPTY, map, of, switchMap } from 'rxjs'
import type { EventOf } from '../../domain/kernel/event.ts'
import { FormCleared } from '../../domain/kernel/form.ts'
import type { Problem } from '../../domain/kernel/problem.ts'
import { wasJudged } from '../../domain/kernel/problem.ts'
import { CaptchaSpent } from '../../domain/session/captcha.ts'
import {
  EmailReopened,
  LoginFailed,
  LoginRequested,
  LoginSucceeded,
  passwordForm,
  SecondFactorDemanded,
  SsoLookupFailed,
  SsoLookupFoundNone,
  SsoLookupFoundRoute,
  SsoLookupRequested,
} from '../../domain/session/login.ts'
import { LogoutRequested } from '../../domain/session/logout.ts'
import { SecondFactorLeft } from '../../domain/session/second-factor.ts'
import { demandOf } from '../../domain/session/set-up-key.ts'
import { RedirectRefused, ProfileLoaded, SessionEnded } from '../../domain/session/session.ts'
import { logIn, lookUpLogin } from '../api/generated/session.ts'
import type { DataOf, ErrorBodyOf } from '../api/operation.ts'
import { doing, one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** An address that is edited while it is looked up calls the question off. */
export const lookUpSso = portalEffect({
  name: 'login.lookUpSso',
  on: [SsoLookupRequested, EmailReopened],
  policy: { switchBy: one },
  emits: [SsoLookupFoundNone, SsoLookupFoundRoute, SsoLookupFailed],
  failure: (problem) => SsoLookupFailed({ problem }),
  run: (trigger, { api }) =>
    trigger.type === 'EmailReopened'
      ? EMPTY
      : api(lookUpLogin, { body: { email: trigger.data.email } }).pipe(
          map(
            foldW(
              ({ problem }) => SsoLookupFailed({ problem }),
              ({ data }) =>
                data.hasSSO && data.url !== null ? SsoLookupFoundRoute({ url: data.url }) : SsoLookupFoundNone({}),
            ),
          ),
        ),
})

/** Single sign-on begins in the portal or on an allow-listed host; any other address counts as a failed lookup. */
export const followSso = portalEffect({
  name: 'login.followSso',
  on: [SsoLookupFoundRoute],
  policy: 'everyOne',
  emits: [RedirectRefused, SsoLookupFailed],
  failure: (problem) => SsoLookupFailed({ problem }),
  run: ({ data: { url } }, { navigation, redirects }) => {
    const to = redirects(url, 'singleSignOn')
    if (to.refused)
      return of(
        RedirectRefused({ purpose: 'singleSignOn' }),
        SsoLookupFailed({ problem: { kind: 'undecodable', where: 'url' } }),
      )
    return doing(() => {
      if (to.url.startsWith('/')) navigation.go(to.url)
      else navigation.leave(to.url)
    })
  },
})

const failureOf = (problem: Problem, body: ErrorBodyOf<typeof logIn> | DataOf<typeof logIn> | null) =>
  body !== null && 'error_message' in body
    ? LoginFailed({
        problem,
        message: body.error_message,
        locked: body.userAccountLocked,
        captchaDemanded: body.showRecaptcha,
      })
    : LoginFailed({ problem, message: null, locked: false, captchaDemanded: false })

type SignInEvent = typeof LoginSucceeded | typeof LoginFailed | typeof SecondFactorDemanded

/** One POST, whatever is pressed twice. Tokens go to the vault, credentials into their envelope, and neither into an event. */
export const signIn = portalEffect({
  name: 'login.signIn',
  on: [LoginRequested],
  policy: { exhaustBy: one },
  emits: [LoginSucceeded, LoginFailed, SecondFactorDemanded],
  failure: (problem) => failureOf(problem, null),
  run: ({ data: { email, password, captcha } }, { api, device, vault, credentials }) => {
    const accept = (data: DataOf<typeof logIn>): Observable<EventOf<SignInEvent>> => {
      const { is_should_setup_2fa: setsUp, is_should_validate_2fa: asksCode, url, secret } = data
      const demand = demandOf({ setsUp, asksCode, url, secret })
      if (demand === 'broken') return of(failureOf({ kind: 'undecodable', where: 'url' }, null))
      if (demand !== null)
        return credentials.hold({ email, password }).pipe(map(() => SecondFactorDemanded({ from: 'login', demand })))
      if (data.access_token === null)
        return of(
          data.error_message !== null || data.showRecaptcha || data.userAccountLocked
            ? failureOf({ kind: 'refused', status: 200, message: null }, data)
            : failureOf({ kind: 'undecodable', where: 'access_token' }, null),
        )
      vault.keep(data.access_token)
      return of(LoginSucceeded({ remember: data.remember ?? null }))
    }
    return device.token().pipe(
      switchMap((deviceToken) =>
        api(logIn, { body: { email, password, deviceToken, ...(captcha !== null && { recaptcha: captcha }) } }),
      ),
      switchMap(
        foldW(
          ({ problem, body }) => of(failureOf(problem, body)),
          ({ data }) => accept(data),
        ),
      ),
    )
  },
})

/** A password that was refused is typed anew; one that was right is not kept; one that nobody judged stays. A captcha's token works once. */
export const clearPassword = portalEffect({
  name: 'login.clearPassword',
  on: [LoginFailed, LoginSucceeded, SecondFactorDemanded],
  policy: 'everyOne',
  emits: [FormCleared, CaptchaSpent],
  run: (trigger) =>
    trigger.type === 'LoginFailed' && !wasJudged(trigger.data.problem)
      ? of(CaptchaSpent({}))
      : of(FormCleared({ form: passwordForm.name }), CaptchaSpent({})),
})

/**
 * Held credentials go with what they were held for: the person is signed in, gave up, ran out of time or logged out. They
 * stay while a profile fails to load after a code that was right, so that another code can be tried.
 */
export const dropCredentials = portalEffect({
  name: 'login.dropCredentials',
  on: [ProfileLoaded, SecondFactorLeft, LogoutRequested, SessionEnded],
  policy: 'everyOne',
  emits: [],
  outlivesSession: true,
  run: (_, { credentials }) => doing(credentials.drop),
})
