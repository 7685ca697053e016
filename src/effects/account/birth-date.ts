import { of } from 'rxjs'
import { ActivationDateRefused } from '../../domain/account/activation.ts'
import { birthDateForm } from '../../domain/account/birth-date.ts'
import { ResetDateRefused } from '../../domain/account/reset-password.ts'
import { FieldsJudged } from '../../domain/kernel/forms/form.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** A date that the host refused stays wrong until another is typed. */
export const judgeBirthDate = portalEffect({
  name: 'birthDate.judge',
  on: [ActivationDateRefused, ResetDateRefused],
  policy: 'everyOne',
  emits: [FieldsJudged],
  run: () => of(FieldsJudged({ form: birthDateForm.name, verdicts: { date: { key: 'dateRefused' } } })),
})
