import { headerOf, type HostResponse } from '../http-call.ts'
import type { Problem } from '../problems.ts'
import { headersRead } from './headers.ts'

const namesIn = (response: HostResponse, header: string): readonly string[] =>
  (headerOf(response.headers, header) ?? '').split(',').map((name) => name.trim().toLowerCase())

const wrong = (path: string, expected: string, actual: string | null, message: string): readonly Problem[] => [
  { path, expected, actual: actual ?? 'nothing', message },
]

/** The CORS check of the Fetch standard, for a call with credentials. */
const allowed = (response: HostResponse, origin: string, otherwise: string): readonly Problem[] => {
  const [allow, credentials] = ['Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials']
  const named = headerOf(response.headers, allow)
  const given = headerOf(response.headers, credentials)
  if (named === null) return wrong(`header ${allow}`, origin, named, `It is missing. In production ${otherwise}.`)
  if (named === '*')
    return wrong(
      `header ${allow}`,
      origin,
      named,
      `Browsers take no * for calls with credentials: name the origin. In production ${otherwise}.`,
    )
  if (named !== origin)
    return wrong(
      `header ${allow}`,
      origin,
      named,
      `It is not exactly the origin of the page. In production ${otherwise}.`,
    )
  if (given === 'true') return []
  return wrong(
    `header ${credentials}`,
    'true',
    given,
    `It has to be true, because calls carry the session cookie. In production ${otherwise}.`,
  )
}

/** The contents of a preflight. */
export interface Preflight {
  readonly origin: string
  readonly method: string
  readonly headers: readonly string[]
}

const lacking: Readonly<Record<string, string>> = {
  authorization: 'no call of anybody who is signed in is sent',
  'x-bearer-token': 'no call of anybody who is signed in is sent',
  'x-masquerade-user-id': 'an administrator cannot view the portal as somebody else',
  'x-masquerade-scheme-year': 'an administrator cannot view the portal as somebody else',
  'content-type': 'nothing that holds JSON is sent, so nobody can log in or change anything',
}

/** Methods that a browser sends to another origin without permission. */
const alwaysAllowed = new Set(['GET', 'HEAD', 'POST'])

/** Why a browser would not send the call after this response to its preflight. */
export const preflightProblems = (
  response: HostResponse,
  { origin, method, headers }: Preflight,
): readonly Problem[] => {
  const { status } = response
  const unsent = 'the browser does not send the call at all, and the portal says that the connection failed'
  if (status < 200 || status > 299) {
    const reason =
      status === 401 || status === 403 ? ' A preflight carries no token: allow it before you look for one.' : ''
    return wrong(
      'status',
      'any of 200 to 299',
      String(status),
      `OPTIONS is refused with ${status}.${reason} In production ${unsent}.`,
    )
  }
  const cors = allowed(response, origin, unsent)
  if (cors.length > 0) return cors
  const [methods, names] = [
    headerOf(response.headers, 'Access-Control-Allow-Methods'),
    namesIn(response, 'Access-Control-Allow-Headers'),
  ]
  const isListed = (methods ?? '').split(',').some((one) => one.trim() === method)
  const missing = headers.filter((name) => !names.includes(name))
  return [
    ...(isListed || alwaysAllowed.has(method)
      ? []
      : wrong(
          'header Access-Control-Allow-Methods',
          method,
          methods,
          `${method} is not in it. In production ${unsent}.`,
        )),
    ...missing.flatMap((name) =>
      wrong(
        'header Access-Control-Allow-Headers',
        headers.join(', '),
        headerOf(response.headers, 'Access-Control-Allow-Headers'),
        `${name} is not in it${names.includes('*') ? ', and * counts for nothing in calls with credentials' : ''}. In production ${lacking[name] ?? unsent}.`,
      ),
    ),
  ]
}

/** Why a browser would hide this response from the portal. */
export const readableProblems = (response: HostResponse, origin: string): readonly Problem[] =>
  allowed(
    response,
    origin,
    'the browser keeps the response from the portal, which then says that the connection failed',
  )

const isFile = ({ headers }: HostResponse): boolean => !/json/i.test(headerOf(headers, 'Content-Type') ?? 'json')

/** The headers of this response that the portal reads and the browser would hide. */
export const exposureProblems = (response: HostResponse): readonly Problem[] => {
  const exposed = namesIn(response, 'Access-Control-Expose-Headers')
  return headersRead
    .filter(({ name, ofFiles }) => headerOf(response.headers, name) !== null && (!ofFiles || isFile(response)))
    .filter(({ name }) => !exposed.includes(name.toLowerCase()))
    .flatMap(({ name, otherwise }) =>
      wrong(
        'header Access-Control-Expose-Headers',
        name,
        headerOf(response.headers, 'Access-Control-Expose-Headers'),
        `${name} is in the response and not exposed${exposed.includes('*') ? ' (* counts for nothing in calls with credentials)' : ''}. In production ${otherwise}.`,
      ),
    )
}

/** Whether a page of an origin that the host cannot know could read its responses. */
export const strangerProblems = (response: HostResponse, stranger: string): readonly Problem[] => {
  const named = headerOf(response.headers, 'Access-Control-Allow-Origin')
  return named === stranger && headerOf(response.headers, 'Access-Control-Allow-Credentials') === 'true'
    ? wrong(
        'header Access-Control-Allow-Origin',
        'nothing, or the origin of the portal',
        named,
        'Any origin is allowed with credentials. In production every other site can call the host with the session of whoever is signed in, and read what comes: allow only the origins of the portal.',
      )
    : []
}
