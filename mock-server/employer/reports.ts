import { employerOnly, ok } from '../handler.ts'
import { reportsOf } from '../world/seeds/reports.ts'
import { noSuchClient } from './uploads.ts'

/** GET /client/{id}/reports: those of a kind that match, oldest first, so that the portal has to put them in order. */
export const getReports = employerOnly(({ user, params, query }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const kind = query.get('type')
  const ofKind = reportsOf(user.clientId).filter(({ type }) => kind === null || type === kind)
  const asked = (name: string, value: string | number | null): boolean =>
    query.get(name) === null || query.get(name) === String(value)
  const data = ofKind.filter(
    ({ year, month, providerName }) => asked('year', year) && asked('month', month) && asked('provider', providerName),
  )
  return ok({
    data: data.toReversed(),
    total: ofKind.length,
    filters: {
      years: [...new Set(ofKind.map(({ year }) => year))],
      providers: [...new Set(ofKind.flatMap(({ providerName }) => providerName ?? []))],
    },
  })
})
