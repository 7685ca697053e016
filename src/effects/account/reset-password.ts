import { foldW } from 'fp-ts/lib/Either.js'
import { concat, EMPTY, from, ignoreElements, map, of, switchMap, tap } from 'rxjs'
import { PasswordJudged } from '../../domain/account/password-rules.ts'
import {
  PasswordResetFailed,
  PasswordResetRequested,
  PasswordResetSucceeded,
  ResetDateCheckFailed,
  ResetDateCheckRequested,
  ResetDateRefused,
  ResetDateVerified,
  ResetLeft,
  ResetLinkExpired,
} from '../../domain/account/reset-password.ts'
import { RedirectRefused } from '../../domain/session/session.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { PasswordChanged } from '../../domain/session/login.ts'
import { resetPassword, verifyResetDate } from '../api/generated/account.ts'
import { doing, doingThen, one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { brokenRules, expiryIn, refusesDate, worded } from './refusal.ts'
import { dayFirst, typedForgotten } from './typed.ts'

/** How long the message of an expired link is shown before going to the request for a new one, ms. */
const EXPIRED_FOR = 3000

const nobodySaid = { kind: 'refused', status: 200, message: null } as const

/** Leaving the page cancels the call. */
export const verifyDate = portalEffect({
  name: 'resetPassword.verifyDate',
  on: [ResetDateCheckRequested, ResetLeft],
  policy: { switchBy: one },
  emits: [ResetDateVerified, ResetDateRefused, ResetLinkExpired, ResetDateCheckFailed],
  failure: (problem) => ResetDateCheckFailed({ problem }),
  run: (trigger, { api }) => {
    if (trigger.type === 'ResetLeft') return EMPTY
    const { token, dateOfBirth } = trigger.data
    return api(verifyResetDate, { body: { token, date_of_birth: dayFirst(dateOfBirth, '/') } }).pipe(
      map(
        foldW(
          ({ problem, body }) => {
            const expiry = expiryIn(body)
            if (expiry) return ResetLinkExpired(expiry)
            return body !== null && 'verified' in body ? ResetDateRefused({}) : ResetDateCheckFailed({ problem })
          },
          ({ data }) => {
            if (data.verified) return ResetDateVerified({})
            const expiry = expiryIn(data)
            return expiry ? ResetLinkExpired(expiry) : ResetDateRefused({})
          },
        ),
      ),
    )
  },
})

/** Adds the date to the address, for a reload. It replaces the history entry instead of adding one. */
export const keepAddress = portalEffect({
  name: 'resetPassword.keepAddress',
  on: [ResetDateVerified],
  policy: 'everyOne',
  emits: [],
  run: (_, { navigation }, state) =>
    doing(() => {
      const { link } = state().resetPassword
      if (!link) return
      const query = new URLSearchParams({ token: link.token, dob: dayFirst(link.dateOfBirth, '-') })
      navigation.go(`/reset-password/?${query.toString()}`, 'replace')
    }),
})

/** Shows the message of an expired link for a while, then opens the request for a new one. */
export const leaveExpired = portalEffect({
  name: 'resetPassword.leaveExpired',
  on: [ResetLinkExpired, ResetLeft],
  policy: { switchBy: one },
  emits: [],
  run: ({ type }, { clock, navigation }) =>
    type === 'ResetLeft'
      ? EMPTY
      : clock.after(EXPIRED_FOR).pipe(
          tap(() => {
            navigation.go('/forgotten-password/?message=token-expired', 'replace')
          }),
          ignoreElements(),
        ),
})

/** One POST, however often the button is pressed. The one field is also sent as its confirmation. */
export const sendPassword = portalEffect({
  name: 'resetPassword.send',
  on: [PasswordResetRequested],
  policy: { exhaustBy: one },
  emits: [PasswordResetSucceeded, PasswordResetFailed, ResetDateRefused, ResetLinkExpired, PasswordJudged],
  failure: (problem) => PasswordResetFailed({ problem, rulesBroken: false }),
  run: ({ data: { token, dateOfBirth, password } }, { api }, state) => {
    const { edition } = state().passwordRules
    const body = { token, date_of_birth: dayFirst(dateOfBirth, '/'), password, password_confirmation: password }
    return api(resetPassword, { body }).pipe(
      switchMap(
        foldW(
          ({ problem, body: refusal }) => {
            const expiry = expiryIn(refusal)
            if (expiry) return of(ResetLinkExpired(expiry))
            if (refusesDate(refusal)) return of(ResetDateRefused({}))
            const checks = brokenRules(refusal)
            const failed = PasswordResetFailed({ problem: worded(problem, refusal), rulesBroken: checks !== null })
            return checks !== null ? from([PasswordJudged({ edition, checks }), failed]) : of(failed)
          },
          ({ data }) =>
            of(
              data.reset
                ? PasswordResetSucceeded({ redirectUrl: data.redirectURL })
                : PasswordResetFailed({ problem: nobodySaid, rulesBroken: false }),
            ),
        ),
      ),
    )
  },
})

/** Goes to the login, to a page of the portal, or to the partner's site. The address with the token leaves the history first. */
export const goOn = portalEffect({
  name: 'resetPassword.goOn',
  on: [PasswordResetSucceeded],
  policy: 'everyOne',
  emits: [RedirectRefused, PasswordChanged],
  run: ({ data: { redirectUrl } }, { navigation, redirects }) => {
    const { url, refused } = redirects(redirectUrl ?? '/', 'partner')
    const going = doingThen(() => {
      const inPortal = url.startsWith('/')
      navigation.go(inPortal ? url : '/', 'replace')
      if (!inPortal) navigation.leave(url)
    }, PasswordChanged({}))
    return refused ? concat(of(RedirectRefused({ purpose: 'partner' })), going) : going
  },
})

/** Clears the form together with the link. */
export const forgetTyped = portalEffect({
  name: 'resetPassword.forgetTyped',
  on: [PasswordResetSucceeded, ResetLeft],
  policy: 'everyOne',
  emits: [FormCleared],
  run: typedForgotten,
})
