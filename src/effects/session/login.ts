import { foldW } from 'fp-ts/lib/Either.js'
import { EMPTY, map, of, switchMap, type Observable } from 'rxjs'
import type { EventOf } from '../../domain/kernel/event.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import {
  addressNamed,
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
import { demandOf } from '../../domain/session/set-up-key.ts'
import { logIn, lookUpLogin } from '../api/generated/session.ts'
import type { DataOf, ErrorBodyOf } from '../api/operation.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { secondsOf } from '../api/retry-after.ts'

/** Editing an address while it is looked up cancels the call. */
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
              ({ status, data: { error, hasSSO, url } }) => {
                if (error) return SsoLookupFailed({ problem: { kind: 'refused', status, message: error } })
                return hasSSO && url !== null ? SsoLookupFoundRoute({ url }) : SsoLookupFoundNone({})
              },
            ),
          ),
        ),
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

type SignInEvent = typeof LogoutAddressNamed | typeof LoginSucceeded | typeof LoginFailed | typeof SecondFactorDemanded

/** One POST, however often the button is pressed. Tokens go to the vault, credentials into their envelope, and neither into an event. */
export const signIn = portalEffect({
  name: 'login.signIn',
  on: [LoginRequested],
  policy: { exhaustBy: one },
  emits: [LogoutAddressNamed, LoginSucceeded, LoginFailed, LoginRateLimited, SecondFactorDemanded],
  failure: (problem) => failureOf(problem, null),
  run: ({ data: { email, password, captcha } }, { api, clock, device, vault, credentials }) => {
    const accept = (data: DataOf<typeof logIn>): Observable<EventOf<SignInEvent>> => {
      const { is_should_setup_2fa: setsUp, is_should_validate_2fa: asksCode, url, secret } = data
      const demand = demandOf({ setsUp, asksCode, url, secret })
      if (demand === 'broken') return of(failureOf({ kind: 'undecodable', where: 'url' }, null))
      if (demand !== null)
        return credentials
          .hold({ email, password })
          .pipe(
            switchMap(() => of(...addressNamed(data.ssoLogoutUrl), SecondFactorDemanded({ from: 'login', demand }))),
          )
      if (data.access_token === null)
        return of(
          data.error_message !== null || data.showRecaptcha || data.userAccountLocked
            ? failureOf({ kind: 'refused', status: 200, message: null }, data)
            : failureOf({ kind: 'undecodable', where: 'access_token' }, null),
        )
      vault.keep(data.access_token)
      return of(...addressNamed(data.ssoLogoutUrl), LoginSucceeded({ remember: data.remember ?? null }))
    }
    return device.token().pipe(
      switchMap((deviceToken) =>
        api(logIn, { body: { email, password, deviceToken, ...(captcha !== null && { recaptcha: captcha }) } }),
      ),
      switchMap(
        foldW(
          ({ problem, body, retryAfter }) =>
            of(
              problem.kind === 'refused' && problem.status === 429
                ? LoginRateLimited({ seconds: secondsOf(retryAfter, clock.now) })
                : failureOf(problem, body),
            ),
          ({ data }) => accept(data),
        ),
      ),
    )
  },
})
