import type { DateParts } from '../formats/date-parts.ts'
import { dateFault, isoOf, partsOf } from '../formats/date-parts.ts'
import { yearOf } from '../formats/calendar.ts'
import { defineForm, secretField } from '../kernel/forms/form.ts'
import { required } from '../kernel/forms/rules.ts'

/** Nobody who works was born earlier. */
export const earliestBirthYear = 1900

/** A date of birth proves who somebody is, so it is a secret: it is recorded nowhere. Its text is that of `textOf`. */
export const birthDateForm = defineForm('birth-date', {
  date: secretField(required('dateRequired'), (text, now) => {
    const thisYear = yearOf(now)
    return dateFault(partsOf(text), { min: earliestBirthYear, max: thisYear }, thisYear)
  }),
})

/** `yyyy-mm-dd` of what a link says, or '' where that is no date. */
export const birthDateOf = (parts: DateParts | null): string =>
  parts !== null && dateFault(parts, null, earliestBirthYear) === null ? isoOf(parts) : ''
