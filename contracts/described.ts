import { readFileSync } from 'node:fs'
import { MatchersV3 } from '@pact-foundation/pact'
import { parse } from 'yaml'
import { dereference, isObject, valueAt, type Json, type JsonObject } from '../openapi/json.ts'
import type { AnyOperation, Host } from '../src/effects/api/operation.ts'

const read = (host: Host): unknown => parse(readFileSync(new URL(`../openapi/${host}.yaml`, import.meta.url), 'utf8'))
const documents: Readonly<Record<Host, unknown>> = { legacy: read('legacy'), versioned: read('versioned') }

/** What is below some keys of an OpenAPI document, references followed at each. Throws a sentence where nothing is there. */
const at = (host: Host, from: unknown, ...keys: string[]): JsonObject => {
  const follow = (value: unknown): unknown => (isObject(value) ? dereference(documents[host], value) : value)
  const found = keys.reduce<unknown>((value, key) => follow(valueAt(value, [key])), follow(from))
  if (!isObject(found)) throw new Error(`The OpenAPI document of ${host} has nothing at ${keys.join(' > ')}.`)
  return found
}

/** The schema and the example of one response; null for a declared response without a body. */
export const responseOf = (
  operation: AnyOperation,
  status: number,
  state: string,
): { readonly schema: JsonObject; readonly example: Json } | null => {
  const { host, path, method } = operation
  const response = at(host, documents[host], 'paths', path, method.toLowerCase(), 'responses', String(status))
  if (response.content === undefined) return null
  const body = at(host, response, 'content', 'application/json')
  const example = at(host, body, 'examples', state).value
  if (example === undefined) throw new Error(`The example ${state} of ${operation.id} ${status} has no value.`)
  return { schema: at(host, body, 'schema'), example }
}

/** The sentence for the person in the example of a refusal; null where the status or an example of the state is not declared. */
export const sentenceOf = ({ host, path, method }: AnyOperation, status: number, state: string): string | null => {
  const responses = at(host, documents[host], 'paths', path, method.toLowerCase(), 'responses')
  if (!(status in responses)) return null
  const { content } = at(host, responses, String(status))
  if (!isObject(content)) return null
  const { examples } = at(host, content, 'application/json')
  if (!isObject(examples) || !(state in examples)) return null
  const { detail, error, message } = at(host, examples, state, 'value')
  return [detail, error, message].find((sentence) => typeof sentence === 'string') ?? null
}

/** A file as a description gives it: its media type, and the bytes of its example. */
export interface DescribedFile {
  readonly type: string
  readonly bytes: Buffer
  /** True where the bytes are a text, of which the first line is agreed; of others only the media type is. */
  readonly isText: boolean
}

/** The example of a file that a success of the operation can be; base64 where its schema says so. */
export const fileOf = ({ host, path, method, files }: AnyOperation, state: string): DescribedFile => {
  const type = files[0] ?? 'no file'
  const keys = ['paths', path, method.toLowerCase(), 'responses', '200', 'content', type]
  const body = at(host, documents[host], ...keys)
  const { value } = at(host, body, 'examples', state)
  if (typeof value !== 'string') throw new Error(`The example ${state} of ${path} is no text.`)
  const isText = at(host, body, 'schema').contentEncoding !== 'base64'
  return { type, bytes: Buffer.from(value, isText ? 'utf8' : 'base64'), isText }
}

const fits = (host: Host, schema: unknown, example: Json): boolean => {
  const { type, properties, anyOf } = at(host, schema)
  if (Array.isArray(anyOf)) return anyOf.some((one) => fits(host, one, example))
  if (example === null) return type === 'null'
  if (Array.isArray(example)) return type === 'array'
  if (isObject(example))
    return (
      type === 'object' &&
      (properties === undefined || Object.keys(example).every((key) => key in at(host, properties)))
    )
  return type === typeof example
}

/** True when an item of a list can lack what another has, so that one template does not describe all. */
const varies = (host: Host, schema: unknown): boolean => {
  const { type, properties, items, anyOf } = at(host, schema)
  if (Array.isArray(type) || Array.isArray(anyOf)) return true
  return items !== undefined
    ? varies(host, items)
    : isObject(properties) && Object.values(properties).some((one) => varies(host, one))
}

/** The properties of an object and of all that it is made of. */
const propertiesOf = (host: Host, schema: unknown): JsonObject => {
  const { allOf, properties } = at(host, schema)
  return Array.isArray(allOf)
    ? (Object.assign({}, ...allOf.map((part) => propertiesOf(host, part))) as JsonObject)
    : at(host, properties)
  // `Object.assign` knows no types for a spread list; the parts are property tables by the lint of the description.
}

