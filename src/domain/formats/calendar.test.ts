import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { britishDay, dayAfter, dayOf, monthYear, timeOfMonth } from './calendar.ts'

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

describe('the day in Britain', () => {
  it.each([
    ['2026-07-30T23:30:00Z', '2026-07-31'],
    ['2026-07-31T22:59:59Z', '2026-07-31'],
    ['2026-12-31T23:59:59Z', '2026-12-31'],
    ['2026-03-29T00:59:59Z', '2026-03-29'],
    ['2026-10-24T23:30:00Z', '2026-10-25'],
    ['2026-10-25T23:30:00Z', '2026-10-25'],
  ])('[HOME-1] is an hour ahead of universal time from the end of March to the end of October: %s', (moment, day) => {
    expect(britishDay(Date.parse(moment))).toBe(day)
  })

  it('[HOME-1] is the one of the browser’s own calendar', () => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })
    for (let at = Date.UTC(1996, 0); at < Date.UTC(2060, 0); at += 13 * 3_600_000)
      expect(britishDay(at)).toBe(day.format(at))
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
