import { isDeepStrictEqual } from 'node:util'
import type { Rule, Rules, RuleSet, Variant } from './pact-file.ts'
import { isObject, type Json } from '../../openapi/json.ts'
import { keysOf, kindOf, shown } from './places.ts'

/** Where a value does not keep the rules of a pact. */
export interface Gap {
  readonly keys: readonly string[]
  readonly message: string
}

/** A rule that the agreement does not know: to pass it unseen would be worse than to stop. */
export class UnknownRule extends Error {}

/** The rules that apply to one place, and whether they stand at a place above it. */
interface Applied {
  readonly set: RuleSet
  readonly cascaded: boolean
}

const fits = (pattern: readonly string[], keys: readonly string[]): boolean =>
  pattern.length <= keys.length && pattern.every((key, index) => key === '*' || key === keys[index])

const named = (pattern: readonly string[]): number => pattern.filter((key) => key !== '*').length

interface ReadRule {
  readonly pattern: readonly string[]
  readonly set: RuleSet
}

const read = new WeakMap<Rules, readonly ReadRule[]>()

/** Rules with their paths read once. */
const rulesOf = (rules: Rules): readonly ReadRule[] => {
  const found = read.get(rules) ?? Object.entries(rules).map(([path, set]) => ({ pattern: keysOf(path), set }))
  read.set(rules, found)
  return found
}

/** The rules of the longest path that leads here, of equals the one with the most names; `values` is about its own place alone. */
const ruleAt = (rules: Rules, keys: readonly string[]): Applied | null => {
  const found = rulesOf(rules)
    .filter(({ pattern, set }) => {
      const isHere = pattern.length === keys.length
      return fits(pattern, keys) && (isHere || !set.matchers.every(({ match }) => match === 'values'))
    })
    .toSorted((a, b) => b.pattern.length - a.pattern.length || named(b.pattern) - named(a.pattern))[0]
  return found ? { set: found.set, cascaded: found.pattern.length < keys.length } : null
}

/** A pattern of a pact: Rust's way to ignore the case stands at its beginning. */
export const patternOf = (regex: string): RegExp =>
  regex.startsWith('(?i)') ? new RegExp(regex.slice(4), 'i') : new RegExp(regex)

const sameKind = (a: Json, b: Json): boolean =>
  typeof a === 'number' ? typeof b === 'number' : kindOf(a) === kindOf(b)

/** What one rule says of a value that is no list or object; null when it is kept. */
const scalarGap = (rule: Rule, expected: Json, actual: Json): string | null => {
  const unless = (kept: boolean, wanted: string): string | null =>
    kept ? null : `the pact asks for ${wanted}, and there is ${shown(actual)}`
  switch (rule.match) {
    case 'type':
      return unless(sameKind(expected, actual), `a value like ${shown(expected)}`)
    case 'regex':
      return unless(
        ['string', 'number', 'boolean'].includes(typeof actual) && patternOf(rule.regex ?? '').test(String(actual)),
        `a text that fits ${rule.regex ?? ''}`,
      )
    case 'integer':
      return unless(Number.isInteger(actual), 'an integer')
    case 'number':
      return unless(typeof actual === 'number', 'a number')
    case 'decimal':
      return unless(typeof actual === 'number' && !Number.isInteger(actual), 'a number with a fraction')
    case 'boolean':
      return unless(typeof actual === 'boolean', 'a boolean')
    case 'null':
      return unless(actual === null, 'null')
    case 'equality':
      return unless(isDeepStrictEqual(expected, actual), shown(expected))
    case 'include':
      return unless(String(actual).includes(String(rule.value)), `a text with '${String(rule.value)}' in it`)
    case 'values':
    case 'arrayContains':
      return `the pact asks for ${shown(expected)}, and there is ${shown(actual)}`
    default:
      throw new UnknownRule(`The agreement cannot hold a value to the rule '${rule.match}' of a pact.`)
  }
}

const ofValues = ['type', 'regex', 'integer', 'number', 'decimal', 'boolean', 'null', 'equality', 'include']
const kinds = new Set([...ofValues, 'values', 'arrayContains', 'contentType'])

/** Throws `UnknownRule` where some rule, in whatever depth, is of a kind or a combination that the agreement does not know. */
export const refuseUnknown = (rules: Rules): void => {
  for (const { combine = 'AND', matchers } of Object.values(rules)) {
    if (combine !== 'AND') throw new UnknownRule(`The agreement does not know how to combine rules by '${combine}'.`)
    for (const { match, variants = [] } of matchers) {
      if (!kinds.has(match)) throw new UnknownRule(`The agreement does not know the rule '${match}' of a pact.`)
      for (const variant of variants) refuseUnknown(variant.rules)
    }
  }
}

