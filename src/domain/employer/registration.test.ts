import fc from 'fast-check'
import { expect, it } from 'vitest'
import { notRegistered, registeredPercentage } from './registration.ts'

it.each([
  [0, 0, 0],
  [3, 3, 100],
  [3, 1, 33.3],
  [3, 2, 66.7],
  [10_000, 7_654, 76.5],
])('[EMP-1] [DASH-1] of %i employees %i registered are %d %%', (employees, registered, percentage) => {
  expect(registeredPercentage({ employees, registered })).toBe(percentage)
})

it('[EMP-1] a percentage lies from 0 to 100, has one decimal, and grows with the registered', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(20_000), (a, b) => {
      const [registered, employees] = a < b ? [a, b] : [b, a]
      const percentage = registeredPercentage({ employees, registered })
      expect(percentage).toBeGreaterThanOrEqual(0)
      expect(percentage).toBeLessThanOrEqual(100)
      expect(percentage.toFixed(1)).toBe(String(percentage).includes('.') ? String(percentage) : `${percentage}.0`)
      const more = { employees, registered: Math.min(employees, registered + 1) }
      expect(registeredPercentage(more)).toBeGreaterThanOrEqual(percentage)
      expect(notRegistered({ employees, registered }) + registered).toBe(employees)
    }),
  )
})
