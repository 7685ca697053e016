import { isObject, type Json, type JsonObject } from '../openapi/json.ts'
import { heldRows, withoutNullable } from './held.ts'
import { alike, saysMore } from './rows.ts'
import { isAsked, isRequired, matters, propertyOf, shapeOf, type Shape } from './schema.ts'
import { allOf, valueRules, type Rule, type Rules } from './value-rules.ts'

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
