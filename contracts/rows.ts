import { isObject, type Json, type JsonObject } from '../openapi/json.ts'
import { isRequired, propertyOf, shapeOf } from './schema.ts'

const isFilled = (value: Json): boolean =>
  value !== null &&
  !(Array.isArray(value) && value.length === 0) &&
  !(isObject(value) && Object.keys(value).length === 0)

/** The values of one property in all rows, with gaps filled; null if the rows cannot all have a similar value. */
const columnOf = (document: unknown, property: JsonObject, values: readonly Json[]): readonly Json[] | null => {
  const sample = values.find(isFilled)
  if (sample === undefined) return null
  const isNested = typeof sample === 'object'
  // No rule can say that a value is an object or null.
  if (isNested && shapeOf(document, property, sample)?.nullable) return null
  return alike(
    document,
    property,
    values.map((value) => (isFilled(value) ? value : sample)),
  )
}

/**
 * The rows of an example, reduced to the properties that every row has, with null and empty values replaced by another row's value. Pact
 * compares a host's first rows with these one by one, and all others with the first, so they have to be alike.
 */
export const alike = (document: unknown, schema: unknown, rows: readonly Json[]): readonly Json[] => {
  const [first] = rows
  if (first === undefined) return rows
  const shape = shapeOf(document, schema, first)
  if (!shape) return rows
  const { schema: own } = shape
  if (Array.isArray(first)) {
    const inner = alike(document, own.items, rows.flat() as Json[]) // a list in JSON holds JSON
    return rows.map(() => inner.slice(0, 1))
  }
  const objects = rows.filter(isObject)
  if (!isObject(own.properties) || objects.length < rows.length) return rows
  const columns = Object.keys(objects[0] ?? {})
    .filter((key) => isRequired(own, key) && objects.every((row) => key in row))
    .flatMap((key) => {
      const column = columnOf(
        document,
        propertyOf(document, own, key),
        objects.map((row) => row[key] ?? null),
      )
      return column === null ? [] : [[key, column] as const]
    })
  return objects.map((_, index) => Object.fromEntries(columns.map(([key, column]) => [key, column[index] ?? null])))
}

const placesIn = (value: Json, place = ''): readonly string[] => {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((inner) => placesIn(inner, `${place}[*]`))
  if (!isObject(value)) return [place]
  return [place, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, `${place}.${key}`))]
}

/** Whether a value has something at a place where another has nothing, regardless of row numbers. */
export const saysMore = (value: Json, other: Json): boolean => {
  const known = new Set(placesIn(other))
  return placesIn(value).some((place) => !known.has(place))
}
