import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { at, drop, emptyTable, put } from './table.ts'

it('[BED-2] a table holds what a plain record would hold after the same changes', () => {
  const change = fc.tuple(fc.string({ maxLength: 3 }), fc.option(fc.nat()))
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const table = emptyTable<number>()
      const plain = new Map<string, number>()
      for (const [key, value] of changes) {
        if (value === null) {
          drop(table, key)
          plain.delete(key)
        } else {
          put(table, key, value)
          plain.set(key, value)
        }
      }
      for (const [key] of changes) expect(at(table, key)).toBe(plain.get(key))
    }),
  )
})
