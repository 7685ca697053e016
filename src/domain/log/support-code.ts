import { cleanLine } from '../formats/typed-text.ts'

/** Crockford's digits: without I, L, O and U, which can be mistaken for others in writing or over the telephone. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
/** The start of 2020, ms since 1970: eight digits last until 2054. */
const FROM = 1_577_836_800_000

/**
 * The code that a person gives to support: the time at which the visit began, as in the header of its log. It names nobody, and it can be
 * derived from every log, whenever that was recorded. [BED-7]
 */
export const supportCode = (startedAt: number): string => {
  const number = Math.max(0, startedAt - FROM).toString(DIGITS.length)
  const digits = [...number.padStart(LENGTH, '0')].map((digit) => DIGITS[parseInt(digit, DIGITS.length)]).join('')
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}

/**
 * When the visit of a support code began, ms since 1970; null if the text is not a code. Accepts lower case, a missing hyphen, O for 0, and
 * I or L for 1.
 */
export const startedAtOf = (code: string): number | null => {
  const digits = [...cleanLine(code).toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')].map(
    (digit) => DIGITS.indexOf(digit),
  )
  return digits.length === LENGTH && !digits.includes(-1)
    ? FROM + digits.reduce((all, digit) => all * DIGITS.length + digit, 0)
    : null
}
