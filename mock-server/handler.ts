import { bytesHeader, toBase64 } from './bytes.ts'
import type { Person, Session } from './world/records.ts'
import type { Tables } from './world/tables.ts'

/** What a handler gets. The call was already checked against the OpenAPI document, so `Body` is what it promises. */
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

/** A handler's response; `body` is sent as JSON. */
export interface HandlerResponse {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** The handler of one operation. */
export type Handler = (call: Call) => HandlerResponse

/** 200 with a body. */
export const ok = (body: unknown, headers: Readonly<Record<string, string>> = {}): HandlerResponse => ({
  status: 200,
  body,
  headers,
})

/** 200 with a file: a text, or bytes. `name` is what the person's browser saves it under. */
export const okFile = (name: string, type: string, content: string | Uint8Array): HandlerResponse => ({
  status: 200,
  body: typeof content === 'string' ? content : toBase64(content),
  headers: {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name.replaceAll(/["\\\r\n]/g, '')}"`,
    ...(typeof content !== 'string' && { [bytesHeader]: 'base64' }),
  },
})

/** A response that is not a success. */
export const refuse = (status: number, body: unknown): HandlerResponse => ({ status, body })

/** The 401 that ends a session; the portal shows `detail`. */
export const unauthorised = (): HandlerResponse => refuse(401, { detail: 'Your session has expired. Log in again.' })

/** Reads `a=1; b=2` of a Cookie header. */
export const readCookies = (header: string | undefined): Record<string, string> =>
  header === undefined
    ? {}
    : Object.fromEntries(
        header
          .split(';')
          .map((pair) => pair.trim().split('='))
          .flatMap(([name, ...value]) => (name ? [[name, value.join('=')]] : [])),
      )

/** The session cookie that a login sets on the hosts. */
export const sessionCookie = 'portal_session'

/** The cookie of a masquerade, separate from the browser's own session: neither login disturbs the other. */
export const masqueradeCookie = 'portal_masquerade'

/** The cookie of a call: a masquerade's if it carries the headers. */
export const cookieOf = (call: Call): string =>
  call.headers['x-masquerade-user-id'] === undefined ? sessionCookie : masqueradeCookie

/** Sets that cookie to a session's id; null removes it. */
export const settingCookie = (name: string, sessionId: string | null): Readonly<Record<string, string>> => ({
  'Set-Cookie': `${name}=${sessionId ?? ''}; HttpOnly; Path=/; SameSite=Lax${sessionId === null ? '; Max-Age=0' : ''}`,
})

const bearerOf = (call: Call): string | null => /^Bearer (.+)$/i.exec(call.headers['authorization'] ?? '')?.[1] ?? null

/** The session of the call's bearer token, or null. */
export const sessionOfBearer = (call: Call): Session | null => {
  const token = bearerOf(call)
  return token === null ? null : (call.db.sessions.all().find(({ tokens }) => tokens.includes(token)) ?? null)
}

/** The session of the call's cookie, or null. */
export const sessionOfCookie = (call: Call): Session | null => call.db.sessions.find(call.cookies[cookieOf(call)] ?? '')

/** The person whom the call's bearer token identifies, or null. */
export const personOfBearer = (call: Call): Person | null => {
  const session = sessionOfBearer(call)
  return session?.closing === false ? call.db.people.find(session.personId) : null
}

/**
 * The person as whom a call is made: the one signed in, or, with the masquerade headers, somebody of the same client whom an
 * employer acts as. Null if this person is not allowed to send the headers.
 */
export const actingAs = (call: Call, person: Person): Person | null => {
  const userId = call.headers['x-masquerade-user-id']
  if (userId === undefined) return person
  const mayAct = person.userType === 'employer' && person.employmentStatus === 'active'
  const other = call.db.people.find(userId)
  return mayAct && other?.clientId === person.clientId ? other : null
}

/** The 403 of a call that this person is not allowed to make. */
export const forbidden = (error = 'You can’t do this for another person'): HandlerResponse => refuse(403, { error })

/** Names the person in a success, if it is not the one signed in: no refusal declares the header. */
export const namingActing = (response: HandlerResponse, person: Person, acting: Person): HandlerResponse =>
  acting.id === person.id || response.status >= 300
    ? response
    : { ...response, headers: { ...response.headers, 'X-Masquerade': acting.id } }

// In the three wrappers the cast is sound because the contract check ran before the handler.

/** A handler for everybody. */
export const anyone =
  <Body>(handle: (call: Call<Body>) => HandlerResponse): Handler =>
  (call) =>
    handle(call as Call<Body>)

/** A handler for people who are signed in; others get 401. */
export const signedIn =
  <Body>(handle: (call: SignedInCall<Body>) => HandlerResponse): Handler =>
  (call) => {
    const person = personOfBearer(call)
    if (!person) return unauthorised()
    const user = actingAs(call, person)
    return user ? namingActing(handle({ ...(call as Call<Body>), user }), person, user) : forbidden()
  }

/** A handler for what people do for themselves alone: consent, password, two-factor. During a masquerade it is a 403. */
export const inPerson = <Body>(handle: (call: SignedInCall<Body>) => HandlerResponse): Handler =>
  signedIn<Body>((call) =>
    cookieOf(call) === sessionCookie ? handle(call) : forbidden('You cannot do this for another person'),
  )

/** A handler for employers who still work there; other people get 403. */
export const employerOnly = <Body>(handle: (call: SignedInCall<Body>) => HandlerResponse): Handler =>
  signedIn<Body>((call) =>
    call.user.userType === 'employer' && call.user.employmentStatus === 'active'
      ? handle(call)
      : refuse(403, { error: 'Only an employer may do this.' }),
  )
