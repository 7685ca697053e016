/** The number that a person typed, with or without `£`, `%` and commas; null if it is not a number. */
export const readAmount = (text: string): number | null => {
  const digits = text.replace(/[£%,\s]/g, '')
  return /^\d+([.]\d+)?$/.test(digits) ? Number(digits) : null
}
