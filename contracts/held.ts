import { isObject, type Json, type JsonObject } from '../openapi/json.ts'
import { isRequired, isUnion, propertyOf, shapeOf, type Shape } from './schema.ts'
import { allOf, anything, valueRules, type Rules, type RuleSet } from './value-rules.ts'

const free: RuleSet = allOf({ match: 'regex', regex: anything })

const keysOf = (rows: readonly JsonObject[]): readonly string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))]

const isScalar = (value: Json | undefined): boolean => typeof value !== 'object'

/** A list that has rows, all of them objects. */
const isRows = (value: Json | undefined): value is readonly JsonObject[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject)

const rulesAt = (
  document: unknown,
  property: JsonObject,
  values: readonly (Json | undefined)[],
  place: string,
): Rules => {
  const sample = values.find((value) => value !== undefined && value !== null) ?? null
  const shape = shapeOf(document, property, sample)
  if (!shape || sample === null || isUnion(document, property)) return { [place]: free }
  if (isScalar(sample)) return { [place]: valueRules(shape, sample) ?? free }
  if (values.every(isRows) && !shape.nullable)
    return { [place]: free, ...insideRows(document, shape.schema.items, values.flat(), `${place}[*]`) }
  const objects = values.flatMap((value) => (isObject(value) ? [value] : []))
  // The library compares an object with the example's value in the same row, and no rule compares null with an object.
  return objects.length < values.length || shape.nullable || !isObject(shape.schema.properties)
    ? { [place]: free }
    : heldRows(document, shape.schema, objects, place)
}

/** Rows without the objects and lists that can also be null: no rule compares one row's object with another row's null. */
export const withoutNullable = (
  document: unknown,
  schema: unknown,
  rows: readonly JsonObject[],
): readonly JsonObject[] =>
  rows.map((row) => {
    const shape = shapeOf(document, schema, row)
    return Object.fromEntries(
      Object.entries(row).flatMap(([key, value]): readonly (readonly [string, Json])[] => {
        const property = propertyOf(document, shape?.schema ?? {}, key)
        if (isScalar(value)) return [[key, value]]
        if (shapeOf(document, property, value)?.nullable) return []
        return [[key, isObject(value) ? (withoutNullable(document, property, [value])[0] ?? value) : value]]
      }),
    )
  })

/**
 * Rules for rows that can lack what others have: each property of the example's rows is checked in every row that has it, and none is
 * required. The rule `values` makes the library compare the properties of a host's row instead of the example's.
 */
export const heldRows = (document: unknown, schema: unknown, rows: readonly JsonObject[], place: string): Rules => {
  const [first] = rows
  const shape = first && shapeOf(document, schema, first)
  if (!first || !shape || !isObject(shape.schema.properties)) return {}
  for (const row of rows) {
    const [key] = Object.keys(row).toSorted()
    // The library compares undescribed properties with the row's first one, which allows anything unless it is an object or list.
    if (key !== undefined && !isScalar(row[key]))
      throw new Error(`A row at ${place} begins with the object or list ${key}.`)
  }
  return { [place]: allOf({ match: 'values' }), [`${place}.*`]: free, ...keysHeld(document, shape, rows, place) }
}

const keysHeld = (document: unknown, { schema }: Shape, rows: readonly JsonObject[], place: string): Rules =>
  Object.fromEntries(
    keysOf(rows).flatMap((key) => {
      const values = rows.map((row) => row[key])
      return Object.entries(rulesAt(document, propertyOf(document, schema, key), values, `${place}.${key}`))
    }),
  )

/** The rules for a list inside a row. If every property is required, `values` is left out, so that each row must have them all. */
const insideRows = (document: unknown, schema: unknown, rows: readonly JsonObject[], place: string): Rules => {
  const shape = rows[0] && shapeOf(document, schema, rows[0])
  return shape && keysOf(rows).every((key) => isRequired(shape.schema, key))
    ? keysHeld(document, shape, rows, place)
    : heldRows(document, schema, rows, place)
}
