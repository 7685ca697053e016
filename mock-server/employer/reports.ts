import { employerOnly, ok, type Call } from '../handler.ts'
import { lastMonth, reportsOf, type ReportRecord } from '../world/seeds/reports.ts'
import { contentOf } from './report-content.ts'
import { noSuchClient } from './uploads.ts'

/** The reports that a client has, in this state of the world. */
export const reportsFor = (db: Call['db'], clientId: string): readonly ReportRecord[] =>
  db.settings.find('settings')?.noReports ? [] : reportsOf(clientId)

/** GET /client/{id}/reports: the matching reports of a kind, oldest first, so that the portal has to sort them. */
export const getReports = employerOnly(({ db, user, params, query }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const kind = query.get('type')
  const ofKind = reportsFor(db, user.clientId).filter(({ type }) => kind === null || type === kind)
  const asked = (name: string, value: string | number | null): boolean =>
    query.get(name) === null || query.get(name) === String(value)
  const data = ofKind.filter(
    ({ year, month, providerName }) => asked('year', year) && asked('month', month) && asked('provider', providerName),
  )
  return ok({
    data: data.toReversed().map((report) => ({
      ...report,
      format: 'CSV',
      size: new TextEncoder().encode(contentOf(user.clientId, report)).length,
      // The life events of a month are ready on its last day, everything else in the middle of the next.
      isNew: report.type !== 'life-event' && report.year === lastMonth.year && report.month === lastMonth.month,
    })),
    total: ofKind.length,
    filters: {
      years: [...new Set(ofKind.map(({ year }) => year))],
      providers: [...new Set(ofKind.flatMap(({ providerName }) => providerName ?? []))],
    },
  })
})
