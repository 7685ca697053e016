import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { RequestFailure } from '../../domain/account/forgotten-password.ts'
import {
  forgottenPasswordForm,
  openForgottenPassword,
  requestResetLink,
  selectForgottenPassword,
} from '../../domain/account/forgotten-password.ts'
import { selectTheme, selectThemeSettled } from '../../domain/brand/theme.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { BackLink } from '../components/navigation/back-link.tsx'
import { StepsAhead } from '../components/content/steps-ahead.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ErrorSummary } from '../components/inputs/error-summary.tsx'
import { FailureBanner } from '../components/feedback/failure-banner.tsx'
import { Loading } from '../components/feedback/loading.tsx'
import { pageHeadingId } from '../components/layout/page-heading.ts'
import { TextField } from '../components/inputs/text-field.tsx'
import { useDispatch, useForm, useSelect } from '../portal.ts'
import { useCaptchaProblem } from '../shell/captcha-problem.ts'
import { Captcha, captchaId } from '../shell/captcha.tsx'
import { formPage } from '../shell/form-page.ts'
import { SignedOut } from '../shell/signed-out.tsx'
import { resetPanel, resetSentPanel } from '../text/access.ts'
import { accountWriteText, accountText } from '../text/account.ts'
import { fieldText, text } from '../text/shared.ts'
import { useStepPage } from './step-page.ts'
import { Form } from '../shell/form.tsx'

const words = accountText.forgotten
const id = 'forgotten-email'

const Heading = ({ children }: { children: string }) => (
  <h1 id={pageHeadingId} tabIndex={-1}>
    {children}
  </h1>
)

const Sent = () => {
  const { benefitBrandName } = useSelect(selectTheme)
  return (
    <div className={formPage}>
      <Heading>{words.sent}</Heading>
      <p>{words.sentMore}</p>
      <StepsAhead steps={words.sentSteps(benefitBrandName)} />
      <div data-part="actions">
        <ButtonLink to="/" variant="secondary">
          {words.backToLogin}
        </ButtonLink>
      </div>
    </div>
  )
}

const SsoOnly = () => (
  <div className={formPage}>
    <Heading>{words.title}</Heading>
    <p>{words.ssoOnly}</p>
    <ButtonLink to="/">{words.backToLogin}</ButtonLink>
  </div>
)

/** The banner's message: what the host says about other fields or about none; null if every message belongs to a field of the form. */
const failureOf = ({ problem, fields }: RequestFailure): string | null => {
  const { email = [], recaptcha = [], ...others } = fields
  const elsewhere = Object.values(others).flat()
  if (elsewhere.length > 0) return elsewhere.join(' ')
  return email.length + recaptcha.length > 0 ? null : accountWriteText(problem, words.unexpected, words.unconfirmed)
}

const RequestForm = ({ expired }: { expired: boolean }) => {
  const { now, refusals } = useSelect(selectForgottenPassword)
  const dispatch = useDispatch()
  const { bind, submitted, problems } = useForm(forgottenPasswordForm)
  const address = bind('email')
  const said = now.kind === 'failed' ? now.fields : {}
  const emailError = fieldText(address.problem) ?? address.sentence
  const captchaError = useCaptchaProblem(problems['captcha'], said['recaptcha']?.[0])
  const failure = now.kind === 'failed' ? failureOf(now) : null
  return (
    <Form className={formPage} onSubmit={() => void dispatch(requestResetLink, undefined)}>
      <div data-part="head">
        <BackLink to="/">{words.back}</BackLink>
        <Heading>{words.title}</Heading>
      </div>
      <p data-part="lead">{words.lead}</p>
      {expired && now.kind === 'open' && submitted === 0 && <Banner tone="warning">{words.expired}</Banner>}
      <ErrorSummary
        title={now.kind === 'failed' ? words.failed : accountText.problemTitle}
        submission={submitted + refusals}
        problems={[
          { fieldId: id, label: address.problem === 'required' ? words.email : undefined, message: emailError },
          { fieldId: captchaId, message: captchaError },
        ]}
      />
      {failure !== null && <FailureBanner key={refusals}>{failure}</FailureBanner>}
      <TextField
        id={id}
        label={words.email}
        type="email"
        autoComplete="username"
        requirement="required"
        {...address.control}
        error={emailError}
      />
      <Captcha problem={captchaError} />
      <div data-part="actions">
        <Button type="submit" busy={{ label: words.sending, active: now.kind === 'sending' }}>
          {words.send}
        </Button>
      </div>
    </Form>
  )
}

/** Requests a link to reset the password; hidden if people can log in only by single sign-on. */
export const ForgottenPassword = ({ year }: { year: number }) => {
  const [query] = useSearchParams()
  const { now } = useSelect(selectForgottenPassword)
  const { ssoOnly } = useSelect(selectTheme)
  const settled = useSelect(selectThemeSettled)
  const { submitted, problems } = useForm(forgottenPasswordForm)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(openForgottenPassword, undefined)
  }, [dispatch])
  const wrong = now.kind !== 'sent' && (now.kind === 'failed' || (submitted > 0 && Object.keys(problems).length > 0))
  useStepPage(words.tabTitle, now.kind === 'sent' ? 'sent' : 'request', wrong)
  return (
    <SignedOut year={year} panel={now.kind === 'sent' ? resetSentPanel : resetPanel}>
      {!settled ? (
        <Loading label={text.common.loading} />
      ) : ssoOnly ? (
        <SsoOnly />
      ) : now.kind === 'sent' ? (
        <Sent />
      ) : (
        <RequestForm expired={query.get('message') === 'token-expired'} />
      )}
    </SignedOut>
  )
}
