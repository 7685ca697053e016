import { useEffect } from 'react'
import type { Change, Difference, DifferenceQuery } from '../../domain/employer/eligibility-difference.ts'
import {
  everybody,
  requestDifference,
  selectDifference,
  totalsOfDifference,
} from '../../domain/employer/eligibility-difference.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { formatNumber } from '../components/content/format.ts'
import { Segmented } from '../components/inputs/segmented.tsx'
import { Select } from '../components/inputs/select.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { StatusBadge } from '../components/feedback/status-badge.tsx'
import type { Column } from '../components/tables/table.tsx'
import { Table } from '../components/tables/table.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { uploadsText } from '../text/uploads.ts'
import { filterRow, pill } from './search-field.tsx'
import { Spoken, uploadActions, uploadSection } from './upload-parts.tsx'

const words = uploadsText.difference
const ALL = 'all'

const byBenefit: readonly Column<Difference['benefits'][number]>[] = [
  { key: 'benefit', header: words.benefit, kind: 'heading', cell: ({ benefit }) => benefit },
  { key: 'gains', header: words.gains, kind: 'money', cell: ({ gains }) => formatNumber(gains) },
  { key: 'losses', header: words.losses, kind: 'money', cell: ({ losses }) => formatNumber(losses) },
]

const people: readonly Column<Difference['people'][number]>[] = [
  { key: 'employee', header: words.employee, kind: 'heading', verbatim: true, cell: ({ employee }) => employee },
  { key: 'number', header: words.number, kind: 'text', cell: ({ employeeNumber }) => employeeNumber },
  {
    key: 'change',
    header: words.change,
    kind: 'text',
    compact: 'end',
    cell: ({ change }) => <StatusBadge tone={change === 'gain' ? 'success' : 'danger'} label={words[change]} />,
  },
  { key: 'benefit', header: words.benefit, kind: 'text', cell: ({ benefit }) => benefit },
  {
    key: 'facts',
    header: words.reason,
    kind: 'text',
    compact: 'only',
    cell: ({ benefit, reason }) => [benefit, reason].filter(Boolean).join('. '),
  },
  { key: 'reason', header: words.reason, kind: 'text', cell: ({ reason }) => reason },
]

const People = ({
  difference,
  query,
  onQuery,
}: {
  difference: Difference
  query: DifferenceQuery
  onQuery: (change: Partial<DifferenceQuery>) => void
}) => (
  <>
    <div className={filterRow}>
      <Segmented<Change | typeof ALL>
        name="difference-change"
        legend={words.show}
        value={query.change ?? ALL}
        options={[
          { value: ALL, label: words.both },
          { value: 'gain', label: words.gains },
          { value: 'lose', label: words.losses },
        ]}
        onChange={(value) => onQuery({ change: value === ALL ? null : value, page: 1 })}
      />
      <div className={pill}>
        <Select
          id="difference-benefit"
          label={words.benefit}
          value={query.benefitId ?? ALL}
          options={[
            { value: ALL, label: words.all },
            ...difference.benefits.map(({ benefitId, benefit }) => ({ value: benefitId, label: benefit })),
          ]}
          onChange={(value) => onQuery({ benefitId: value === ALL ? null : value, page: 1 })}
        />
      </div>
    </div>
    <p>{words.found(difference.total)}</p>
    <Spoken message={words.found(difference.total)} />
    {difference.people.length === 0 ? (
      <EmptyState title={words.noMatch} icon="search" />
    ) : (
      <Table
        caption={words.people}
        captionShown="to-screen-readers"
        layout="compact"
        columns={people}
        rows={difference.people}
        rowKey={({ employeeNumber, benefitId }) => `${employeeNumber} ${benefitId}`}
      />
    )}
    {difference.pages > 1 && (
      <div className={uploadActions}>
        <Button
          variant="secondary"
          size="small"
          unavailable={query.page <= 1}
          onPress={() => onQuery({ page: query.page - 1 })}
        >
          {words.previous}
        </Button>
        <span>{words.page(query.page, difference.pages)}</span>
        <Button
          variant="secondary"
          size="small"
          unavailable={query.page >= difference.pages}
          onPress={() => onQuery({ page: query.page + 1 })}
        >
          {words.next}
        </Button>
      </div>
    )}
  </>
)

/** Who would gain and lose eligibility by an upload, before it is committed [EMP-3]. */
export const EligibilityDifference = ({ uploadId }: { uploadId: string }) => {
  const { query, shown, uploadId: ofUpload } = useSelect(selectDifference)
  const dispatch = useDispatch()
  const ask = (asked: DifferenceQuery): void => void dispatch(requestDifference, { uploadId, query: asked })
  useEffect(() => {
    dispatch(requestDifference, { uploadId, query: everybody })
  }, [dispatch, uploadId])
  const difference = ofUpload === uploadId ? valueOf(shown) : null
  return (
    <section className={uploadSection} aria-labelledby="upload-difference" aria-busy={shown.status === 'loading'}>
      <h3 id="upload-difference">{words.title}</h3>
      {shown.status === 'failed' ? (
        <ErrorState title={words.failed} retry={{ read: () => ask(query) }}>
          <ProblemText problem={shown.problem} />
        </ErrorState>
      ) : difference === null ? (
        <Skeleton label={words.loading} shape="table" count={4} />
      ) : difference.benefits.length === 0 ? (
        <EmptyState title={words.none}>{words.noneMore}</EmptyState>
      ) : (
        <>
          <p>
            <strong>{words.total(totalsOfDifference(difference).gains, totalsOfDifference(difference).losses)}</strong>{' '}
            {words.counted}
          </p>
          <Table
            caption={words.byBenefit}
            columns={byBenefit}
            rows={difference.benefits}
            rowKey={({ benefitId }) => benefitId}
          />
          <People difference={difference} query={query} onQuery={(change) => ask({ ...query, ...change })} />
        </>
      )}
    </section>
  )
}
