import { useCallback, useEffect, useMemo, useState } from 'react'
import { css } from '@linaria/core'
import {
  cancelDownload,
  closeDownload,
  downloadAgain,
  downloadReports,
  selectReportDownload,
} from '../../domain/employer/report-download.ts'
import type { Report, ReportQuery } from '../../domain/employer/reports.ts'
import {
  reportName,
  reportTitle,
  requestReports,
  selectReports,
  tickedTogether,
  tickReports,
} from '../../domain/employer/reports.ts'
import { monthYear } from '../../domain/formats/calendar.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { Table, type Column } from '../components/tables/table.tsx'
import { useFloating } from '../components/overlays/use-floating.ts'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { reportsText as words } from '../text/reports.ts'
import { sizeText } from '../text/uploads.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { DownloadStatus } from './download-status.tsx'
import { bulkBar, bulkList } from './bulk-bar.ts'

/* The result of a press in one of many rows stays in view, in the bar. */
const status = css`
  flex: 1 1 100%;
  order: -1;

  &[data-empty='true'] {
    position: absolute;
    visibility: hidden;
  }
`

/* As high as a line of text; its target is larger. */
const opens = css`
  margin-block: -0.375rem;

  & > button[class] {
    gap: 0.5rem;
    max-inline-size: 100%;
    /* Its border is in line with other text. */
    margin-inline: -2px;
    padding-inline: 0;
    text-align: start;
    white-space: normal;
  }

  & small {
    color: var(--ink);
    font-weight: 600;
  }

  @media (max-width: 859px) {
    & small {
      display: none;
    }
  }
`

const more = css`
  margin-block: var(--space-4);
`

/** How many months are shown at first. */
const MONTHS = 6

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
export const DownloadOne = ({ report }: { report: Report }) => {
  const { download } = useSelect(selectReportDownload)
  const dispatch = useDispatch()
  return (
    <Button
      icon="download"
      busy={{ label: words.downloading, active: download.kind === 'running' }}
      onPress={() => void dispatch(downloadReports, [report.reportId])}
    >
      {words.download}
      <VisuallyHidden>{reportName(report)}</VisuallyHidden>
    </Button>
  )
}

const panelOf = { payroll: 'payroll-report', provider: 'provider-report', 'life-event': 'lifeevent-report' } as const

const OpenOne = ({ report, isByMonth }: { report: Report; isByMonth: boolean }) => {
  const dispatch = useDispatch()
  return (
    <div className={opens}>
      <Button
        variant="quiet"
        size="small"
        onPress={() => void dispatch(openPanel, { panel: panelOf[report.kind], subject: report.reportId })}
      >
        {isByMonth ? reportTitle(report) : monthYear(report.year, report.month)}
        {!isByMonth && <VisuallyHidden>{reportTitle(report)}</VisuallyHidden>}
        {report.isNew && <small>{words.isNew}</small>}
      </Button>
    </div>
  )
}

const DownloadIcon = ({ report }: { report: Report }) => {
  const dispatch = useDispatch()
  return (
    <IconButton
      icon="download"
      label={words.downloadOne(reportName(report))}
      onPress={() => void dispatch(downloadReports, [report.reportId])}
    />
  )
}

const sizeOf = ({ size }: Report): string => (size === null ? '–' : sizeText(size))

/** The columns: the kind where there are several, the format and the size where the host says them. */
const columnsOf = (
  kind: ReportQuery['kind'],
  reports: readonly Report[],
  isByMonth: boolean,
): readonly Column<Report>[] => {
  const given = {
    format: reports.some(({ format }) => format !== null),
    size: reports.some(({ size }) => size !== null),
  }
  return [
    {
      key: 'report',
      header: isByMonth ? words.report : words.period,
      kind: 'heading',
      cell: (report) => <OpenOne report={report} isByMonth={isByMonth} />,
    },
    ...(isByMonth ? [] : [{ key: 'label', header: words.report, kind: 'text', cell: reportTitle } as const]),
    ...(kind === 'all'
      ? [{ key: 'kind', header: words.kind, kind: 'text', cell: (report: Report) => words.kinds[report.kind] } as const]
      : []),
    ...(given.format
      ? [{ key: 'format', header: words.format, kind: 'text', cell: ({ format }: Report) => format ?? '–' } as const]
      : []),
    ...(given.size ? [{ key: 'size', header: words.size, kind: 'money', cell: sizeOf } as const] : []),
    {
      key: 'facts',
      header: words.details,
      kind: 'text',
      compact: 'only',
      cell: (report) =>
        [
          report.isNew && words.isNew,
          isByMonth ? words.kinds[report.kind] : reportTitle(report),
          report.format,
          report.size !== null && sizeOf(report),
        ]
          .filter(Boolean)
          .join(', '),
    },
    {
      key: 'download',
      header: <VisuallyHidden>{words.download}</VisuallyHidden>,
      kind: 'action',
      compact: 'end',
      cell: (report) => <DownloadIcon report={report} />,
    },
  ]
}

