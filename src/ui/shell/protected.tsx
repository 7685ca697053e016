import { useEffect, useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { isUnexplained } from '../../domain/kernel/requests/problem.ts'
import { selectLogout } from '../../domain/session/logout.ts'
import { restoreSession, selectSession } from '../../domain/session/session.ts'
import { selectTermsAwaited } from '../../domain/session/terms.ts'
import { retryCreditsOnly } from '../../domain/shell/credits-only.ts'
import { creditsPath, selectAccess, type Area } from '../../domain/shell/navigation.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Loading } from '../components/feedback/loading.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { sessionText } from '../text/session.ts'
import { problemText, text } from '../text/shared.ts'
import { shellText } from '../text/shell.ts'
import { fetchAhead, lazyPage, WholeState, type Ahead } from './lazy-component.tsx'
import { Page } from './page.tsx'
import { SupportCode } from './problem-text.tsx'

/** Shown until the session is known; the next page's scripts load meanwhile. */
const Waiting = ({ ahead }: { ahead: Ahead }) => {
  useEffect(() => fetchAhead(ahead), [ahead])
  return <Loading label={text.common.loadingProfile} isHeading />
}

const Terms = lazyPage(() => import('../session/terms.tsx').then((m) => m.Terms))

const Closed = ({ why }: { why: string }) => (
  <Page title={shellText.accessDenied.title} lead={why}>
    <div>
      <ButtonLink to="/app/home/">{shellText.notFound.back}</ButtonLink>
    </div>
  </Page>
)

/** Shows a part of the portal only to people who can see it. */
const Gate = ({ area, children }: { area: Area; children: ReactNode }) => {
  const access = useSelect(selectAccess, area)
  const dispatch = useDispatch()
  switch (access) {
    case 'open':
      return children
    case 'waiting':
      return <Loading label={text.common.loadingProfile} isHeading />
    case 'toCredits':
      return <Navigate to={creditsPath} replace />
    case 'failed':
      return (
        <ErrorState title={text.common.generic} retry={{ read: () => void dispatch(retryCreditsOnly, undefined) }} />
      )
    case 'denied':
      return <Closed why={shellText.accessDenied.more} />
    case 'switchedOff':
      return <Closed why={shellText.switchedOff} />
  }
}

const nothing: Ahead = []

/** For signed-in people: loading, new terms, access denied, or the page. */
export const Protected = ({
  ahead = nothing,
  area = null,
  children,
}: {
  ahead?: Ahead
  area?: Area | null
  children: ReactNode
}) => {
  const session = useSelect(selectSession)
  const termsAwaited = useSelect(selectTermsAwaited)
  const logout = useSelect(selectLogout)
  const dispatch = useDispatch()
  // When a session ends, an effect of the session navigates [LOGOUT-1]; a second redirect here would race it.
  const [wasHere, setWasHere] = useState(false)
  if (session.kind === 'signedIn' && !wasHere) setWasHere(true)
  switch (session.kind) {
    case 'unknown':
    case 'restoring':
      return <Waiting ahead={ahead} />
    case 'signedOut':
      if (logout.kind !== 'none') return <Navigate to="/logout" replace />
      return wasHere ? <Waiting ahead={ahead} /> : <Navigate to="/" replace />
    case 'restoreFailed':
      return (
        <Page title={shellText.noProfile}>
          <ErrorState
            title={problemText(session.problem)}
            retry={{ read: () => void dispatch(restoreSession, undefined) }}
            actions={
              <ButtonLink to="/logout" variant="quiet">
                {sessionText.logout.title}
              </ButtonLink>
            }
          >
            {isUnexplained(session.problem) && <SupportCode problem={session.problem} />}
          </ErrorState>
        </Page>
      )
    case 'signedIn':
      if (termsAwaited)
        return (
          <WholeState waiting={<Loading label={text.common.loadingProfile} isHeading />}>
            <Terms />
          </WholeState>
        )
      return area === null ? children : <Gate area={area}>{children}</Gate>
  }
}
