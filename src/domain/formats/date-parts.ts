import { daysIn, monthNames } from './calendar.ts'
import { cleanLine } from './typed-text.ts'
import { plainDigits } from './digits.ts'

/** A part of a date, in the order of the boxes. */
export type DatePart = 'day' | 'month' | 'year'

/** What a person has typed of a date so far: digits, each part possibly empty or short. */
export type DateParts = Readonly<Record<DatePart, string>>

/** The range of years: up to `max`, and from `min`, or from the current year if `min` is null. */
export interface YearLimits {
  readonly min: number | null
  readonly max: number
}

/** The first fault of a date, and the part that has it. */
export type DateFault = `${DatePart}Missing` | 'dayOutside' | 'monthOutside' | 'yearShort' | 'yearOutside'

export const dateParts: readonly DatePart[] = ['day', 'month', 'year']

const longest: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 }

/** The digits of a text, up to the length of the part; anything else that is typed is removed. */
export const digitsOf = (part: DatePart, text: string): string =>
  plainDigits(text).replaceAll(/\D/g, '').slice(0, longest[part])

/** Parses `yyyy-mm-dd`, in which parts can be short or empty; other texts give empty parts. */
export const partsOf = (text: string): DateParts => {
  const [, year = '', month = '', day = ''] = /^(\d{0,4})-(\d{0,2})-(\d{0,2})$/.exec(text) ?? []
  return { day, month, year }
}

/** Writes the parts as one text, `yyyy-mm-dd` as far as they go; '' if nothing was typed. */
export const textOf = ({ day, month, year }: DateParts): string =>
  day + month + year === '' ? '' : `${year}-${month}-${day}`

const numberOf = (text: string): number | null => (text === '' ? null : Number(text))

/** The limits of a part, given the other two. `thisYear` is used if the limits have no minimum year. */
const limitsOf = (
  part: DatePart,
  { month, year }: DateParts,
  years: YearLimits | null,
  thisYear: number,
): { readonly least: number; readonly most: number } => {
  if (part === 'month') return { least: 1, most: 12 }
  if (part === 'day') return { least: 1, most: daysIn(numberOf(month), year.length === 4 ? Number(year) : null) }
  return years === null ? { least: 1, most: 9999 } : { least: years.min ?? thisYear, most: years.max }
}

/** Pads a day or a month to two digits when the box is left; a year stays as it is. */
export const padPart = (part: DatePart, text: string): string =>
  part === 'year' || text === '' ? text : text.padStart(2, '0')

/**
 * The effect of an arrow key on one part: one up (1) or down (-1), within its limits. An empty day or month starts at its nearer end, an
 * empty year at the current one.
 */
export const stepPart = (
  part: DatePart,
  parts: DateParts,
  by: 1 | -1,
  years: YearLimits | null,
  thisYear: number,
): DateParts => {
  const { least, most } = limitsOf(part, parts, years, thisYear)
  const before = numberOf(parts[part])
  const start = part === 'year' ? thisYear : by === 1 ? least : most
  const next = Math.min(most, Math.max(least, before === null ? start : before + by))
  return { ...parts, [part]: part === 'year' ? String(next).padStart(4, '0') : padPart(part, String(next)) }
}

/** The number of a month from its number or its name, also a short one ('Aug', 'Sept'); null for any other word. */
const monthOf = (word: string): string | null => {
  if (/^\d{1,2}$/.test(word)) return word
  const index = monthNames.findIndex((name) => word.length > 2 && name.toLowerCase().startsWith(word))
  return index === -1 ? null : String(index + 1)
}

/** A time of day, which can have a time zone, at the end of a date. */
const TIME = /[T, ]+\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?( ?[ap]m)?( ?(Z|[A-Z]{3,4}|[+-]\d{2}:?\d{2}))?$/i

/**
 * The parts of a pasted date or one from a link: day first ('28/08/1978', '28.8.1978', 'Monday, 28th August 1978', '28081978'), year first
 * ('1978-08-28', '19780828') or month first in words ('August 28, 1978'). A time behind it is dropped. A year of two digits stays one, for
 * its box to ask about. Null for any other text.
 */
export const splitDate = (text: string): DateParts | null => {
  const words = cleanLine(plainDigits(text))
    .trim()
    .replace(TIME, '')
    .toLowerCase()
    .replace(/^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\b/, '')
    .replace(/^(19|20)(\d\d)(0\d|1[0-2])([0-3]\d)$/, '$1$2 $3 $4')
    .replace(/^([0-3]\d)(0\d|1[0-2])((19|20)\d\d)$/, '$1 $2 $3')
    .replaceAll(/(\d)(st|nd|rd|th)\b( of\b)?/g, '$1')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  const [first = '', second = '', third = ''] = words
  const isYear = /^\d{4}$/.test(first)
  const isWord = /^[a-z]/.test(first)
  const [day, month, year] = isYear ? [third, second, first] : isWord ? [second, first, third] : [first, second, third]
  const number = monthOf(month)
  if (words.length !== 3 || number === null || !/^\d{1,2}$/.test(day) || !/^(\d\d){1,2}$/.test(year)) return null
  return { day: padPart('day', day), month: padPart('month', number), year }
}

/** A date as `splitDate` reads it, with its whole year; null without one. */
export const readDate = (text: string): DateParts | null => {
  const parts = splitDate(text)
  return parts && parts.year.length === 4 ? parts : null
}

/** The first fault of a date in the order of its boxes, missing parts first; null for a real date within the years. */
export const dateFault = (parts: DateParts, years: YearLimits | null, thisYear: number): DateFault | null => {
  const missing = dateParts.find((part) => parts[part] === '')
  if (missing) return `${missing}Missing`
  const isOutside = (part: DatePart): boolean => {
    const { least, most } = limitsOf(part, parts, years, thisYear)
    return Number(parts[part]) < least || Number(parts[part]) > most
  }
  if (isOutside('day')) return 'dayOutside'
  if (isOutside('month')) return 'monthOutside'
  if (parts.year.length < 4) return 'yearShort'
  return isOutside('year') ? 'yearOutside' : null
}

/** The box with the fault. */
export const partOfFault = (fault: DateFault): DatePart =>
  fault.startsWith('day') ? 'day' : fault.startsWith('month') ? 'month' : 'year'

/** `yyyy-mm-dd` with every part padded; for parts without a fault. */
export const isoOf = ({ day, month, year }: DateParts): string =>
  `${year}-${padPart('month', month)}-${padPart('day', day)}`
