import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, dayOf, monthYear, timeOfMonth } from './calendar.ts'

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

describe('the day after a day', () => {
  it('[SEL-3] is the next one of the calendar, over the ends of months and years', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
    expect(dayAfter('2028-02-28')).toBe('2028-02-29')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        expect(dayAfter(dayOf(days * 86_400_000))).toBe(dayOf((days + 1) * 86_400_000))
      }),
    )
  })
})
