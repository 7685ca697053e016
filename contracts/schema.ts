import { dereference, isObject, valueAt, type Json, type JsonObject } from '../openapi/json.ts'

/** What is at some keys of an OpenAPI document, references followed at each. Throws a sentence if there is nothing. */
export const at = (document: unknown, from: unknown, ...keys: string[]): JsonObject => {
  const follow = (value: unknown): unknown => (isObject(value) ? dereference(document, value) : value)
  const found = keys.reduce<unknown>((value, key) => follow(valueAt(value, [key])), follow(from))
  if (!isObject(found)) throw new Error(`The OpenAPI document has nothing at ${keys.join(' > ')}.`)
  return found
}

/** A schema with its references, unions and parts resolved, as far as an example decides them. */
export interface Shape {
  readonly schema: JsonObject
  /** Whether the value can also be null. */
  readonly nullable: boolean
}

const kindOf = (value: Json): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

const typesOf = ({ type, properties, allOf }: JsonObject): readonly string[] =>
  type === undefined && (properties !== undefined || allOf !== undefined) ? ['object'] : [type].flat().map(String)

const fits = (document: unknown, schema: JsonObject, example: Json): boolean => {
  const types = typesOf(schema)
  const kind = kindOf(example)
  if (!types.includes(kind) && !(kind === 'number' && types.includes('integer'))) return false
  const { properties } = schema
  return (
    !isObject(example) ||
    properties === undefined ||
    Object.keys(example).every((key) => key in at(document, properties))
  )
}

/** The alternatives of a schema, references followed. */
const alternativesOf = (document: unknown, schema: unknown): readonly JsonObject[] => {
  const own = at(document, schema)
  const { anyOf, ...beside } = own
  return Array.isArray(anyOf)
    ? anyOf.flatMap((one) => alternativesOf(document, one)).map((one) => ({ ...one, ...beside }))
    : [own]
}

/** The properties of an object and of all its parts (`allOf`). */
const propertiesOf = (document: unknown, schema: unknown): JsonObject => {
  const { allOf, properties } = at(document, schema)
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((part) => propertiesOf(document, part))) as JsonObject
  // `Object.assign` knows no types for a spread list; the parts are property tables by the lint of the OpenAPI document.
  return isObject(properties) ? properties : {}
}

/** The names of the properties that an object and all its parts (`allOf`) require. */
const requiredOf = (document: unknown, schema: unknown): readonly Json[] => {
  const { allOf, required } = at(document, schema)
  if (Array.isArray(allOf)) return allOf.flatMap((part) => requiredOf(document, part))
  return Array.isArray(required) ? required : []
}

/** Whether a value can be of more than one kind, apart from null. */
export const isUnion = (document: unknown, schema: unknown): boolean =>
  new Set(
    alternativesOf(document, schema)
      .flatMap(typesOf)
      .filter((type) => type !== 'null'),
  ).size > 1

/** The schema of a value, decided by an example of it; null if no alternative fits the example. */
export const shapeOf = (document: unknown, schema: unknown, example: Json): Shape | null => {
  const alternatives = alternativesOf(document, schema)
  const nullable = alternatives.some((one) => typesOf(one).includes('null'))
  const own =
    alternatives.find((one) => fits(document, one, example)) ?? (alternatives.length === 1 ? alternatives[0] : null)
  if (!own) return null
  if (!Array.isArray(own.allOf)) return { schema: own, nullable }
  return {
    schema: { type: 'object', properties: propertiesOf(document, own), required: requiredOf(document, own) },
    nullable,
  }
}

/** Whether an object requires a property. */
export const isRequired = ({ required }: JsonObject, key: string): boolean =>
  Array.isArray(required) && required.includes(key)

/** A property of an object, including keywords next to its `$ref`; an empty one if the object is a map. */
export const propertyOf = (document: unknown, { properties }: JsonObject, key: string): JsonObject =>
  isObject(properties) && isObject(properties[key]) ? { ...at(document, properties[key]), ...properties[key] } : {}

/** Whether the portal relies on a value, and it differs from the default that the portal assumes if nothing is sent. */
export const matters = (property: JsonObject, value: Json): boolean =>
  ('x-exact' in property || 'x-required-for' in property) && JSON.stringify(value) !== JSON.stringify(property.default)

/** Whether the portal relies on a property: it requires the property, or something does not work without its value. */
export const isAsked = (document: unknown, schema: JsonObject, key: string, value: Json): boolean => {
  if (isRequired(schema, key)) return true
  const property = propertyOf(document, schema, key)
  // A property without a default is sent for a reason, so it is always agreed.
  return !('default' in property) || matters(property, value)
}
