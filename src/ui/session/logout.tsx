import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { logOut, selectLogout } from '../../domain/session/logout.ts'
import { selectSession } from '../../domain/session/session.ts'
import { ButtonLink } from '../kit/button-link.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { Loading } from '../kit/loading.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { sessionText } from '../text/session.ts'

/** Opening `/logout` logs out; where that fails, Retry (access-and-shell §2). */
export const Logout = () => {
  const session = useSelect(selectSession)
  const logout = useSelect(selectLogout)
  const dispatch = useDispatch()
  const signedIn = session.kind === 'signedIn'
  useEffect(() => {
    if (signedIn) dispatch(logOut, 'person')
  }, [signedIn, dispatch])
  if (session.kind === 'signedOut' && session.reason === null) return <Navigate to="/" replace />
  const failed = logout.kind === 'failed'
  return (
    <Page title={failed ? sessionText.logout.title : sessionText.logout.running}>
      {failed ? (
        <ErrorState title={sessionText.logout.failed} retry={{ write: () => void dispatch(logOut, 'person') }} />
      ) : (
        <Loading label={sessionText.logout.running} />
      )}
    </Page>
  )
}

export const LoggedOut = () => (
  <Page title={sessionText.logout.doneTitle} lead={sessionText.logout.done}>
    <ButtonLink to="/">{sessionText.logout.goToLogin}</ButtonLink>
  </Page>
)
