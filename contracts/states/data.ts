import { isObject, type Json, type JsonObject } from '../../openapi/json.ts'
import { at, isRequired, propertyOf, shapeOf } from '../schema.ts'
import type { Rule, Rules } from '../value-rules.ts'
import { code } from './facts.ts'

/** What a state's data must be at a place, beyond what the OpenAPI document says about the response. */
type Demand =
  | { readonly kind: 'is'; readonly place: string; readonly value: Json }
  | { readonly kind: 'null' | 'empty' | 'rows' | 'filled'; readonly place: string }
  | { readonly kind: 'row'; readonly place: string; readonly inside: readonly Demand[] }

/** The parts of a pact's response that are read here. */
export interface AgreedBody {
  readonly document: unknown
  /** The schema of the body. */
  readonly schema: JsonObject
  readonly example: Json
  readonly rules: Rules
}

const below = (place: string, key: string): string => (place === '' ? key : `${place}.${key}`)
const ruleBelow = (rule: string, key: string): string => (/^\w+$/.test(key) ? `${rule}.${key}` : `${rule}['${key}']`)

const matcherAt = (rules: Rules, rule: string, ...names: readonly string[]): Rule | undefined =>
  rules[rule]?.matchers.find(({ match }) => names.includes(match))

/** Reads what a pact demands of a response that the OpenAPI document leaves open. */
const demandsOf = (
  { document, schema, example, rules }: AgreedBody,
  rule: string,
  place: string,
): readonly Demand[] => {
  const inside = (inner: unknown, value: Json, key: string): readonly Demand[] =>
    isObject(inner)
      ? demandsOf({ document, schema: inner, example: value, rules }, ruleBelow(rule, key), below(place, key))
      : []
  const shape = shapeOf(document, schema, example)
  if (example === null) return [{ kind: 'null', place }]
  if (!shape) return []
  if (matcherAt(rules, rule, 'equality') && shape.schema.const === undefined)
    return [{ kind: 'is', place, value: example }]
  if (matcherAt(rules, rule, 'regex')?.regex?.startsWith('(?i)')) return [{ kind: 'is', place, value: example }]
  if (Array.isArray(example)) {
    if (example.length === 0) return [{ kind: 'empty', place }]
    const variants = matcherAt(rules, rule, 'arrayContains')?.variants ?? []
    const items = shape.schema.items
    if (variants.length === 0 || !isObject(items)) return [{ kind: 'rows', place }]
    return variants.map(({ index, rules: own }) => {
      const row = (example as readonly Json[])[index] ?? null // what is in JSON is JSON
      return { kind: 'row', place, inside: demandsOf({ document, schema: items, example: row, rules: own }, '$', '') }
    })
  }
  if (!isObject(example)) {
    const isFree = rules[rule]?.combine === 'OR'
    return shape.nullable && !isFree ? [{ kind: 'filled', place }] : []
  }
  const { additionalProperties, properties } = shape.schema
  if (!isObject(properties))
    return Object.entries(example).flatMap(([key, value]) =>
      rules[ruleBelow(rule, key)] ? inside(additionalProperties, value, key) : [],
    )
  // The rule `values` requires no key to be present.
  if (matcherAt(rules, rule, 'values')) return []
  return Object.entries(example).flatMap(([key, value]) => {
    const property = propertyOf(document, shape.schema, key)
    const own = inside(property, value, key)
    const isOpen =
      !isRequired(shape.schema, key) ||
      (typeof value === 'object' && value !== null && isNullable(document, property, value))
    return own.length > 0 || !isOpen ? own : [{ kind: 'filled', place: below(place, key) }]
  })
}

const isNullable = (document: unknown, property: JsonObject, value: Json): boolean =>
  shapeOf(document, property, value)?.nullable ?? false

const listed = (places: readonly string[]): string => places.map(code).join(', ')

const subject = (place: string): string => (place === '' ? 'the list' : code(place))

const sentences = (demands: readonly Demand[]): readonly string[] => {
  const filled = demands.flatMap(({ kind, place }) => (kind === 'filled' ? [place] : []))
  const others = demands.flatMap((demand): readonly string[] => {
    switch (demand.kind) {
      case 'is':
        return [`${code(demand.place)} is ${code(JSON.stringify(demand.value))}`]
      case 'null':
        return [`${demand.place === '' ? 'the body' : code(demand.place)} is null`]
      case 'empty':
        return [`${subject(demand.place)} has no row`]
      case 'rows':
        return [`${subject(demand.place)} has a row`]
      case 'row': {
        const inside = sentences(demand.inside)
        return [`${subject(demand.place)} has a row${inside.length === 0 ? '' : ` in which ${inside.join(' and ')}`}`]
      }
      case 'filled':
        return []
    }
  })
  return [
    ...new Set([
      ...others,
      ...(filled.length === 0 ? [] : [`${listed(filled)} ${filled.length === 1 ? 'is' : 'are'} filled`]),
    ]),
  ]
}

/** What a state's data must be for a response, as sentences without a full stop; none if the OpenAPI document says everything. */
export const dataOf = (body: AgreedBody): readonly string[] => sentences(demandsOf(body, '$', ''))

/** The schema of an operation's body of JSON; null if the document declares none. */
export const bodySchema = (document: unknown, path: string, method: string, status: number): JsonObject | null => {
  const responses = at(document, document, 'paths', path, method, 'responses')
  const response = at(document, responses, String(status) in responses ? String(status) : 'default')
  if (!isObject(response.content) || !('application/json' in response.content)) return null
  return at(document, response, 'content', 'application/json', 'schema')
}
