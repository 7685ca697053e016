import { foldW } from 'fp-ts/lib/Either.js'
import { from, map, of, switchMap } from 'rxjs'
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
import { PasswordJudged } from '../../domain/account/password-rules.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { addressNamed, LoginSucceeded, LogoutAddressNamed, SecondFactorDemanded } from '../../domain/session/login.ts'
import { demandOf } from '../../domain/session/set-up-key.ts'
import { activate, getActivation, verifyActivationDate } from '../api/generated/account.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { brokenRules, refusesDate, worded } from './refusal.ts'
import { dayFirst, typedForgotten } from './typed.ts'

const undecodable = (where: string) =>
  AccountActivationFailed({ problem: { kind: 'undecodable', where }, rulesBroken: false })

const refusedQuietly = (message: string | null) => ({ kind: 'refused', status: 200, message }) as const

/** A success response with an error in it, or with the status error, means an unusable link. */
export const lookUpActivation = portalEffect({
  name: 'activation.lookUp',
  on: [ActivationLookUpRequested],
  policy: { switchBy: one },
  emits: [ActivationFound, ActivationLookUpFailed],
  failure: (problem) => ActivationLookUpFailed({ problem }),
  run: ({ data: { id } }, { api }) =>
    api(getActivation, { path: { id } }).pipe(
      map(
        foldW(
          ({ problem }) => ActivationLookUpFailed({ problem }),
          ({ data }) =>
            data.status === 'error' || (data.error ?? '') !== ''
              ? ActivationLookUpFailed({ problem: refusedQuietly(data.error ?? null) })
              : ActivationFound({
                  firstName: data.first_name ?? data.firstName ?? '',
                  email: data.email,
                  secondFactor: data.is_should_setup_2fa,
                }),
        ),
      ),
    ),
})

export const verifyBirthDate = portalEffect({
  name: 'activation.verifyDate',
  on: [ActivationDateCheckRequested],
  policy: { exhaustBy: one },
  emits: [ActivationDateVerified, ActivationDateRefused, ActivationDateCheckFailed],
  failure: (problem) => ActivationDateCheckFailed({ problem }),
  run: ({ data: { id, dateOfBirth } }, { api }) =>
    api(verifyActivationDate, { body: { sso: id, date_of_birth: dayFirst(dateOfBirth, '/') } }).pipe(
      map(
        foldW(
          ({ problem, body }) =>
            body !== null && 'verified' in body ? ActivationDateRefused({}) : ActivationDateCheckFailed({ problem }),
          ({ data }) => (data.verified ? ActivationDateVerified({}) : ActivationDateRefused({})),
        ),
      ),
    ),
})

/** One PATCH, however often the button is pressed. The host responds as to a login; tokens go to the vault and never into an event. */
export const activateAccount = portalEffect({
  name: 'activation.activate',
  on: [AccountActivationRequested],
  policy: { exhaustBy: one },
  emits: [
    AccountActivated,
    LogoutAddressNamed,
    LoginSucceeded,
    SecondFactorDemanded,
    AccountActivationFailed,
    ActivationDateRefused,
    PasswordJudged,
  ],
  failure: (problem) => AccountActivationFailed({ problem, rulesBroken: false }),
  run: ({ data: { id, dateOfBirth, email, password } }, { api, vault, credentials }, state) => {
    const { edition } = state().passwordRules
    const body = { sso: id, date_of_birth: dayFirst(dateOfBirth, '/'), password, password_confirmation: password }
    return api(activate, { body }).pipe(
      switchMap(
        foldW(
          ({ problem, body: refusal }) => {
            if (refusesDate(refusal)) return of(ActivationDateRefused({}))
            const checks = brokenRules(refusal)
            const failed = AccountActivationFailed({ problem: worded(problem, refusal), rulesBroken: checks !== null })
            return checks !== null ? from([PasswordJudged({ edition, checks }), failed]) : of(failed)
          },
          ({ data }) => {
            const { is_should_setup_2fa: setsUp, is_should_validate_2fa: asksCode, url, secret } = data
            const demand = demandOf({ setsUp, asksCode, url, secret })
            if (demand === 'broken') return of(undecodable('url'))
            if (demand !== null)
              return credentials
                .hold({ email, password })
                .pipe(switchMap(() => of(AccountActivated({}), SecondFactorDemanded({ from: 'activation', demand }))))
            if (data.access_token === null) return of(undecodable('access_token'))
            vault.keep(data.access_token)
            return of(
              AccountActivated({}),
              ...addressNamed(data.ssoLogoutUrl),
              LoginSucceeded({ remember: data.remember ?? null }),
            )
          },
        ),
      ),
    )
  },
})

/** Clears the form once the account is open. */
export const forgetTypedAtActivation = portalEffect({
  name: 'activation.forgetTyped',
  on: [AccountActivated],
  policy: 'everyOne',
  emits: [FormCleared],
  run: typedForgotten,
})
