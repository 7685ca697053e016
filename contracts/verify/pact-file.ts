import { readFileSync } from 'node:fs'
import { at, BadInput, listAt, textOf } from './bad-input.ts'
import { isObject, type Json, type JsonObject } from '../../openapi/json.ts'

/** A provider state with its parameters. */
export interface State {
  readonly name: string
  readonly params: Readonly<Record<string, unknown>>
}

/** The parts of an interaction of a pact that the program itself reads. */
export interface Interaction {
  /** Its place in the pact, from 1 on. */
  readonly number: number
  /** The id before the colon of the description; the whole description if there is no colon. */
  readonly operation: string
  /** What follows the colon. */
  readonly description: string
  readonly status: number
  readonly method: string
  readonly path: string
  readonly states: readonly State[]
  /** The interaction as the pact has it. */
  readonly raw: JsonObject
}

/** The description as the pact has it: `getUser: the person's own details`. */
export const nameOf = ({ operation, description }: Pick<Interaction, 'operation' | 'description'>): string =>
  operation === description ? description : `${operation}: ${description}`

/** The states of an interaction, with the parameters that it gives them: `benefit-selected {"benefitId":"210"}`. */
export const statesShown = ({ states }: Pick<Interaction, 'states'>): string =>
  states
    .map(({ name, params }) => (Object.keys(params).length === 0 ? name : `${name} ${JSON.stringify(params)}`))
    .join(', ')

const bytesOf = (body: unknown): Uint8Array => {
  const [content, encoded] = [at(body, 'content'), at(body, 'encoded')]
  if (typeof content !== 'string') return new TextEncoder().encode(JSON.stringify(content))
  return encoded === 'base64' ? Buffer.from(content, 'base64') : new TextEncoder().encode(content)
}

/** The body of the request, with its media type; null if it has none. */
export const bodyOf = ({ raw }: Interaction): { readonly type: string; readonly bytes: Uint8Array } | null => {
  const body = at(raw, 'request', 'body')
  return isObject(body) && 'content' in body
    ? { type: String(body['contentType']).split(';')[0] ?? '', bytes: bytesOf(body) }
    : null
}

/** The headers of the request. */
export const headersOf = ({ raw }: Interaction): readonly (readonly [string, string])[] => {
  const headers = at(raw, 'request', 'headers')
  return isObject(headers)
    ? Object.entries(headers).map(([name, values]) => [name, [values].flat().map(String).join(', ')] as const)
    : []
}

/** The media type of the expected response; null if it names none. */
export const responseTypeOf = ({ raw }: Interaction): string | null => {
  const headers = Object.entries(at(raw, 'response', 'headers') ?? {})
  const [, values] = headers.find(([name]) => name.toLowerCase() === 'content-type') ?? []
  const type: unknown = [values].flat()[0]
  return typeof type === 'string' ? (type.split(';')[0]?.trim() ?? null) : null
}

/** The JSON body that an interaction expects; null if it expects none. */
export const exampleOf = ({ raw }: Interaction): Json => {
  const body = at(raw, 'response', 'body')
  // A part of JSON is JSON.
  return (at(body, 'content') as Json | undefined) ?? null
}

/** A pact that can be verified. */
export interface Pact {
  /** Where it came from, for a person. */
  readonly source: string
  readonly consumer: string
  readonly provider: string
  readonly interactions: readonly Interaction[]
  /** The whole file. */
  readonly raw: JsonObject
}

/** Versions 3 and 4 have a list of states, version 2 has one text. */
const statesOf = (raw: unknown): readonly State[] => {
  const old = at(raw, 'providerState')
  if (typeof old === 'string') return [{ name: old, params: {} }]
  return listAt(raw, 'providerStates').map((state) => {
    const params = at(state, 'params')
    return { name: String(at(state, 'name')), params: isObject(params) ? params : {} }
  })
}

