import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOf } from './hash.ts'

/** A value with the keys of all its objects sorted. */
const ordered = (value: unknown, direction: 1 | -1): unknown => {
  if (Array.isArray(value)) return value.map((part) => ordered(part, direction))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -direction : direction))
  return Object.fromEntries(entries.map(([key, part]) => [key, ordered(part, direction)]))
}
const different = (a: unknown, b: unknown) => expect(hashOf(a)).not.toBe(hashOf(b))

describe('hashOf', () => {
  it('[BED-2] is 16 hex digits that do not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashOf(value)).toMatch(/^[0-9a-f]{16}$/)
        expect(hashOf(ordered(value, -1))).toBe(hashOf(ordered(value, 1)))
      }),
    )
  })

  it('tells different values apart', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        fc.pre(JSON.stringify(ordered(a, 1)) !== JSON.stringify(ordered(b, 1)))
        different(a, b)
      }),
    )
  })

  it('tells apart what only its nesting, its order or its type tells apart', () => {
    different([1, 2], [2, 1])
    different([[1], 2], [[1, 2]])
    different('1', 1)
    different(null, 'null')
    different({}, [])
    different({ a: { b: 1 } }, { a: {}, b: 1 })
  })

  it('takes a missing value and an undefined one for the same', () => {
    expect(hashOf({ a: undefined, b: 1 })).toBe(hashOf({ b: 1 }))
  })
})
