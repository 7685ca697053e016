import * as fc from 'fast-check'
import { produce } from 'immer'
import { expect, it } from 'vitest'
import { at, emptyTable, keysWhere, put, putAll } from './table.ts'

it('[BED-2] a table holds what a plain record would hold after the same changes', () => {
  const change = fc.tuple(fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('constructor', 'toString')), fc.nat())
  fc.assert(
    fc.property(fc.array(change), fc.string({ maxLength: 3 }), (changes, other) => {
      const table = emptyTable<number>()
      const plain = new Map(changes)
      for (const [key, value] of changes) put(table, key, value)
      for (const key of [...plain.keys(), other, 'valueOf']) expect(at(table, key)).toBe(plain.get(key))
      const isOdd = (value: number): boolean => value % 2 === 1
      const odd = [...plain].filter(([, value]) => isOdd(value)).map(([key]) => key)
      expect(keysWhere(table, isOdd)).toEqual(new Set(odd))
    }),
  )
})

it('[BED-2] what was set for thousands at once can be set again one by one, in place as a replay does it and in a draft', () => {
  const keys = Array.from({ length: 1_000 }, (_, index) => `selection-${index}`)
  const change = (table: ReturnType<typeof emptyTable<boolean>>): void => {
    putAll(table, keys, true)
    put(table, 'selection-3', false)
    put(table, 'another', true)
    putAll(table, [...keys, 'a third'], false)
    put(table, 'selection-4', true)
  }
  const inPlace = emptyTable<boolean>()
  change(inPlace)
  const drafted = produce(emptyTable<boolean>(), change)
  const eachApart = [
    (table: typeof inPlace) => putAll(table, keys, true),
    (table: typeof inPlace) => put(table, 'selection-3', false),
    (table: typeof inPlace) => put(table, 'selection-3', true),
  ].reduce((table, next) => produce(table, next), emptyTable<boolean>())
  expect(drafted).toEqual(inPlace)
  expect([3, 4, 5].map((index) => at(inPlace, `selection-${index}`))).toEqual([false, true, false])
  expect(at(eachApart, 'selection-3')).toBe(true)
})

it('[BED-2] setting many at once has the same result as setting one after the other, in place and in a draft', () => {
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

it('[BED-2] keys that come and change one after the other in a draft come to the same as in place', () => {
  const names = (kind: string): readonly string[] => Array.from({ length: 500 }, (_, index) => `${kind}-${index}`)
  const known = emptyTable<number>()
  putAll(known, names('known'), 0)
  const change = (table: typeof known): void => {
    for (const [value, kind] of ['new', 'known', 'new', 'newer', 'known'].entries())
      for (const name of names(kind)) put(table, name, value)
  }
  const drafted = produce(known, change)
  change(known)
  expect(drafted).toEqual(known)
  expect(['known-7', 'new-7', 'newer-7'].map((key) => at(drafted, key))).toEqual([4, 2, 3])
})