/** The names of what an object and all that it is made of require. */
const requiredOf = (host: Host, schema: unknown): readonly Json[] => {
  const { allOf, required } = at(host, schema)
  if (Array.isArray(allOf)) return allOf.flatMap((part) => requiredOf(host, part))
  return Array.isArray(required) ? required : []
}

/** Whether the portal relies on a property: it cannot go on without it, or something does not work without its value. */
const isAsked = (host: Host, schema: JsonObject, key: string, value: Json): boolean => {
  if (requiredOf(host, schema).includes(key)) return true
  const { properties } = schema
  const property =
    isObject(properties) && isObject(properties[key]) ? { ...at(host, properties[key]), ...properties[key] } : {}
  // What has no default is there for its own reason, or is not.
  if (!('default' in property)) return true
  const matters = 'x-exact' in property || 'x-required-for' in property
  return matters && JSON.stringify(value) !== JSON.stringify(property.default)
}

/** Whether a fact is a place or inside it. */
const isAt = (fact: string, place: string): boolean => fact === place || fact.startsWith(`${place}.`)

const day = '^\\d{4}-\\d{2}-\\d{2}$'

/**
 * A pact matcher for an example: what the schema leaves open is matched by type, what it fixes (constants, enumerations,
 * null) as it says, and the values at `facts` (paths such as `selection.status`) exactly.
 */
export const matcherFor = (
  host: Host,
  schema: unknown,
  example: Json,
  facts: readonly string[],
  path = '',
): unknown => {
  const own = at(host, schema)
  const inside = (key: string): string => (path === '' ? key : `${path}.${key}`)
  if (facts.includes(path))
    // A fact in free text is agreed in any case, because the portal reads it in any case.
    return typeof example === 'string' && own.enum === undefined
      ? MatchersV3.regex(`(?i)^${example.replace(/[^\w\s]/g, '\\$&')}$`, example)
      : MatchersV3.equal(example)
  if (Array.isArray(own.anyOf)) {
    const branch = own.anyOf.find((one) => fits(host, one, example))
    return branch === undefined ? MatchersV3.like(example) : matcherFor(host, branch, example, facts, path)
  }
  if (Array.isArray(own.allOf))
    return matcherFor(
      host,
      { type: 'object', properties: propertiesOf(host, own), required: requiredOf(host, own) },
      example,
      facts,
      path,
    )
  if (example === null) return MatchersV3.nullValue()
  if (own.const !== undefined) return MatchersV3.equal(example)
  // Only a text is matched by a pattern: a number out of an enumeration is matched by its type.
  if (Array.isArray(own.enum) && typeof example === 'string')
    return MatchersV3.regex(`^(${own.enum.join('|')})$`, example)
  if (Array.isArray(example)) {
    if (example.length === 0) return MatchersV3.equal(example)
    const items = own.items
    if (items !== undefined && varies(host, items))
      return MatchersV3.arrayContaining(...example.map((item) => matcherFor(host, items, item, facts, inside('*'))))
    return MatchersV3.eachLike(matcherFor(host, items, example[0] ?? null, facts, inside('*')))
  }
  if (isObject(example)) {
    const { properties } = own
    if (isObject(properties))
      return Object.fromEntries(
        Object.entries(example)
          .filter(([key, value]) => isAsked(host, own, key, value) || facts.some((fact) => isAt(fact, inside(key))))
          .map(([key, value]) => [key, matcherFor(host, properties[key], value, facts, inside(key))]),
      )
    const [first] = Object.entries(example)
    return first ? MatchersV3.eachKeyLike(first[0], MatchersV3.like(first[1])) : MatchersV3.like(example)
  }
  if (own.format === 'date') return MatchersV3.regex(day, String(example))
  if (typeof example === 'number')
    return [own.type].flat().includes('integer') ? MatchersV3.integer(example) : MatchersV3.number(example)
  return MatchersV3.like(example)
}

/** What the Pact library's mock returns for a matcher: the library's own `reify` does not know `arrayContaining`. */
export const exampleOf = (matcher: unknown): unknown => {
  if (Array.isArray(matcher)) return matcher.map(exampleOf)
  if (typeof matcher !== 'object' || matcher === null) return matcher
  if ('variants' in matcher) return exampleOf(matcher.variants)
  if ('pact:matcher:type' in matcher) return 'value' in matcher ? exampleOf(matcher.value) : null
  return Object.fromEntries(Object.entries(matcher).map(([key, value]) => [key, exampleOf(value)]))
}
