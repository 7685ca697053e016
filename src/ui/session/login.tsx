import { lazy, Suspense, useDeferredValue, useEffect, useEffectEvent } from 'react'
import { Navigate } from 'react-router-dom'
import { selectTheme } from '../../domain/brand/theme.ts'
import { selectCaptcha } from '../../domain/session/captcha.ts'
import type { LoginTrouble } from '../../domain/session/login.ts'
import { emailForm, logIn, lookUpEmail, passwordForm, reopenEmail, selectLogin } from '../../domain/session/login.ts'
import type { LeftBecause } from '../../domain/session/second-factor.ts'
import { leaveSecondFactor, selectSecondFactor } from '../../domain/session/second-factor.ts'
import type { SessionState } from '../../domain/session/session.ts'
import { selectSession } from '../../domain/session/session.ts'
import { selectLanding } from '../../domain/session/work-platform.ts'
import { Banner } from '../kit/banner.tsx'
import { Button } from '../kit/button.tsx'
import { Html } from '../kit/html.tsx'
import { Loading } from '../kit/loading.tsx'
import { pageHeadingId } from '../kit/page-header.tsx'
import { useErrorTitle } from '../kit/page-title.ts'
import { PasswordField } from '../kit/password-field.tsx'
import { TextField } from '../kit/text-field.tsx'
import { TextLink } from '../kit/text-link.tsx'
import { useDispatch, useForm, usePortal, useSelect } from '../portal.ts'
import type { Ahead } from '../shell/later.ts'
import { fetchAhead } from '../shell/later.ts'
import { usePage } from '../shell/page.tsx'
import { SignedOut } from '../shell/signed-out.tsx'
import { loginText } from '../text/login.ts'
import { fieldText, problemText, text } from '../text/shared.ts'

const Captcha = lazy(() => import('../shell/captcha.tsx').then((m) => ({ default: m.Captcha })))

const noticeOf = (session: SessionState, left: LeftBecause | null): string | null => {
  if (left === 'expired') return loginText.codeExpired
  if (left === 'lost') return loginText.codeLost
  if (session.kind !== 'signedOut') return null
  switch (session.reason) {
    case 'unauthorised':
      return session.message ?? loginText.unauthorised
    case 'benefitsUnavailable':
      return session.message ?? loginText.benefitsUnavailable
    case 'elsewhere':
      return loginText.elsewhere
    case 'loggedOut':
    case null:
      return null
  }
}

const Trouble = ({ trouble }: { trouble: LoginTrouble }) => {
  switch (trouble.kind) {
    case 'lookupFailed':
      return <Banner tone="danger">{loginText.lookupFailed}</Banner>
    case 'consentMissing':
      return <Banner tone="danger">{loginText.consent}</Banner>
    case 'accountProblem':
      return (
        <Banner tone="danger" title={loginText.unable}>
          {loginText.accountProblem}
        </Banner>
      )
    case 'unreachable':
      return (
        <Banner tone="danger" title={loginText.unable}>
          {problemText(trouble.problem)}
        </Banner>
      )
    case 'refused':
      if (trouble.locked) return <Banner tone="danger">{loginText.locked}</Banner>
      return (
        <Banner tone="danger" title={loginText.unable}>
          {trouble.message === null ? loginText.noMatch : <Html html={trouble.message} width="full" />}
        </Banner>
      )
  }
}

/**
 * The field where a submit found a problem takes the focus, each time anew: the summary that leads there in other forms would make
 * the first script too large.
 */
const useFocusOnProblem = (submitted: number, fieldId = ''): void => {
  const focus = useEffectEvent(() => document.getElementById(fieldId)?.focus())
  useEffect(() => {
    if (submitted > 0) focus()
  }, [submitted])
}

