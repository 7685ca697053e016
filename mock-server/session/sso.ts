import { anyone, masqueradeCookie, ok, refuse, sessionCookie } from '../handler.ts'
import { accountOf } from '../world/accounts.ts'
import type { Person } from '../world/records.ts'
import type { Tables } from '../world/tables.ts'
import { openSession } from './second-factor.ts'

interface Link {
  /** The person whom it signs in. */
  readonly email: string
  /** The person as whom they act, for a masquerade. */
  readonly actsAs: string | null
}

/** The demo tokens that work; any other is refused, `sso-broken` and `msq-expired` among them. */
const links: Readonly<Record<string, Link>> = {
  'sso-valid': { email: 'sso@acme.example', actsAs: null },
  'msq-valid': { email: 'employer@acme.example', actsAs: 'employee@acme.example' },
}

/** The person whom a token signs in, and the one as whom they act. A link that an administrator created has their ids. */
const peopleOf = (db: Tables, token: string): { readonly person: Person | null; readonly acting: Person | null } => {
  const demo = links[token]
  const of = (email: string | null) => (email === null ? null : db.people.findBy({ email }))
  if (demo) return { person: of(demo.email), acting: of(demo.actsAs) }
  const [, administrator, employee = ''] = /^(?:msq-(\d+)|magic)-(\d+)$/.exec(token) ?? []
  const account = accountOf(db, employee)
  return administrator === undefined
    ? { person: account, acting: null }
    : { person: account && db.people.find(administrator), acting: account }
}

/**
 * POST /login/sso: signs in by the token of a link. A masquerade gets its own session and cookie, so that sessions in the browser's other
 * tabs continue.
 */
export const logInBySso = anyone<{ readonly sso: string }>(({ db, body }) => {
  const { person, acting } = peopleOf(db, body.sso)
  if (!person) return refuse(422, { error: 'SSO login error' })
  const { tokens, headers } = openSession(db, person, acting ? masqueradeCookie : sessionCookie)
  return ok(
    { ...tokens, masqueradeUserId: acting?.id ?? null, error: null },
    { ...headers, ...(acting && { 'X-Masquerade': acting.id }) },
  )
})
