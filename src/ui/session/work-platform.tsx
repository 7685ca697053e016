import { useEffect, useLayoutEffect } from 'react'
import { selectSession } from '../../domain/session/session.ts'
import { awaitWorkPlatform, goToWorkPlatform, selectWorkPlatform } from '../../domain/session/work-platform.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Loading } from '../components/feedback/loading.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { Protected } from '../shell/protected.tsx'
import { text } from '../text/shared.ts'
import { ssoText } from '../text/sso.ts'

const { workPlatform } = ssoText

const Going = () => {
  const { kind } = useSelect(selectWorkPlatform)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(goToWorkPlatform, undefined)
  }, [dispatch])
  return (
    <Page title={workPlatform.title}>
      {kind === 'failed' ? (
        <ErrorState
          title={workPlatform.failedTitle}
          retry={{ read: () => void dispatch(goToWorkPlatform, undefined) }}
          actions={
            <ButtonLink to="/app/home/" variant="secondary">
              {text.common.returnHome}
            </ButtonLink>
          }
        >
          {workPlatform.failed}
        </ErrorState>
      ) : (
        <Loading label={workPlatform.wait} />
      )}
    </Page>
  )
}

/** Goes on to the work platform; a signed-out visitor logs in first [SSO-3]. */
export const WorkPlatform = () => {
  const signedOut = useSelect(selectSession).kind === 'signedOut'
  const dispatch = useDispatch()
  useLayoutEffect(() => {
    if (signedOut) dispatch(awaitWorkPlatform, undefined)
  }, [signedOut, dispatch])
  return (
    <Protected ahead={[]}>
      <Going />
    </Protected>
  )
}
