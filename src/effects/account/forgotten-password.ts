import { foldW } from 'fp-ts/lib/Either.js'
import { map, of } from 'rxjs'
import {
  forgottenPasswordForm,
  ResetLinkFailed,
  ResetLinkRequested,
  ResetLinkSent,
} from '../../domain/account/forgotten-password.ts'
import type { Verdict } from '../../domain/kernel/forms/verdict.ts'
import { FieldsJudged, FormCleared } from '../../domain/kernel/forms/form.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { CaptchaSpent } from '../../domain/session/captcha.ts'
import { requestPasswordReset } from '../api/generated/account.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { worded } from './refusal.ts'

/** The host's sentences by field, unchanged. */
const fieldsOf = (errors: unknown): Record<string, string[]> =>
  typeof errors !== 'object' || errors === null || Array.isArray(errors)
    ? {}
    : Object.fromEntries(
        Object.entries(errors).flatMap(([field, texts]) =>
          Array.isArray(texts) ? [[field, texts.filter((text) => typeof text === 'string')]] : [],
        ),
      )

const failureOf = (problem: Problem, body: { errors?: unknown } | null) =>
  ResetLinkFailed({ problem: worded(problem, body), fields: fieldsOf(body?.errors) })

/** One POST, however often the button is pressed. */
export const requestLink = portalEffect({
  name: 'forgottenPassword.request',
  on: [ResetLinkRequested],
  policy: { exhaustBy: one },
  emits: [ResetLinkSent, ResetLinkFailed],
  failure: (problem) => failureOf(problem, null),
  run: ({ data: { email, captcha } }, { api }) =>
    api(requestPasswordReset, { body: { email, recaptcha: captcha, isRecaptchaEnabled: captcha !== '' } }).pipe(
      map(
        foldW(
          ({ problem, body }) => failureOf(problem, body),
          ({ data }) =>
            data.sent ? ResetLinkSent({}) : failureOf({ kind: 'refused', status: 200, message: null }, data),
        ),
      ),
    ),
})

const verdictsOf = ([sentence]: readonly string[] = []): Record<string, Verdict> =>
  sentence === undefined ? {} : { email: { sentence } }

/** Clears sent values. The host's verdict on a refused address stays until the address changes. A captcha's token works once. */
export const settleRequest = portalEffect({
  name: 'forgottenPassword.settle',
  on: [ResetLinkSent, ResetLinkFailed],
  policy: 'everyOne',
  emits: [FieldsJudged, FormCleared, CaptchaSpent],
  run: (trigger) => {
    const form = forgottenPasswordForm.name
    const settled =
      trigger.type === 'ResetLinkSent'
        ? FormCleared({ form })
        : FieldsJudged({ form, verdicts: verdictsOf(trigger.data.fields['email']) })
    return of(settled, CaptchaSpent({}))
  },
})
