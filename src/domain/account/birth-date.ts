import { dateFault, isoOf, partsOf, type DateParts } from '../formats/date-parts.ts'
import { yearOf } from '../formats/calendar.ts'
import { defineForm, secretField } from '../kernel/forms/form.ts'
import { required } from '../kernel/forms/rules.ts'

/** The earliest plausible birth year of an employee. */
export const earliestBirthYear = 1900

/** A date of birth identifies a person, so it is a secret and never recorded. Its format is that of `textOf`. */
export const birthDateForm = defineForm('birth-date', {
  date: secretField(required('dateRequired'), (text, now) => {
    const thisYear = yearOf(now)
    return dateFault(partsOf(text), { min: earliestBirthYear, max: thisYear }, thisYear)
  }),
})

/** `yyyy-mm-dd` from a link, or '' if it is not a date. */
export const birthDateOf = (parts: DateParts | null): string =>
  parts !== null && dateFault(parts, null, earliestBirthYear) === null ? isoOf(parts) : ''