const LoginForm = () => {
  const { step, busy, trouble, refusals, captchaDemanded, passwordChanged } = useSelect(selectLogin)
  const { demand, left } = useSelect(selectSecondFactor)
  const notice = noticeOf(useSelect(selectSession), left)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(leaveSecondFactor, 'back')
  }, [dispatch])
  const emails = useForm(emailForm)
  const address = emails.bind('email')
  const passwords = useForm(passwordForm)
  const password = passwords.bind('password')
  const { supportEmail, ssoOnly } = useSelect(selectTheme)
  // The host's own words stand in the banner and take the place of the fields' (access-and-shell §8).
  const unmatched = trouble?.kind === 'refused' && trouble.message === null && !trouble.locked
  const { kind: robot } = useSelect(selectCaptcha)
  const { submitted, problems } = step === 'email' ? emails : passwords
  // In the order of the screen, where each field has the name of its problem for an id.
  const wrong = ['email', 'password', ...(robot === 'solved' ? [] : ['captcha'])].find((name) => name in problems)
  useFocusOnProblem(submitted, wrong)
  useErrorTitle(trouble !== null || (submitted > 0 && wrong !== undefined))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (step === 'email') dispatch(lookUpEmail, undefined)
        else dispatch(logIn, undefined)
      }}
      style={{ display: 'grid', gap: 'var(--space-5)' }}
    >
      <h1 id={pageHeadingId} tabIndex={-1}>
        {loginText.title}
      </h1>
      {passwordChanged && <Banner tone="success">{loginText.passwordChanged}</Banner>}
      {ssoOnly && <p>{loginText.ssoOnly}</p>}
      {notice !== null && <Banner tone="info">{notice}</Banner>}
      {trouble && <Trouble key={refusals} trouble={trouble} />}
      <TextField
        id="email"
        label={loginText.email}
        type="email"
        autoComplete="username"
        requirement="required"
        state={step === 'password' && busy ? 'read-only' : 'editable'}
        value={address.value}
        onChange={(value) => {
          if (step === 'password' || busy) dispatch(reopenEmail, undefined)
          address.onChange(value)
        }}
        onBlur={address.onBlur}
        error={fieldText(address.problem) ?? (unmatched ? loginText.noMatch : null)}
      />
      {step === 'password' && (
        <>
          <PasswordField
            id="password"
            label={loginText.password}
            autoComplete="current-password"
            requirement="required"
            autoFocus
            value={password.value}
            onChange={password.onChange}
            onBlur={password.onBlur}
            error={fieldText(password.problem) ?? (unmatched ? text.field.password : null)}
          />
          {!ssoOnly && <TextLink to="/forgotten-password/">{loginText.forgotten}</TextLink>}
          {captchaDemanded && (
            <Suspense>
              <Captcha problem={fieldText(passwords.problems['captcha'] ?? null)} />
            </Suspense>
          )}
        </>
      )}
      <Button type="submit" width="full" busy={{ label: loginText.loading, active: busy || demand !== null }}>
        {step === 'email' ? loginText.next : loginText.login}
      </Button>
      <p>
        {loginText.help} <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
      </p>
    </form>
  )
}

/** The landing page: who you are, then your password (access-and-shell §2, §4). While that is typed, what stands behind it is fetched `ahead`. */
export const Login = ({ year, ahead }: { year: number; ahead: Ahead }) => {
  const session = useSelect(selectSession)
  const { step } = useSelect(selectLogin)
  // The field for the password is drawn first.
  const drawn = useDeferredValue(step)
  const { schedule } = usePortal()
  // In a task of its own: a key that was pressed meanwhile is heard first.
  useEffect(() => (drawn === 'password' ? schedule(() => fetchAhead(ahead), 0) : undefined), [drawn, ahead, schedule])
  const landing = useSelect(selectLanding)
  usePage(loginText.title)
  if (session.kind === 'signedIn') return <Navigate to={landing} replace />
  if (session.kind === 'restoring' || session.kind === 'unknown')
    return <Loading label={text.common.loadingProfile} isHeading />
  return (
    <SignedOut year={year}>
      <LoginForm />
    </SignedOut>
  )
}
