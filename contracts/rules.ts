import { isObject, type Json, type JsonObject } from '../openapi/json.ts'
import { isAsked, isRequired, matters, propertyOf, shapeOf, isUnion, type Shape } from './schema.ts'
import { allOf, valueRules, anything, type Rule, type Rules, type RuleSet } from './value-rules.ts'

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

/**
 * How the rows of lists are agreed. `some`: the host's rows include rows like those of the example. `each`: every row of the host has what
 * the OpenAPI document requires. `held`: whatever a row has is of the example's kind. If rows differ in what they have, Pact cannot say all
 * of this in one interaction; the further ones send the same request in the same state.
 */
export type Rows = 'some' | 'each' | 'held'

/** A body as a pact has it: an example, and the rules for a host's body. */
export interface Agreed {
  readonly example: Json
  readonly rules: Rules
  /** The further interactions needed, if a list has rows with facts or with more than every row has. */
  readonly more: readonly Rows[]
}

interface Place {
  /** Its name in rules: `$.rows[*].name`. */
  readonly rule: string
  /** Its name in facts: `rows.*.name`. */
  readonly fact: string
  /** Whether it is inside a row that represents every row (`each`), inside one of the rows (`some`), or in no row (null). */
  readonly row: 'some' | 'each' | null
}

type Held = Pick<Agreed, 'rules' | 'more'>

const escaped = (text: string): string => text.replaceAll(/[^\w\s]/g, String.raw`\$&`)

const below = (place: Place, key: string): Place => ({
  ...place,
  rule: /^\w+$/.test(key) ? `${place.rule}.${key}` : `${place.rule}['${key}']`,
  fact: place.fact === '' ? key : `${place.fact}.${key}`,
})

const together = (parts: readonly Held[]): Held => ({
  rules: Object.assign({}, ...parts.map(({ rules }) => rules)) as Rules,
  // `Object.assign` knows no types for a spread list; each part is a table of rules.
  more: [...new Set(parts.flatMap(({ more }) => more))],
})

const ruled = ({ rule }: Place, ...matchers: readonly Rule[]): Rules => ({ [rule]: allOf(...matchers) })

/**
 * What a pact says about an example, by its schema: values that the schema leaves open are agreed by type, values that it fixes (constants,
 * enumerations, dates) as it says, and the values at `facts` (paths such as `selection.status` or `*.restricted`) exactly. Throws a
 * sentence for an example for which Pact cannot express the schema.
 */
