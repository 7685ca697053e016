import { hosts, operationsOf, responseOf, type OpenApiDocument, type Schema } from '../../openapi/document.ts'
import { readDocuments } from '../../openapi/read.ts'
import { followed } from './oracle.ts'

/** One change in an example of a response. */
export interface Case {
  readonly operation: string
  readonly status: number
  readonly example: string
  /** The place in the body, and what was done to it. */
  readonly change: string
  readonly schema: Schema
  readonly document: OpenApiDocument
  /** The example as it is described, and as the host sends it. */
  readonly described: unknown
  readonly sent: unknown
}

type Keys = readonly (string | number)[]

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSchema = (value: unknown): value is Schema => isMap(value)

const DROP = Symbol('drop')

const changed = (value: unknown, [key, ...rest]: Keys, put: unknown): unknown => {
  if (key === undefined) return put
  if (Array.isArray(value)) return value.map((one: unknown, index) => (index === key ? changed(one, rest, put) : one))
  if (!isMap(value)) return value
  const { [String(key)]: own, ...others } = value
  if (rest.length === 0 && put === DROP) return others
  return { ...value, [String(key)]: changed(own, rest, put) }
}

/** The replacements for a value: everything that hosts were observed to send, and what no reader can understand. */
const puts = (value: unknown, inEnumeration: boolean): readonly (readonly [string, unknown])[] => {
  const always: readonly (readonly [string, unknown])[] = [
    ['null', null],
    ['an object', { unexpected: true }],
    ['a list', [{ unexpected: true }]],
    ['an empty list', []],
  ]
  if (typeof value === 'string')
    return [
      ...always,
      ['empty', ''],
      ['the name of a prototype', '__proto__'],
      ['the name of a constructor', 'constructor'],
      ['a number', 7],
      [inEnumeration ? 'an unknown member' : 'another text', 'no-such'],
      ['in capitals', value.toUpperCase()],
    ]
  if (typeof value === 'number')
    return [
      ...always,
      ['a text', 'seven'],
      ['a numeral', String(value)],
      ['a decimal', `${value}.00`],
      ['a fraction', value + 0.4],
    ]
  if (typeof value === 'boolean')
    return [...always, ['0 or 1', Number(value)], ['a word', String(value)], ['a text', 'perhaps']]
  return [...always, ['a text', 'unexpected'], ['empty', {}]]
}

/** Every place of a body. A list counts only with its first row, because one schema describes all rows. */
const placesIn = (value: unknown, keys: Keys = []): readonly { readonly keys: Keys; readonly value: unknown }[] => {
  const inner: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.slice(0, 1).map((one: unknown, index) => [index, one] as const)
    : isMap(value)
      ? Object.entries(value)
      : []
  return [{ keys, value }, ...inner.flatMap(([key, one]) => placesIn(one, [...keys, key]))]
}

const isEnumeration = (document: OpenApiDocument, schema: Schema, keys: Keys): boolean => {
  const own = followed(document, schema)
  const [key, ...rest] = keys
  if (key === undefined) return Array.isArray(own['enum'])
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => (Array.isArray(own[keyword]) ? own[keyword] : []))
  const properties = isMap(own['properties']) ? own['properties'] : {}
  const next = typeof key === 'number' ? own['items'] : (properties[key] ?? own['additionalProperties'])
  return [
    ...parts.map((part) => isSchema(part) && isEnumeration(document, part, keys)),
    isSchema(next) && isEnumeration(document, next, rest),
  ].includes(true)
}

/** Every change at every place of an example. The examples together contain all fields that can be null or left out. */
const casesOf = (base: Omit<Case, 'change' | 'sent'>): readonly Case[] =>
  placesIn(base.described).flatMap(({ keys, value }) => {
    const place = ['body', ...keys].join('.')
    const one = (what: string, put: unknown): Case => ({
      ...base,
      change: `${place} is ${what}`,
      sent: changed(base.described, keys, put),
    })
    return [
      ...(typeof keys.at(-1) === 'string' ? [one('left out', DROP)] : []),
      ...(isMap(value) ? [one('with more', { ...value, 'not-described': { more: 1 } })] : []),
      ...puts(value, isEnumeration(base.document, base.schema, keys)).map(([what, put]) => one(what, put)),
    ]
  })

const exampleOf = (value: unknown): unknown => (isMap(value) && 'value' in value ? value['value'] : value)

/** Every example of every response in JSON, with every change of every field. */
export const cases: readonly Case[] = hosts.flatMap((host) => {
  const document = readDocuments()[host]
  return operationsOf(host, document).flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, described]) => {
      const json = responseOf(document, described).content?.['application/json']
      if (!json?.schema) return []
      const schema = json.schema
      const examples = Object.entries(json.examples ?? {}).map(([name, one]) => [name, exampleOf(one)] as const)
      return examples.flatMap(([example, body]) =>
        casesOf({
          operation: operation.operationId,
          status: Number(status),
          example,
          schema,
          document,
          described: body,
        }),
      )
    }),
  )
})

/** Up to two examples of each response: what `npm test` tries of the cases. */
export const briefly = (all: readonly Case[]): readonly Case[] => {
  const examples = new Map<string, Set<string>>()
  return all.filter(({ operation, status, example }) => {
    const response = `${operation} ${status}`
    const seen = examples.get(response) ?? new Set()
    examples.set(response, seen)
    return seen.has(example) || (seen.size < 2 && Boolean(seen.add(example)))
  })
}
