import * as fc from 'fast-check'
import { produce } from 'immer'
import { expect, it } from 'vitest'
import { at, emptyTable, put, putAll } from './table.ts'

it('[BED-2] a table holds what a plain record would hold after the same changes', () => {
  const change = fc.tuple(fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('constructor', 'toString')), fc.nat())
  fc.assert(
    fc.property(fc.array(change), fc.string({ maxLength: 3 }), (changes, other) => {
      const table = emptyTable<number>()
      const plain = new Map(changes)
      for (const [key, value] of changes) put(table, key, value)
      for (const key of [...plain.keys(), other, 'valueOf']) expect(at(table, key)).toBe(plain.get(key))
    }),
  )
})

it('[BED-2] setting many at once comes to the same as setting one after the other, in place and in a draft', () => {
  const keys = fc.array(fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('constructor', 'toString')))
  fc.assert(
    fc.property(keys, keys, (first, second) => {
      const one = emptyTable<number>()
      for (const key of first) put(one, key, 1)
      const all = structuredClone(one)
      const drafted = produce(one, (draft) => putAll(draft, second, 2))
      for (const key of second) put(one, key, 2)
      putAll(all, second, 2)
      expect(all).toEqual(one)
      expect(drafted).toEqual(one)
    }),
  )
})
