import { foldW } from 'fp-ts/lib/Either.js'
import { EMPTY, map, switchMap } from 'rxjs'
import {
  PasswordCheckDropped,
  PasswordCheckFailed,
  PasswordCheckRequested,
  PasswordJudged,
} from '../../domain/account/password-rules.ts'
import { checkPassword } from '../api/generated/account.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { checksOf } from './refusal.ts'

/** How long typing must pause, ms. */
const DEBOUNCE = 500

/** Waits for a pause in typing; a later password cancels the call about an earlier one. */
export const judgePassword = portalEffect({
  name: 'passwordRules.judge',
  on: [PasswordCheckRequested, PasswordCheckDropped],
  policy: { switchBy: one },
  emits: [PasswordJudged, PasswordCheckFailed],
  failure: (problem, trigger) =>
    PasswordCheckFailed({ edition: trigger.type === 'PasswordCheckRequested' ? trigger.data.edition : -1, problem }),
  run: (trigger, { api, clock }) => {
    if (trigger.type === 'PasswordCheckDropped') return EMPTY
    const { edition, password, token } = trigger.data
    return clock.after(DEBOUNCE).pipe(
      switchMap(() => api(checkPassword, { body: { password, ...(token !== '' && { token }) } })),
      map(
        foldW(
          ({ problem }) => PasswordCheckFailed({ edition, problem }),
          ({ data }) => PasswordJudged({ edition, checks: checksOf(data.data.checks) }),
        ),
      ),
    )
  },
})
