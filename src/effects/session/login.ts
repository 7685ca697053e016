import { foldW } from 'fp-ts/lib/Either.js'
import { EMPTY, map, of, switchMap } from 'rxjs'
import { FormCleared } from '../../domain/kernel/form.ts'
import type { Problem } from '../../domain/kernel/problem.ts'
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
import { logIn, lookUpLogin } from '../api/generated/session.ts'
import type { ErrorBodyOf } from '../api/operation.ts'
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
  emits: [SsoLookupFailed],
  failure: (problem) => SsoLookupFailed({ problem }),
  run: ({ data: { url } }, { navigation, redirects }) => {
    const to = redirects(url, 'singleSignOn')
    if (to.refused) return of(SsoLookupFailed({ problem: { kind: 'undecodable', where: 'url' } }))
    return doing(() => {
      if (to.url.startsWith('/')) navigation.go(to.url)
      else navigation.leave(to.url)
    })
  },
})

const failureOf = (problem: Problem, body: ErrorBodyOf<typeof logIn> | null) =>
  body !== null && 'error_message' in body
    ? LoginFailed({
        problem,
        message: body.error_message,
        locked: body.userAccountLocked,
        captchaDemanded: body.showRecaptcha,
      })
    : LoginFailed({ problem, message: null, locked: false, captchaDemanded: false })

/** One POST, whatever is pressed twice. Tokens go to the vault and into no event. */
export const signIn = portalEffect({
  name: 'login.signIn',
  on: [LoginRequested],
  policy: { exhaustBy: one },
  emits: [LoginSucceeded, LoginFailed, SecondFactorDemanded],
  failure: (problem) => failureOf(problem, null),
  run: ({ data: { email, password, captcha } }, { api, device, vault }) =>
    device.token().pipe(
      switchMap((deviceToken) =>
        api(logIn, { body: { email, password, deviceToken, ...(captcha !== null && { recaptcha: captcha }) } }),
      ),
      map(
        foldW(
          ({ problem, body }) => failureOf(problem, body),
          ({ data }) => {
            if (data.is_should_setup_2fa) return SecondFactorDemanded({ step: 'setUp' })
            if (data.is_should_validate_2fa) return SecondFactorDemanded({ step: 'code' })
            if (data.access_token === null) return failureOf({ kind: 'undecodable', where: 'access_token' }, null)
            vault.keep(data.access_token)
            return LoginSucceeded({})
          },
        ),
      ),
    ),
})

/** A password that was refused is typed anew; one that was right is not kept. A captcha's token works once. */
export const clearPassword = portalEffect({
  name: 'login.clearPassword',
  on: [LoginFailed, LoginSucceeded, SecondFactorDemanded],
  policy: 'everyOne',
  emits: [FormCleared, CaptchaSpent],
  run: () => of(FormCleared({ form: passwordForm.name }), CaptchaSpent({})),
})
