import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { progress, savedAs, type Download } from './download.ts'

export const ReportDownloadRequested = defineEvent('ReportDownloadRequested', { reportIds: t.array(plain) })
export const ReportDownloadProgressed = defineEvent('ReportDownloadProgressed', progress)
export const ReportDownloaded = defineEvent('ReportDownloaded', savedAs)
export const ReportDownloadFailed = defineEvent('ReportDownloadFailed', { problem: Problem })
export const ReportDownloadCancelled = defineEvent('ReportDownloadCancelled', {})
/** The result of a download was dismissed. */
export const ReportDownloadClosed = defineEvent('ReportDownloadClosed', {})

/** One download of reports at a time: one report unpacked, several as one archive. */
export const reportDownload = defineSlice({
  name: 'reportDownload',
  lifetime: 'session',
  initial: (): { reportIds: string[]; download: Download } => ({ reportIds: [], download: { kind: 'none' } }),
  own: {
    ReportDownloadRequested,
    ReportDownloadProgressed,
    ReportDownloaded,
    ReportDownloadFailed,
    ReportDownloadCancelled,
    ReportDownloadClosed,
  },
  on: {
    ReportDownloadRequested: (draft, { reportIds }) => {
      draft.reportIds = reportIds
      draft.download = { kind: 'running', received: 0, total: null }
    },
    ReportDownloadProgressed: (draft, data) => {
      if (draft.download.kind === 'running') draft.download = { kind: 'running', ...data }
    },
    ReportDownloaded: (draft, { fileName }) => {
      draft.download = { kind: 'saved', fileName }
    },
    ReportDownloadFailed: (draft, { problem }) => {
      draft.download = { kind: 'failed', problem }
    },
    ReportDownloadCancelled: (draft) => {
      draft.download = { kind: 'none' }
    },
    ReportDownloadClosed: (draft) => {
      draft.download = { kind: 'none' }
    },
  },
})
type Needs = StateWith<typeof reportDownload>

/** Downloads reports; at least one is required, and one download runs at a time. */
export const downloadReports = (state: Needs, reportIds: readonly string[]): Either<Refusal, DomainEvent> => {
  if (state.reportDownload.download.kind === 'running') return left(refuse('busy'))
  return reportIds.length === 0
    ? left(refuse('nothingTicked'))
    : right(ReportDownloadRequested({ reportIds: [...reportIds] }))
}

/** Retries the same reports after a failure. */
export const downloadAgain = ({ reportDownload: { reportIds, download } }: Needs): Either<Refusal, DomainEvent> =>
  download.kind === 'failed' ? right(ReportDownloadRequested({ reportIds })) : left(refuse('nothingFailed'))

/** Cancels a download. */
export const cancelDownload = (state: Needs): Either<Refusal, DomainEvent> =>
  state.reportDownload.download.kind === 'running' ? right(ReportDownloadCancelled({})) : left(refuse('nothingRuns'))

/** Dismisses the result of a download. */
export const closeDownload = ({ reportDownload: { download } }: Needs): Either<Refusal, DomainEvent> =>
  download.kind === 'saved' || download.kind === 'failed'
    ? right(ReportDownloadClosed({}))
    : left(refuse('nothingToClose'))

export const selectReportDownload = selector([reportDownload], (state) => state.reportDownload)
