import { monthNames } from '../../../domain/formats/calendar.ts'

/** Created on first use: all of them together cost a phone a tenth of a second, and a page needs one or two. */
const whenAsked = <Format>(make: () => Format): (() => Format) => {
  let made: Format | undefined
  return () => (made ??= make())
}

// A zero has no minus sign, also one that is left of half a penny.
const pounds = whenAsked(
  () => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', signDisplay: 'negative' }),
)

/** Integer pence as `£1,234.50`; a missing amount is an en dash, never `£0.00`. */
export const formatMoney = (pence: number | null): string => {
  if (pence === null) return '–'
  return pounds()
    .format(pence / 100)
    .replace('-', '−')
}

/**
 * An ISO date (`2026-03-01`, or a timestamp that starts with one) as `1 March 2026`, or `1 Mar 2026` when short. No time zone is involved,
 * so the day never shifts. The day stays on the line of its month. Text in any other form is returned unchanged.
 */
export const formatDate = (iso: string, form: 'long' | 'short' = 'long'): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? []
  const name = monthNames[Number(month) - 1]
  if (year === undefined || name === undefined) return iso
  return `${Number(day)}\u00a0${form === 'long' ? name : name.slice(0, 3)} ${year}`
}

const writtenPounds = whenAsked(
  () =>
    new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency: 'GBP',
      maximumFractionDigits: 10,
      signDisplay: 'negative',
      trailingZeroDisplay: 'stripIfInteger',
    }),
)

/** An amount in pounds as people write it: £600, and £12.50 if there are pence. */
export const formatPounds = (amount: number): string => writtenPounds().format(amount).replace('-', '−')

const days = whenAsked(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }))

/** The date of a timestamp, ms since 1970, in Great Britain: 1 March 2026. */
export const formatDay = (at: number): string => days().format(at).replace(' ', '\u00a0')

const numbers = whenAsked(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 10, signDisplay: 'negative' }))

/** A count with separated thousands: 10,000. */
export const formatNumber = (count: number): string => numbers().format(count)

const roundPounds = whenAsked(
  () =>
    new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency: 'GBP',
      maximumFractionDigits: 0,
      signDisplay: 'negative',
    }),
)

/** Integer pence to the nearest pound, `£1,235`: for a chart's axis, next to which the exact figure is shown. */
export const formatWholePounds = (pence: number): string =>
  roundPounds()
    .format(pence / 100)
    .replace('-', '−')

/** A percentage with one decimal: 81.3%. */
export const formatPercentage = (percentage: number): string => `${percentage.toFixed(1)}%`

const pointsFormat = whenAsked(
  () =>
    new Intl.NumberFormat('en-GB', {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      useGrouping: false,
    }),
)

/** The size of a change in percentage points: 2.1. Its direction and unit are next to it. */
export const formatPoints = (points: number): string => pointsFormat().format(Math.abs(points))

const times = whenAsked(() => new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }))
const moments = whenAsked(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }))

/** The time of a timestamp, ms since 1970, on the person's own clock: 10:04:07. */
export const formatTime = (at: number): string => times().format(at)

/** The date and time of a timestamp, ms since 1970, on the person's own clock: 1 Mar 2026, 10:04. */
export const formatMoment = (at: number): string => moments().format(at)
