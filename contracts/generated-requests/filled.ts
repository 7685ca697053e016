import { isObject, type Json } from '../../openapi/json.ts'
import { keysOf } from '../agreement/places.ts'
import { at } from '../verify/bad-input.ts'
import type { HeaderList } from '../verify/http-call.ts'
import { bodyOf, headersOf, type Interaction } from '../verify/pact-file.ts'
import type { StateValues } from '../verify/states.ts'
import { withAt } from './places.ts'

/** A request of a pact with the values that its state returned, in parts that can be changed. */
export interface Filled {
  readonly method: string
  readonly path: string
  readonly query: readonly (readonly [string, string])[]
  readonly headers: HeaderList
  /** The JSON; undefined if the body is not JSON. */
  readonly json: Json | undefined
  /** The body as the pact has it, if it is not JSON. */
  readonly bytes: Uint8Array
}

/** The text that a `ProviderState` generator makes; null if the state returned no value for it. */
const generated = (generator: unknown, values: StateValues): string | null => {
  const expression = at(generator, 'expression')
  if (at(generator, 'type') !== 'ProviderState' || typeof expression !== 'string') return null
  let isWhole = true
  const text = expression.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) isWhole = false
    return String(value)
  })
  return isWhole ? text : null
}

const queryOf = (request: unknown): readonly (readonly [string, string])[] => {
  const query = at(request, 'query')
  return isObject(query)
    ? Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, String(value)] as const))
    : []
}

/** The request of an interaction as the Pact library would send it with these values. */
export const filledRequest = (interaction: Interaction, values: StateValues): Filled => {
  const request = at(interaction.raw, 'request')
  const generators = at(request, 'generators')
  const body = bodyOf(interaction)
  const isJson = body?.type === 'application/json'
  let json = isJson ? (at(request, 'body', 'content') as Json) : undefined // a pact is JSON
  const inBody = at(generators, 'body')
  for (const [place, generator] of Object.entries(isObject(inBody) ? inBody : {})) {
    const text = generated(generator, values)
    const single = /^\$\{(\w+)\}$/.exec(String(at(generator, 'expression')))?.[1]
    const value = single === undefined ? text : (values[single] ?? null)
    if (value !== null && json !== undefined) json = withAt(json, keysOf(place), value)
  }
  return {
    method: interaction.method,
    path: generated(at(generators, 'path'), values) ?? interaction.path,
    query: queryOf(request).map(([name, value]) => [name, generated(at(generators, 'query', name), values) ?? value]),
    headers: headersOf(interaction).map(([name, value]) => [
      name,
      generated(at(generators, 'header', name), values) ?? value,
    ]),
    json,
    bytes: isJson ? new Uint8Array() : (body?.bytes ?? new Uint8Array()),
  }
}
