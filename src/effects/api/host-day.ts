let british: Intl.DateTimeFormat | undefined // made when the first is asked for: few visits need one

/**
 * The British day of a moment, in ms since 1970, as yyyy-mm-dd: a host writes a day as its midnight in London or in universal time, and this
 * is the day of both. Null for a moment outside the calendar.
 */
export const britishDayOf = (at: number): string | null => {
  if (Number.isNaN(new Date(at).getTime())) return null
  british ??= new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/London',
  })
  const [day, month, year = ''] = british.format(at).split('/')
  return `${year.padStart(4, '0')}-${month}-${day}`
}

const MOMENT = /^\s*(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?\s*$/i

/**
 * The day of a text with a time, yyyy-mm-dd; undefined for any other text. A moment in universal time counts in Britain; anything else keeps
 * the day that is written in it.
 */
export const dayOfMoment = (text: string): string | undefined => {
  const [, day, zone] = MOMENT.exec(text) ?? []
  if (day === undefined || zone === undefined || !/^(z|[+-]00:?00)$/i.test(zone)) return day
  const iso = text.trim().replace(' ', 'T').replace(',', '.')
  return britishDayOf(Date.parse(iso.replace(/\s*(z|[+-]00:?00)$/i, 'Z'))) ?? undefined
}
