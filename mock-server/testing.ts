import { readDocuments } from '../openapi/read.ts'
import type { Host } from '../openapi/document.ts'
import type { Mock } from './request.ts'
import type { SentForm } from './form.ts'
import { createMock } from './mock.ts'
import type { ScenarioName } from './scenarios/names.ts'
import { isObject } from '../openapi/json.ts'
import { demoPassword } from './world/seeds/people.ts'

/** For tests: a mock that does not listen on a port, and the sentences of its complaints. */
export const testMock = (
  wait = (): Promise<void> => Promise.resolve(),
): { readonly mock: Mock; readonly complaints: string[] } => {
  const complaints: string[] = []
  const mock = createMock({
    documents: readDocuments(),
    complain: (sentence) => complaints.push(sentence),
    wait,
  })
  return { mock, complaints }
}

/** A response as a test reads it; `status` is null if the connection was dropped. */
export interface TestResponse {
  readonly status: number | null
  readonly headers: Readonly<Record<string, string>>
  /** The body's text; for a binary file, its bytes read as UTF-8. */
  readonly text: string
  /** The bytes of a binary file. */
  readonly bytes: Uint8Array | null
  /** The parsed body, or null if it is not JSON. */
  readonly json: unknown
}

/** What a test can send besides method and path. */
export interface TestCall {
  readonly host?: Host
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** A form in place of a body. */
  readonly form?: SentForm
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
export const call = async (mock: Mock, method: string, url: string, sent: TestCall = {}): Promise<TestResponse> => {
  const { host = url.startsWith('/v2/') ? 'versioned' : 'legacy', token, headers, body, form } = sent
  const response = await mock.respond({
    host,
    method,
    url,
    headers: {
      ...(token && { authorization: `Bearer ${token}`, 'x-bearer-token': token }),
      ...(form && { 'content-type': 'multipart/form-data; boundary=test' }),
      ...headers,
    },
    body: form ? JSON.stringify(form) : body === undefined ? '' : JSON.stringify(body),
  })
  if (response.kind === 'dropped') return { status: null, headers: {}, text: '', bytes: null, json: null }
  const { status, headers: received, body: content } = response
  const bytes = typeof content === 'string' ? null : content
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  return { status, headers: received, text, bytes, json: parse(text) }
}

/** For tests: puts the mock into a provider state and returns the token that it hands out. */
export const tokenIn = async (mock: Mock, state: ScenarioName): Promise<string> => {
  const { json } = await call(mock, 'POST', '/_mock/provider-states', { body: { state, action: 'setup' } })
  const { accessToken } = isObject(json) ? json : {}
  if (typeof accessToken !== 'string') throw new Error(`${state} gave no token: ${JSON.stringify(json)}`)
  return accessToken
}

/** For tests: logs an account in and returns the host's response. */
export const logInAs = (mock: Mock, email: string, password = demoPassword, headers = {}): Promise<TestResponse> =>
  call(mock, 'POST', '/login', { body: { email, password, deviceToken: 'device' }, headers })

/** For tests: the token of an account that can log in. */
export const tokenOf = async (mock: Mock, email: string, headers = {}): Promise<string> => {
  const { json } = await logInAs(mock, email, demoPassword, headers)
  const token = typeof json === 'object' && json !== null && 'access_token' in json ? json.access_token : null
  if (typeof token !== 'string') throw new Error(`${email} was given no token: ${JSON.stringify(json)}`)
  return token
}

/** For tests: signs an account in and returns what reads a path as that account. */
export const readerOf = async (mock: Mock, email: string) => {
  const token = await tokenOf(mock, email)
  return async <A>(path: string, host?: Host): Promise<A> =>
    (await call(mock, 'GET', path, { token, ...(host && { host }) })).json as A // the contract check compared it with the OpenAPI document
}

/** What an employer and an employee pay, in pence. */
export interface Cost {
  readonly company: number
  readonly employee: number
}

/** For tests: what all of them pay together. */
export const sumOf = (parts: readonly Cost[]): Cost => ({
  company: parts.reduce((all, { company }) => all + company, 0),
  employee: parts.reduce((all, { employee }) => all + employee, 0),
})
