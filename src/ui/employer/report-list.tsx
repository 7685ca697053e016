import { useCallback, useEffect } from 'react'
import { css } from '@linaria/core'
import {
  cancelDownload,
  closeDownload,
  downloadAgain,
  downloadReports,
  selectReportDownload,
} from '../../domain/employer/report-download.ts'
import { isFiltered } from '../../domain/employer/report-address.ts'
import type { Report, ReportQuery } from '../../domain/employer/reports.ts'
import { reportName, requestReports, selectReports, tickReports } from '../../domain/employer/reports.ts'
import { monthYear } from '../../domain/formats/calendar.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import type { Column } from '../components/tables/table.tsx'
import { Table } from '../components/tables/table.tsx'
import { useFloating } from '../components/overlays/use-floating.ts'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { reportsText as words } from '../text/reports.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { DownloadStatus } from './download-status.tsx'
import { inLine, ReportFilters } from './report-filters.tsx'

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);

  @media (max-width: 599px) {
    margin-block-end: calc(-1 * var(--space-4));
  }
`

/* In a long list, keeps the result of a press in one of its rows in view. */
const inSight = css`
  position: sticky;
  inset-block-end: var(--space-3);
  z-index: 1;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-2);

  &[data-empty='true'] {
    position: absolute;
    visibility: hidden;
  }

  &:has([data-kind='saved'], [data-kind='failed']) {
    padding: 0;
    border: 0;
  }
`

/** The current download, wherever it started. */
export const ReportDownloadStatus = () => {
  const { download, reportIds } = useSelect(selectReportDownload)
  const dispatch = useDispatch()
  return (
    <DownloadStatus
      download={download}
      running={words.running(reportIds.length)}
      onCancel={() => void dispatch(cancelDownload, undefined)}
      onRetry={() => void dispatch(downloadAgain, undefined)}
      onClose={() => void dispatch(closeDownload, undefined)}
    />
  )
}

/** Downloads one report. During another download a press does nothing: that download is in view, with Cancel. */
export const DownloadOne = ({ report, variant }: { report: Report; variant: 'primary' | 'quiet' }) => {
  const { download } = useSelect(selectReportDownload)
  const dispatch = useDispatch()
  const running = download.kind === 'running'
  return (
    <Button
      variant={variant}
      size={variant === 'quiet' ? 'small' : 'medium'}
      icon="download"
      busy={variant === 'primary' ? { label: words.downloading, active: running } : undefined}
      onPress={() => void dispatch(downloadReports, [report.reportId])}
    >
      {words.download}
      <VisuallyHidden>{reportName(report)}</VisuallyHidden>
    </Button>
  )
}

const panelOf = { payroll: 'payroll-report', provider: 'provider-report', 'life-event': 'lifeevent-report' } as const

const OpenOne = ({ report: { kind, reportId, label, year, month } }: { report: Report }) => {
  const dispatch = useDispatch()
  return (
    <div className={inLine}>
      <Button
        variant="quiet"
        size="small"
        onPress={() => void dispatch(openPanel, { panel: panelOf[kind], subject: reportId })}
      >
        {label}
        <VisuallyHidden>{monthYear(year, month)}</VisuallyHidden>
      </Button>
    </div>
  )
}

const columns: readonly Column<Report>[] = [
  { key: 'period', header: words.period, kind: 'heading', cell: ({ year, month }) => monthYear(year, month) },
  { key: 'report', header: words.report, kind: 'text', cell: (report) => <OpenOne report={report} /> },
  { key: 'provider', header: words.provider, kind: 'text', cell: ({ providerName }) => providerName ?? '–' },
  {
    key: 'download',
    header: words.download,
    kind: 'action',
    cell: (report) => <DownloadOne report={report} variant="quiet" />,
  },
]
const withoutProvider = columns.filter(({ key }) => key !== 'provider')
const columnsOf: Readonly<Record<Report['kind'], readonly Column<Report>[]>> = {
  provider: columns,
  payroll: withoutProvider,
  'life-event': withoutProvider,
}
const idOf = ({ reportId }: Report): string => reportId
const labelOf = (report: Report): string => words.one(reportName(report))

const Rows = ({ kind, reports }: { kind: Report['kind']; reports: readonly Report[] }) => {
  const { chosen, all, isTicked } = useSelect(selectReports)
  const { download } = useSelect(selectReportDownload)
  useFloating(download.kind !== 'none')
  const dispatch = useDispatch()
  const tick = useCallback(
    (these: readonly Report[], ticked: boolean) => void dispatch(tickReports, { reportIds: these.map(idOf), ticked }),
    [dispatch],
  )
  return (
    <>
      <div className={bar}>
        <Button
          icon="download"
          unavailable={chosen.length === 0 || download.kind === 'running'}
          onPress={() => void dispatch(downloadReports, chosen.map(idOf))}
        >
          {words.downloadSelected}
        </Button>
        <strong>{words.selected(chosen.length)}</strong>
        <Announcer message={chosen.length === 0 ? '' : words.selected(chosen.length)} />
      </div>
      <Table
        caption={words.captions[kind]}
        captionShown="to-screen-readers"
        columns={columnsOf[kind]}
        rows={reports}
        rowKey={idOf}
        ticks={{
          name: 'report',
          label: words.all,
          all,
          isTicked: ({ reportId }) => isTicked(reportId),
          labelOf,
          onTick: tick,
        }}
      />
      <div className={inSight} data-empty={download.kind === 'none'}>
        <ReportDownloadStatus />
      </div>
    </>
  )
}

/** The reports of one kind, filtered by the page's address. */
export const ReportList = ({
  query,
  wanted,
  onQuery,
}: {
  query: ReportQuery
  /** The latest requested query, before the list is drawn with it. */
  wanted: ReportQuery
  onQuery: (query: ReportQuery) => void
}) => {
  const { kind, year, month, provider } = query
  const { found, query: loadedFor } = useSelect(selectReports)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestReports, { kind, year, month, provider })
  }, [dispatch, kind, year, month, provider])
  const known = loadedFor?.kind === kind ? valueOf(found) : null
  const clear = (): void => onQuery({ kind, year: null, month: null, provider: null })
  if (found.status === 'failed' && loadedFor?.kind === kind)
    return (
      <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestReports, query) }}>
        <ProblemText problem={found.problem} />
      </ErrorState>
    )
  if (known === null) return <Skeleton label={words.loading} shape="rows" count={6} />
  if (known.total === 0)
    return (
      <EmptyState title={words.none} icon="file">
        {words.noneMore}
      </EmptyState>
    )
  const count = words.found(known.reports.length, known.total)
  return (
    <>
      <ReportFilters query={wanted} years={known.years} providers={known.providers} onQuery={onQuery} />
      <div className={bar} aria-busy={found.status === 'loading'}>
        <span>{count}</span>
        <Announcer message={found.status === 'loading' ? '' : count} />
        {isFiltered(query) && known.reports.length > 0 && (
          <Button variant="quiet" size="small" onPress={clear}>
            {words.clear}
          </Button>
        )}
      </div>
      {known.reports.length === 0 ? (
        <EmptyState title={words.noMatch} icon="search" actions={<Button onPress={clear}>{words.clear}</Button>}>
          {words.noMatchMore}
        </EmptyState>
      ) : (
        <Rows kind={kind} reports={known.reports} />
      )}
    </>
  )
}
