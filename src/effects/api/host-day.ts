import { timeOfMonth } from '../../domain/formats/calendar.ts'

let british: Intl.DateTimeFormat | undefined // made when the first is asked for: few visits need one

/** The farthest moment from 1970 that the language's calendar knows, in ms. */
const CALENDAR_ENDS = 8.64e15

/**
 * The British day of a moment, in ms since 1970, as yyyy-mm-dd: a host writes a day as its midnight in London or in universal time, and this
 * is the day of both. Null for a moment outside the calendar.
 */
export const britishDayOf = (at: number): string | null => {
  if (!(Math.abs(at) <= CALENDAR_ENDS)) return null
  british ??= new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/London',
  })
  const [day, month, year = ''] = british.format(at).split('/')
  return `${year.padStart(4, '0')}-${month}-${day}`
}

const MOMENT =
  /^\s*((\d{4})-(0[1-9]|1[0-2])-(\d{2}))[T ](\d{2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*(?:(Z|[+-]00:?00)|[+-]\d{2}:?\d{2})?\s*$/i

/**
 * The day of a text with a time, yyyy-mm-dd; undefined for any other text. A moment in universal time counts in Britain; anything else keeps
 * the day that is written in it.
 */
export const dayOfMoment = (text: string): string | undefined => {
  const [, written, year, month, day, hours, minutes, universal] = MOMENT.exec(text) ?? []
  if (universal === undefined) return written
  const hour = (Number(day) - 1) * 24 + Number(hours)
  return britishDayOf(timeOfMonth(Number(year), Number(month)) + (hour * 60 + Number(minutes)) * 60_000) ?? undefined
}
