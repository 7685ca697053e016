import { describedResponse } from '../responses.ts'
import type { SchemaAt } from '../openapi.ts'
import type { Observation } from '../interactions.ts'
import { jsonOf } from '../pact-file.ts'
import { isObject, type Json, type JsonObject } from '../../../openapi/json.ts'
import { valueAt } from '../places.ts'

/** The kinds of mutations. */
export const kinds = ['renamed', 'type', 'status', 'optional', 'enum', 'nullable', 'array', 'format'] as const
/** One kind. */
export type Kind = (typeof kinds)[number]

/** A property of a body that is in all three: the pact's example, the mock's response, and one object schema of OpenAPI. */
export interface Field {
  readonly part: 'body' | 'request body'
  /** In the body that is changed. */
  readonly keys: readonly string[]
  readonly name: string
  readonly value: Json
  /** Pointer to the object schema that has the property. */
  readonly holder: string
  readonly required: boolean
  /** The schemas of the property: one for each alternative of a union. */
  readonly schemas: readonly SchemaAt[]
}

/** The places of the properties in a value. */
const propertiesIn = (value: Json, keys: readonly string[] = []): readonly (readonly string[])[] => {
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((item, index) => propertiesIn(item, [...keys, String(index)]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [[...keys, key], ...propertiesIn(inner, [...keys, key])])
}

/** The object schemas that have a property, including the parts that a schema is composed of (`allOf`). */
const holdersOf = ({ described }: Observation, from: SchemaAt, name: string): readonly string[] => {
  const { properties, allOf } = from.schema
  const own = isObject(properties) && Object.hasOwn(properties, name) ? [from.pointer] : []
  const parts = Array.isArray(allOf) ? allOf.map((_, index) => described.at(`${from.pointer}/allOf/${index}`)) : []
  return [...own, ...parts.flatMap((part) => holdersOf({ described } as Observation, part, name))]
}

const fieldsBy = (
  observed: Observation,
  part: Field['part'],
  pointer: string | null | undefined,
  value: Json | undefined,
) => {
  if (pointer === null || pointer === undefined || value === undefined) return []
  return propertiesIn(value).flatMap((keys): readonly Field[] => {
    const name = keys.at(-1) ?? ''
    const around = observed.described.schemasAt(pointer, keys.slice(0, -1))
    const holders = around.flatMap((one) => holdersOf(observed, one, name))
    const [holder] = holders
    if (holder === undefined || holders.length > 1) return []
    const { schema } = observed.described.at(holder)
    const required = Array.isArray(schema['required']) && schema['required'].includes(name)
    const schemas = observed.described.schemasAt(pointer, keys)
    return [{ part, keys, name, value: valueAt(value, keys) ?? null, holder, required, schemas }]
  })
}

/** The properties of a response's body that both pact and mock have; `of` says to whose body the keys belong. */
export const responseFields = (observed: Observation, of: 'pact' | 'mock'): readonly Field[] => {
  const { interaction, sent, operation } = observed
  const [pact, mock] = [jsonOf(interaction.response), sent.response.json]
  const pointer = operation && describedResponse(operation, interaction.response.status)?.schema
  const [mine, other] = of === 'pact' ? [pact, mock] : [mock, pact]
  return fieldsBy(observed, 'body', pointer, mine).filter(
    ({ keys }) =>
      valueAt(
        other,
        keys.map((key) => (/^\d+$/.test(key) ? '*' : key)),
      ) !== undefined,
  )
}

/** The properties of a JSON request. */
export const requestFields = (observed: Observation): readonly Field[] =>
  observed.operation?.requestBody?.kind === 'json'
    ? fieldsBy(observed, 'request body', observed.operation.requestBody.schema, jsonOf(observed.interaction.request))
    : []

const isOf = ({ schemas }: Field, type: string): boolean =>
  schemas.every(({ schema }) => ![schema['type']].flat().some((own) => own !== type)) && schemas.length > 0

/** Whether OpenAPI lets the property be null. */
export const isNullable = ({ schemas }: Field): boolean =>
  schemas.some(({ schema }) => [schema['type']].flat().includes('null'))

/** Whether a mutation of this kind at a field causes a real mismatch. */
export const suits = (kind: Kind, field: Field): boolean => {
  const { value, schemas, required } = field
  const has = (keyword: string): boolean => schemas.some(({ schema }) => keyword in schema)
  switch (kind) {
    case 'renamed':
      return true
    case 'type':
      return value !== null && schemas.length === 1 && !has('const') && !isObject(value) && !Array.isArray(value)
    case 'optional':
      return required
    case 'enum':
      return schemas.length === 1 && has('enum') && typeof value === 'string'
    case 'nullable':
      return value !== null && !isNullable(field) && !has('const')
    case 'array':
      return (
        schemas.length === 1 &&
        ((isOf(field, 'array') && Array.isArray(value)) || (isOf(field, 'object') && isObject(value)))
      )
    case 'format':
      return (
        typeof value === 'string' && schemas.some(({ schema }) => ['date', 'email'].includes(String(schema['format'])))
      )
    case 'status':
      return false
  }
}

/** The value after `change` has replaced the object that holds the property at these keys. */
export const withObject = (value: Json, keys: readonly string[], change: (around: JsonObject) => JsonObject): Json => {
  const [key, ...rest] = keys
  if (key === undefined) return value
  if (rest.length === 0) return isObject(value) ? change(value) : value
  if (Array.isArray(value))
    return (value as readonly Json[]).map((item, index) =>
      String(index) === key ? withObject(item, rest, change) : item,
    )
  return isObject(value) ? { ...value, [key]: withObject(value[key] ?? null, rest, change) } : value
}

/** The object without a property, or with the property under another name. */
export const without = (around: JsonObject, name: string, instead?: string): JsonObject =>
  Object.fromEntries(
    Object.entries(around).flatMap(([key, value]) =>
      key !== name ? [[key, value]] : instead ? [[instead, value]] : [],
    ),
  )

/** A value of another kind, or one that breaks the enumeration, the format or the shape. */
export const mutatedValue = (kind: Kind, value: Json): Json => {
  switch (kind) {
    case 'type':
      return typeof value === 'string' ? 4711 : typeof value === 'number' ? 'four' : 'perhaps'
    case 'enum':
      return `no-such-${String(value)}`
    case 'nullable':
      return null
    case 'array':
      return Array.isArray(value) ? { first: (value as readonly Json[])[0] ?? null } : [value]
    case 'format':
      return '31/12/2026'
    case 'renamed':
    case 'optional':
    case 'status':
      return value
  }
}
