import { strToU8, zipSync } from 'fflate'
import { employerOnly, ok, okFile, refuse } from '../handler.ts'
import type { ReportRecord } from '../world/seeds/reports.ts'
import { contentOf } from './report-content.ts'
import { reportsFor } from './reports.ts'
import { noSuchClient } from './uploads.ts'

const kindNames = { payroll: 'payroll', provider: 'provider', 'life-event': 'life-events' } as const

const nameOf = ({ type, year, month, providerName }: ReportRecord): string => {
  const provider = providerName === null ? '' : `-${providerName.toLowerCase().replaceAll(/\W+/g, '-')}`
  return `${kindNames[type]}${provider}-${year}-${String(month).padStart(2, '0')}.csv`
}

const noSuchReport = () => refuse(404, { error: 'There is no such report' })

const beingMade = { error: 'The report is still being made. Try again in a few minutes' }

/** GET /client/{id}/reports/{reportId}/download: the report as CSV, or the JSON of an error with the status 200. */
export const downloadReport = employerOnly(({ db, user, params }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const report = reportsFor(db, user.clientId).find(({ id }) => id === params['reportId'])
  if (!report) return noSuchReport()
  if (db.settings.find('settings')?.reportsBeingMade) return ok(beingMade)
  return okFile(nameOf(report), 'text/csv', contentOf(user.clientId, report))
})

/** GET /client/{id}/reports/download-multiple: the reports of the query in one archive. */
export const downloadReports = employerOnly(({ db, user, params, query }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const ids = (query.get('reports') ?? '').split(',')
  const reports = reportsFor(db, user.clientId).filter(({ id }) => ids.includes(id))
  if (reports.length !== ids.length) return noSuchReport()
  const files = Object.fromEntries(
    reports.map((report) => [nameOf(report), strToU8(contentOf(user.clientId, report))] as const),
  )
  // A fixed day, so that the same archive has the same bytes.
  return okFile('reports.zip', 'application/zip', zipSync(files, { mtime: '2026-11-20T12:00:00' }))
})
