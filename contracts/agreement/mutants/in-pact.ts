import { jsonOf, type Interaction, type PactMessage, type Rules, type RuleSet } from '../pact-file.ts'
import { type Json } from '../../../openapi/json.ts'
import { keysOf, pathOf, valueAt } from '../places.ts'
import type { Observation } from '../interactions.ts'
import type { Chance } from '../../../tools/mutants/chance.ts'
import { mutatedValue, without, withObject, type Field, type Kind } from './fields.ts'

const isBelow = (pattern: readonly string[], keys: readonly string[]): boolean =>
  keys.length <= pattern.length && keys.every((key, index) => pattern[index] === '*' || pattern[index] === key)

/** Changes the rules of a place and of everything below it, including inside the items of `arrayContains`. */
const changeRules = (
  rules: Rules,
  keys: readonly string[],
  change: (pattern: readonly string[], set: RuleSet) => readonly (readonly [readonly string[], RuleSet])[],
): Rules =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([path, set]): readonly (readonly [string, RuleSet])[] => {
      const pattern = keysOf(path)
      if (isBelow(pattern, keys)) return change(pattern, set).map(([own, one]) => [pathOf(own), one])
      if (!isBelow(keys, pattern)) return [[path, set]]
      const matchers = set.matchers.map((rule) =>
        rule.variants === undefined
          ? rule
          : {
              ...rule,
              variants: rule.variants.map((variant) =>
                String(variant.index) === keys[pattern.length]
                  ? { ...variant, rules: changeRules(variant.rules, keys.slice(pattern.length + 1), change) }
                  : variant,
              ),
            },
      )
      return [[path, { ...set, matchers }]]
    }),
  )

const ruleFor = (kind: Kind, set: RuleSet, was: Json, put: Json): RuleSet => {
  const one = (rule: RuleSet['matchers'][number]): RuleSet => ({ ...set, matchers: [rule] })
  if (kind === 'nullable') return one({ match: 'null' })
  if (kind === 'format') return one({ match: 'regex', regex: '^\\d{2}/\\d{2}/\\d{4}$' })
  if (kind === 'enum')
    return {
      ...set,
      matchers: set.matchers.map((rule) =>
        rule.regex === undefined ? rule : { ...rule, regex: rule.regex.replace(String(was), String(put)) },
      ),
    }
  return one({ match: 'type' })
}

const withBody = <Message extends PactMessage>(message: Message, content: Json, rules: Rules | undefined): Message => ({
  ...message,
  ...(message.body && { body: { ...message.body, content } }),
  ...(rules && { matchingRules: { ...message.matchingRules, body: rules } }),
})

const changed = <Message extends PactMessage>(message: Message, kind: Kind, { keys, name }: Field): Message => {
  const json = jsonOf(message) ?? null
  const rules = message.matchingRules?.body
  const change = (edit: Parameters<typeof changeRules>[2]) => rules && changeRules(rules, keys, edit)
  if (kind === 'optional')
    return withBody(
      message,
      withObject(json, keys, (around) => without(around, name)),
      change(() => []),
    )
  if (kind === 'renamed') {
    const instead = `${name}Renamed`
    const renamed = change((pattern, set) => {
      const at = pattern.lastIndexOf(name)
      return [[pattern.map((key, index) => (index === at ? instead : key)), set]]
    })
    return withBody(
      message,
      withObject(json, keys, (around) => without(around, name, instead)),
      renamed,
    )
  }
  const was = valueAt(json, keys) ?? null
  const put = mutatedValue(kind, was)
  const content = withObject(json, keys, (around) => ({ ...around, [name]: put }))
  const depth = keys.length
  return withBody(
    message,
    content,
    change((pattern, set) => (keysBelow(pattern, depth, keys) ? [] : [[pattern, ruleFor(kind, set, was, put)]])),
  )
}

const keysBelow = (pattern: readonly string[], depth: number, keys: readonly string[]): boolean =>
  pattern.length > depth && keys.length === depth

/** The interaction with a mutation at a field of its response or its request. */
export const mutateMessage = ({ interaction }: Observation, kind: Kind, field: Field): Interaction =>
  field.part === 'body'
    ? { ...interaction, response: changed(interaction.response, kind, field) }
    : { ...interaction, request: changed(interaction.request, kind, field) }

/** The interaction with another status. */
export const mutateStatus = ({ interaction, operation }: Observation, chance: Chance): Interaction => {
  const declared = [...(operation?.responses.keys() ?? [])].map(Number)
  const others = [...declared, 200, 400, 404, 409, 410, 500].filter((status) => status !== interaction.response.status)
  return { ...interaction, response: { ...interaction.response, status: chance.pick(others) ?? 418 } }
}
