import { useEffect } from 'react'
import { requestPolicy, selectPolicy, type PolicyKind } from '../../domain/content/policies.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { ReturnHome } from '../shell/return-home.tsx'
import { ProblemText } from '../shell/problem-text.tsx'
import { contentText } from '../text/content.ts'
import { text } from '../text/shared.ts'
import { Reader } from './reader.tsx'

/** Cookie policy, privacy statement, terms [CONTENT-1]. */
export const Policy = ({ kind }: { kind: PolicyKind }) => {
  const policy = useSelect(selectPolicy, kind)
  const home = useSelect(selectProfile) ? '/app/home/' : '/'
  const dispatch = useDispatch()
  const title = contentText[kind]
  useEffect(() => {
    dispatch(requestPolicy, kind)
  }, [dispatch, kind])
  return (
    <Page title={title} breadcrumbs={<Breadcrumbs trail={[{ label: text.common.home, to: home }]} current={title} />}>
      <div className={stack}>
        {policy.status === 'loaded' ? (
          <Reader key={policy.value} html={policy.value} />
        ) : policy.status === 'failed' ? (
          <ErrorState
            title={contentText.failed(title)}
            isPage
            retry={{ read: () => void dispatch(requestPolicy, kind) }}
            actions={<ReturnHome to={home} />}
          >
            <ProblemText problem={policy.problem} />
          </ErrorState>
        ) : (
          <Skeleton label={text.common.loading} shape="text" count={10} />
        )}
      </div>
    </Page>
  )
}
