import type { Person, Session } from './world/records.ts'
import type { Tables } from './world/tables.ts'

/** What a handler gets. The call was already checked against the description, so `Body` is what the description promises. */
export interface Call<Body = unknown> {
  readonly db: Tables
  /** The path's parameters by name. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The parsed JSON body, or null. */
  readonly body: Body
  /** Request headers, names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: Readonly<Record<string, string>>
}

/** A call by a person who is signed in. */
export interface SignedInCall<Body = unknown> extends Call<Body> {
  readonly user: Person
}

/** What a handler answers; `body` is sent as JSON. */
export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** The handler of one operation. */
export type Handler = (call: Call) => Answer

/** 200 with a body. */
export const ok = (body: unknown, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 200,
  body,
  headers,
})

/** An answer that is not a success. */
export const refuse = (status: number, body: unknown): Answer => ({ status, body })

/** The 401 that ends a session; the portal shows `detail` (access-and-shell §4). */
export const unauthorised = (): Answer => refuse(401, { detail: 'Your session has expired. Please log in again.' })

/** The session cookie that a login sets on the hosts. */
export const sessionCookie = 'portal_session'

const bearerOf = (call: Call): string | null => /^Bearer (.+)$/i.exec(call.headers['authorization'] ?? '')?.[1] ?? null

/** The session of the call's bearer token, or null. */
export const sessionOfBearer = (call: Call): Session | null => {
  const token = bearerOf(call)
  return token === null ? null : (call.db.sessions.all().find(({ tokens }) => tokens.includes(token)) ?? null)
}

/** The session of the call's cookie, or null. */
export const sessionOfCookie = (call: Call): Session | null => call.db.sessions.find(call.cookies[sessionCookie] ?? '')

/** The person whom the call's bearer token stands for, or null. */
export const personOfBearer = (call: Call): Person | null => {
  const session = sessionOfBearer(call)
  if (session) return session.closing ? null : call.db.people.find(session.personId)
  const email = call.db.settings.find('settings')?.anyBearerIs ?? null
  return email === null || bearerOf(call) === null ? null : call.db.people.findBy({ email })
}

// In the three wrappers the cast is sound because the contract check ran before the handler.

/** A handler for everybody. */
export const anyone =
  <Body>(handle: (call: Call<Body>) => Answer): Handler =>
  (call) =>
    handle(call as Call<Body>)

/** A handler for people who are signed in; others get 401. */
export const signedIn =
  <Body>(handle: (call: SignedInCall<Body>) => Answer): Handler =>
  (call) => {
    const user = personOfBearer(call)
    return user ? handle({ ...(call as Call<Body>), user }) : unauthorised()
  }

/** A handler for employers who still work there; other people get 403 (benefits-and-employer §6). */
export const employerOnly = <Body>(handle: (call: SignedInCall<Body>) => Answer): Handler =>
  signedIn<Body>((call) =>
    call.user.userType === 'employer' && call.user.employmentStatus === 'active'
      ? handle(call)
      : refuse(403, { error: 'Only an employer may do this.' }),
  )
