import { jsonOf, stateOf, type Rule, type Rules, type WrittenInteraction } from '../../contracts/agreement/pact-file.ts'
import { kindOf, keysOf, pathOf } from '../../contracts/agreement/places.ts'
import { isObject, type Json } from '../../openapi/json.ts'
import type { Both } from './compare-schemas.ts'
import { entriesOf } from './contents.ts'
import { follow, isNode, membersOf, shapeOf, type Node } from './schemas.ts'

/** A place of a response that a pact demands, and that the document does not allow. */
interface Demand {
  readonly where: string
  readonly because: string
}

/** What the rules of a pact say about one place. */
interface Ruled {
  readonly rules: readonly Rule[]
  /** Whether an outer rule lets any value of the type pass. */
  readonly isByType: boolean
}

const ruledAt = (rules: Rules, keys: readonly string[]): Ruled => {
  const fits = (pattern: readonly string[], own: readonly string[]): boolean =>
    pattern.length === own.length && pattern.every((key, index) => key === '*' || key === own[index])
  const found = Object.entries(rules).map(([path, { matchers }]) => ({ pattern: keysOf(path), matchers }))
  return {
    rules: found.filter(({ pattern }) => fits(pattern, keys)).flatMap(({ matchers }) => matchers),
    isByType: keys.some((_, length) =>
      found.some(
        ({ pattern, matchers }) =>
          fits(pattern, keys.slice(0, length)) && matchers.some(({ match }) => match === 'type'),
      ),
    ),
  }
}

/** Whether a host that can send only these members can send a value that satisfies the rules. */
const canSend = (members: ReadonlySet<string>, value: Json, { rules, isByType }: Ruled): boolean => {
  const patterns = rules.flatMap(({ regex }) => (regex === undefined ? [] : [regex]))
  const isLiteral = rules.length === 0 ? !isByType : rules.some(({ match }) => match === 'equality')
  if (isLiteral) return members.has(String(value))
  return patterns.every((regex) => {
    const pattern = new RegExp(regex.replace(/^\(\?i\)/, ''), regex.startsWith('(?i)') ? 'i' : '')
    return [...members].some((member) => pattern.test(member))
  })
}

/** The places of an example that a schema does not allow. */
const refusedBy = (document: Node, whole: unknown, example: Json, rules: Rules): readonly (readonly string[])[] => {
  const found: (readonly string[])[] = []
  const walk = (schema: unknown, value: Json, keys: readonly string[], own: Rules, at: readonly string[]): void => {
    const shape = shapeOf(document, schema)
    if (Array.isArray(value)) {
      const list = shape.lists[0]
      if (shape.lists.length === 0) return void found.push(keys)
      const variants = ruledAt(own, at).rules.flatMap((rule) => rule.variants ?? [])
      for (const [index, item] of (value as readonly Json[]).entries()) {
        const variant = variants.find((one) => one.index === index)
        const key = String(index)
        walk(list, item, [...keys, key], variant?.rules ?? own, variant ? [] : [...at, key])
      }
    } else if (isObject(value)) {
      if (shape.objects.length === 0) return void found.push(keys)
      const has = (key: string) => shape.objects.filter(({ properties }) => properties.has(key))
      for (const [key, inner] of Object.entries(value)) {
        const schemas = has(key).map(({ properties }) => properties.get(key))
        const others = shape.objects.find((one) => isNode(one.others))?.others
        if (schemas.length === 0 && others === undefined) found.push([...keys, key])
        // Alternatives are not distinguished: it is enough that one has the property.
        else if (schemas.length <= 1) walk(schemas[0] ?? others, inner, [...keys, key], own, [...at, key])
      }
    } else {
      const kind = kindOf(value)
      const nodes = shape.plain.get(kind) ?? (kind === 'integer' ? shape.plain.get('number') : undefined)
      if (!nodes) return void found.push(keys)
      const members = membersOf(kind, nodes)
      if (members !== null && !canSend(members, value, ruledAt(own, at))) found.push(keys)
    }
  }
  walk(whole, example, [], rules, [])
  return found
}

const anyRow = (keys: readonly string[]): string => pathOf(keys.map((key) => (/^\d+$/.test(key) ? '*' : key)))

const demandsOn = (document: Node, operation: Node, interactions: readonly WrittenInteraction[]): readonly Demand[] => {
  const responses = new Map(entriesOf(operation['responses']))
  return interactions.flatMap((interaction): readonly Demand[] => {
    const { status, matchingRules } = interaction.response
    const example = jsonOf(interaction.response)
    const { content } = follow(document, responses.get(String(status)))
    const json = isNode(content) ? content['application/json'] : undefined
    if (example === undefined || !isNode(json)) return []
    return refusedBy(document, json['schema'], example, matchingRules?.body ?? {}).map((keys) => ({
      where: `response ${status} ${keys.length === 0 ? '' : anyRow(keys)}`.trim(),
      because: `a pact demands it in '${stateOf(interaction)}'`,
    }))
  })
}

/** What pacts demand of a response but the new document no longer allows. */
export const lostDemands = (
  documents: Both,
  old: Node,
  now: Node,
  interactions: readonly WrittenInteraction[],
): readonly Demand[] => {
  const kept = new Set(demandsOn(documents.old, old, interactions).map(({ where }) => where))
  const lost = new Map<string, Demand>()
  for (const demand of demandsOn(documents.now, now, interactions))
    if (!kept.has(demand.where) && !lost.has(demand.where)) lost.set(demand.where, demand)
  return [...lost.values()]
}
