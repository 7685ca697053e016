import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import {
  activateAccount,
  checkActivationDate,
  openActivation,
  reopenActivationDate,
  selectActivation,
} from '../../domain/account/activation.ts'
import { selectWelcoming } from '../../domain/home/carousel.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { selectSession } from '../../domain/session/session.ts'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Loading } from '../components/feedback/loading.tsx'
import { pageHeadingId } from '../components/layout/page-heading.ts'
import { ProgressSteps } from '../components/navigation/progress-steps.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { usePage } from '../shell/use-page.ts'
import { SupportCode } from '../shell/problem-text.tsx'
import { formPage } from '../shell/form-page.ts'
import { SignedOut } from '../shell/signed-out.tsx'
import { activatedPanel, activationPanel, notActivatedPanel } from '../text/access.ts'
import { accountProblemText, accountWriteText, accountText } from '../text/account.ts'
import { text } from '../text/shared.ts'
import { BirthDateStep } from './birth-date-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { useStepPage, useStepProblem } from './step-page.ts'

const words = accountText.activation

const Refused = ({ problem, onRetry }: { problem: Problem; onRetry: () => void }) => {
  usePage(words.failedTitle)
  const lost = problem.kind !== 'refused' || problem.status >= 500
  return (
    <div className={formPage}>
      <h1 id={pageHeadingId} tabIndex={-1}>
        {words.failedTitle}
      </h1>
      <ErrorState
        title={words.failed}
        retry={lost ? { read: onRetry } : undefined}
        actions={
          <ButtonLink to="/" variant={lost ? 'secondary' : 'primary'}>
            {words.backToLogin}
          </ButtonLink>
        }
      >
        <span>{accountProblemText(problem, text.common.generic)}</span> {!lost && <span>{words.newLink}</span>}
        <SupportCode problem={problem} />
      </ErrorState>
    </div>
  )
}

const Steps = ({ year }: { year: number }) => {
  const { link, step, secondFactor, busy, trouble, refusals } = useSelect(selectActivation)
  const dispatch = useDispatch()
  useStepPage(words.title, step, useStepProblem(step === 'date' ? 'date' : 'password', trouble !== null))
  if (link.kind !== 'open') return null

  const headingOf = (lead: string) => (
    <>
      <ProgressSteps
        steps={secondFactor ? accountText.steps.four : accountText.steps.two}
        current={step === 'date' ? 1 : 2}
      />
      <h1 id={pageHeadingId} tabIndex={-1}>
        {words.title}
      </h1>
      <p data-part="lead">{lead}</p>
    </>
  )
  const failed = trouble?.kind === 'failed' ? trouble.problem : null
  const failure = failed && accountProblemText(failed, words.notActivated)
  return step === 'date' ? (
    <BirthDateStep
      heading={headingOf(words.verify)}
      words={{
        required: accountText.date.required,
        invalid: accountText.date.invalid,
        refused: accountText.date.otherDate,
      }}
      refusals={refusals}
      failure={failure}
      busy={busy}
      thisYear={year}
      onSubmit={() => void dispatch(checkActivationDate, undefined)}
      aside={
        <ButtonLink to="/" variant="quiet">
          {accountText.common.cancel}
        </ButtonLink>
      }
    />
  ) : (
    <PasswordStep
      heading={headingOf(words.choose)}
      token=""
      username={link.email}
      rulesBroken={trouble?.kind === 'rulesBroken'}
      refusals={refusals}
      failure={failed && accountWriteText(failed, words.notActivated, words.unconfirmed)}
      sending={words.activating}
      busy={busy}
      onSubmit={() => void dispatch(activateAccount, undefined)}
      aside={
        <Button variant="quiet" onPress={() => void dispatch(reopenActivationDate, undefined)}>
          {accountText.common.back}
        </Button>
      }
    />
  )
}

/** The account is open; the welcome page comes next. */
const Welcomed = () => {
  usePage(words.title)
  return (
    <div className={formPage}>
      <h1 id={pageHeadingId} tabIndex={-1}>
        {words.active}
      </h1>
      <p data-part="lead">{words.showAround}</p>
      <ButtonLink to="/app/home/">{words.goHome}</ButtonLink>
    </div>
  )
}

const Link = ({ id, year }: { id: string; year: number }) => {
  const { link, step, trouble } = useSelect(selectActivation)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(openActivation, { id })
  }, [dispatch, id])
  const again = () => void dispatch(openActivation, { id })
  if (id === '') return <Refused problem={{ kind: 'refused', status: 404, message: null }} onRetry={again} />
  if (link.kind === 'failed') return <Refused problem={link.problem} onRetry={again} />
  if (link.kind !== 'open') return <Loading label={words.loading} isHeading />
  if (step !== 'done') return <Steps year={year} />
  return trouble?.kind === 'failed' ? (
    <ErrorState title={words.active} actions={<ButtonLink to="/">{words.backToLogin}</ButtonLink>}>
      {accountProblemText(trouble.problem, text.common.generic)}
    </ErrorState>
  ) : (
    <Loading label={text.common.loadingProfile} isHeading />
  )
}

/** The link of a welcome email: identify yourself, then set a password [ACT-2]. */
export const Activation = ({ year }: { year: number }) => {
  const { id = '' } = useParams()
  const session = useSelect(selectSession)
  const welcoming = useSelect(selectWelcoming)
  const { link } = useSelect(selectActivation)
  switch (session.kind) {
    case 'unknown':
    case 'restoring':
      return <Loading label={text.common.loadingProfile} isHeading />
    case 'signedIn':
      if (!welcoming) return <Navigate to="/app/home/" replace />
      return (
        <SignedOut year={year} panel={activatedPanel(session.profile.user.firstName)}>
          <Welcomed />
        </SignedOut>
      )
    case 'signedOut':
    case 'restoreFailed':
      return (
        <SignedOut
          year={year}
          panel={
            id === '' || link.kind === 'failed'
              ? notActivatedPanel
              : activationPanel(link.kind === 'open' ? link.firstName : '')
          }
        >
          <Link id={id} year={year} />
        </SignedOut>
      )
  }
}
