import { anyone, masqueradeCookie, ok, refuse, sessionCookie } from '../handler.ts'
import { openSession } from './second-factor.ts'

interface Link {
  /** Who is signed in by it. */
  readonly email: string
  /** As whom, for a masquerade. */
  readonly actsAs: string | null
}

/** The demo tokens that work; any other is refused, `sso-broken` and `msq-expired` among them. */
const links: Readonly<Record<string, Link>> = {
  'sso-valid': { email: 'sso@acme.example', actsAs: null },
  'msq-valid': { email: 'employer@acme.example', actsAs: 'employee@acme.example' },
}

/**
 * POST /login/sso: signs in by the token of a link (access-and-shell §2). A masquerade gets a session and a cookie of its
 * own, so that whoever is signed in in the browser's other tabs stays signed in.
 */
export const logInBySso = anyone<{ readonly sso: string }>(({ db, body }) => {
  const link = links[body.sso]
  const person = db.people.findBy({ email: link?.email ?? '' })
  const acting = link?.actsAs ? db.people.findBy({ email: link.actsAs }) : null
  if (!person) return refuse(422, { error: 'SSO login error' })
  const { tokens, headers } = openSession(db, person, acting ? masqueradeCookie : sessionCookie)
  return ok(
    { ...tokens, masqueradeUserId: acting?.id ?? null, error: null },
    { ...headers, ...(acting && { 'X-Masquerade': acting.id }) },
  )
})
