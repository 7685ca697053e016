import { useEffect } from 'react'
import { css } from '@linaria/core'
import type { LifeEventRow } from '../../domain/employer/life-event-report.ts'
import {
  closedIn,
  closedYears,
  lifeEventCsv,
  requestLifeEventReport,
  selectLifeEventReport,
} from '../../domain/employer/life-event-report.ts'
import { csvName } from '../../domain/formats/csv.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Button } from '../components/actions/button.tsx'
import { DateText } from '../components/content/date-text.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Select } from '../components/inputs/select.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import type { Column } from '../components/tables/table.tsx'
import { Table } from '../components/tables/table.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { useCsv } from '../use-csv.ts'
import { reportsText } from '../text/reports.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { filters, inLine } from './report-filters.tsx'

const words = reportsText.lifeEvents
const ALL = 'all'

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`

const headings = [words.number, words.employee, words.event, words.date, words.closed, words.closedYear] as const

const Rows = ({ rows, year }: { rows: readonly LifeEventRow[]; year: number | null }) => {
  const saveCsv = useCsv()
  const dispatch = useDispatch()
  const columns: readonly Column<LifeEventRow>[] = [
    { key: 'employee', header: words.employee, kind: 'heading', verbatim: true, cell: ({ employee }) => employee },
    {
      key: 'event',
      header: words.event,
      kind: 'text',
      cell: ({ eventId, name, employee }) => (
        <div className={inLine}>
          <Button
            variant="quiet"
            size="small"
            onPress={() => void dispatch(openPanel, { panel: 'lifeevent-report', subject: eventId })}
          >
            {name}
            <VisuallyHidden>{employee}</VisuallyHidden>
          </Button>
        </div>
      ),
    },
    { key: 'date', header: words.date, kind: 'text', cell: ({ date }) => <DateText iso={date} form="short" /> },
    {
      key: 'closed',
      header: words.closed,
      kind: 'text',
      cell: ({ closedDate }) => (closedDate === null ? words.open : <DateText iso={closedDate} form="short" />),
    },
  ]
  return (
    <>
      <div className={bar}>
        <span>{words.found(rows.length)}</span>
        <Announcer message={words.found(rows.length)} />
        <Button
          icon="download"
          onPress={() => saveCsv(csvName(words.file, year === null ? '' : String(year)), lifeEventCsv(rows, headings))}
        >
          {words.csv}
        </Button>
      </div>
      <Table
        caption={words.caption(year === null ? null : String(year))}
        columns={columns}
        rows={rows}
        rowKey={({ eventId }) => eventId}
      />
    </>
  )
}

/** Life events of all employees, by the year in which they closed [REP-1]. */
export const LifeEventReport = ({
  year,
  wanted,
  onYear,
}: {
  year: number | null
  /** The latest requested query, before the events are drawn with it. */
  wanted: number | null
  onYear: (year: number | null) => void
}) => {
  const report = useSelect(selectLifeEventReport)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestLifeEventReport, undefined)
  }, [dispatch])
  const known = valueOf(report)
  if (report.status === 'failed')
    return (
      <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestLifeEventReport, undefined) }}>
        <ProblemText problem={report.problem} />
      </ErrorState>
    )
  if (known === null) return <Skeleton label={words.loading} shape="table" count={6} />
  if (known.length === 0)
    return (
      <EmptyState title={words.none} icon="file">
        {words.noneMore}
      </EmptyState>
    )
  const years = closedYears(known)
  const offered = year === null || years.includes(year) ? years : [year, ...years]
  const rows = closedIn(known, year)
  return (
    <>
      <p>{words.lead}</p>
      <div className={filters}>
        <Select
          id="life-event-year"
          label={words.year}
          value={String(wanted ?? ALL)}
          options={[
            { value: ALL, label: reportsText.allYears },
            ...offered.map((one) => ({ value: String(one), label: String(one) })),
          ]}
          onChange={(value) => onYear(value === ALL ? null : Number(value))}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title={words.noMatch(String(year))}
          icon="search"
          actions={<Button onPress={() => onYear(null)}>{reportsText.clear}</Button>}
        />
      ) : (
        <Rows rows={rows} year={year} />
      )}
    </>
  )
}