/**
 * Where a value does not keep the rules of a pact for an example, as Pact's specification defines them: the kinds that the
 * contracts use (`refuseUnknown` sees to the others). With `isOpen` an object may have more than the example.
 */
export const gapsOf = (rules: Rules, expected: Json, actual: Json, isOpen = true): readonly Gap[] => {
  const compare = (rules: Rules, wanted: Json, found: Json, base: number, keys: readonly string[]): readonly Gap[] => {
    const gap = (message: string): readonly Gap[] => [{ keys, message }]
    const differs = (): readonly Gap[] => gap(`the pact asks for ${shown(wanted)}, and there is ${shown(found)}`)
    const inside = (key: string, wanted: Json, found: Json) => compare(rules, wanted, found, base, [...keys, key])
    const applied = ruleAt(rules, keys.slice(base))
    const matchers = applied?.set.matchers ?? []
    const variants = matchers.find(({ match }) => match === 'arrayContains')?.variants
    const isLike = matchers.some(({ match }) => match === 'type')
    const isEqual = matchers.some(({ match }) => match === 'equality')

    if (variants) return Array.isArray(found) ? contained(variants, wanted, found as readonly Json[], keys) : differs()
    if (isEqual) return isDeepStrictEqual(wanted, found) ? [] : differs()
    if (matchers.some(({ match }) => match === 'values')) {
      if (!isObject(wanted) || !isObject(found)) return differs()
      const template = Object.values(wanted)[0]
      return Object.entries(found).flatMap(([key, one]) =>
        inside(key, (Object.hasOwn(wanted, key) ? wanted[key] : template) ?? null, one),
      )
    }
    if (Array.isArray(wanted) || Array.isArray(found)) {
      if (!Array.isArray(wanted) || !Array.isArray(found)) return differs()
      const items: readonly Json[] = found
      const templates: readonly Json[] = wanted
      const least = applied?.cascaded === false ? matchers.find(({ min }) => min !== undefined)?.min : undefined
      const most = applied?.cascaded === false ? matchers.find(({ max }) => max !== undefined)?.max : undefined
      if (least !== undefined && items.length < least) return gap(`the pact asks for ${least} items or more`)
      if (most !== undefined && items.length > most) return gap(`the pact asks for ${most} items or fewer`)
      if (!isLike && items.length !== templates.length) return differs()
      return items.flatMap((item, index) => inside(String(index), templates[index] ?? templates[0] ?? item, item))
    }
    if (isObject(wanted) || isObject(found)) {
      if (!isObject(wanted) || !isObject(found)) return differs()
      const missing = Object.keys(wanted).filter((key) => !Object.hasOwn(found, key))
      const extra = isOpen ? [] : Object.keys(found).filter((key) => !Object.hasOwn(wanted, key))
      return [
        ...missing.map((key) => ({ keys: [...keys, key], message: 'the pact asks for it, and it is missing' })),
        ...extra.map((key) => ({ keys: [...keys, key], message: 'the pact does not have it' })),
        ...Object.entries(wanted).flatMap(([key, one]) => {
          const there = found[key]
          return there === undefined ? [] : inside(key, one, there)
        }),
      ]
    }
    if (matchers.length === 0) return isDeepStrictEqual(wanted, found) ? [] : differs()
    return matchers.flatMap((rule) => {
      const message = scalarGap(rule, wanted, found)
      return message === null ? [] : gap(message)
    })
  }

  /** Each variant must be some item; where none is, the gaps of the item that comes nearest tell why. */
  const contained = (variants: readonly Variant[], wanted: Json, found: readonly Json[], keys: readonly string[]) =>
    variants.flatMap(({ index, rules }): readonly Gap[] => {
      const template = Array.isArray(wanted) ? (wanted as readonly Json[])[index] : undefined
      if (template === undefined) return [{ keys, message: `the pact has no example of its item ${index}` }]
      const tries = found.map((item, at) => compare(rules, template, item, keys.length + 1, [...keys, String(at)]))
      const nearest = tries.toSorted((a, b) => a.length - b.length)[0]
      return nearest ?? [{ keys, message: `the pact asks for an item like ${shown(template)}, and there is none` }]
    })

  return compare(rules, expected, actual, 0, [])
}
