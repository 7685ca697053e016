import { foldW } from 'fp-ts/lib/Either.js'
import { map, of } from 'rxjs'
import { reportOf, ReportsFailed, ReportsLoaded, ReportsRequested } from '../../domain/employer/reports.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { getReports } from '../api/generated/reports.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { loggedOut } from '../runtime/portal-calls.ts'

export const loadReports = portalEffect({
  name: 'reports.load',
  on: [ReportsRequested],
  policy: { switchBy: one },
  emits: [ReportsLoaded, ReportsFailed],
  failure: (problem, { data: { query } }) => ReportsFailed({ query, problem }),
  run: ({ data: { query } }, { api }, state) => {
    const clientId = selectProfile(state())?.client.id
    if (clientId === undefined) return of(ReportsFailed({ query, problem: loggedOut }))
    const { kind, year, month, provider } = query
    return api(getReports, {
      path: { id: clientId },
      query: {
        ...(kind !== 'all' && { type: kind }),
        ...(year !== null && { year }),
        ...(month !== null && { month }),
        ...(provider !== null && { provider }),
      },
    }).pipe(
      map(
        foldW(
          ({ problem }) => ReportsFailed({ query, problem }),
          ({ data: { data, total, filters } }) =>
            ReportsLoaded({
              query,
              found: {
                reports: data.map(({ id, type, ...rest }) => reportOf({ reportId: id, kind: type, ...rest })),
                total,
                years: filters.years,
                providers: filters.providers,
              },
            }),
        ),
      ),
    )
  },
})
