import type { ReactNode } from 'react'
import { lazy } from 'react'
import { Navigate } from 'react-router-dom'
import type { UserType } from '../../domain/session/session.ts'
import { restoreSession, selectSession } from '../../domain/session/session.ts'
import { selectTerms } from '../../domain/session/terms.ts'
import { ButtonLink } from '../kit/button-link.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { Loading } from '../kit/loading.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { problemText, text } from '../text/shared.ts'
import { Page } from './page.tsx'

const Terms = lazy(() => import('../session/terms.tsx').then((m) => ({ default: m.Terms })))

/** Lets signed-in people through: loading, new terms, access denied, or the page (access-and-shell §4). */
export const Protected = ({ needs = null, children }: { needs?: UserType | null; children: ReactNode }) => {
  const session = useSelect(selectSession)
  const terms = useSelect(selectTerms)
  const dispatch = useDispatch()
  switch (session.kind) {
    case 'unknown':
    case 'restoring':
      return <Loading label={text.common.loadingProfile} />
    case 'signedOut':
      return <Navigate to="/" replace />
    case 'restoreFailed':
      return (
        <ErrorState
          title={problemText(session.problem)}
          retry={{ onRetry: () => void dispatch(restoreSession, undefined), active: false }}
        />
      )
    case 'signedIn':
      if (terms.updated) return <Terms />
      if (needs !== null && session.profile.user.userType !== needs)
        return (
          <Page title={text.common.accessDenied} lead={text.common.accessDeniedMore}>
            <ButtonLink to="/app/home/">{text.errors.backHome}</ButtonLink>
          </Page>
        )
      return children
  }
}
