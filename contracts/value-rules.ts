import type { Json } from '../openapi/json.ts'
import type { Rule, RuleSet } from './agreement/pact-file.ts'
import type { Shape } from './schema.ts'

/** All of some rules. */
export const allOf = (...matchers: readonly Rule[]): RuleSet => ({ combine: 'AND', matchers })

const rulesOf = ({ schema }: Shape, example: Json): readonly Rule[] => {
  const { type, enum: members, const: fixed, format } = schema
  if (fixed !== undefined) return [{ match: 'equality' }]
  if (Array.isArray(members)) {
    const listed = { match: 'regex', regex: `^(${members.filter((one) => one !== null).join('|')})$` }
    // A pattern reads a number as its text, so that a text of the same digits would do.
    return typeof example === 'string' ? [listed] : [listed, { match: 'type' }]
  }
  if (format === 'uri') return [{ match: 'regex', regex: String.raw`^[A-Za-z][\w+.-]*:\S+$` }]
  if (format === 'date') return [{ match: 'date', format: 'yyyy-MM-dd' }]
  if (typeof example === 'number') return [{ match: [type].flat().includes('integer') ? 'integer' : 'number' }]
  return [{ match: 'type' }]
}

/** What holds a value that is no object, no list and not null; null where Pact cannot say it, because the value can be null as well. */
export const valueRules = (shape: Shape, example: Json, mayBeNull = true): RuleSet | null => {
  const own = rulesOf(shape, example)
  if (!shape.nullable || !mayBeNull) return allOf(...own)
  return own.length > 1 ? null : { combine: 'OR', matchers: [...own, { match: 'null' }] }
}
