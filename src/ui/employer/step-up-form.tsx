import { useLayoutEffect, type ReactNode } from 'react'
import type { FormDefinition } from '../../domain/kernel/forms/form.ts'
import type { StepUpTrouble } from '../../domain/employer/step-up.ts'
import { PasswordField } from '../components/inputs/password-field.tsx'
import { useErrorTitle } from '../components/layout/page-title.ts'
import { useForm } from '../portal.ts'
import { formPage } from '../shell/form-page.ts'
import { WriteFailure } from '../shell/write-failure.tsx'
import { isPasswordTrouble, ownPasswordText, stepUpText } from '../text/employees.ts'
import type { Unconfirmed } from '../text/unconfirmed.ts'
import { Form } from '../shell/form.tsx'

interface Props {
  readonly form: FormDefinition<string, 'password'>
  readonly words: { readonly password: string; readonly passwordHint: string }
  /** Why the change failed; null if it has not. */
  readonly trouble: StepUpTrouble | null
  /** How many times it has failed. */
  readonly failures: number
  /** The message for a failure that is not about the password. */
  readonly said: { readonly failed: string; readonly unconfirmed: Unconfirmed } | { readonly instead: ReactNode }
  readonly onSubmit: () => void
  /** The button, and what opens from it. */
  readonly children: ReactNode
}

/** A change for which administrators give their own password again. The field gets the focus after a submission that has not succeeded. */
export const StepUpForm = ({ form, words, trouble, failures, said, onSubmit, children }: Props) => {
  const { bind, submitted } = useForm(form)
  const password = bind('password')
  const id = `${form.name}-password`
  useLayoutEffect(() => {
    if (submitted > 0 || failures > 0) document.getElementById(id)?.focus()
  }, [submitted, failures, id])
  const isWrong = trouble !== null && isPasswordTrouble(trouble)
  const error =
    ownPasswordText(password.problem) ?? (isWrong && password.control.value === '' ? stepUpText(trouble) : null)
  useErrorTitle(error !== null)
  return (
    <Form className={formPage} onSubmit={onSubmit}>
      {trouble &&
        !isWrong &&
        ('instead' in said ? (
          said.instead
        ) : (
          <WriteFailure
            key={failures}
            problem={trouble.problem}
            failed={said.failed}
            unconfirmed={said.unconfirmed}
            because={<p>{stepUpText(trouble)}</p>}
          />
        ))}
      <PasswordField
        id={id}
        label={words.password}
        hint={words.passwordHint}
        autoComplete="current-password"
        requirement="required"
        {...password.control}
        error={error}
      />
      {children}
    </Form>
  )
}
