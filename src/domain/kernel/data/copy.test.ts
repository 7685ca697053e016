import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyDeep, copyShared } from './copy.ts'

const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown[]>(null, 0, 1, 'a', true),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('json'), { maxKeys: 3, noNullPrototype: true }),
  ),
}))

describe('copies of JSON data', () => {
  it('[BED-8] equal their original, whatever an earlier copy was', () => {
    fc.assert(
      fc.property(json, json, (value, earlier) => {
        const [before, then] = [JSON.stringify(value), JSON.stringify(earlier)]
        expect(copyDeep(value)).toStrictEqual(value)
        expect(copyShared(value, earlier)).toStrictEqual(value)
        expect([JSON.stringify(value), JSON.stringify(earlier)]).toEqual([before, then])
      }),
      { numRuns: 2000 },
    )
  })

  it('[BED-8] are the earlier copy where nothing differs, and share what is the same', () => {
    fc.assert(
      fc.property(json, (value) => {
        const earlier = copyDeep(value)
        expect(copyShared(value, earlier)).toBe(earlier)
      }),
    )
    const earlier = { rows: [{ id: 1 }, { id: 2 }], open: true }
    const copy = copyShared({ rows: [{ id: 1 }, { id: 3 }], open: true }, earlier) as typeof earlier // the same shape
    expect(copy.rows[0]).toBe(earlier.rows[0])
    expect(copy.rows[1]).toEqual({ id: 3 })
  })
})
