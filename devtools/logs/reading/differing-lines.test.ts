import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differingLines } from './differing-lines.ts'

const line = fc.constantFrom('a', 'b', 'c', 'd')

describe('two screens line by line', () => {
  it('[BED-8] differ in the lines that only one of them has', () => {
    expect(differingLines(['Home', '£10', 'Pay'], ['Home', '£12', 'Pay'])).toEqual({ one: [1], other: [1] })
    expect(differingLines(['Home', 'Pay'], ['Home', 'New', 'Pay'])).toEqual({ one: [], other: [1] })
    expect(differingLines([], ['Home'])).toEqual({ one: [], other: [0] })
    expect(differingLines(['Home'], ['Home'])).toEqual({ one: [], other: [] })
  })

  it('[BED-8] are the same without them, and no shorter list would do', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 7 }), fc.array(line, { maxLength: 7 }), (one, other) => {
        const found = differingLines(one, other)
        const rest = (lines: readonly string[], out: readonly number[]) => lines.filter((_, i) => !out.includes(i))
        const common = rest(one, found.one)
        expect(common).toEqual(rest(other, found.other))
        const longest = subsequences(one).filter((each) => isWithin(each, other))
        expect(common.length).toBe(Math.max(...longest.map(({ length }) => length)))
      }),
      { numRuns: 200 },
    )
  })
})

const subsequences = (lines: readonly string[]): readonly (readonly string[])[] =>
  lines.reduce<readonly (readonly string[])[]>((all, one) => [...all, ...all.map((each) => [...each, one])], [[]])

const isWithin = (wanted: readonly string[], lines: readonly string[]): boolean => {
  let at = 0
  for (const one of lines) if (wanted[at] === one) at += 1
  return at === wanted.length
}
