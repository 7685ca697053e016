import { useCallback, useEffect, useState } from 'react'
import type { PendingBenefit } from '../../domain/employer/approvals.ts'
import { requestPendingBenefits, selectPendingBenefits } from '../../domain/employer/approvals.ts'
import type { PendingSortField } from '../../domain/employer/approvals-view.ts'
import {
  approvalsSortedBy,
  firstPendingSort,
  pendingTotals,
  sortedPending,
} from '../../domain/employer/approvals-view.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
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
import { ProblemText } from '../shell/problem-text.tsx'
import { Page } from '../shell/page.tsx'
import type { SortOption } from './phone-sort.tsx'
import { PhoneSort } from './phone-sort.tsx'

const words = employerText.approvals

const columns: readonly Column<PendingBenefit, PendingSortField>[] = [
  {
    key: 'benefit',
    kind: 'heading',
    header: words.benefit,
    sort: 'benefit',
    cell: ({ benefitId, benefitName }) => (
      <TextLink to={`/app/dashboard/approve-selections/${encodeURIComponent(benefitId)}`}>{benefitName}</TextLink>
    ),
  },
  { key: 'count', kind: 'money', header: words.waiting, sort: 'count', cell: ({ count }) => formatNumber(count) },
  {
    key: 'oldest',
    kind: 'text',
    header: words.oldest,
    sort: 'oldest',
    cell: ({ oldest }) => (oldest === null ? '–' : <DateText iso={oldest} form="short" />),
  },
  {
    key: 'sum',
    kind: 'money',
    header: words.sum,
    sort: 'sum',
    // A host that does not send the sum describes it in a text.
    cell: ({ orderValue, summary }) => (orderValue === null ? summary : <Money pence={orderValue} />),
  },
]

const fields: readonly SortOption<PendingSortField>[] = [
  { by: 'oldest', name: words.oldest, kind: 'date' },
  { by: 'benefit', name: words.benefit, kind: 'name' },
  { by: 'count', name: words.waiting, kind: 'number' },
  { by: 'sum', name: words.sum, kind: 'amount' },
]

const Overview = ({ benefits }: { benefits: readonly PendingBenefit[] }) => {
  const [sort, setSort] = useState(firstPendingSort)
  const onSort = useCallback((by: PendingSortField) => setSort((now) => approvalsSortedBy(now, by)), [])
  const { count, orderValue } = pendingTotals(benefits)
  return (
    <>
      <PhoneSort fields={fields} sort={sort} onSort={setSort} />
      <Table
        caption={words.overview}
        captionShown="to-screen-readers"
        columns={columns}
        rows={sortedPending(benefits, sort)}
        rowKey={({ benefitId }) => benefitId}
        sorted={{ ...sort, onSort }}
        footer={{
          benefit: words.together,
          count: formatNumber(count),
          sum: orderValue === null ? null : <Money pence={orderValue} />,
        }}
      />
    </>
  )
}

/** The benefits with selections that await approval [APP-1]. */
export const Approvals = () => {
  const benefits = useSelect(selectPendingBenefits)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestPendingBenefits, undefined)
  }, [dispatch])
  const known = valueOf(benefits)
  return (
    <Page title={words.title} lead={words.lead}>
      <div className={stack}>
        {benefits.status === 'failed' ? (
          <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestPendingBenefits, undefined) }}>
            <ProblemText problem={benefits.problem} />
          </ErrorState>
        ) : known === null ? (
          <Skeleton label={words.loading} shape="rows" count={3} />
        ) : known.length === 0 ? (
          <EmptyState title={words.none}>{words.noneMore}</EmptyState>
        ) : (
          <Overview benefits={known} />
        )}
      </div>
    </Page>
  )
}
