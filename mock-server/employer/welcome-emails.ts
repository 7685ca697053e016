import { employerOnly, ok, refuse } from '../handler.ts'
import { listedEmployees } from '../world/accounts.ts'
import { matching, noSuchClient } from './employees.ts'
import { stepUp } from './magic-link.ts'

interface WelcomeEmails {
  readonly password: string
  readonly expected: number
  readonly search?: string
  readonly employees?: readonly string[]
}

/**
 * POST /companies/{id}/welcome-email-resends: sends the welcome email again. Nothing is sent where the number of people is not the one
 * that was confirmed; those named who have registered meanwhile are skipped.
 */
export const resendWelcomeEmails = employerOnly<WelcomeEmails>(({ db, user, params, body }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const refused = stepUp(user, body.password)
  if (refused) return refused
  const everybody = listedEmployees(db, user.clientId)
  const named = new Set(body.employees)
  const meant = body.employees
    ? everybody.filter(({ id }) => named.has(id))
    : matching(everybody, body.search ?? null).filter(({ registered }) => !registered)
  if (meant.length !== body.expected)
    return refuse(409, {
      code: 'recipients-changed',
      count: meant.length,
      error: 'The number of recipients has changed',
    })
  const written = meant.filter(({ registered }) => !registered)
  const firstFailing = written.length - (db.settings.find('settings')?.failingEmails ?? 0)
  const failed = written
    .filter((_, index) => index >= firstFailing)
    .map(({ id, name, email }) => ({ id, name, email, reason: 'The mailbox does not exist' }))
  return ok({ sent: written.length - failed.length, skipped: meant.length - written.length, failed })
})
