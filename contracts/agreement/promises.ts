import type { Operation } from '../../mock-server/openapi.ts'
import { describedResponse } from './responses.ts'
import type { Described, SchemaAt } from './openapi.ts'
import type { Difference } from './difference.ts'
import { anything, jsonOf, type WrittenInteraction, type Rule, type Rules } from './pact-file.ts'
import { isObject, type Json } from '../../openapi/json.ts'
import { keysOf } from './places.ts'

/** A rule with a place of the example to which it applies. */
interface RuledPlace {
  readonly keys: readonly string[]
  readonly rule: Rule
}

/** The keys of all places in the example that match a rule's path. */
const matching = (value: Json, pattern: readonly string[], keys: readonly string[] = []): (readonly string[])[] => {
  const [key, ...rest] = pattern
  if (key === undefined) return [keys]
  const entries: readonly (readonly [string, Json])[] = Array.isArray(value)
    ? (value as readonly Json[]).map((item, index) => [String(index), item] as const)
    : isObject(value)
      ? Object.entries(value)
      : []
  return entries
    .filter(([own]) => key === '*' || own === key)
    .flatMap(([own, inner]) => matching(inner, rest, [...keys, own]))
}

const ruledPlaces = (rules: Rules, example: Json, base: readonly string[] = []): readonly RuledPlace[] =>
  Object.entries(rules).flatMap(([path, { matchers }]) =>
    matching(example, keysOf(path)).flatMap((keys) =>
      matchers.flatMap((rule): readonly RuledPlace[] => {
        const inside = keys.reduce<Json>(
          (value, key) => (Array.isArray(value) || isObject(value) ? (Reflect.get(value, key) as Json) : null),
          example,
        )
        // The cast is sound: a list in JSON holds JSON.
        const variants = (rule.variants ?? []).flatMap(({ index, rules }) => {
          const item = Array.isArray(inside) ? (inside as readonly Json[])[index] : undefined
          return item === undefined ? [] : ruledPlaces(rules, item, [...base, ...keys, String(index)])
        })
        return [{ keys: [...base, ...keys], rule }, ...variants]
      }),
    ),
  )

/** The pattern of a pact, which can begin with `(?i)`, Rust's flag to ignore the case. */
const patternOf = (regex: string): RegExp =>
  regex.startsWith('(?i)') ? new RegExp(regex.slice(4), 'i') : new RegExp(regex)

/** The members that a pattern such as `^(open|locked)$` lists; null if it is not a list. */
const listed = (regex: string): readonly string[] | null =>
  /^\^\(([^()[\]\\]+)\)\$$/.exec(regex)?.[1]?.split('|') ?? null

const membersOf = (schemas: readonly SchemaAt[]): readonly string[] | null => {
  if (schemas.length === 0) return null
  const lists = schemas.map(({ schema }) => (schema['const'] === undefined ? schema['enum'] : [schema['const']]))
  return lists.every((list) => Array.isArray(list))
    ? lists
        .flat()
        .filter((one) => one !== null)
        .map(String)
    : null
}

/** How a rule differs from its schema; null if they agree. */
const mismatch = ({ match, regex = '' }: Rule, all: readonly SchemaAt[]): string | null => {
  const schemas = all.filter(({ schema }) => schema['type'] !== 'null')
  const types = schemas.flatMap(({ schema }) => [schema['type']].flat())
  if (match === 'integer' && types.includes('number'))
    return 'the pact requires an integer, and OpenAPI allows a fraction'
  if (match === 'number' && types.includes('integer') && !types.includes('number'))
    return 'the pact allows a fraction, and OpenAPI requires an integer'
  // A pattern that ignores the case is a fact of the state: it fixes a text that OpenAPI leaves free.
  if (match !== 'regex' || regex.startsWith('(?i)') || regex === anything) return null
  const members = membersOf(schemas)
  const list = listed(regex)
  if (members === null)
    return schemas.some(({ schema }) => 'format' in schema || 'pattern' in schema || 'enum' in schema)
      ? null
      : `the pact requires a text that matches ${regex}, and OpenAPI allows any`
  const refused = members.filter((member) => !patternOf(regex).test(member))
  const strange = (list ?? []).filter((member) => !members.includes(member))
  if (refused.length > 0) return `OpenAPI lets it be ${refused.join(' or ')}, and the pact does not`
  return strange.length > 0 ? `the pact lets it be ${strange.join(' or ')}, and OpenAPI does not` : null
}

/** Where the rules of a pact allow less or more than OpenAPI lets a host return. */
export const rulesAgainstDocument = (
  described: Described,
  operation: Operation,
  { response }: WrittenInteraction,
): readonly Difference[] => {
  const pointer = describedResponse(operation, response.status)?.schema ?? null
  const example = jsonOf(response)
  if (pointer === null || example === undefined) return []
  return ruledPlaces(response.matchingRules?.body ?? {}, example).flatMap(({ keys, rule }): readonly Difference[] => {
    const schemas = described.schemasAt(pointer, keys)
    const message = schemas.length === 0 ? null : mismatch(rule, schemas)
    return message === null ? [] : [{ pair: 'pact and OpenAPI', place: { part: 'body', keys }, message }]
  })
}
