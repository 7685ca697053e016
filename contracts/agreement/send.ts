import { createMock } from '../../mock-server/mock.ts'
import type { Contract } from '../../mock-server/contract.ts'
import type { OpenApiDocuments } from '../../mock-server/openapi.ts'
import type { Mock, MockRequest } from '../../mock-server/request.ts'
import { readForm } from '../../mock-server/form.ts'
import type { ComparedResponse } from './response.ts'
import { bytesOf, headerOf, jsonOf, type Interaction } from './pact-file.ts'
import { isObject, type Json } from '../../openapi/json.ts'
import { keysOf } from './places.ts'

/** The agreement compares the mock with the documents itself, so this mock returns whatever its handlers return. */
const unchecked: Contract = { checkRequest: () => null, checkResponse: () => null }

/** A mock without a port that checks nothing. */
export const uncheckedMock = (documents: OpenApiDocuments): Mock =>
  createMock({ documents, contract: unchecked, complain: () => {}, wait: () => Promise.resolve() })

type Values = Readonly<Record<string, string>>

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json // the parser returns nothing else
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const textOf = (body: string | Uint8Array): string => (typeof body === 'string' ? body : new TextDecoder().decode(body))

/** The sentence of the mock's refusal, without the list of known states. */
const sentenceIn = (body: Json | undefined): string | null => (isObject(body) ? String(body['mock']) : null)

/**
 * Puts the mock's default world into the state of an interaction, as a verifier would. Returns the values of the state, or why the mock
 * refuses it.
 */
const setUp = async (mock: Mock, { description, providerStates, host }: Interaction): Promise<Values | string> => {
  let values: Values = {}
  for (const { name, params = {} } of providerStates) {
    const result = await mock.respond({
      host,
      method: 'POST',
      url: '/_mock/provider-states',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state: name, params, action: 'setup' }),
    })
    const text = result.kind === 'response' ? textOf(result.body) : ''
    if (result.kind !== 'response' || result.status >= 300)
      return `The mock does not take the state '${name}' of '${description}': ${sentenceIn(parsed(text)) ?? text}`
    const given = parsed(text)
    const texts = Object.entries(isObject(given) ? given : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    values = { ...values, ...Object.fromEntries(texts) }
  }
  return values
}

/** Replaces `${name}` by the state's values; null if one is missing, so that the example stays. */
const filled = (expression: string | undefined, values: Values): string | null => {
  const names = [...(expression ?? '').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name ?? '')
  return expression === undefined || names.some((name) => values[name] === undefined)
    ? null
    : expression.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

const withValue = (value: Json, keys: readonly string[], put: Json): Json => {
  const [key, ...rest] = keys
  if (key === undefined) return put
  if (Array.isArray(value))
    return value.map((item: Json, index) => (key === '*' || key === String(index) ? withValue(item, rest, put) : item))
  return isObject(value) && key in value ? { ...value, [key]: withValue(value[key] ?? null, rest, put) } : value
}

/** The address of an interaction's request, with the values of its state in it. */
const addressOf = ({ request }: Interaction, values: Values): string => {
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, all]) => all.map((value) => [name, value])),
  ).toString()
  return `${filled(request.generators?.path?.expression, values) ?? request.path}${query && `?${query}`}`
}

const bodyOf = async ({ request }: Interaction, values: Values): Promise<string> => {
  const form = bytesOf(request)
  if (form) return readForm(headerOf(request, 'Content-Type') ?? '', form)
  const json = jsonOf(request)
  if (json === undefined) return ''
  const generators = Object.entries(request.generators?.body ?? {})
  return JSON.stringify(
    generators.reduce<Json>((body, [path, { expression }]) => {
      const value = filled(expression, values)
      return value === null ? body : withValue(body, keysOf(path), value)
    }, json),
  )
}

const headersOf = ({ request }: Interaction, values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.keys(request.headers ?? {}).map((name) => [
      name.toLowerCase(),
      filled(request.generators?.header?.[name]?.expression, values) ?? headerOf(request, name) ?? '',
    ]),
  )

/** A response of the mock, and the request that was sent to it. */
export interface Sent {
  readonly request: MockRequest
  readonly response: ComparedResponse
  /** The sentence with which the mock refused the state; the request was then not sent. Null if it did not. */
  readonly refusedState: string | null
}

/**
 * Puts a fresh world into the state of an interaction and sends the interaction's request to it, in process. Send one at a time, because
 * all use the mock's default world.
 */
export const send = async (mock: Mock, interaction: Interaction): Promise<Sent> => {
  const state = await setUp(mock, interaction)
  const values = typeof state === 'string' ? {} : state
  const request: MockRequest = {
    host: interaction.host,
    method: interaction.request.method,
    url: addressOf(interaction, values),
    headers: headersOf(interaction, values),
    body: await bodyOf(interaction, values),
  }
  const nothing = { status: 0, headers: {}, json: undefined, bytes: null }
  if (typeof state === 'string') return { request, response: { ...nothing, fault: null }, refusedState: state }
  const result = await mock.respond(request)
  const fault = mock.journal.calls()[0]?.fault ?? null
  if (result.kind === 'dropped') return { request, response: { ...nothing, fault }, refusedState: null }
  const headers = Object.fromEntries(Object.entries(result.headers).map(([name, value]) => [name.toLowerCase(), value]))
  const text = textOf(result.body)
  const json = (headers['content-type'] ?? '').includes('json') ? parsed(text) : undefined
  const bytes = json === undefined && text !== '' ? new Uint8Array(Buffer.from(result.body)) : null
  return { request, response: { status: result.status, headers, json, bytes, fault }, refusedState: null }
}
