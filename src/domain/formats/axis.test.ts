import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisOf } from './axis.ts'

it.each([
  [[3320, 3451], { from: 3200, to: 3500 }],
  [[4518, 8133], { from: 2000, to: 10_000 }],
  [[10, 900], { from: 0, to: 1000 }],
  [[500, 500], { from: 495, to: 505 }],
  [[0, 0], { from: 0, to: 1 }],
  [[], { from: 0, to: 1 }],
])('[TAKE-1] [INS-1] an axis for %j shows the change', (values, axis) => {
  expect(axisOf(values)).toEqual(axis)
})

it('[INS-1] an axis holds all its values, and one that starts above 0 gives their change a fifth of its height', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 2 }), (values) => {
      const { from, to } = axisOf(values)
      const [low, high] = [Math.min(...values), Math.max(...values)]
      expect(from).toBeLessThanOrEqual(low)
      expect(to).toBeGreaterThanOrEqual(high)
      expect(from === 0 || high - low <= high / 50 || (high - low) / (to - from) > 0.2).toBe(true)
    }),
  )
})
