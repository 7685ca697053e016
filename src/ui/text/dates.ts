import { partOfFault, type DateFault, type DatePart } from '../../domain/formats/date-parts.ts'

/** What to correct in a date, box by box. */
const faults: Readonly<Record<DateFault, string>> = {
  dayMissing: 'Enter the day.',
  monthMissing: 'Enter the month.',
  yearMissing: 'Enter the year.',
  dayOutside: 'Check the day. This month doesn’t have that many days.',
  monthOutside: 'Check the month. It must be between 1 and 12.',
  yearShort: 'Check the year. It must have 4 digits.',
  yearOutside: 'Check the year. It’s too early or too late.',
}

/** A page's own messages for an empty date and for an invalid one. */
export interface DateWords {
  readonly required: string
  readonly invalid: string
}

/** The messages for pages without their own [ACT-2]. */
export const dateWords = (label: string): DateWords => ({
  required: `${label} requires a valid date`,
  invalid: `${label} requires a valid date`,
})

const isFault = (key: string): key is DateFault => key in faults

/** The message for a date's problem: what is wrong, then which box to correct. */
export const dateText = (key: string | null, words: DateWords): string | null => {
  if (key === null) return null
  if (key === 'dateRequired') return words.required
  return isFault(key) ? `${words.invalid}. ${faults[key]}` : words.invalid
}

/** The box with the problem; null where all of them have it. */
export const wrongPart = (key: string | null): DatePart | null =>
  key !== null && isFault(key) ? partOfFault(key) : null
