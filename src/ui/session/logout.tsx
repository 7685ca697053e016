import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { logOut, selectLogout } from '../../domain/session/logout.ts'
import { restoreSession, selectSession } from '../../domain/session/session.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import type { Retry } from '../components/feedback/error-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Loading } from '../components/feedback/loading.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { sessionText } from '../text/session.ts'

/** Opening `/logout` logs out; if that fails, it offers Retry. */
export const Logout = () => {
  const session = useSelect(selectSession)
  const logout = useSelect(selectLogout)
  const dispatch = useDispatch()
  const signedIn = session.kind === 'signedIn'
  useEffect(() => {
    if (signedIn) dispatch(logOut, undefined)
  }, [signedIn, dispatch])
  if (session.kind === 'signedOut' && session.reason === null) return <Navigate to="/" replace />
  const again = (): Retry | null => {
    // The logout needs to know whose session it ends, so that loads first.
    if (session.kind === 'restoreFailed') return { read: () => void dispatch(restoreSession, undefined) }
    return logout.kind === 'failed' ? { write: () => void dispatch(logOut, undefined) } : null
  }
  const retry = again()
  return (
    <Page title={retry ? sessionText.logout.title : sessionText.logout.running}>
      {retry ? (
        <ErrorState title={sessionText.logout.failed} retry={retry} />
      ) : (
        <Loading label={sessionText.logout.running} />
      )}
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
