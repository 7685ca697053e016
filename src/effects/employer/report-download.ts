import { EMPTY, of } from 'rxjs'
import {
  ReportDownloadCancelled,
  ReportDownloaded,
  ReportDownloadFailed,
  ReportDownloadProgressed,
  ReportDownloadRequested,
} from '../../domain/employer/report-download.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { downloadReport, downloadReports } from '../api/generated/reports.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { saving } from './saving.ts'
import { loggedOut } from '../runtime/portal-calls.ts'

/** One report unpacked, several as one archive; a cancelled download leaves no file. */
export const saveReports = portalEffect({
  name: 'reportDownload.save',
  on: [ReportDownloadRequested, ReportDownloadCancelled],
  policy: { switchBy: one },
  emits: [ReportDownloadProgressed, ReportDownloaded, ReportDownloadFailed],
  failure: (problem) => ReportDownloadFailed({ problem }),
  run: (trigger, { download, files }, state) => {
    if (trigger.type === 'ReportDownloadCancelled') return EMPTY
    const clientId = selectProfile(state())?.client.id
    const [first, ...more] = trigger.data.reportIds
    if (clientId === undefined || first === undefined) return of(ReportDownloadFailed({ problem: loggedOut }))
    const steps =
      more.length === 0
        ? download(downloadReport, { path: { id: clientId, reportId: first }, name: `report-${first}.csv` })
        : download(downloadReports, {
            path: { id: clientId },
            query: { reports: [first, ...more].join(',') },
            name: 'reports.zip',
          })
    return saving(steps, files, {
      progressed: ReportDownloadProgressed,
      saved: ReportDownloaded,
      failed: ReportDownloadFailed,
    })
  },
})
