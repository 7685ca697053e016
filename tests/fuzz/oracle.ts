import type { OpenApiDocument, Schema } from '../../openapi/document.ts'
import { dereference, type JsonObject } from '../../openapi/json.ts'

/**
 * What a tolerant reader must make of a body, derived from the OpenAPI document only: it uses neither the generated decoders nor
 * `mending.ts`.
 */
export type Reading =
  | { readonly fits: true; readonly value: unknown; readonly isClean: boolean }
  /** The portal cannot continue without what is missing. */
  | { readonly fits: false }

const fails: Reading = { fits: false }
const clean = (value: unknown): Reading => ({ fits: true, value, isClean: true })
const repaired = (value: unknown): Reading => ({ fits: true, value, isClean: false })

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSchema = (value: unknown): value is Schema => isMap(value)

/** A schema with its reference followed; what is beside the reference wins. */
export const followed = (document: OpenApiDocument, schema: Schema): Schema =>
  dereference(document, schema as JsonObject) // a schema is JSON, and what it refers to is a schema

const partsOf = (schema: Schema, keyword: string): readonly Schema[] =>
  Array.isArray(schema[keyword]) ? schema[keyword].filter(isSchema) : []

const numberIn = (value: unknown): number =>
  typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : Number.NaN

/** Names that every JavaScript object inherits, so that they cannot be a record's own key. */
const namesOfAll = new Set(Object.getOwnPropertyNames(Object.prototype))

const truths: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false }

/** Reads a value by a schema of a response. */
export const readingOf = (document: OpenApiDocument, whole: Schema, value: unknown): Reading => {
  const schema = followed(document, whole)
  const read = (part: Schema, inner: unknown): Reading => readingOf(document, part, inner)

  if ('const' in schema) return value === schema['const'] ? clean(value) : fails
  if (Array.isArray(schema['enum'])) {
    const members: readonly unknown[] = schema['enum']
    if (members.includes(value)) return clean(value)
    if (typeof value !== 'string' && typeof value !== 'number') return fails
    const meant = members.find((one) => String(one).toLowerCase() === String(value).toLowerCase())
    if (meant !== undefined) return repaired(meant)
    return schema['x-unknown'] === undefined ? fails : repaired(schema['x-unknown'])
  }
  const alternatives = [...partsOf(schema, 'anyOf'), ...partsOf(schema, 'oneOf')]
  if (alternatives.length > 0) {
    const readings = alternatives.map((part) => read(part, value)).filter(({ fits }) => fits)
    return readings.find((one) => one.fits && one.isClean) ?? readings[0] ?? fails
  }
  const parts = partsOf(schema, 'allOf')
  if (parts.length > 0)
    return parts.reduce<Reading>((made, part) => {
      if (!made.fits) return made
      const next = read(part, made.value)
      return next.fits ? { ...next, isClean: next.isClean && made.isClean } : next
    }, clean(value))
  if (Array.isArray(schema['type'])) {
    if (value === null && schema['type'].includes('null')) return clean(null)
    const type: unknown = schema['type'].find((one) => one !== 'null')
    return read({ ...schema, type }, value)
  }

  switch (schema['type']) {
    case 'null':
      return value === null ? clean(null) : fails
    case 'boolean': {
      if (typeof value === 'boolean') return clean(value)
      const truth = typeof value === 'string' || typeof value === 'number' ? truths[String(value)] : undefined
      return truth === undefined ? fails : repaired(truth)
    }
    case 'number':
      if (typeof value === 'number') return clean(value)
      return Number.isNaN(numberIn(value)) ? fails : repaired(numberIn(value))
    case 'integer': {
      if (Number.isInteger(value)) return clean(value)
      const number = typeof value === 'number' ? value : numberIn(value)
      return Math.abs(number - Math.round(number)) < 1e-6 ? repaired(Math.round(number)) : fails
    }
    case 'string':
      if (typeof value === 'string' && namesOfAll.has(value) && schema['format'] !== 'html') return fails
      if (typeof value === 'string')
        return schema['format'] !== 'date' || /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value)
          ? clean(value)
          : fails
      return typeof value === 'number' && schema['format'] !== 'date' && schema['format'] !== 'html'
        ? repaired(String(value))
        : fails
    case 'array': {
      if (!Array.isArray(value) || !isSchema(schema['items'])) return fails
      const item = schema['items']
      return rowsIn(
        schema,
        value.map((one: unknown, index) => [String(index), read(item, one)]),
        (kept) => kept.map(([, one]) => one),
      )
    }
    case 'object': {
      const rest = schema['additionalProperties']
      if (isSchema(rest)) {
        if (Array.isArray(value) && value.length === 0) return repaired({})
        if (!isMap(value)) return fails
        return rowsIn(
          schema,
          Object.entries(value).map(([key, one]) => [key, read(rest, one)]),
          Object.fromEntries,
        )
      }
      return isMap(value) ? objectIn(document, schema, value) : fails
    }
    default:
      throw new Error(`No reading is known for ${JSON.stringify(schema)}.`)
  }
}

/** A bad row loses only that row; with `x-whole` it loses them all. */
const rowsIn = (
  schema: Schema,
  rows: readonly (readonly [string, Reading])[],
  join: (kept: readonly (readonly [string, unknown])[]) => unknown,
): Reading => {
  const kept = rows.flatMap(([key, row]) => (row.fits ? [[key, row.value] as const] : []))
  if (kept.length < rows.length && schema['x-whole'] !== undefined) return fails
  const isClean = rows.every(([, row]) => row.fits && row.isClean)
  return { fits: true, value: join(kept), isClean }
}

const objectIn = (document: OpenApiDocument, schema: Schema, value: Record<string, unknown>): Reading => {
  const required = new Set(Array.isArray(schema['required']) ? (schema['required'] as readonly unknown[]) : [])
  const made: Record<string, unknown> = { ...value }
  let isClean = true
  for (const [name, part] of Object.entries(isMap(schema['properties']) ? schema['properties'] : {})) {
    if (!isSchema(part)) continue
    const property = followed(document, part)
    const own = value[name]
    const reading = readingOf(document, part, own)
    const isAbsent = own === undefined || (own === null && !(reading.fits && reading.value === null))
    if (!isAbsent && reading.fits) {
      made[name] = reading.value
      isClean &&= reading.isClean
      continue
    }
    const isExact = 'x-exact' in property || ('const' in property && 'default' in property)
    if (required.has(name) || (!isAbsent && isExact)) return fails
    isClean &&= own === undefined
    delete made[name]
    if (!('default' in property)) continue
    const fallback = readingOf(document, part, property['default'])
    if (!fallback.fits) throw new Error(`The default of ${name} is none of its values.`)
    made[name] = fallback.value
  }
  return { fits: true, value: made, isClean }
}
