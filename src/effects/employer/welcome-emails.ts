import { foldW } from 'fp-ts/lib/Either.js'
import { EMPTY, map, of } from 'rxjs'
import { searchOf } from '../../domain/employer/list-query.ts'
import type { Recipients } from '../../domain/employer/welcome-emails.ts'
import {
  RecipientsCounted,
  RecipientsFailed,
  RecipientsRequested,
  WelcomeEmailsFailed,
  welcomeEmailsForm,
  WelcomeEmailsLeft,
  WelcomeEmailsRequested,
  WelcomeEmailsSent,
} from '../../domain/employer/welcome-emails.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { getEmployees, resendWelcomeEmails } from '../api/generated/employees.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { codeOf } from './step-up.ts'

/** The host returns how many match: one row of the list is enough to learn it. */
export const countRecipients = portalEffect({
  name: 'welcomeEmails.count',
  on: [RecipientsRequested, WelcomeEmailsLeft],
  policy: { switchBy: one },
  emits: [RecipientsCounted, RecipientsFailed],
  failure: (problem) => RecipientsFailed({ problem }),
  run: (trigger, { api }, state) => {
    if (trigger.type === 'WelcomeEmailsLeft') return EMPTY
    const { recipients } = trigger.data
    if (recipients.kind === 'these') return of(RecipientsCounted({ count: recipients.employeeIds.length }))
    const profile = selectProfile(state())
    if (!profile) return of(RecipientsFailed({ problem: { kind: 'aborted' } }))
    const search = searchOf(recipients.search)
    return api(getEmployees, {
      path: { id: profile.client.id },
      query: { ...(search !== undefined && { search }), 'filter[person_activated]': '0', page: 1, range: 1 },
    }).pipe(
      map(
        foldW(
          ({ problem }) => RecipientsFailed({ problem }),
          ({ data: { total } }) => RecipientsCounted({ count: total }),
        ),
      ),
    )
  },
})

const wireRecipients = (recipients: Recipients) => {
  if (recipients.kind === 'these') return { employees: [...recipients.employeeIds] }
  const search = searchOf(recipients.search)
  return search === undefined ? {} : { search }
}

const countIn = (body: object | null): number | null =>
  body !== null && 'count' in body && typeof body.count === 'number' ? body.count : null

/** One POST, with the confirmed number: if it has changed, the host sends nothing and says so. */
export const sendEmails = portalEffect({
  name: 'welcomeEmails.send',
  on: [WelcomeEmailsRequested],
  policy: { exhaustBy: one },
  emits: [WelcomeEmailsSent, WelcomeEmailsFailed],
  failure: (problem) => WelcomeEmailsFailed({ trouble: { problem, code: null }, count: null }),
  run: ({ data: { recipients, count, password } }, { api }, state) => {
    const profile = selectProfile(state())
    if (!profile) return of(WelcomeEmailsFailed({ trouble: { problem: { kind: 'aborted' }, code: null }, count: null }))
    const body = { password, expected: count, ...wireRecipients(recipients) }
    return api(resendWelcomeEmails, { path: { id: profile.client.id }, body }).pipe(
      map(
        foldW(
          ({ problem, body }) =>
            WelcomeEmailsFailed({ trouble: { problem, code: codeOf(body) }, count: countIn(body) }),
          ({ data }) => WelcomeEmailsSent(data),
        ),
      ),
    )
  },
})

/** Clears the password as soon as it is sent, and when the panel closes. */
export const clearEmailsPassword = portalEffect({
  name: 'welcomeEmails.clearPassword',
  on: [WelcomeEmailsRequested, WelcomeEmailsLeft],
  policy: 'everyOne',
  emits: [FormCleared],
  run: () => of(FormCleared({ form: welcomeEmailsForm.name })),
})
