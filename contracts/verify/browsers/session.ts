import type { Described } from '../described.ts'
import { curlOf } from '../curl.ts'
import { heldToDocument } from '../held-to-document.ts'
import type { HeaderList, HostResponse, SentRequest } from '../http-call.ts'
import { bodyOf, exampleOf, headersOf, type Interaction, type State } from '../pact-file.ts'
import { at } from '../bad-input.ts'
import type { Problem } from '../problems.ts'
import type { Secrets } from '../secrets.ts'
import { postState, type StateEndpoint, type StateValues } from '../states.ts'
import { cookieHeader, cookieProblems, cookiesOf, type SetCookie } from './cookies.ts'
import { sessionCalls } from './headers.ts'
import { judgedCall, type Judged } from './rule.ts'

/** What the rules of the session cookie need. */
export interface SessionChecks {
  readonly origin: string | null
  readonly url: string
  readonly interactions: readonly Interaction[]
  readonly document: Described | null
  readonly endpoint: StateEndpoint
  readonly secrets: Secrets
  readonly report: (description: string, calls: readonly Judged[]) => void
}

const loggedOut = 'In production everybody is logged out at each reload and in each new tab.'

const status = (expected: number, { status: actual }: HostResponse, message: string): readonly Problem[] => [
  { path: 'status', expected: String(expected), actual: String(actual), message },
]

/** The problems of the session cookie: the one that the document names, otherwise the one with the fewest problems. */
const ofSession = (cookies: readonly SetCookie[], name: unknown, journey: Parameters<typeof cookieProblems>[1]) => {
  const named = cookies.find((one) => one.name === name)
  const all = (named ? [named] : cookies).map((one) => cookieProblems(one, journey))
  return all.toSorted((one, other) => one.length - other.length)[0]
}

/** The shell line that stores the cookies set by a login. */
const cookieLine = (login: SentRequest): string =>
  `COOKIE=$(${curlOf(login, new Map()).replace('curl ', 'curl -s ')} | sed -n 's/^[Ss]et-[Cc]ookie: *\\([^;]*\\).*/\\1/p' | tr '\\n' ';')`

/** Verifies the session cookie: that a login sets it, that it is enough to restore the session, and that nothing is restored without it. */
export const verifySession = async (command: SessionChecks): Promise<void> => {
  const { origin, url, interactions, document, endpoint, secrets, report } = command
  const logins = interactions.filter(
    (one) => one.operation === sessionCalls.logIn && typeof at(exampleOf(one), 'access_token') === 'string',
  )
  const login = logins.find(({ states }) => states.some(({ name }) => name === 'first-visit')) ?? logins[0]
  const restore = interactions.find((one) => one.operation === sessionCalls.restore && one.status === 200)
  if (!login || !restore) return
  const states: (readonly [State, StateValues])[] = []
  for (const state of login.states) {
    const entered = await postState(endpoint, state, 'setup', secrets)
    if (entered.kind === 'refused') return // the interaction of the login reports it
    states.push([state, entered.values])
  }
  const from: HeaderList = origin === null ? [] : [['Origin', origin]]
  const request: SentRequest = {
    method: login.method,
    url: `${url}${login.path}`,
    headers: [...headersOf(login), ...from],
    body: bodyOf(login)?.bytes ?? new Uint8Array(),
  }
  const restoring = (headers: HeaderList): SentRequest => ({
    method: 'GET',
    url: `${url}${restore.path}`,
    headers: [['Accept', 'application/json'], ...from, ...headers],
    body: new Uint8Array(),
  })
  const journey = { origin: origin ?? new URL(url).origin, setAt: request.url, sentTo: `${url}${restore.path}` }
  const cookieName = document?.at('#/components/securitySchemes/sessionCookie').schema['name']

  let cookies: readonly SetCookie[] = []
  const loggedIn = await judgedCall({ operation: login.operation, request, states }, endpoint.timeoutMs, (response) => {
    cookies = cookiesOf(response)
    for (const { value } of cookies) secrets.add(value)
    if (response.status !== login.status)
      return status(login.status, response, 'The login does not sign in, so its cookie cannot be seen.')
    const problems = ofSession(cookies, cookieName, journey)
    if (problems) return problems
    const message = `The login sets no cookie. ${loggedOut}`
    return [{ path: 'header Set-Cookie', expected: 'the session', actual: 'nothing', message }]
  })
  report('the login sets the session cookie', [loggedIn])

  if (cookies.length > 0) {
    const value = cookieHeader(cookies)
    const operation = document?.operations.get(restore.operation)
    const restored = await judgedCall(
      {
        operation: restore.operation,
        request: restoring([['Cookie', value]]),
        states,
        secret: { value, variable: 'COOKIE', line: cookieLine(request) },
      },
      endpoint.timeoutMs,
      (response) => {
        if (response.status !== 200)
          return status(200, response, `The session cookie alone restores no session. ${loggedOut}`)
        return document && operation ? heldToDocument(document, operation, response) : []
      },
    )
    report('a reload restores the session by the cookie alone', [restored])
  }

  const nobody = await judgedCall(
    { operation: restore.operation, request: restoring([]), states },
    endpoint.timeoutMs,
    (response) =>
      response.status === 401
        ? []
        : status(
            401,
            response,
            'A call without cookie and token gets no 401. In production somebody who is not signed in sees the session of somebody else, or a failure in place of the login.',
          ),
  )
  report('without cookie and token nobody is signed in', [nobody])
  for (const state of login.states) await postState(endpoint, state, 'teardown', secrets)
}
