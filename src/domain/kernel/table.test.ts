import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { at, emptyTable, put } from './table.ts'

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
