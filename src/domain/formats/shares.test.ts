import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentageOf, sharesOf } from './shares.ts'

describe('a percentage', () => {
  it.each([
    [0, 0, 0],
    [3, 3, 100],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [1, 10_000, 0],
    [9_999, 10_000, 100],
  ])('[ENG-1] %i of %i is %d %%', (part, whole, percentage) => {
    expect(percentageOf(part, whole)).toBe(percentage)
  })

  it('[INS-1] lies from 0 to 100 with one decimal, near the true share', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (a, b) => {
        const [part, whole] = [Math.min(a, b), Math.max(a, b)]
        const percentage = percentageOf(part, whole)
        expect(percentage).toBeGreaterThanOrEqual(0)
        expect(percentage).toBeLessThanOrEqual(100)
        expect(Math.round(percentage * 10)).toBeCloseTo(percentage * 10, 6)
        expect(Math.abs(percentage - (part * 100) / Math.max(1, whole))).toBeLessThanOrEqual(0.0500001)
      }),
    )
  })

  it('[INS-1] those of the parts of a whole come to 100', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 1, maxLength: 8 }), (amounts) => {
        const sum = sharesOf(amounts).reduce((all, one) => all + one, 0)
        expect(sum).toBe(amounts.some((one) => one > 0) ? 100 : 0)
      }),
    )
  })
})
