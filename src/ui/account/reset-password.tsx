import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import {
  checkResetDate,
  leaveReset,
  openReset,
  selectReset,
  sendNewPassword,
} from '../../domain/account/reset-password.ts'
import { selectTheme } from '../../domain/brand/theme.ts'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { FailureBanner } from '../components/feedback/failure-banner.tsx'
import { pageHeadingId } from '../components/layout/page-heading.ts'
import { ProgressSteps } from '../components/navigation/progress-steps.tsx'
import { useNavigation } from '../components/navigation/use-navigation.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { formPage } from '../shell/form-page.ts'
import { SignedOut } from '../shell/signed-out.tsx'
import { resetExpiredPanel, resetPanel } from '../text/access.ts'
import { accountProblemText, accountWriteText, accountText } from '../text/account.ts'
import { BirthDateStep } from './birth-date-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { useStepPage, useStepProblem } from './step-page.ts'

const words = accountText.reset
const PATH = '/reset-password/'

/** Links out of this page replace its history entry, which would otherwise keep the token and the date. */
const useScrubbedAddress = (): void => {
  const { go } = useNavigation()
  useEffect(() => {
    const scrub = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('a[href^="/"]')) go(PATH, { replace: true })
    }
    document.addEventListener('click', scrub, true)
    return () => document.removeEventListener('click', scrub, true)
  }, [go])
}

const Steps = ({ year }: { year: number }) => {
  const { link, step, busy, trouble, refusals } = useSelect(selectReset)
  const dispatch = useDispatch()
  const { go } = useNavigation()
  useStepPage(words.tabTitle, step, useStepProblem(step, trouble !== null))
  useScrubbedAddress()

  const title = (
    <h1 id={pageHeadingId} tabIndex={-1}>
      {words.title}
    </h1>
  )
  const heading = (
    <>
      <ProgressSteps steps={accountText.steps.two} current={step === 'date' ? 1 : 2} />
      {title}
    </>
  )
  const cancel = (
    <Button variant="quiet" onPress={() => go('/', { replace: true })}>
      {accountText.common.cancel}
    </Button>
  )
  if (trouble?.kind === 'expired')
    return (
      <div className={formPage}>
        {title}
        <FailureBanner title={trouble.message ?? words.expired}>{words.expiredMore}</FailureBanner>
        <ButtonLink to="/forgotten-password/?message=token-expired">{words.newLink}</ButtonLink>
      </div>
    )
  const failed = trouble?.kind === 'failed' ? trouble.problem : null
  const failure = failed && accountProblemText(failed, words.failed)
  return step === 'date' ? (
    <BirthDateStep
      heading={
        <>
          {heading}
          <p data-part="lead">{words.verify}</p>
        </>
      }
      words={{
        required: accountText.date.invalid,
        invalid: accountText.date.invalid,
        refused: accountText.date.invalid,
      }}
      refusals={refusals}
      failure={failure}
      busy={busy}
      thisYear={year}
      onSubmit={() => void dispatch(checkResetDate, undefined)}
      aside={cancel}
    />
  ) : (
    <PasswordStep
      heading={
        <>
          {heading}
          <p data-part="lead">{words.choose}</p>
        </>
      }
      token={link?.token ?? ''}
      username={null}
      rulesBroken={trouble?.kind === 'rulesBroken'}
      refusals={refusals}
      failure={failed && accountWriteText(failed, words.failed, words.unconfirmed)}
      sending={words.saving}
      busy={busy}
      onSubmit={() => void dispatch(sendNewPassword, undefined)}
      aside={cancel}
    />
  )
}

/** The link of a reset email: identify yourself, then set a new password. */
export const ResetPassword = ({ year }: { year: number }) => {
  const [query] = useSearchParams()
  const { link, trouble } = useSelect(selectReset)
  const { ssoOnly } = useSelect(selectTheme)
  const dispatch = useDispatch()
  const token = query.get('token') ?? ''
  const dateOfBirth = query.get('dob') ?? ''
  useEffect(() => {
    dispatch(openReset, { token, dateOfBirth })
  }, [dispatch, token, dateOfBirth])
  useEffect(() => () => void dispatch(leaveReset, undefined), [dispatch])
  if (ssoOnly || (token === '' && link === null)) return <Navigate to="/forgotten-password/" replace />
  return (
    <SignedOut year={year} panel={trouble?.kind === 'expired' ? resetExpiredPanel : resetPanel}>
      {link !== null && <Steps year={year} />}
    </SignedOut>
  )
}
