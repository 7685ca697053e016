import type { DomainEvent } from '../kernel/event.ts'
import { FormCleared, SecretFieldEdited } from '../kernel/forms/form.ts'
import { passwordRuleCodes, type PasswordRule } from './password-estimate.ts'
import { PasswordJudged } from './password-rules.ts'

/** For tests: a password that meets the rules. */
export const goodPassword = 'Quiet-Otter-7!harbour'

export const typedDate = (value: string): DomainEvent =>
  SecretFieldEdited({ form: 'birth-date', field: 'date', value, problem: null })

export const typedPassword = (value = goodPassword): DomainEvent =>
  SecretFieldEdited({ form: 'new-password', field: 'password', value, problem: null })

/** The host's verdict on an edition of the password: every rule is met except those named. */
export const judged = (edition: number, ...broken: PasswordRule[]): DomainEvent =>
  PasswordJudged({ edition, checks: passwordRuleCodes.map((rule) => ({ rule, met: !broken.includes(rule) })) })

/** What the effects emit once they have used the typed date and password. */
export const formsCleared = {
  d: FormCleared({ form: 'birth-date' }),
  p: FormCleared({ form: 'new-password' }),
}