const readInteraction = (raw: unknown, number: number): Interaction | null => {
  const [description, status, method] = [
    at(raw, 'description'),
    at(raw, 'response', 'status'),
    at(raw, 'request', 'method'),
  ]
  if (!isObject(raw) || typeof description !== 'string' || typeof status !== 'number' || typeof method !== 'string')
    return null
  const [operation = '', ...rest] = description.split(': ')
  return {
    number,
    operation,
    description: rest.length === 0 ? description : rest.join(': '),
    status,
    method,
    path: String(at(raw, 'request', 'path')),
    states: statesOf(raw),
    raw,
  }
}

/** Reads a parsed pact for a provider. Throws BadInput if it is not a pact, or is another provider's. */
export const readPact = (json: unknown, source: string, provider: string): Pact => {
  const [consumer, own] = [at(json, 'consumer', 'name'), at(json, 'provider', 'name')]
  const list = at(json, 'interactions')
  if (!isObject(json) || typeof consumer !== 'string' || typeof own !== 'string' || !Array.isArray(list))
    throw new BadInput(
      `${source} is no pact: it lacks 'consumer', 'provider' or 'interactions'. Give a file that a Pact library wrote.`,
    )
  if (own !== provider)
    throw new BadInput(
      `${source} is a pact with the provider '${own}', and '${provider}' is to be verified. Give its own pact, or another --host.`,
    )
  const interactions = list.map((raw: unknown, index) => {
    const interaction = readInteraction(raw, index + 1)
    if (interaction) return interaction
    throw new BadInput(
      `${source} has at place ${index + 1} an interaction that is no HTTP interaction with a description. Give a pact of HTTP calls.`,
    )
  })
  return { source, consumer, provider, interactions, raw: json }
}

/** Reads a pact from a file. Throws BadInput if it cannot be read, is not JSON, not a pact, or another provider's. */
export const readPactFile = (file: string, provider: string): Pact => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new BadInput(`The pact ${file} cannot be read (${textOf(error)}). Correct --pact.`, { cause: error })
  }
  try {
    return readPact(JSON.parse(text), file, provider)
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw new BadInput(`${file} is no JSON (${textOf(error)}). Give a file that a Pact library wrote.`, {
      cause: error,
    })
  }
}

/** Which interactions are wanted: an empty list means all. */
export interface Filters {
  readonly operations: readonly string[]
  readonly states: readonly string[]
  readonly statuses: readonly number[]
}

/** Whether every interaction is wanted. */
export const wantsAll = ({ operations, states, statuses }: Filters): boolean =>
  operations.length + states.length + statuses.length === 0

/** The known names that are similar to an unknown one. */
const close = (known: readonly string[], name: string): string => {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const near = known.filter((one) => plain(one).includes(plain(name)) || plain(name).includes(plain(one))).slice(0, 3)
  return near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`
}

/** The wanted interactions. Throws BadInput if a filter, or all of them together, match nothing. */
export const selected = (pacts: readonly Pact[], filters: Filters): readonly (readonly Interaction[])[] => {
  const all = pacts.flatMap(({ interactions }) => interactions)
  const demand = (option: string, wanted: readonly (string | number)[], known: readonly (string | number)[]): void => {
    for (const one of wanted)
      if (!known.includes(one))
        throw new BadInput(
          `No interaction has ${option} ${one}.${close([...new Set(known.map(String))], String(one))} --list shows what there is.`,
        )
  }
  demand(
    '--operation',
    filters.operations,
    all.map(({ operation }) => operation),
  )
  demand(
    '--state',
    filters.states,
    all.flatMap(({ states }) => states.map(({ name }) => name)),
  )
  demand(
    '--status',
    filters.statuses,
    all.map(({ status }) => status),
  )
  const fits = ({ operation, states, status }: Interaction): boolean =>
    (filters.operations.length === 0 || filters.operations.includes(operation)) &&
    (filters.states.length === 0 || states.some(({ name }) => filters.states.includes(name))) &&
    (filters.statuses.length === 0 || filters.statuses.includes(status))
  const found = pacts.map(({ interactions }) => interactions.filter(fits))
  if (found.every((interactions) => interactions.length === 0))
    throw new BadInput('No interaction fits all filters together. Leave one out; --list shows what there is.')
  return found
}