export const agreedOn = (
  document: unknown,
  schema: unknown,
  example: Json,
  facts: readonly string[],
  rows: Rows = 'some',
): Agreed => {
  const isFact = ({ fact, row }: Place): boolean => row !== 'each' && facts.includes(fact)
  const hasFacts = (place: Place): boolean => {
    const start = below(place, '').fact
    return place.row !== 'each' && facts.some((fact) => fact.startsWith(start))
  }

  const read = (own: unknown, value: Json, place: Place, mayBeNull = true): Agreed => {
    const only = (...matchers: readonly Rule[]): Agreed => ({
      example: value,
      rules: ruled(place, ...matchers),
      more: [],
    })
    if (value === null) return only({ match: 'null' })
    const shape = shapeOf(document, own, value)
    if (shape === null) throw new Error(`No alternative of the OpenAPI document fits the example at ${place.rule}.`)
    if (Array.isArray(value)) return readList(shape, value as readonly Json[], place) // a list in JSON holds JSON
    if (isFact(place))
      // A fact in free text is agreed in any letter case, because the portal reads it so.
      return typeof value === 'string' && shape.schema.enum === undefined
        ? only({ match: 'regex', regex: `(?i)^${escaped(value)}$` })
        : only({ match: 'equality' })
    if (isObject(value))
      return isObject(shape.schema.properties) ? readObject(shape, value, place) : readMap(shape, value, place)
    const held = valueRules(shape, value, mayBeNull)
    if (held === null) throw new Error(`Pact cannot say what ${place.rule} is, or null. Let it not be null.`)
    return { example: value, rules: { [place.rule]: held }, more: [] }
  }

  const isAgreed = (own: JsonObject, key: string, value: Json, place: Place): boolean => {
    if (isFact(place) || hasFacts(place)) return true
    if (place.row === 'each') return isRequired(own, key)
    // An optional value need not be null, and a null in one row says nothing about other rows.
    if (value === null) return isRequired(own, key) && place.row === null
    const isEmpty = Array.isArray(value) && value.length === 0
    return isAsked(document, own, key, value) && !(place.row === 'some' && isEmpty)
  }

  const readObject = ({ schema: own }: Shape, value: JsonObject, place: Place): Agreed => {
    const parts = Object.entries(value).flatMap(([key, inner]) => {
      const at = below(place, key)
      const property = propertyOf(document, own, key)
      return isAgreed(own, key, inner, at) ? [[key, read(property, inner, at, !matters(property, inner))] as const] : []
    })
    const inside = Object.fromEntries(parts.map(([key, part]) => [key, part.example]))
    return { example: inside, ...together(parts.map(([, part]) => part)) }
  }

  /** Each value of a map must be like the first one; keys that are facts are required. */
  const readMap = ({ schema: own }: Shape, value: JsonObject, place: Place): Agreed => {
    const entries = Object.entries(value)
    const kept = hasFacts(place) ? entries : entries.slice(0, 1)
    const [first] = kept
    if (first === undefined) return { example: value, rules: {}, more: [] }
    const values = isObject(own.additionalProperties) ? own.additionalProperties : {}
    const every = read(values, first[1], { ...place, rule: `${place.rule}.*`, row: 'each' })
    const parts = kept.filter(([key]) => hasFacts(place) && isFact(below(place, key)))
    const exact = parts.map(([key, inner]) => read(values, inner, below(place, key)))
    const keys: readonly Rule[] = hasFacts(place) ? [{ match: 'type' }] : []
    const held = together([{ rules: ruled(place, { match: 'values' }, ...keys), more: [] }, every, ...exact])
    return { example: Object.fromEntries(kept), ...held }
  }

  /** An empty list gets no rule: with any rule, the library would ignore the rows that a host sends. */
  const readList = ({ schema: own }: Shape, value: readonly Json[], place: Place): Agreed => {
    if (value.length === 0) return { example: value, rules: {}, more: [] }
    const at = { ...below(place, '*'), rule: `${place.rule}[*]` }
    const parts = alike(document, own.items, value).map((row) => read(own.items, row, { ...at, row: 'each' }))
    const list: Rule = place.row === 'each' ? { match: 'type' } : { match: 'type', min: 1 }
    const every: Agreed = {
      example: parts.map((part) => part.example),
      ...together([{ rules: ruled(place, list), more: [] }, ...parts]),
    }
    if (place.row === 'each') return every
    const among = value.map((row) => read(own.items, row, { ...at, rule: '$', row: 'some' }))
    const examples = among.map((part) => part.example)
    const differs = hasFacts(place) || saysMore(examples, every.example)
    if (!differs || rows === 'each') return every
    const objects = examples.filter(isObject)
    const plain = withoutNullable(document, own.items, objects)
    const canHold = !saysMore(objects, plain)
    const held = heldRows(document, own.items, plain, at.rule)
    if (rows === 'held') return { example: plain, rules: { ...ruled(place, list), ...held }, more: [] }
    const variants = among.map(({ rules }, index) => ({ index, rules }))
    return {
      example: examples,
      rules: {
        ...ruled(place, ...(canHold ? [list] : []), { match: 'arrayContains', variants }),
        ...(canHold && held),
      },
      more: canHold ? ['each'] : ['each', 'held'],
    }
  }

  return read(schema, example, { rule: '$', fact: '', row: null })
}

/**
 * What a pact says about a host's own failure: a JSON body in which every message field that the host sends is a text. The portal accepts
 * any of them, and shows its own sentence.
 */
export const agreedOnFailure = (document: unknown, schema: unknown, example: JsonObject): Agreed => {
  const [sentence = ''] = Object.values(example)
  const fields = { ...example, error: sentence, message: sentence }
  return { example, rules: heldRows(document, schema, [fields], '$'), more: [] }
}
