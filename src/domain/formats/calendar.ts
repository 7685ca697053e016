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

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** How many days a month has; without a year, February has 29, and without a month there are 31. */
export const daysIn = (month: number | null, year: number | null): number => {
  if (month === 2) return year === null || isLeap(year) ? 29 : 28
  return month !== null && [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The days between the start of 1970 and the start of a year; negative before it. */
const daysBefore = (year: number): number => {
  const past = year - 1
  return past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400) - 719_162
}

/** The start of a month, in milliseconds since 1970, in UTC. */
export const timeOfMonth = (year: number, month: number): number => {
  let days = daysBefore(year)
  for (let earlier = 1; earlier < month; earlier++) days += daysIn(earlier, year)
  return days * DAY
}

/** The days from one day to another, both `yyyy-mm-dd`; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number => {
  const timeOf = (day: string): number =>
    timeOfMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7))) + (Number(day.slice(8, 10)) - 1) * DAY
  return Math.round((timeOf(to) - timeOf(from)) / DAY)
}

/** The year of a time in milliseconds since 1970, in UTC. */
export const yearOf = (now: number): number => {
  const days = Math.floor(now / DAY)
  const guess = 1970 + Math.floor(days / 365.2425)
  if (daysBefore(guess) > days) return guess - 1
  return daysBefore(guess + 1) <= days ? guess + 1 : guess
}

/** The day of a time in milliseconds since 1970, `yyyy-mm-dd` in UTC; for the years 1 to 9999. */
export const dayOf = (now: number): string => {
  const year = yearOf(now)
  let left = Math.floor(now / DAY) - daysBefore(year)
  let month = 1
  while (left >= daysIn(month, year)) {
    left -= daysIn(month, year)
    month += 1
  }
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(left + 1)}`
}

/** One o'clock in universal time on the last Sunday of a month of 31 days: then Britain changes its clocks. */
const clockChange = (year: number, month: number): number => {
  const last = timeOfMonth(year, month) + 30 * DAY
  const sinceSunday = (last / DAY + 4) % 7 // 1 January 1970 was a Thursday
  return last - sinceSunday * DAY + DAY / 24
}

/** The day in Britain, where schemes count their days, `yyyy-mm-dd`. `now` is milliseconds since 1970, from 1996 on. */
export const britishDay = (now: number): string => {
  const year = yearOf(now)
  const isSummer = now >= clockChange(year, 3) && now < clockChange(year, 10)
  return dayOf(isSummer ? now + DAY / 24 : now)
}

const ofZone = new Map<string, Intl.DateTimeFormat>()

/**
 * The day in a time zone, `yyyy-mm-dd`. `now` is milliseconds since 1970.
 * @param zone as IANA names it; null, and one that the browser does not know, is Britain's
 */
export const dayIn = (now: number, zone: string | null): string => {
  if (zone === null) return britishDay(now)
  try {
    const days = ofZone.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }) // writes days so
    ofZone.set(zone, days)
    return days.format(now)
  } catch {
    return britishDay(now)
  }
}

/** The day after a day, both `yyyy-mm-dd`. */
export const dayAfter = (day: string): string =>
  dayOf(timeOfMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7))) + Number(day.slice(8, 10)) * DAY)
