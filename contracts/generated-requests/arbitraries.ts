import fc, { type Arbitrary } from 'fast-check'
import { isObject, resolve, type Json, type JsonObject } from '../../openapi/json.ts'

/** Texts that break hosts: empty, in other scripts, or with characters special to markup, shells, databases and terminals. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '0',
  'null',
  'undefined',
  "O'Neil; DROP TABLE users;--",
  '" onload="alert(1)',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '\u0000',
  'line\r\nbreak\tand tab',
  'Zo\u00eb \u00c5ngstr\u00f6m \u738b\u5c0f\u660e \u0645\u0631\u062d\u0628\u0627',
  '\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d\udc66\u0301\u202e\ufeff',
  '%00%2e%2e%2f',
]

/** Texts that exceed the limits of columns, buffers and timeouts. */
const longTexts: readonly string[] = ['a'.repeat(300), 'long \u00e9 '.repeat(2_000)]

const numbers = (schema: JsonObject, key: string): number | undefined => {
  const value = schema[key]
  return typeof value === 'number' ? value : undefined
}

const formats: Readonly<Record<string, Arbitrary<string>>> = {
  email: fc.oneof(fc.constant('employee@acme.example'), fc.emailAddress()),
  date: fc.oneof(
    fc.constantFrom('2024-02-29', '1900-01-01', '2100-12-31', '2026-11-20'),
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((one) => one.toISOString().slice(0, 10)),
  ),
  'date-time': fc.constantFrom('2026-11-20T10:00:00Z', '1970-01-01T00:00:00.000+01:00'),
  uri: fc.webUrl(),
  uuid: fc.uuid(),
}

const textOf = (schema: JsonObject): Arbitrary<string> => {
  const { format, pattern } = schema
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  const known = typeof format === 'string' ? formats[format] : undefined
  const [minLength = 0, maxLength = 40] = [numbers(schema, 'minLength'), numbers(schema, 'maxLength')]
  const fits = (text: string): boolean => {
    // JSON Schema counts characters, not units of UTF-16.
    const { length } = [...text]
    return length >= minLength && length <= (numbers(schema, 'maxLength') ?? Infinity)
  }
  const edges = [minLength, maxLength].map((length) => 'x'.repeat(length))
  const long = longTexts.filter(fits)
  if (known) return known
  return fc.oneof(
    fc.constantFrom(...edges, ...oddTexts.filter(fits)),
    fc.string({ minLength, maxLength, unit: 'grapheme' }),
    ...(long.length === 0 ? [] : [fc.constantFrom(...long)]),
  )
}

const numberOf = (schema: JsonObject, isInteger: boolean): Arbitrary<number> => {
  const [min = -2_147_483_648, max = 2_147_483_647] = [numbers(schema, 'minimum'), numbers(schema, 'maximum')]
  const edges = [min, max, 0, 1, -1].filter((value) => value >= min && value <= max)
  const any = isInteger ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
  return fc.oneof(fc.constantFrom(...edges), any)
}

/**
 * Values that match a schema of an OpenAPI document, edge cases and oddities first. Throws a sentence for a schema that it cannot
 * read, so that no operation is silently left out.
 */
export const valuesOf = (document: unknown, pointer: string): Arbitrary<Json> => {
  const { value: schema, pointer: place } = resolve(document, pointer)
  const inside = (...keys: readonly string[]): Arbitrary<Json> =>
    valuesOf(document, `${place}/${keys.map(encodeURIComponent).join('/')}`)
  const { type, enum: members, const: fixed, properties, required } = schema
  if (fixed !== undefined) return fc.constant(fixed)
  if (Array.isArray(members)) return fc.constantFrom(...(members as readonly Json[]))
  for (const union of ['anyOf', 'oneOf']) {
    const branches = schema[union]
    if (Array.isArray(branches)) return fc.oneof(...branches.map((_, index) => inside(union, String(index))))
  }
  const kinds = [type].flat().map(String)
  const ofKind = (kind: string): Arbitrary<Json> => {
    switch (kind) {
      case 'null':
        return fc.constant(null)
      case 'boolean':
        return fc.boolean()
      case 'integer':
      case 'number':
        return numberOf(schema, kind === 'integer')
      case 'string':
        return textOf(schema)
      case 'array': {
        const [minLength = 0, most = 4] = [numbers(schema, 'minItems'), numbers(schema, 'maxItems')]
        const items = 'items' in schema ? inside('items') : fc.constant('a')
        return fc.array(items, { minLength, maxLength: Math.min(most, Math.max(4, minLength)) })
      }
      case 'object': {
        const names = isObject(properties) ? Object.keys(properties) : []
        const always = Array.isArray(required) ? required.map(String) : []
        const known: Readonly<Record<string, Arbitrary<Json>>> = Object.fromEntries(
          names.map((name) => [name, inside('properties', name)]),
        )
        const least = numbers(schema, 'minProperties') ?? 0
        const whole = fc
          .record(known, { requiredKeys: always.filter((name) => name in known), noNullPrototype: true })
          .filter((value) => Object.keys(value).length >= least)
        if (!isObject(schema['additionalProperties'])) return whole
        const more = fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), inside('additionalProperties'), {
          maxKeys: 3,
          noNullPrototype: true,
        })
        return fc.tuple(whole, more).map(([own, added]) => ({ ...added, ...own }))
      }
      default:
        throw new Error(`Nothing can be generated for the schema at ${place}: it has no type that JSON has.`)
    }
  }
  return fc.oneof(...kinds.map(ofKind))
}

/** A value of any kind, to replace a valid one. */
export const anyValue: Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, 0, -1, 1.5, 1e308, 2 ** 53, '', [], {}, [null], { a: [] }),
  fc.constantFrom<Json>(...oddTexts, ...longTexts),
)
