import { useEffect } from 'react'
import type { PendingBenefit } from '../../domain/employer/approvals.ts'
import { byUrgency, requestPendingBenefits, selectPendingBenefits } from '../../domain/employer/approvals.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { DateText } from '../components/content/date-text.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { formatNumber } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import type { Column } from '../components/tables/table.tsx'
import { Table } from '../components/tables/table.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { stack } from '../shell/stack.ts'
import { employerText } from '../text/employer.ts'
import { problemText, text } from '../text/shared.ts'
import { EmployerPage } from './employer-page.tsx'

const trail = [
  { label: text.common.home, to: '/app/home/' },
  { label: employerText.dashboard.title, to: '/app/dashboard/' },
]

const words = employerText.approvals

const columns: readonly Column<PendingBenefit>[] = [
  {
    key: 'benefit',
    kind: 'heading',
    header: words.benefit,
    cell: ({ benefitId, benefitName }) => (
      <TextLink to={`/app/dashboard/approve-selections/${encodeURIComponent(benefitId)}`}>{benefitName}</TextLink>
    ),
  },
  { key: 'count', kind: 'money', header: words.waiting, cell: ({ count }) => formatNumber(count) },
  {
    key: 'oldest',
    kind: 'text',
    header: words.oldest,
    cell: ({ oldest }) => (oldest === null ? '–' : <DateText iso={oldest} form="short" />),
  },
  {
    key: 'sum',
    kind: 'money',
    header: words.sum,
    // A host without the sum describes it in its own words.
    cell: ({ orderValue, summary }) => (orderValue === null ? summary : <Money pence={orderValue} />),
  },
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
    <EmployerPage
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
          <Skeleton label={employerText.approvals.loading} shape="rows" count={3} />
        ) : known.length === 0 ? (
          <EmptyState title={employerText.approvals.none}>{employerText.approvals.noneMore}</EmptyState>
        ) : (
          <Table
            caption={words.overview}
            captionShown="to-screen-readers"
            columns={columns}
            rows={byUrgency(known)}
            rowKey={({ benefitId }) => benefitId}
          />
        )}
      </div>
    </EmployerPage>
  )
}
