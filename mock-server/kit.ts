import { readDescriptions } from './http.ts'
import type { HostName } from './description.ts'
import type { Mock } from './exchange.ts'
import { createMock } from './mock.ts'
import { demoPassword } from './world/seeds/people.ts'

/** For tests: a mock that listens nowhere, and the sentences that it complained with. */
export const testMock = (): { readonly mock: Mock; readonly complaints: string[] } => {
  const complaints: string[] = []
  const mock = createMock({
    descriptions: readDescriptions(),
    complain: (sentence) => complaints.push(sentence),
    wait: () => Promise.resolve(),
  })
  return { mock, complaints }
}

/** An answer as a test reads it; `status` is null when the connection was dropped. */
export interface TestAnswer {
  readonly status: number | null
  readonly headers: Readonly<Record<string, string>>
  /** The body's text. */
  readonly text: string
  /** The parsed body, or null when it is no JSON. */
  readonly json: unknown
}

/** What a test may send beside method and path. */
export interface TestCall {
  readonly host?: HostName
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** For tests: calls the mock as the portal would, with the bearer and its copy. */
export const call = async (mock: Mock, method: string, url: string, sent: TestCall = {}): Promise<TestAnswer> => {
  const { host = url.startsWith('/v2/') ? 'versioned' : 'legacy', token, headers, body } = sent
  const outcome = await mock.answer({
    host,
    method,
    url,
    headers: { ...(token && { authorization: `Bearer ${token}`, 'x-bearer-token': token }), ...headers },
    body: body === undefined ? '' : JSON.stringify(body),
  })
  if (outcome.kind === 'dropped') return { status: null, headers: {}, text: '', json: null }
  return { status: outcome.status, headers: outcome.headers, text: outcome.body, json: parse(outcome.body) }
}

/** For tests: logs an account in and answers what the host said. */
export const logInAs = (mock: Mock, email: string, password = demoPassword, headers = {}): Promise<TestAnswer> =>
  call(mock, 'POST', '/login', { body: { email, password, deviceToken: 'device' }, headers })

/** For tests: the token of an account that can log in. */
export const tokenOf = async (mock: Mock, email: string, headers = {}): Promise<string> => {
  const { json } = await logInAs(mock, email, demoPassword, headers)
  const token = typeof json === 'object' && json !== null && 'access_token' in json ? json.access_token : null
  if (typeof token !== 'string') throw new Error(`${email} was given no token: ${JSON.stringify(json)}`)
  return token
}
