import addFormats from 'ajv-formats'
import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import { isObject } from './json.ts'
import type { Host } from './document.ts'

const mapValues = (value: unknown, change: (inner: unknown) => unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)])) : value

const unions = ['allOf', 'anyOf', 'oneOf']

/** Closes what lies inside a schema, but not the schema itself, because a union's member knows only its own share. */
const closeInside = (schema: unknown): unknown =>
  isObject(schema)
    ? Object.fromEntries(
        Object.entries(schema).map(([key, inner]) => {
          if (key === 'properties') return [key, mapValues(inner, closeSchema)]
          if (key === 'items' || key === 'additionalProperties') return [key, closeSchema(inner)]
          return [key, unions.includes(key) && Array.isArray(inner) ? inner.map(closeInside) : inner]
        }),
      )
    : schema

const hasShape = (schema: Readonly<Record<string, unknown>>): boolean =>
  ['$ref', 'properties', ...unions].some((key) => key in schema) && !('additionalProperties' in schema)

/**
 * The same schema, in which an object can have only declared properties. An OpenAPI document leaves that open for its readers; the mock
 * does not, because a misspelt optional field would otherwise go unnoticed.
 */
export const closeSchema = (schema: unknown): unknown => {
  const inside = closeInside(schema)
  return isObject(inside) && hasShape(inside) ? { ...inside, unevaluatedProperties: false } : inside
}

/** Closes every body's schema of a parsed OpenAPI document: those in `components.schemas` inside, those of bodies at their root too. */
export const closeDocument = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(closeDocument)
  if (!isObject(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, inner]) => {
      if (key === 'examples' || key === 'example') return [key, inner]
      if (key === 'schemas') return [key, mapValues(inner, closeInside)]
      return [key, key === 'schema' ? closeSchema(inner) : closeDocument(inner)]
    }),
  )
}

type Documents = Readonly<Partial<Record<Host, unknown>>>
type Reporting = Pick<Options, 'allErrors' | 'verbose' | 'validateFormats'>

/**
 * A validator that knows the schemas of these documents as they are: it compiles `{$ref: 'legacy#/components/schemas/User'}`.
 * A document has to be an object, as `readOperations` requires.
 */
export const openSchemas = (documents: Documents, options: Reporting = {}): Ajv2020 => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, ...options })
  addFormats.default(ajv)
  ajv.addFormat('html', true)
  // The cast is sound because each document has to be an object, as said above.
  for (const [host, description] of Object.entries(documents)) ajv.addSchema(description as object, host)
  return ajv
}

/** The same with closed schemas: see `closeSchema`. */
export const closedSchemas = (documents: Documents, options: Reporting = {}): Ajv2020 =>
  openSchemas(
    Object.fromEntries(Object.entries(documents).map(([host, document]) => [host, closeDocument(document)])),
    options,
  )
