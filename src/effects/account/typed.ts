import { from, type Observable } from 'rxjs'
import { birthDateForm } from '../../domain/account/birth-date.ts'
import { newPasswordForm } from '../../domain/account/password-rules.ts'
import { partsOf } from '../../domain/formats/date-parts.ts'
import type { EventOf } from '../../domain/kernel/event.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'

/** A day, `yyyy-mm-dd`, as the hosts read it (dd/mm/yyyy) or as an address has it (dd-mm-yyyy). */
export const dayFirst = (iso: string, separator: '/' | '-'): string => {
  const { day, month, year } = partsOf(iso)
  return [day, month, year].join(separator)
}

/** Clears the date of birth and the password once they are used, or their page is left. */
export const typedForgotten = (): Observable<EventOf<typeof FormCleared>> =>
  from([birthDateForm, newPasswordForm].map(({ name }) => FormCleared({ form: name })))
