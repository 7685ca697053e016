import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthYear, timeOfMonth } from './calendar.ts'

describe('a month', () => {
  it('[STMT-1] is written with its year', () => {
    expect(monthYear(2026, 3)).toBe('March 2026')
  })

  it('[STMT-1] begins when the calendar says so, in any year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1600, max: 2600 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        expect(timeOfMonth(year, month)).toBe(Date.UTC(year, month - 1, 1))
      }),
    )
  })
})
