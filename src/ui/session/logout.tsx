import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { logOut, selectLogout } from '../../domain/session/logout.ts'
import { selectSession } from '../../domain/session/session.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Loading } from '../components/feedback/loading.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
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

export const LoggedOut = () => {
  const session = useSelect(selectSession)
  const idle = session.kind === 'signedOut' && session.reason === 'idle'
  return (
    <Page title={sessionText.logout.doneTitle} lead={sessionText.logout.done}>
      <div className={stack} style={{ marginBlockStart: 0 }}>
        {idle && <p>{sessionText.logout.idle}</p>}
        <div>
          <ButtonLink to="/">{sessionText.logout.goToLogin}</ButtonLink>
        </div>
      </div>
    </Page>
  )
}
