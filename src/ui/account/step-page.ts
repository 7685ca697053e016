import { useLayoutEffect, useRef } from 'react'
import { birthDateForm } from '../../domain/account/birth-date.ts'
import { newPasswordForm, selectPasswordRules } from '../../domain/account/password-rules.ts'
import { pageHeading } from '../components/layout/page-heading.ts'
import { useForm, useSelect } from '../portal.ts'
import { usePage } from '../shell/use-page.ts'

/** Whether problems found by the last submission remain. */
export const useStepProblem = (step: 'date' | 'password', isRefused: boolean): boolean => {
  const dates = useForm(birthDateForm)
  const passwords = useForm(newPasswordForm)
  const { allMet } = useSelect(selectPasswordRules)
  const { submitted, problems } = step === 'date' ? dates : passwords
  const open = Object.keys(problems).filter((name) => !(name === 'rules' && allMet))
  return isRefused || (submitted > 0 && open.length > 0)
}

/** Sets the tab's title. The heading of a new step takes the focus, unless a problem does. */
export const useStepPage = (title: string, step: string, wrong: boolean): void => {
  const seen = useRef(step)
  usePage(title)
  useLayoutEffect(() => {
    if (seen.current === step) return
    seen.current = step
    if (!wrong) pageHeading()?.focus()
  }, [step, wrong])
}
