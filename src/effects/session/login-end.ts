import { of } from 'rxjs'
import type { EventOf } from '../../domain/kernel/event.ts'
import type { Verdict } from '../../domain/kernel/forms/verdict.ts'
import { FieldsJudged, FormCleared } from '../../domain/kernel/forms/form.ts'
import { wasJudged } from '../../domain/kernel/requests/problem.ts'
import { CaptchaSpent } from '../../domain/session/captcha.ts'
import {
  emailForm,
  EmailReopened,
  isAccountProblem,
  LoginFailed,
  LoginRateLimited,
  LoginSucceeded,
  passwordForm,
  SecondFactorDemanded,
} from '../../domain/session/login.ts'
import { LogoutRequested } from '../../domain/session/logout.ts'
import { SecondFactorLeft } from '../../domain/session/second-factor.ts'
import { ProfileLoaded, SessionEnded } from '../../domain/session/session.ts'
import { doing } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

type LoginFailure = EventOf<typeof LoginFailed>['data']

/** Marks both fields as wrong after a refused login [LOGIN-3]; the host's reason replaces the fields' own messages. */
const verdictsOf = ({ problem, message, locked }: LoginFailure): Readonly<Record<'email' | 'password', Verdict>> =>
  message !== null || locked || isAccountProblem(problem)
    ? { email: { key: 'saidAbove' }, password: { key: 'saidAbove' } }
    : { email: { key: 'noMatch' }, password: { key: 'password' } }

/**
 * A refused password has to be typed again; a correct one is discarded; an unjudged one stays, without what an earlier try said of it. The two fields are judged together: another
 * address, or a login that continues, clears the verdict. A captcha's token works once.
 */
export const clearPassword = portalEffect({
  name: 'login.clearPassword',
  on: [LoginFailed, LoginRateLimited, LoginSucceeded, SecondFactorDemanded, EmailReopened],
  policy: 'everyOne',
  emits: [FormCleared, FieldsJudged, CaptchaSpent],
  run: (trigger, _, state) => {
    const cleared = FormCleared({ form: passwordForm.name })
    const unsaid = [emailForm, passwordForm]
      .filter(({ name }) => Object.keys(state().forms[name]?.verdicts ?? {}).length > 0)
      .map(({ name }) => FieldsJudged({ form: name, verdicts: {} }))
    if (trigger.type === 'LoginRateLimited') return of(...unsaid, CaptchaSpent({}))
    if (trigger.type === 'EmailReopened') return of(...unsaid)
    if (trigger.type !== 'LoginFailed') return of(cleared, ...unsaid, CaptchaSpent({}))
    const { problem } = trigger.data
    if (!wasJudged(problem) && !isAccountProblem(problem)) return of(...unsaid, CaptchaSpent({}))
    const { email, password } = verdictsOf(trigger.data)
    return of(
      cleared,
      FieldsJudged({ form: emailForm.name, verdicts: { email } }),
      FieldsJudged({ form: passwordForm.name, verdicts: { password } }),
      CaptchaSpent({}),
    )
  },
})

/**
 * Held credentials are dropped with their purpose: the person is signed in, gave up, ran out of time or logged out. They stay if the
 * profile fails to load after a correct code, so that another code can be tried.
 */
export const dropCredentials = portalEffect({
  name: 'login.dropCredentials',
  on: [ProfileLoaded, SecondFactorLeft, LogoutRequested, SessionEnded],
  policy: 'everyOne',
  emits: [],
  outlivesSession: true,
  run: (_, { credentials }) => doing(credentials.drop),
})
