import { describe, expect, it } from 'vitest'
import type { Rule, Rules } from './pact-file.ts'
import { type Json } from '../../openapi/json.ts'
import { pathOf } from './places.ts'
import { gapsOf, refuseUnknown, UnknownRule } from './rules.ts'

const rulesFor = (table: Readonly<Record<string, Rule>>): Rules =>
  Object.fromEntries(Object.entries(table).map(([path, rule]) => [path, { combine: 'AND', matchers: [rule] }]))

const gaps = (table: Readonly<Record<string, Rule>>, expected: Json, actual: Json): readonly string[] =>
  gapsOf(rulesFor(table), expected, actual).map(({ keys }) => pathOf(keys))

describe('the rules of a pact', () => {
  it.each<readonly [Rule, Json, Json, Json]>([
    [{ match: 'type' }, 'a', 'b', 1],
    [{ match: 'type' }, 1, 2.5, '2'],
    [{ match: 'type' }, true, false, null],
    [{ match: 'integer' }, 1, 7, 7.5],
    [{ match: 'number' }, 1, 7.5, '7'],
    [{ match: 'decimal' }, 1.5, 7.5, 7],
    [{ match: 'boolean' }, true, false, 'false'],
    [{ match: 'null' }, null, null, ''],
    [{ match: 'equality' }, 'a', 'a', 'b'],
    [{ match: 'regex', regex: '^(a|b)$' }, 'a', 'b', 'c'],
    [{ match: 'regex', regex: '(?i)^approved$' }, 'approved', 'Approved', 'approved!'],
    [{ match: 'include', value: 'ell' }, 'hello', 'bell', 'hallo'],
  ])('[BED-4] %j of %j takes %j and not %j', (rule, example, kept, broken) => {
    expect(gaps({ '$.a': rule }, { a: example }, { a: kept })).toEqual([])
    expect(gaps({ '$.a': rule }, { a: example }, { a: broken })).toEqual(['$.a'])
  })

  it('[BED-4] ask for every property of the example, and let an answer have more', () => {
    expect(gaps({}, { a: 1, b: { c: 2 } }, { a: 1, b: {}, d: 3 })).toEqual(['$.b.c'])
    expect(gapsOf({}, { a: 1 }, { a: 1, d: 3 }, false).map(({ keys }) => pathOf(keys))).toEqual(['$.d'])
  })

  it('[BED-4] ask for what has no rule as it is', () => {
    expect(gaps({}, { a: 1, b: [1, 2] }, { a: 2, b: [1] })).toEqual(['$.a', '$.b'])
  })

  it('[BED-4] hold every item to the one of the example, and count them', () => {
    const rules = { '$.a': { match: 'type', min: 1 }, '$.a[*].b': { match: 'integer' } } as const
    expect(gaps(rules, { a: [{ b: 1 }] }, { a: [{ b: 5 }, { b: 'x' }] })).toEqual(['$.a[1].b'])
    expect(gaps(rules, { a: [{ b: 1 }] }, { a: [] })).toEqual(['$.a'])
  })

  it('[BED-4] hold each value of a record to the one of the example, whatever its key is', () => {
    const rules = { '$.a': { match: 'values' }, '$.a.*': { match: 'type' } } as const
    expect(gaps(rules, { a: { x: 'y' } }, { a: { p: 'q', r: 's' } })).toEqual([])
    expect(gaps(rules, { a: { x: 'y' } }, { a: { p: 1 } })).toEqual(['$.a.p'])
  })

  it('[BED-4] let a list have more items than the pact asks for, and tell what the nearest one lacks', () => {
    const variants = [{ index: 0, rules: rulesFor({ '$.b': { match: 'type' } }) }]
    const rules = { $: { match: 'arrayContains', variants } } as const
    expect(
      gaps(
        rules,
        [{ a: 1, b: 'x' }],
        [
          { a: 2, b: 1 },
          { a: 1, b: 'y' },
        ],
      ),
    ).toEqual([])
    expect(
      gaps(
        rules,
        [{ a: 1, b: 'x' }],
        [
          { a: 2, b: 1 },
          { a: 1, b: 1 },
        ],
      ),
    ).toEqual(['$[1].b'])
    expect(gaps(rules, [{ a: 1, b: 'x' }], [])).toEqual(['$'])
  })

  it('[BED-4] of a place count before those around it, and `type` around it before none', () => {
    const rules = { '$.a': { match: 'type' }, '$.a.b': { match: 'equality' } } as const
    expect(gaps(rules, { a: { b: 1, c: 1 } }, { a: { b: 2, c: 2 } })).toEqual(['$.a.b'])
  })

  it('[BED-4] that the agreement does not know are an error, in whatever depth', () => {
    expect(() => refuseUnknown(rulesFor({ '$.a': { match: 'semver' } }))).toThrow(UnknownRule)
    const inside = rulesFor({ '$.b': { match: 'notEmpty' } })
    const rules = rulesFor({ $: { match: 'arrayContains', variants: [{ index: 0, rules: inside }] } })
    expect(() => refuseUnknown(rules)).toThrow("does not know the rule 'notEmpty'")
    expect(() => refuseUnknown({ $: { combine: 'OR', matchers: [] } })).toThrow("combine rules by 'OR'")
  })
})
