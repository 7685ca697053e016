import { escapeKey, isObject, resolve, type JsonObject } from './json.ts'

// A response of one status can come in several ways: as one of some media types, and as one of the alternatives of its JSON.

const jsonType = 'application/json'

const alternativesIn = (document: unknown, schema: string): readonly JsonObject[] => {
  const { pointer, value } = resolve(document, schema)
  for (const union of ['anyOf', 'oneOf'])
    if (Array.isArray(value[union]))
      return value[union].map((_, index) => resolve(document, `${pointer}/${union}/${index}`).value)
  return []
}

const known = new WeakMap<object, Map<string, readonly JsonObject[]>>()

/** The alternatives of a schema, found once for a document: nobody may change it. */
const alternativesOf = (document: unknown, schema: string): readonly JsonObject[] => {
  if (!isObject(document)) return alternativesIn(document, schema)
  const ofDocument = known.get(document) ?? new Map<string, readonly JsonObject[]>()
  known.set(document, ofDocument)
  const alternatives = ofDocument.get(schema) ?? alternativesIn(document, schema)
  ofDocument.set(schema, alternatives)
  return alternatives
}

/** The pointer to the schema of a response's JSON, null where it has none, and its other media types. */
export const contentAt = (document: unknown, response: string): { schema: string | null; files: readonly string[] } => {
  const { pointer, value } = resolve(document, response)
  const types = Object.keys(isObject(value['content']) ? value['content'] : {})
  return {
    schema: types.includes(jsonType) ? `${pointer}/content/${escapeKey(jsonType)}/schema` : null,
    files: types.filter((type) => type !== jsonType),
  }
}

/** Whether the JSON of a response decides its variant. */
export const hasAlternatives = (document: unknown, schema: string | null): boolean =>
  schema !== null && alternativesOf(document, schema).length > 0

/** The variants of a response: `text/csv`, `application/json`, or `application/json 2` for its second alternative. */
export const variantsOf = (document: unknown, schema: string | null, files: readonly string[]): readonly string[] => {
  if (schema === null) return files
  const count = alternativesOf(document, schema).length
  const ofJson = count === 0 ? [jsonType] : Array.from({ length: count }, (_, index) => `${jsonType} ${index + 1}`)
  return [...ofJson, ...files]
}

const fits = ({ required, properties }: JsonObject, value: JsonObject): boolean =>
  (Array.isArray(required) ? required : []).every((name) => String(name) in value) &&
  Object.entries(isObject(properties) ? properties : {}).every(
    ([name, property]) =>
      !isObject(property) || property['const'] === undefined || !(name in value) || property['const'] === value[name],
  )

/** The variant that a response is; null where it is none. */
export const variantIn = (
  document: unknown,
  schema: string | null,
  type: string | null,
  json: unknown,
): string | null => {
  if (type !== jsonType) return type
  const alternatives = schema === null ? [] : alternativesOf(document, schema)
  if (alternatives.length === 0) return jsonType
  const index = alternatives.findIndex((one) =>
    one['type'] === 'null' ? json === null : isObject(json) && fits(one, json),
  )
  return index === -1 ? null : `${jsonType} ${index + 1}`
}
