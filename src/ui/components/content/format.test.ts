import { describe, expect, it } from 'vitest'
import { formatDate, formatMoney, formatNumber, formatPercentage, formatPoints, formatPounds } from './format.ts'

describe('formatMoney', () => {
  it('writes pence as pounds with two decimals and thousands', () => {
    expect(formatMoney(0)).toBe('£0.00')
    expect(formatMoney(5)).toBe('£0.05')
    expect(formatMoney(123450)).toBe('£1,234.50')
  })
  it('writes a real minus sign', () => expect(formatMoney(-1250)).toBe('−£12.50'))
  it.each([-0, -0.4])('writes %d pence without a sign', (pence) => expect(formatMoney(pence)).toBe('£0.00'))
  it('shows a missing amount otherwise than nothing to pay', () => expect(formatMoney(null)).toBe('–'))
})

it.each([
  [600, '£600'],
  [12.5, '£12.50'],
  [1234.5, '£1,234.50'],
  [12.345, '£12.345'],
  [-5, '−£5'],
  [-0, '£0'],
])('an amount in pounds: %d is %s', (amount, text) => expect(formatPounds(amount)).toBe(text))

it('a number keeps its decimals and has no sign at nought', () => {
  expect([1.2345, 10_000, -0].map(formatNumber)).toEqual(['1.2345', '10,000', '0'])
})

describe('formatDate', () => {
  it('writes the day without a leading nought and the month in words', () => {
    expect(formatDate('2026-03-01')).toBe('1\u00a0March 2026')
    expect(formatDate('1978-08-28', 'short')).toBe('28\u00a0Aug 1978')
  })
  it('reads the date of a timestamp without shifting the day', () =>
    expect(formatDate('2026-12-31T23:59:59Z')).toBe('31\u00a0December 2026'))
  it('gives back what is no date', () => {
    expect(formatDate('to be confirmed')).toBe('to be confirmed')
    expect(formatDate('2026-13-01')).toBe('2026-13-01')
  })
})

describe('figures of a chart', () => {
  it('[TAKE-1] are percentages with one decimal, and changes without one, beside their direction in words', () => {
    expect([0, 33.3, 100].map(formatPercentage)).toEqual(['0.0%', '33.3%', '100.0%'])
    expect([2.1, 0, -12, -0.04].map(formatPoints)).toEqual(['2.1', '0.0', '12.0', '0.0'])
  })
})
