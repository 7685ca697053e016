/** The months by name, January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** A month of a year in words: 'March 2026'. `month` is 1 to 12. */
export const monthYear = (year: number, month: number): string => `${monthNames[month - 1] ?? ''} ${year}`

const DAY = 86_400_000
const DAYS_OF_400_YEARS = 146_097
/** From 1 March of the year 0 to 1 January 1970. */
const DAYS_TO_1970 = 719_468

/** When a month begins, in milliseconds since 1970, in UTC. Its years begin in March, so that a leap day is a year's last. */
export const timeOfMonth = (year: number, month: number): number => {
  const from = month <= 2 ? year - 1 : year
  const cycle = Math.floor(from / 400)
  const inCycle = from - cycle * 400
  const daysBefore = Math.floor((153 * ((month + 9) % 12) + 2) / 5)
  const days = inCycle * 365 + Math.floor(inCycle / 4) - Math.floor(inCycle / 100) + daysBefore
  return (cycle * DAYS_OF_400_YEARS + days - DAYS_TO_1970) * DAY
}
