import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeLines, changesBetween, keysOf, shown, valueAt } from './paths.ts'

describe('the changes between two states', () => {
  it('[BED-8] are reported at the deepest place, with the value before and after', () => {
    const before = { a: { b: 1, c: [1, 2] }, 'two words': { d: 'x' }, e: null }
    const after = { a: { b: 1, c: [1, 3, 4] }, 'two words': {}, e: { f: 1 } }
    expect(changesBetween(before, after)).toEqual([
      { path: 'a.c[1]', before: 2, after: 3 },
      { path: 'a.c[2]', before: undefined, after: 4 },
      { path: '["two words"].d', before: 'x', after: undefined },
      { path: 'e', before: null, after: { f: 1 } },
    ])
    expect(changesBetween({ toString: 'x' }, {})).toEqual([{ path: 'toString', before: 'x', after: undefined }])
    expect(changesBetween(before, structuredClone(before))).toEqual([])
    expect(changesBetween(1, 2)).toEqual([{ path: '(all)', before: 1, after: 2 }])
  })

  it('[BED-8] name paths at which the values are found again, whatever the keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        for (const change of changesBetween(before, after)) {
          expect(valueAt(before, change.path)).toEqual(change.before)
          expect(valueAt(after, change.path)).toEqual(change.after)
        }
      }),
    )
  })

  it('[BED-8] are cut to a length that can be read', () => {
    const changes = Array.from({ length: 5 }, (_, i) => ({
      path: `a[${i}]`,
      before: undefined,
      after: 'x'.repeat(200),
    }))
    const lines = changeLines(changes, 2)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe(`  a[0]: nothing → "${'x'.repeat(88)}…`)
    expect(lines[2]).toBe('  and 3 more')
    expect(shown('x')).toBe('"x"')
  })
})

describe('a path', () => {
  it('[BED-8] names keys by dots, places by brackets, and any other key in quotes', () => {
    expect(keysOf('forms["contact us"].values[0].opt-out')).toEqual(['forms', 'contact us', 'values', '0', 'opt-out'])
    expect(keysOf('')).toEqual([])
  })

  it.each(['a..b', 'a b', 'a[', 'a["b]'])('[BED-8] that is none is refused: %s', (path) => {
    expect(keysOf(path)).toBeNull()
  })

  it('[BED-8] finds nothing beyond what is there, nor what every object has', () => {
    expect(valueAt({ a: 1 }, 'a.b.c')).toBeUndefined()
    expect(valueAt({}, 'constructor')).toBeUndefined()
  })
})
