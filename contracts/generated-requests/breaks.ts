import { escapeKey, isObject, resolve, type Json, type JsonObject } from '../../openapi/json.ts'

/** A value that breaks one rule of the schema at a place of a body. */
export interface Break {
  readonly keys: readonly string[]
  readonly value: Json
}

const samples: Readonly<Record<string, Json>> = {
  string: 'text',
  integer: 5,
  boolean: true,
  null: null,
  array: [],
  object: {},
}

const numberAt = (schema: JsonObject, key: string): number | null => {
  const value = schema[key]
  return typeof value === 'number' ? value : null
}

/** Values that break the rules of one schema: a type, a bound, a length, a pattern, a list of values, a format. */
const brokenBy = (schema: JsonObject): readonly Json[] => {
  const { type, enum: members, const: fixed, pattern, format } = schema
  const kinds = [type].flat().map(String)
  const allowed = new Set(kinds.flatMap((kind) => (kind === 'number' ? ['number', 'integer'] : [kind])))
  const [minimum, maximum] = [numberAt(schema, 'minimum'), numberAt(schema, 'maximum')]
  const [minLength, maxLength] = [numberAt(schema, 'minLength'), numberAt(schema, 'maxLength')]
  const [minItems, maxItems] = [numberAt(schema, 'minItems'), numberAt(schema, 'maxItems')]
  return [
    ...(type === undefined
      ? []
      : Object.entries(samples).flatMap(([kind, value]) => (allowed.has(kind) ? [] : [value]))),
    ...(members !== undefined || fixed !== undefined ? ['unheard-of'] : []),
    ...(minimum === null ? [] : [minimum - 1, -9_007_199_254_740_991]),
    ...(maximum === null ? [] : [maximum + 1, 9_007_199_254_740_991]),
    ...(minLength === null || minLength === 0 ? [] : ['x'.repeat(minLength - 1)]),
    ...(maxLength === null ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minItems === null || minItems === 0 ? [] : [[]]),
    ...(maxItems === null ? [] : [Array.from({ length: maxItems + 1 }, () => null)]),
    ...(typeof pattern === 'string' ? ['\u0001', ''] : []),
    ...(typeof format === 'string' ? ['no such format', '2026-02-30', 'a@b@c'] : []),
  ]
}

/** The breaks of a body by the schema at a pointer, one rule and one place each; the whole body first. */
export const breaksOf = (
  document: unknown,
  pointer: string,
  value: Json,
  keys: readonly string[] = [],
): readonly Break[] => {
  const { value: schema, pointer: place } = resolve(document, pointer)
  const own = brokenBy(schema).map((broken) => ({ keys, value: broken }))
  const below = (part: string, inner: Json, key: string): readonly Break[] =>
    breaksOf(document, `${place}/${part}`, inner, [...keys, key])
  const branches = [schema['anyOf'], schema['oneOf']].flatMap((list, index) =>
    Array.isArray(list) ? list.map((_, at) => `${index === 0 ? 'anyOf' : 'oneOf'}/${at}`) : [],
  )
  const { properties, additionalProperties, items } = schema
  const inside = Array.isArray(value)
    ? isObject(items)
      ? value.flatMap((item: Json, index) => below('items', item, String(index)))
      : []
    : isObject(value)
      ? Object.entries(value).flatMap(([key, inner]) =>
          isObject(properties) && Object.hasOwn(properties, key)
            ? below(`properties/${escapeKey(key)}`, inner, key)
            : isObject(additionalProperties)
              ? below('additionalProperties', inner, key)
              : [],
        )
      : []
  return [...own, ...inside, ...branches.flatMap((branch) => breaksOf(document, `${place}/${branch}`, value, keys))]
}
