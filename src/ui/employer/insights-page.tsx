import { useEffect, type ReactNode } from 'react'
import { requestInsights, selectInsights, type Insights } from '../../domain/employer/insights.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { stack } from '../shell/stack.ts'
import { insightsText } from '../text/insights.ts'
import { AnalyticsPage } from './analytics-page.tsx'
import { LeadAsOf } from './as-of.tsx'
import { RemoteView } from './remote-view.tsx'

/** A page about the workforce's figures, under what they say in one sentence [INS-1]. */
export const InsightsPage = ({
  words,
  findingOf,
  awaited,
  outline,
  children,
}: {
  words: { readonly title: string; readonly lead: string; readonly loading: string; readonly failed: string }
  findingOf: (insights: Insights) => string | null
  /** About as long as its sentence. */
  awaited: string
  outline?: ReactNode
  children: (insights: Insights) => ReactNode
}) => {
  const remote = useSelect(selectInsights)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestInsights, undefined)
  }, [dispatch])
  const known = valueOf(remote)
  const { none, noneMore } = insightsText.employees
  return (
    <AnalyticsPage
      title={words.title}
      lead={<LeadAsOf lead={words.lead} asOf={known?.asOf} />}
      finding={
        known === null ? (remote.status === 'failed' ? null : undefined) : known.employees > 0 ? findingOf(known) : null
      }
      awaited={awaited}
    >
      <div className={stack}>
        <RemoteView
          remote={remote}
          words={{ ...words, none, noneMore }}
          isNone={({ employees }) => employees === 0}
          onRetry={() => void dispatch(requestInsights, undefined)}
          outline={outline}
        >
          {children}
        </RemoteView>
      </div>
    </AnalyticsPage>
  )
}
