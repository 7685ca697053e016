import { describe, expect, it } from 'vitest'
import type { Json } from '../../openapi/json.ts'
import { agreedOn, agreedOnFailure } from '../rules.ts'
import { dataOf } from './data.ts'

const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }
const row = { type: 'object', required: ['name'], properties: { name: text, note: text, day: textOrNull } }
const schema = {
  type: 'object',
  required: ['id', 'day', 'status', 'rows', 'none'],
  properties: {
    id: text,
    day: textOrNull,
    ending: { ...textOrNull, default: null, 'x-required-for': 'Leaving' },
    gone: textOrNull,
    note: text,
    status: { type: 'string', enum: ['open', 'closed'] },
    rows: { type: 'array', items: row },
    none: { type: 'array', items: row },
  },
} as const

/** What the page says about an example with the rules that the contracts write for it. */
const dataFor = (example: { readonly [key: string]: Json }, ...facts: readonly string[]): readonly string[] => {
  const whole = { id: 'a', day: '2026-01-31', status: 'open', rows: [{ name: 'b' }], none: [], ...example }
  const agreed = agreedOn({}, schema, whole, facts)
  return dataOf({ document: {}, schema, example: agreed.example, rules: agreed.rules })
}

describe('the data of a state', () => {
  it('[BED-6] names the lists that have a row and those that have none', () => {
    expect(dataFor({})).toEqual(['`rows` has a row', '`none` has no row'])
  })

  it('[BED-6] names what is filled though it can be left out, and is silent where null would do', () => {
    expect(dataFor({ note: 'c' })).toContain('`note` is filled')
    expect(dataFor({ ending: '2026-01-31' })).toContain('`ending` is filled')
    expect(dataFor({ gone: null }).join()).not.toContain('gone')
    expect(dataFor({ day: null })).toContain('`day` is null')
  })

  it('[BED-6] demands nothing of a failure of the host itself', () => {
    const failure = { type: 'object', properties: { error: text, message: text } } as const
    const { example, rules } = agreedOnFailure({}, failure, { message: 'It failed' })
    expect(dataOf({ document: {}, schema: failure, example, rules })).toEqual([])
  })

  it('[BED-6] names facts with their values, in a row as well', () => {
    expect(dataFor({}, 'status')).toContain('`status` is `"open"`')
    expect(dataFor({ rows: [{ name: 'b', note: 'c' }] }, 'rows.*.name')).toContain(
      '`rows` has a row in which `name` is `"b"` and `note` is filled',
    )
  })
})
