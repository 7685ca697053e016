import { cleanLine } from './typed-text.ts'
import { plainDigits } from './digits.ts'

/** The unit in which a field takes a number. */
export type AmountUnit = 'pounds' | 'days' | 'percent' | 'none'

/**
 * What a person typed in place of a number.
 *
 * - `doubtful`: people of different countries read different numbers in it, or its digits are grouped as nobody groups them.
 * - `unit`: a number in another unit than the field's, which is `typed`.
 */
export type AmountReading =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'doubtful'; readonly readings: readonly number[] }
  | { readonly kind: 'unit'; readonly typed: string }
  | { readonly kind: 'unreadable' }

const unreadable = { kind: 'unreadable' } as const

/** The unit's own signs and words, which can stand beside the number. */
const ownUnit: Readonly<Record<AmountUnit, RegExp>> = {
  pounds: /^(£|gbp|pounds?)$/,
  days: /^days?$/,
  percent: /^(%|percent|per cent)$/,
  none: /^$/,
}

/** More digits than any amount has; numbers of JavaScript are exact up to here. */
const MOST_DIGITS = 15

/** An English number: comma, space or apostrophe before each three digits; `.5` and `5.` are numbers, too. */
const ENGLISH = /^(\d+|[1-9]\d{0,2}(?:([, '])\d{3})(?:\2\d{3})*)?(\.\d*)?$/

/** The numbers that a doubtful text can mean: with its last separator as the decimal one, and without any. */
const readingsOf = (digits: string): readonly number[] => {
  const last = digits.search(/[., '](?=\d*$)/)
  const [whole, part] = [digits.slice(0, last), digits.slice(last + 1)]
  const decimal = whole.includes(digits.charAt(last)) ? [] : [Number(`${whole.replaceAll(/\D/g, '')}.${part}`)]
  return [...new Set([...decimal, Number(digits.replaceAll(/\D/g, ''))])]
}

/** In money nobody writes three decimals: `1.000` is one thousand to half of Europe. A percentage can be 33.333. */
const isDoubtfulPoint = (digits: string, unit: AmountUnit | null): boolean =>
  unit !== 'percent' && /^[1-9]\d{0,2}\.\d{3}$/.test(digits)

/**
 * Reads a number as people of this country write it, with or without the field's unit: `£1,500`, `12.5 %`, `.5`, `1 500`. A comma is a
 * separator of thousands only where three digits follow; what could also be a decimal comma is doubtful, never guessed.
 * @param unit null accepts the signs and words of every unit
 */
export const readAmount = (text: string, unit: AmountUnit | null): AmountReading => {
  const typed = cleanLine(plainDigits(text)).replaceAll('’', "'").trim()
  const [, before = '', found = '', after = ''] = /^([^\d.,']*)([\d.,' ]*\d[\d.,' ]*)([^\d]*)$/.exec(typed) ?? []
  const digits = found
    .replaceAll(/ *([.,]) */g, '$1')
    .replace(/[.,]$/, '')
    .trim()
  const signs = before.replaceAll(/[^+-]/g, '')
  if (!/\d/.test(digits) || /[.,' ]{2}/.test(digits) || digits.replaceAll(/\D/g, '').length > MOST_DIGITS)
    return unreadable
  if (signs.length > 1 || /[()/]/.test(before) || /[+\-()/]/.test(after)) return unreadable
  const marks = [before.replaceAll(/[+-]/g, '').trim(), after.trim()].filter((mark) => mark !== '')
  const units = unit === null ? Object.values(ownUnit) : [ownUnit[unit]]
  const foreign = marks.find((mark) => !units.some((own) => own.test(mark.toLowerCase())))
  if (foreign !== undefined) return { kind: 'unit', typed: foreign }
  const signed = (value: number): number => (signs === '-' && value !== 0 ? -value : value)
  return ENGLISH.test(digits) && !isDoubtfulPoint(digits, unit)
    ? { kind: 'number', value: signed(Number(digits.replaceAll(/[, ']/g, ''))) }
    : { kind: 'doubtful', readings: readingsOf(digits).map(signed) }
}

/** The number, or null where `readAmount` has none. */
export const amountOf = (text: string, unit: AmountUnit | null): number | null => {
  const read = readAmount(text, unit)
  return read.kind === 'number' ? read.value : null
}
