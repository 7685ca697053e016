/** Crockford's digits: without I, L, O and U, which can be taken for others in writing or over the telephone. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
/** The start of 2020, ms since 1970: the digits last until 2054. */
const FROM = 1_577_836_800_000

/**
 * The code that a person gives to support: when the visit began, as its log's header says it. It names nobody, and every log has it, whenever
 * it was recorded. [BED-7]
 */
export const supportCode = (startedAt: number): string => {
  const number = Math.max(0, startedAt - FROM).toString(DIGITS.length)
  const digits = [...number.padStart(LENGTH, '0')].map((digit) => DIGITS[parseInt(digit, DIGITS.length)]).join('')
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}

/** When the visit of a support code began, ms since 1970; null where a text is none. It takes what people make of one: lower case, no hyphen, O for 0. */
export const startedAtOf = (code: string): number | null => {
  const digits = [...code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')].map((digit) =>
    DIGITS.indexOf(digit),
  )
  return digits.length === LENGTH && !digits.includes(-1)
    ? FROM + digits.reduce((all, digit) => all * DIGITS.length + digit, 0)
    : null
}
