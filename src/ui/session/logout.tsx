import { css } from '@linaria/core'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { logOut, selectLogout } from '../../domain/session/logout.ts'
import { selectSession } from '../../domain/session/session.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Announcer } from '../components/feedback/announcer.tsx'
import { pageHeadingId } from '../components/layout/page-heading.ts'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Loading } from '../components/feedback/loading.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { formPage } from '../shell/form-page.ts'
import { Page } from '../shell/page.tsx'
import { usePage } from '../shell/use-page.ts'
import { sessionText } from '../text/session.ts'

/**
 * The browser has forgotten the session before this page is drawn [LOGOUT-1]; it waits for the host, and offers Retry if that fails. It
 * comes with all other pages, because a logout must not depend on another script.
 */
export const Logout = () => {
  const session = useSelect(selectSession)
  const logout = useSelect(selectLogout)
  const dispatch = useDispatch()
  const signedIn = session.kind === 'signedIn'
  useEffect(() => {
    if (signedIn) dispatch(logOut, undefined)
  }, [signedIn, dispatch])
  if (session.kind === 'signedOut' && logout.kind === 'none')
    return (
      <Navigate to={session.reason === 'loggedOut' || session.reason === 'idle' ? '/logout-success' : '/'} replace />
    )
  return logout.kind === 'failed' ? (
    <Page title={sessionText.logout.title}>
      <ErrorState title={sessionText.logout.failed} retry={{ write: () => void dispatch(logOut, undefined) }}>
        {sessionText.logout.failedMore}
      </ErrorState>
    </Page>
  ) : (
    <Page title={sessionText.logout.running}>
      <Loading label={sessionText.logout.running} />
    </Page>
  )
}

const facts = css`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);

  & > dt {
    color: var(--ink-soft);
  }
`

/** The end of a session, and what it left. */
export const LoggedOut = () => {
  const session = useSelect(selectSession)
  const idle = session.kind === 'signedOut' && session.reason === 'idle'
  const words = sessionText.logout
  usePage(words.doneTitle)
  return (
    <div className={formPage}>
      <h1 id={pageHeadingId} tabIndex={-1}>
        {words.done}
      </h1>
      {idle && (
        <>
          <p>{words.idle}</p>
          <Announcer message={words.idle} />
          <dl className={facts}>
            <dt>{words.saved}</dt>
            <dd>{words.savedMore}</dd>
            <dt>{words.notSaved}</dt>
            <dd>{words.notSavedMore}</dd>
          </dl>
        </>
      )}
      <div data-part="actions">
        <ButtonLink to="/">{words.goToLogin}</ButtonLink>
      </div>
    </div>
  )
}