const idOf = ({ reportId }: Report): string => reportId
const labelOf = (report: Report): string => words.one(reportName(report))

const Rows = ({ kind, reports }: { kind: ReportQuery['kind']; reports: readonly Report[] }) => {
  const { chosen, isTicked, months: allMonths, size } = useSelect(selectReports)
  const [isLong, setLong] = useState(false)
  const { download } = useSelect(selectReportDownload)
  useFloating(download.kind !== 'none')
  const dispatch = useDispatch()
  const tick = useCallback(
    (these: readonly Report[], ticked: boolean) => void dispatch(tickReports, { reportIds: these.map(idOf), ticked }),
    [dispatch],
  )
  // One report a month needs no line above it.
  const isByMonth = allMonths.some(({ reports: ofMonth }) => ofMonth.length > 1)
  const months = isByMonth && !isLong ? allMonths.slice(0, MONTHS) : allMonths
  const rest = allMonths.length - months.length
  const columns = useMemo(() => columnsOf(kind, reports, isByMonth), [kind, reports, isByMonth])
  const bands = new Map(
    months.flatMap(({ timestamp, reports: ofMonth, all: ticked }) => {
      const [first] = ofMonth
      if (!first || !isByMonth) return []
      const name = monthYear(first.year, first.month)
      return [
        [
          first.reportId,
          { key: String(timestamp), label: name, ticks: { label: words.one(name), all: ticked, rows: ofMonth } },
        ] as const,
      ]
    }),
  )
  const said = words.selected(chosen.length, size === null ? null : sizeText(size))
  return (
    <div className={bulkList}>
      <div className={bulkBar} role="group" aria-label={words.actions}>
        <div>
          <Button
            icon="download"
            variant={chosen.length === 0 ? 'secondary' : 'primary'}
            unavailable={chosen.length === 0 || download.kind === 'running'}
            onPress={() => void dispatch(downloadReports, chosen.map(idOf))}
          >
            {words.downloadSelected}
          </Button>
          {chosen.length > 0 && (
            <Button variant="quiet" onPress={() => tick(chosen, false)}>
              {words.clearSelection}
            </Button>
          )}
        </div>
        <p>
          {chosen.length > 0 ? <strong>{said}</strong> : <span>{said}</span>}
          {chosen.length > 1 && <span>{` ${words.archive}`}</span>}
        </p>
        <Announcer message={chosen.length === 0 ? '' : said} />
        <section className={status} data-empty={download.kind === 'none'}>
          <ReportDownloadStatus />
        </section>
      </div>
      <Table
        caption={words.captions[kind]}
        captionShown="to-screen-readers"
        layout="compact"
        columns={columns}
        rows={rest === 0 ? reports : months.flatMap(({ reports: ofMonth }) => ofMonth)}
        rowKey={idOf}
        bandOf={({ reportId }) => bands.get(reportId) ?? null}
        ticks={{
          name: 'report',
          label: words.all,
          all: tickedTogether(months),
          isTicked: ({ reportId }) => isTicked(reportId),
          labelOf,
          onTick: tick,
        }}
      />
      {rest > 0 && (
        <div className={more}>
          <Button variant="secondary" onPress={() => setLong(true)}>
            {words.moreMonths(rest)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The reports of one kind or of all, filtered by the page's address. */
export const ReportList = ({ query, onClear }: { query: ReportQuery; onClear: () => void }) => {
  const { kind, year, month, provider } = query
  const { found, query: loadedFor } = useSelect(selectReports)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestReports, { kind, year, month, provider })
  }, [dispatch, kind, year, month, provider])
  const known = loadedFor?.kind === kind ? valueOf(found) : null
  if (found.status === 'failed' && loadedFor?.kind === kind)
    return (
      <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestReports, query) }}>
        <ProblemText problem={found.problem} />
      </ErrorState>
    )
  if (known === null) return <Skeleton label={words.loading} shape="table" count={6} />
  if (known.total === 0)
    return (
      <EmptyState title={words.none} icon="file">
        {words.noneMore}
      </EmptyState>
    )
  return (
    <>
      <Announcer message={found.status === 'loading' ? '' : words.found(known.reports.length, known.total)} />
      {known.reports.length === 0 ? (
        <EmptyState title={words.noMatch} icon="search" actions={<Button onPress={onClear}>{words.clear}</Button>}>
          {words.noMatchMore}
        </EmptyState>
      ) : (
        <Rows kind={kind} reports={known.reports} />
      )}
    </>
  )
}
