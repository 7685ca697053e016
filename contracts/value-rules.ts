import type { Json } from '../openapi/json.ts'
import type { Shape } from './schema.ts'

/** One matching rule of the pact's specification, version 4. */
export interface Rule {
  readonly match: string
  readonly regex?: string
  readonly min?: number
  readonly value?: Json
  readonly format?: string
  /** The items that `arrayContains` requires, each with rules whose paths start at the item. */
  readonly variants?: readonly { readonly index: number; readonly rules: Rules }[]
}

/** The rules of one path. */
export interface RuleSet {
  readonly combine?: string
  readonly matchers: readonly Rule[]
}

/** Rules by JSON path. */
export type Rules = Readonly<Record<string, RuleSet>>

/** The pattern of a rule that allows everything: a row can have more than a pact describes. */
export const anything = String.raw`^[\s\S]*$`

/** A rule set that requires all of some rules. */
export const allOf = (...matchers: readonly Rule[]): RuleSet => ({ combine: 'AND', matchers })

/** A pattern for real days; the leap years for 29 February are at the end. */
const realDay = [
  String.raw`\d{4}-(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`,
  String.raw`\d{4}-(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`,
  String.raw`\d{4}-02-(?:0[1-9]|1\d|2[0-8])`,
  String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29`,
].join('|')

/** Pact's own rule for a date also accepts 2026-1-2. If null is allowed too, there is room for only one rule. */
const dateRules = (nullable: boolean): readonly Rule[] =>
  nullable
    ? [{ match: 'regex', regex: `^(?:${realDay})$` }]
    : [
        { match: 'date', format: 'yyyy-MM-dd' },
        { match: 'regex', regex: String.raw`^\d{4}-\d{2}-\d{2}$` },
      ]

const rulesOf = ({ schema }: Shape, example: Json, nullable: boolean): readonly Rule[] => {
  const { type, enum: members, const: fixed, format } = schema
  if (fixed !== undefined) return [{ match: 'equality' }]
  if (Array.isArray(members)) {
    const listed = { match: 'regex', regex: `^(${members.filter((one) => one !== null).join('|')})$` }
    // A pattern matches a number by its text, so a text of the same digits would pass too.
    return typeof example === 'string' ? [listed] : [listed, { match: 'type' }]
  }
  if (format === 'uri') return [{ match: 'regex', regex: String.raw`^[A-Za-z][\w+.-]*:\S+$` }]
  if (format === 'date') return dateRules(nullable)
  if (typeof example === 'number') return [{ match: [type].flat().includes('integer') ? 'integer' : 'number' }]
  return [{ match: 'type' }]
}

/** The rules for a value that is not an object, list or null; null if Pact cannot express them because the value can also be null. */
export const valueRules = (shape: Shape, example: Json, mayBeNull = true): RuleSet | null => {
  const nullable = shape.nullable && mayBeNull
  const own = rulesOf(shape, example, nullable)
  if (!nullable) return allOf(...own)
  return own.length > 1 ? null : { combine: 'OR', matchers: [...own, { match: 'null' }] }
}
