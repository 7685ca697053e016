import { lazy, Suspense, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
import { css } from '@linaria/core'
import { Navigate } from 'react-router-dom'
import { selectTheme } from '../../domain/brand/theme.ts'
import { editField } from '../../domain/kernel/forms/form.ts'
import { emailForm, logIn, lookUpEmail, passwordForm, reopenEmail, selectLogin } from '../../domain/session/login.ts'
import { leaveSecondFactor, selectSecondFactor, type LeftBecause } from '../../domain/session/second-factor.ts'
import { restoreSession, selectSession, type SessionState } from '../../domain/session/session.ts'
import { selectLanding } from '../../domain/session/work-platform.ts'
import { announce } from '../components/feedback/announcer.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { Loading } from '../components/feedback/loading.tsx'
import { pageHeadingId } from '../components/layout/page-heading.ts'
import { useErrorTitle } from '../components/layout/page-title.ts'
import { PasswordField } from '../components/inputs/password-field.tsx'
import { TextField } from '../components/inputs/text-field.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useForm, usePortal, useSelect } from '../portal.ts'
import { useCaptchaProblem } from '../shell/captcha-problem.ts'
import { fetchAhead, type Ahead } from '../shell/lazy-component.tsx'
import { takeEarlyInput } from '../shell/early-input.ts'
import { usePage } from '../shell/use-page.ts'
import { SignedOut } from '../shell/signed-out.tsx'
import { loginText } from '../text/login.ts'
import { fieldText, text } from '../text/shared.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { NoMatch, Trouble, TryAgain } from './login-trouble.tsx'
import { Form } from '../shell/form.tsx'

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
    case 'profileUnavailable':
      return session.message ?? loginText.profileUnavailable
    case 'elsewhere':
      return loginText.elsewhere
    case 'loggedOut':
    case 'idle':
    case null:
      return null
  }
}

/**
 * Focuses the invalid field after every submission: the error summary of other forms would make the first script too large. A field that
 * has the focus already is not read again, so its problem is said.
 */
const useFocusOnProblem = (submitted: number, fieldId = ''): void => {
  const focus = useEffectEvent(() => {
    const field = document.getElementById(fieldId)
    if (field === document.activeElement) announce(document.getElementById(`${fieldId}-error`)?.textContent ?? '')
    field?.focus()
  })
  useLayoutEffect(() => {
    if (submitted > 0) focus()
  }, [submitted])
}

const troubleId = 'login-trouble'

/** The problem of a field: in words at the field, or a reference to the banner. */
const fieldFault = (
  key: string | null,
  refusedBy: string | null,
  linked: Readonly<Record<string, ReactNode>>,
): { readonly error: ReactNode; readonly refusedBy: string | null } =>
  key === 'saidAbove'
    ? { error: null, refusedBy }
    : { error: key !== null && key in linked ? linked[key] : fieldText(key), refusedBy: null }

const column = css`
  display: grid;
  gap: var(--space-5);

  & > a {
    justify-self: start;
    margin-block: -0.5625rem;
    padding-block: 0.5625rem;
  }
`

const alert = css`
  /* Out of the grid, whose gap it would double. */
  &:empty {
    position: absolute;
  }
`

const LoginForm = () => {
  const { step, busy, trouble, refusals, captchaDemanded, passwordChanged } = useSelect(selectLogin)
  const atPassword = step === 'password'
  const { demand, left } = useSelect(selectSecondFactor)
  const session = useSelect(selectSession)
  const notice = noticeOf(session, left)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(leaveSecondFactor, 'back')
    takeEarlyInput((value) => void dispatch(editField(emailForm), { field: 'email', value }))
  }, [dispatch])
  const emails = useForm(emailForm)
  const address = emails.bind('email')
  const passwords = useForm(passwordForm)
  const password = passwords.bind('password')
  const { ssoOnly } = useSelect(selectTheme)
  const robot = useCaptchaProblem(passwords.problems['captcha'])
  const { submitted, problems } = atPassword ? passwords : emails
  // In the order of the screen; each field's id is its problem's key.
  const wrong = ['email', 'password', ...(robot === null ? [] : ['captcha'])].find((name) => name in problems)
  const refusedBy = trouble === null ? null : troubleId
  useFocusOnProblem(submitted, wrong)
  useErrorTitle(trouble !== null || (submitted > 0 && wrong !== undefined))
  return (
    <Form
      onSubmit={() => {
        if (atPassword) dispatch(logIn, undefined)
        else dispatch(lookUpEmail, undefined)
      }}
      className={column}
    >
      <h1 id={pageHeadingId} tabIndex={-1}>
        {loginText.title}
      </h1>
      {passwordChanged && <Banner tone="success">{loginText.passwordChanged}</Banner>}
      {ssoOnly && !atPassword && <p>{loginText.ssoOnly}</p>}
      {notice !== null && <Banner tone="info">{notice}</Banner>}
      {session.kind === 'restoreFailed' && (
        <Banner tone="warning">
          <p>
            <ProblemText problem={session.problem} />
          </p>
          <Button variant="secondary" size="small" onPress={() => void dispatch(restoreSession, undefined)}>
            {loginText.tryAgainNow}
          </Button>
        </Banner>
      )}
      {/* Always there: an alert is heard when its words change. */}
      <div id={troubleId} role="alert" className={alert}>
        {trouble && <Trouble key={refusals} trouble={trouble} />}
      </div>
      <TextField
        id="email"
        label={loginText.email}
        type="email"
        autoComplete="username"
        enterKeyHint="next"
        requirement="required"
        state={atPassword && busy ? 'read-only' : 'editable'}
        value={address.control.value}
        onChange={(value) => {
          if (atPassword || busy) dispatch(reopenEmail, undefined)
          address.control.onChange(value)
        }}
        onBlur={address.control.onBlur}
        {...fieldFault(address.problem, refusedBy, { noMatch: <NoMatch /> })}
      />
      {atPassword && (
        <>
          <PasswordField
            id="password"
            label={loginText.password}
            autoComplete="current-password"
            requirement="required"
            autoFocus
            {...password.control}
            {...fieldFault(password.problem, refusedBy, { password: <TryAgain mayReset={!ssoOnly} /> })}
          />
          {!ssoOnly && <TextLink to="/forgotten-password/">{loginText.forgotten}</TextLink>}
          {captchaDemanded && (
            <Suspense>
              <Captcha problem={robot} />
            </Suspense>
          )}
        </>
      )}
      <Button type="submit" width="full" busy={{ label: loginText.loading, active: busy || demand !== null }}>
        {atPassword ? loginText.login : loginText.next}
      </Button>
    </Form>
  )
}

/** The login page: user name, then password. While the password is typed, the code behind it is fetched `ahead`. */
export const Login = ({ year, ahead }: { year: number; ahead: Ahead }) => {
  const session = useSelect(selectSession)
  const { step } = useSelect(selectLogin)
  // Draw the password field first.
  const drawn = useDeferredValue(step)
  const { schedule } = usePortal()
  // In its own task, so that a key pressed meanwhile is handled first.
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
