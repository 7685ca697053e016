import { foldW, type Either } from 'fp-ts/lib/Either.js'
import { EMPTY, map, of, type Observable } from 'rxjs'
import type { AskedReport } from '../../domain/employer/employee-reports.ts'
import {
  EmployeeReportCancelled,
  EmployeeReportFailed,
  EmployeeReportProgressed,
  EmployeeReportRequested,
  EmployeeReportSaved,
} from '../../domain/employer/employee-reports.ts'
import { csvName } from '../../domain/formats/csv.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { selectProfile } from '../../domain/session/session.ts'
import type { DownloadStep } from '../api/download.ts'
import { downloadEmployeesReport, getTwoFactorEmployees } from '../api/generated/employees.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import type { Ports } from '../runtime/ports.ts'
import { wireQuery } from './employees.ts'
import { wireTwoFactorQuery } from './two-factor-list.ts'

/** Requests a file of all matches, so neither page nor page size is sent. */
const fetchReport = (
  asked: AskedReport,
  id: string,
  { download }: Ports,
): Observable<Either<{ readonly problem: Problem }, DownloadStep>> => {
  switch (asked.report) {
    case 'employees': {
      const { page: _, range: __, ...query } = wireQuery(asked.query)
      return download(downloadEmployeesReport, { path: { id }, query, name: csvName('employees') })
    }
    case 'twoFactor': {
      const { page: _, ...query } = wireTwoFactorQuery(asked.query)
      const name = csvName('two-factor-authentication')
      return download(getTwoFactorEmployees, { path: { id }, query: { ...query, type: 'employeeTwoFA' }, name })
    }
  }
}

/** Downloads a report and hands it to the browser; cancelling stops the transfer. */
export const fetchEmployeeReport = portalEffect({
  name: 'employeeReports.fetch',
  on: [EmployeeReportRequested, EmployeeReportCancelled],
  policy: { switchBy: ({ data }) => ('asked' in data ? data.asked.report : data.report) },
  emits: [EmployeeReportProgressed, EmployeeReportSaved, EmployeeReportFailed],
  failure: (problem, { data }) =>
    EmployeeReportFailed({ report: 'asked' in data ? data.asked.report : data.report, problem }),
  run: (trigger, ports, state) => {
    if (trigger.type === 'EmployeeReportCancelled') return EMPTY
    const { asked } = trigger.data
    const { report } = asked
    const profile = selectProfile(state())
    if (!profile) return of(EmployeeReportFailed({ report, problem: { kind: 'aborted' } }))
    return fetchReport(asked, profile.client.id, ports).pipe(
      map(
        foldW(
          ({ problem }) => EmployeeReportFailed({ report, problem }),
          (step) => {
            if (step.kind === 'progress')
              return EmployeeReportProgressed({ report, received: step.bytes, total: step.total })
            return ports.files.save(step.file.id)
              ? EmployeeReportSaved({ report })
              : EmployeeReportFailed({ report, problem: { kind: 'aborted' } })
          },
        ),
      ),
    )
  },
})
