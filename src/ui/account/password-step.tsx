import { useEffect } from 'react'
import {
  checkPassword,
  dropPasswordCheck,
  newPasswordForm,
  selectPasswordRules,
} from '../../domain/account/password-rules.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { PasswordField } from '../components/inputs/password-field.tsx'
import { PasswordRules } from '../components/inputs/password-rules.tsx'
import { useDispatch, useForm, useSelect } from '../portal.ts'
import { MasqueradeNotice } from '../shell/masquerade.tsx'
import { accountProblemText, accountText } from '../text/account.ts'
import { fieldText, text } from '../text/shared.ts'
import type { StepProps } from './step-form.tsx'
import { StepForm } from './step-form.tsx'

const words = accountText.password
const id = 'new-password'

interface PasswordStepProps extends StepProps {
  /** The token of the reset link; '' if there is none. */
  readonly token: string
  /** The user name, for password managers; null if the page does not know it. */
  readonly username: string | null
  /** The host found a broken rule. */
  readonly rulesBroken: boolean
  /** The label of Next while the password is being sent. */
  readonly sending: string
}

/** Chooses a password against the nine rules, as the host judges them. */
export const PasswordStep = ({ token, username, rulesBroken, sending, busy, ...step }: PasswordStepProps) => {
  const { rules, verdict, problem, allMet } = useSelect(selectPasswordRules)
  const { bind, submitted, problems } = useForm(newPasswordForm)
  const password = bind('password')
  const dispatch = useDispatch()
  const check = () => void dispatch(checkPassword, { token })
  useEffect(() => {
    // Returning to this step has the host judge the password again.
    dispatch(checkPassword, { token })
    return () => void dispatch(dropPasswordCheck, undefined)
  }, [dispatch, token])

  const isBlocked = (rulesBroken || 'rules' in problems) && !allMet
  const error = fieldText(password.problem) ?? (isBlocked ? words.blocked : null)
  const met = rules.filter(({ status, estimated }) => status === 'met' && !estimated).length
  const summary =
    verdict === 'known'
      ? words.met(met, rules.length)
      : verdict === 'failed'
        ? words.checkFailed
        : password.control.value === ''
          ? words.untyped
          : words.waiting
  return (
    <StepForm
      {...step}
      busy={{ label: sending, active: busy }}
      title={rulesBroken ? accountText.review : accountText.problemTitle}
      submission={submitted}
      problems={[
        {
          fieldId: id,
          label: password.problem === 'required' ? accountText.common.password : undefined,
          message: error,
        },
      ]}
    >
      <MasqueradeNotice />
      {username !== null && <input hidden readOnly type="text" autoComplete="username" value={username} />}
      <PasswordField
        id={id}
        label={accountText.common.password}
        autoComplete="new-password"
        requirement="required"
        value={password.control.value}
        onChange={(value) => {
          password.control.onChange(value)
          check()
        }}
        onBlur={password.control.onBlur}
        error={error}
      />
      <PasswordRules
        id={`${id}-rules`}
        prompt={words.prompt}
        summary={summary}
        rules={rules.map(({ code, status, estimated }) => ({ key: code, text: words.rules[code], status, estimated }))}
      />
      {problem !== null && (
        <Banner tone="danger">
          <p>{accountProblemText(problem, text.common.generic)}</p>
          <Button variant="secondary" size="small" icon="refresh" onPress={check}>
            {words.checkAgain}
          </Button>
        </Banner>
      )}
    </StepForm>
  )
}
