import { useCallback, useEffect, useMemo, useState } from 'react'
import { css } from '@linaria/core'
import { requestPendingBenefits, selectPendingBenefits, type PendingBenefit } from '../../domain/employer/approvals.ts'
import type { PendingSortField } from '../../domain/employer/approvals-view.ts'
import {
  approvalsSortedBy,
  firstPendingSort,
  pendingTotals,
  sortedPending,
} from '../../domain/employer/approvals-view.ts'
import { squaresOf } from '../../domain/employer/overview.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { DateText } from '../components/content/date-text.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { formatDate, formatMoney, formatNumber } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { Table, type Column } from '../components/tables/table.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { stack } from '../shell/stack.ts'
import { employerText } from '../text/employer.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { AwaitedFacts, FactsLine } from './facts-line.tsx'
import { Page } from '../shell/page.tsx'
import { PhoneSort, type SortOption } from './phone-sort.tsx'
import { Squares } from './squares.tsx'

const words = employerText.approvals

const pathOf = ({ benefitId }: PendingBenefit): string =>
  `/app/dashboard/approve-selections/${encodeURIComponent(benefitId)}`

/** What a benefit costs a month; what employees are paid says so. A host that does not send the sum describes it in a text. */
const Sum = ({ benefit: { orderValue, summary } }: { benefit: PendingBenefit }) =>
  orderValue === null ? (
    summary
  ) : (
    <>
      <Money pence={Math.abs(orderValue)} />
      {orderValue < 0 && <small>{words.paid}</small>}
    </>
  )

/* Below 860 px one block, as on the overview. */
const groups = css`
  margin-block-end: var(--space-3);

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-6);
    padding: 0;
    list-style: none;
    color: var(--ink-soft);
  }

  @media (min-width: 860px) {
    & > svg {
      display: none;
    }
  }

  @media (max-width: 859px) {
    & > ul {
      display: none;
    }
  }
`

/** How many rows the squares of a benefit stand in. */
const ROWS = 4

/** One square a selection, grouped by benefit in the order of the table: a picture of its figures. */
const Groups = ({ benefits }: { benefits: readonly PendingBenefit[] }) => {
  const runs = squaresOf(benefits, null)
  if (runs.length === 0) return null
  return (
    <div className={groups} aria-hidden="true">
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit.benefitId}>
            <Squares runs={squaresOf([benefit], null)} columns={Math.ceil(benefit.count / ROWS)} />
            <span>{benefit.benefitName}</span> <b>{formatNumber(benefit.count)}</b>
          </li>
        ))}
      </ul>
      <Squares runs={runs} />
    </div>
  )
}

const checkColumn: Column<PendingBenefit, PendingSortField> = {
  key: 'check',
  kind: 'money',
  header: words.checkFirst,
  sort: 'check',
  cell: ({ toCheck }) => (toCheck === null || toCheck === 0 ? '–' : <strong>{formatNumber(toCheck)}</strong>),
}

const columnsOf = (hasChecks: boolean): readonly Column<PendingBenefit, PendingSortField>[] => [
  {
    key: 'benefit',
    kind: 'heading',
    header: words.benefit,
    sort: 'benefit',
    cell: (benefit) => <TextLink to={pathOf(benefit)}>{benefit.benefitName}</TextLink>,
  },
  {
    key: 'count',
    kind: 'money',
    header: words.waiting,
    sort: 'count',
    compact: 'end',
    cell: ({ count }) => formatNumber(count),
  },
  ...(hasChecks ? [checkColumn] : []),
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
    compact: 'line-end',
    cell: (benefit) => <Sum benefit={benefit} />,
  },
  {
    key: 'facts',
    kind: 'text',
    header: words.details,
    compact: 'only',
    cell: ({ toCheck, oldest }) => {
      const day = oldest === null ? null : formatDate(oldest, 'short')
      if (toCheck === null || toCheck === 0) return day === null ? '–' : words.oldestOn(day)
      return [words.toCheck(toCheck), day !== null && words.oldestSince(day).replaceAll(' ', '\u00A0')]
        .filter(Boolean)
        .join(', ')
    },
  },
  {
    key: 'review',
    kind: 'action',
    header: <VisuallyHidden>{words.review}</VisuallyHidden>,
    cell: (benefit) => (
      <TextLink to={pathOf(benefit)} variant="standalone">
        {words.review}
        <VisuallyHidden>{words.reviewOf(benefit.benefitName)}</VisuallyHidden>
      </TextLink>
    ),
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
  const { count, toCheck, orderValue, hasPaid } = pendingTotals(benefits)
  const hasChecks = benefits.some((benefit) => benefit.toCheck !== null)
  const columns = useMemo(() => columnsOf(hasChecks), [hasChecks])
  return (
    <>
      <Groups benefits={sortedPending(benefits, sort)} />
      <PhoneSort fields={fields} sort={sort} onSort={setSort} />
      <Table
        caption={words.overview}
        captionShown="to-screen-readers"
        columns={columns}
        rows={sortedPending(benefits, sort)}
        rowKey={({ benefitId }) => benefitId}
        sorted={{ ...sort, onSort }}
        layout="compact"
        footer={{
          benefit: words.together,
          count: formatNumber(count),
          check: toCheck === null ? null : formatNumber(toCheck),
          sum:
            orderValue === null ? null : (
              <>
                <Money pence={orderValue} />
                {hasPaid && <small>{words.withoutPaid}</small>}
              </>
            ),
        }}
      />
      {hasChecks && <p>{words.why}</p>}
    </>
  )
}

/** How much waits, what it costs and what to check first. */
const Facts = ({ benefits }: { benefits: readonly PendingBenefit[] }) => {
  const { count, toCheck, orderValue } = pendingTotals(benefits)
  return (
    <FactsLine
      facts={[
        { key: 'count', fact: words.waitingCount(count) },
        { key: 'sum', fact: orderValue !== null && words.sumOf(formatMoney(orderValue), false) },
        { key: 'check', fact: toCheck !== null && toCheck > 0 && <strong>{words.toCheck(toCheck)}</strong> },
      ]}
    />
  )
}

const awaitedFacts = [words.waitingCount(100), words.sumOf('£00,000.00', false), words.toCheck(10)]

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
      title={words.title}
      lead={
        known === null
          ? benefits.status !== 'failed' && <AwaitedFacts facts={awaitedFacts} />
          : known.length > 0 && <Facts benefits={known} />
      }
    >
      <div className={stack}>
        {benefits.status === 'failed' ? (
          <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestPendingBenefits, undefined) }}>
            <ProblemText problem={benefits.problem} />
          </ErrorState>
        ) : known === null ? (
          <Skeleton label={words.loading} shape="table" count={3} />
        ) : known.length === 0 ? (
          <EmptyState title={words.none}>{words.noneMore}</EmptyState>
        ) : (
          <Overview benefits={known} />
        )}
      </div>
    </Page>
  )
}
