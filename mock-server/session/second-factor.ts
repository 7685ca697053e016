import { anyone, ok, refuse, sessionCookie, settingCookie, type HandlerResponse } from '../handler.ts'
import type { Person } from '../world/records.ts'
import { demoCode } from '../world/seeds/people.ts'
import type { Tables } from '../world/tables.ts'

/** The refusal of a two-factor code: a list of codes that say why. */
export const refuseCode = (status: 401 | 422, ...codes: readonly string[]): HandlerResponse =>
  refuse(status, { error: codes.map((code) => ({ code })) })

/** Opens a session: the tokens for the body, and the header that sets its cookie. */
export const openSession = (db: Tables, person: Person, cookie = sessionCookie) => {
  const sessionId = crypto.randomUUID()
  const token = `access-${crypto.randomUUID()}`
  db.sessions.insert({ id: sessionId, personId: person.id, tokens: [token], closing: false })
  return {
    tokens: {
      access_token: token,
      refresh_token: `refresh-${crypto.randomUUID()}`,
      expires_in: 3600,
      ssoLogoutUrl: db.settings.find('settings')?.loginLogoutUrl ?? null,
    },
    headers: settingCookie(cookie, sessionId),
  }
}

/** The account with this email address and password, or null. */
export const personWith = (db: Tables, email = '', password = ''): Person | null => {
  const person = db.people.findBy({ email: email.toLowerCase() })
  return person?.password === password ? person : null
}

interface CodeLogin {
  readonly code: string
  readonly email: string
  readonly password: string
}

/** POST /login/mfa: finishes a login with a code. */
export const logInWithCode = anyone<CodeLogin>(({ db, body: { code, email, password } }) => {
  const person = personWith(db, email, password)
  if (person?.secondFactor !== 'validate') return refuseCode(401, 'credentials-refused')
  if (code !== demoCode) return refuseCode(422, 'invalid-code')
  const { tokens, headers } = openSession(db, person)
  return ok(tokens, headers)
})
