import { foldW } from 'fp-ts/lib/Either.js'
import { EMPTY, map, of, switchMap, takeWhile, type Observable } from 'rxjs'
import {
  HIDDEN_AFTER,
  MagicLinkFailed,
  magicLinkForm,
  MagicLinkHidden,
  MagicLinkIssued,
  MagicLinkLeft,
  MagicLinkRequested,
  MagicLinkTicked,
} from '../../domain/employer/magic-link.ts'
import type { EventOf } from '../../domain/kernel/event.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { RedirectRefused, selectProfile } from '../../domain/session/session.ts'
import { createMagicLink } from '../api/generated/employees.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { judgeSignInLink } from './sign-in-link.ts'
import { codeOf } from './step-up.ts'

type Result = EventOf<typeof MagicLinkIssued | typeof MagicLinkFailed | typeof RedirectRefused>

/** One POST. Closing the panel cancels it, so that no link arrives afterwards. */
export const createLink = portalEffect({
  name: 'magicLink.create',
  on: [MagicLinkRequested, MagicLinkLeft],
  policy: { switchBy: one },
  emits: [MagicLinkIssued, MagicLinkFailed, RedirectRefused],
  failure: (problem, trigger) =>
    MagicLinkFailed({
      employeeId: trigger.type === 'MagicLinkRequested' ? trigger.data.employeeId : '',
      trouble: { problem, code: null },
    }),
  run: (trigger, { api, navigation, redirects }, state) => {
    if (trigger.type === 'MagicLinkLeft') return EMPTY
    const { employeeId, password } = trigger.data
    const failed = (problem: Problem, code: string | null = null) =>
      MagicLinkFailed({ employeeId, trouble: { problem, code } })
    const profile = selectProfile(state())
    if (!profile) return of(failed({ kind: 'aborted' }))
    return api(createMagicLink, { path: { scheme: profile.schemeId, employee: employeeId }, body: { password } }).pipe(
      switchMap(
        foldW(
          ({ problem, body }): Observable<Result> => of(failed(problem, codeOf(body))),
          ({ data }): Observable<Result> => {
            const link = judgeSignInLink(data.link, redirects)
            if (link.refused)
              return of(failed({ kind: 'undecodable', where: 'link' }), RedirectRefused({ purpose: 'singleSignOn' }))
            const whole = link.url.startsWith('/') ? navigation.address(link.url) : link.url
            return of(MagicLinkIssued({ employeeId, link: whole }))
          },
        ),
      ),
    )
  },
})

/** Counts down while a link is visible and hides it when its time is over, also after the machine slept. */
export const countDown = portalEffect({
  name: 'magicLink.countDown',
  on: [MagicLinkIssued, MagicLinkHidden, MagicLinkLeft],
  policy: { switchBy: one },
  emits: [MagicLinkTicked, MagicLinkHidden],
  run: (trigger, { clock }) => {
    if (trigger.type !== 'MagicLinkIssued') return EMPTY
    const hiddenAt = trigger.at + HIDDEN_AFTER
    return clock.every(1000).pipe(
      map(() => (clock.now() < hiddenAt ? MagicLinkTicked({}) : MagicLinkHidden({ because: 'time' }))),
      takeWhile(({ type }) => type === 'MagicLinkTicked', true),
    )
  },
})

/** Clears the password as soon as it is sent, and when the panel closes. */
export const clearLinkPassword = portalEffect({
  name: 'magicLink.clearPassword',
  on: [MagicLinkRequested, MagicLinkLeft],
  policy: 'everyOne',
  emits: [FormCleared],
  run: () => of(FormCleared({ form: magicLinkForm.name })),
})
