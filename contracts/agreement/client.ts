import { isRight } from 'fp-ts/lib/Either.js'
import type { Operation } from '../../mock-server/openapi.ts'
import type { AnyOperation } from '../../src/effects/api/operation.ts'
import { describedResponse } from './responses.ts'
import type { Described, SchemaAt } from './openapi.ts'
import type { Difference } from './difference.ts'
import { isObject, type Json } from '../../openapi/json.ts'

/** The sentences from comparing a schema with a decoder, by the pointers of its alternatives. */
export type Tried = Map<string, readonly string[]>

/** One change of a value, used to compare an OpenAPI document with a decoder. */
interface Probe {
  readonly keys: readonly string[]
  /** The replacement for the value; undefined removes the value. */
  readonly put: Json | undefined
  readonly what: string
}

const changed = (value: Json, keys: readonly string[], put: Json | undefined): Json | undefined => {
  const [key, ...rest] = keys
  if (key === undefined) return put
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((item, index) => {
      const inner = String(index) === key ? changed(item, rest, put) : item
      return inner === undefined ? [] : [inner]
    })
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([own, item]) => {
      const inner = own === key ? changed(item, rest, put) : item
      return inner === undefined ? [] : [[own, inner]]
    }),
  )
}

/** The probes for one place. The only format that a decoder checks is a day, and it checks no limits of numbers or texts. */
const probesAt = (keys: readonly string[], value: Json, schemas: readonly SchemaAt[], isProperty: boolean): Probe[] => {
  const has = (keyword: string): boolean => schemas.some(({ schema }) => keyword in schema)
  const members = schemas.flatMap(({ schema }) => (Array.isArray(schema['enum']) ? (schema['enum'] as Json[]) : []))
  const isLimited = ['minimum', 'maximum', 'pattern', 'minLength', 'minItems', 'minProperties'].some(has)
  const isDay = schemas.some(({ schema }) => schema['format'] === 'date')
  const isFormatted =
    has('format') && !isDay && schemas.some(({ schema }) => !['html', 'password'].includes(String(schema['format'])))
  const probe = (put: Json | undefined, what: string): Probe => ({ keys, put, what })
  const probes = [probe(null, 'null')]
  if (isProperty) probes.push(probe(undefined, 'nothing'))
  for (const member of members) probes.push(probe(member, String(member)))
  if (typeof value === 'string' && !isLimited && !isFormatted) probes.push(probe('no-such-member', 'any text'))
  if (typeof value === 'number' && !isLimited && members.length === 0) probes.push(probe(0.5, 'a fraction'))
  probes.push(probe(typeof value === 'string' ? 7 : 'seven', typeof value === 'string' ? 'a number' : 'a text'))
  if (Array.isArray(value)) probes.push(probe({}, 'an object'))
  else if (isObject(value)) probes.push(probe([], 'an array'))
  return probes
}

/**
 * Where the portal's own decoder reads a response differently from the OpenAPI document. It was generated from that document, so a
 * difference means that the document has changed since. `tried` remembers the schemas that were compared.
 */
export const decoderAgainstDocument = (
  described: Described,
  operation: Operation,
  client: AnyOperation,
  status: number,
  sample: Json,
  tried: Tried,
): readonly Difference[] => {
  const pointer = describedResponse(operation, status)?.schema ?? null
  const decoder = client.responses[status] ?? client.errors[status]
  if (pointer === null || decoder === undefined) return []
  const reads = (value: Json): boolean => isRight(decoder.decode(structuredClone(value)))
  const differences: Difference[] = []
  const wrong = (keys: readonly string[], message: string): void =>
    void differences.push({ pair: 'client and OpenAPI', place: { part: 'body', keys }, message })
  if (!described.accepts(pointer, sample)) return []
  if (!reads(sample)) {
    wrong([], "OpenAPI allows the example, and the portal's decoder refuses it")
    return differences
  }
  const compare = (value: Json, keys: readonly string[], schemas: readonly SchemaAt[], isProperty: boolean) =>
    probesAt(keys, value, schemas, isProperty).flatMap(({ put, what }): readonly string[] => {
      const probe = changed(sample, keys, put)
      if (probe === undefined) return []
      const [allowed, read] = [described.accepts(pointer, probe), reads(probe)]
      if (allowed && !read) return [`OpenAPI lets it be ${what}, and the portal's decoder does not`]
      return read && !allowed ? [`the portal's decoder lets it be ${what}, and OpenAPI does not`] : []
    })
  const walk = (value: Json, keys: readonly string[], isProperty: boolean): void => {
    const schemas = described.schemasAt(pointer, keys)
    const name = schemas.map((one) => `${one.pointer} ${one.required}`).join(' ')
    if (keys.length > 0 && schemas.length > 0) {
      const known = tried.get(name) ?? compare(value, keys, schemas, isProperty)
      tried.set(name, known)
      for (const message of known) wrong(keys, message)
    }
    if (Array.isArray(value))
      (value as readonly Json[]).forEach((item, index) => walk(item, [...keys, String(index)], false))
    else if (isObject(value)) for (const [key, inner] of Object.entries(value)) walk(inner, [...keys, key], true)
  }
  walk(sample, [], false)
  return differences
}
