import { useLayoutEffect } from 'react'
import { css } from '@linaria/core'
import { Navigate, useParams } from 'react-router-dom'
import { selectTheme } from '../../domain/brand/theme.ts'
import { selectCookies } from '../../domain/content/cookies.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { selectSession } from '../../domain/session/session.ts'
import {
  continueLink,
  followLink,
  keepSession,
  replaceSession,
  retryLink,
  selectSso,
} from '../../domain/session/sso.ts'
import { selectLanding } from '../../domain/session/work-platform.ts'
import { mailAddress } from '../components/content/addresses.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Loading } from '../components/feedback/loading.tsx'
import { Spinner } from '../components/feedback/spinner.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useNavigation } from '../components/navigation/use-navigation.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { SupportCode } from '../shell/problem-text.tsx'
import { stack } from '../shell/stack.ts'
import { problemText, text } from '../text/shared.ts'
import { AcceptEssential } from './accept-essential.tsx'
import { ssoText } from '../text/sso.ts'

const actions = css`
  display: grid;
  gap: var(--space-3);
`

const running = css`
  display: grid;
  gap: var(--space-4);
  justify-items: center;
  padding: var(--space-7) var(--space-4);
  text-align: center;

  & > p:nth-of-type(1) {
    color: var(--ink-soft);
    font-size: var(--text-l);
  }
`

const Running = ({ slow }: { slow: boolean }) => (
  <Page title={ssoText.signingIn}>
    <div className={running}>
      <Spinner size="large" />
      <p>{ssoText.wait}</p>
      {/* Mounted before its words, or screen readers would not announce them. */}
      <p role="status">{slow ? ssoText.slow : ''}</p>
    </div>
  </Page>
)

const Contact = () => {
  const { contactUsEmail } = useSelect(selectTheme)
  return (
    <>
      {ssoText.signOn.more}
      <TextLink href={mailAddress(contactUsEmail)}>{ssoText.signOn.contact}</TextLink>
    </>
  )
}

/** `problem` is null for an address without a token: a reloaded page or a truncated link. */
const Failed = ({
  link,
  problem,
  mayRetry,
}: {
  link: 'signOn' | 'masquerade'
  problem: Problem | null
  mayRetry: boolean
}) => {
  const dispatch = useDispatch()
  return (
    <Page title={ssoText[link].title} lead={link === 'signOn' ? <Contact /> : ssoText.masquerade.more}>
      <div className={stack} style={{ marginBlockStart: 0 }}>
        {problem !== null && (
          <Banner tone="danger">
            <span>{problem.kind === 'refused' ? ssoText.refused : problemText(problem)}</span>
            <SupportCode problem={problem} />
          </Banner>
        )}
        <div className={actions}>
          {mayRetry && (
            <Button icon="refresh" onPress={() => void dispatch(retryLink, undefined)}>
              {ssoText.tryAgain}
            </Button>
          )}
          {link === 'signOn' && (
            <ButtonLink to="/" variant="secondary">
              {ssoText.backToLogin}
            </ButtonLink>
          )}
        </div>
      </div>
    </Page>
  )
}

/** Following the link would end the open session, so the safe choice comes first. */
const SessionOpen = () => {
  const dispatch = useDispatch()
  return (
    <Page title={ssoText.open.title} lead={ssoText.open.more}>
      <div className={stack} style={{ marginBlockStart: 0 }}>
        <p>{ssoText.open.unsure}</p>
        <div className={actions}>
          <Button onPress={() => void dispatch(keepSession, undefined)}>{ssoText.open.stay}</Button>
          <Button variant="secondary" onPress={() => void dispatch(replaceSession, undefined)}>
            {ssoText.open.replace}
          </Button>
        </div>
      </div>
    </Page>
  )
}

/** For an address without a link: goes to where the person belongs, or says that a link is needed. */
const WithoutLink = () => {
  const session = useSelect(selectSession)
  const landing = useSelect(selectLanding)
  switch (session.kind) {
    case 'unknown':
    case 'restoring':
      return <Loading label={text.common.loadingProfile} isHeading />
    case 'signedIn':
      return <Navigate to={landing} replace />
    case 'restoreFailed':
      return <Navigate to="/" replace />
    case 'signedOut':
      return <Failed link="signOn" problem={null} mayRetry={false} />
  }
}

/** Single sign-on: removes the token from the history before the first call. */
export const SsoLogin = () => {
  const { token = '', schemeYear = '' } = useParams()
  const sso = useSelect(selectSso)
  const { accepted } = useSelect(selectCookies)
  const dispatch = useDispatch()
  const { go } = useNavigation()
  useLayoutEffect(() => {
    if (token === '') return
    go('/sso-login/', { replace: true })
    dispatch(followLink, { token, schemeYear: schemeYear === '' ? null : schemeYear })
  }, [token, schemeYear, dispatch, go])
  const held = sso.kind === 'held'
  useLayoutEffect(() => {
    if (held && accepted) dispatch(continueLink, undefined)
  }, [held, accepted, dispatch])
  if (token !== '') return <Running slow={false} />
  switch (sso.kind) {
    case 'running':
      return <Running slow={sso.slow} />
    case 'held':
      return (
        <Page title={ssoText.signingIn}>
          <Banner tone="danger" title={ssoText.consent}>
            <span>{ssoText.consentMore}</span>
            <AcceptEssential />
          </Banner>
        </Page>
      )
    case 'failed':
      return <Failed link={sso.link} problem={sso.problem} mayRetry={sso.mayRetry} />
    case 'none':
      return <WithoutLink />
    case 'sessionOpen':
      return <SessionOpen />
  }
}

/** Where an identity provider sends people whom it could not sign in. */
export const SsoError = () => (
  <Page title={ssoText.error.title} lead={ssoText.error.more}>
    <ButtonLink to="/">{ssoText.backToLogin}</ButtonLink>
  </Page>
)
