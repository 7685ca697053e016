import { employerOnly, ok, refuse } from '../handler.ts'
import { rosterOf } from '../world/accounts.ts'
import { everybody, type Roster } from '../world/roster/roster.ts'
import { noSuchClient, searchOf } from './employees.ts'
import { stepUp } from './magic-link.ts'

interface WelcomeEmails {
  readonly password: string
  readonly expected: number
  readonly search?: string
  readonly employees?: readonly string[]
}

/** How many people the request means, how many of them have yet to register, and the last `failing` of the latter. */
const recipients = (roster: Roster, { employees, search }: WelcomeEmails, failing: number) => {
  if (!employees) {
    const { total, rows } = roster.select({ ...everybody, search: searchOf(search), registered: false })
    return { meant: total, written: total, last: rows(Math.max(0, total - failing), failing) }
  }
  const meant = [...new Set(employees)].flatMap((id) => roster.find(id) ?? [])
  const written = meant.filter(({ registered }) => !registered)
  return { meant: meant.length, written: written.length, last: failing === 0 ? [] : written.slice(-failing) }
}

/**
 * POST /companies/{id}/welcome-email-resends: sends the welcome email again. Nothing is sent if the number of people differs from the
 * confirmed one. People in `employees` who have registered meanwhile are skipped.
 */
export const resendWelcomeEmails = employerOnly<WelcomeEmails>(({ db, user, params, body }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const refused = stepUp(user, body.password)
  if (refused) return refused
  const failing = db.settings.find('settings')?.failingEmails ?? 0
  const { meant, written, last } = recipients(rosterOf(db, user.clientId), body, failing)
  if (meant !== body.expected)
    return refuse(409, {
      code: 'recipients-changed',
      count: meant,
      error: 'The number of recipients has changed',
    })
  const failed = last.map(({ id, name, email }) => ({ id, name, email, reason: 'The mailbox does not exist' }))
  return ok({ sent: written - failed.length, skipped: meant - written, failed })
})
