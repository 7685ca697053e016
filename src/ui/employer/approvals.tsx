import { useEffect } from 'react'
import { requestPendingBenefits, selectPendingBenefits } from '../../domain/employer/approvals.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { Card } from '../components/layout/card.tsx'
import { CardGrid } from '../components/layout/card-grid.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { employerText } from '../text/employer.ts'
import { problemText, text } from '../text/shared.ts'

const trail = [
  { label: text.common.home, to: '/app/home/' },
  { label: employerText.dashboard.title, to: '/app/dashboard/' },
]

/** The benefits with selections that await approval [APP-1]. */
export const Approvals = () => {
  const benefits = useSelect(selectPendingBenefits)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestPendingBenefits, undefined)
  }, [dispatch])
  const known = valueOf(benefits)
  return (
    <Page
      title={employerText.approvals.title}
      lead={employerText.approvals.lead}
      breadcrumbs={<Breadcrumbs trail={trail} current={employerText.approvals.crumb} />}
    >
      <div className={stack}>
        {benefits.status === 'failed' ? (
          <ErrorState
            title={employerText.approvals.failed}
            retry={{ read: () => void dispatch(requestPendingBenefits, undefined) }}
          >
            {problemText(benefits.problem)}
          </ErrorState>
        ) : known === null ? (
          <Skeleton label={employerText.approvals.loading} shape="cards" count={3} />
        ) : known.length === 0 ? (
          <EmptyState title={employerText.approvals.none}>{employerText.approvals.noneMore}</EmptyState>
        ) : (
          <CardGrid>
            {known.map(({ benefitId, benefitName, count, summary }) => (
              <Card as="li" key={benefitId}>
                <h2 style={{ fontSize: 'var(--text-l)' }}>
                  <TextLink to={`/app/dashboard/approve-selections/${encodeURIComponent(benefitId)}`} variant="cover">
                    {benefitName}
                  </TextLink>
                </h2>
                <p>
                  <strong>{employerText.approvals.count(count)}</strong>
                </p>
                <p>{summary}</p>
              </Card>
            ))}
          </CardGrid>
        )}
      </div>
    </Page>
  )
}
