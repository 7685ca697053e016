import { foldW } from 'fp-ts/lib/Either.js'
import { map, of } from 'rxjs'
import { InsightsFailed, InsightsLoaded, InsightsRequested } from '../../domain/employer/insights.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { getEmployeeInsights } from '../api/generated/insights.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** The client's employees in figures. */
export const loadInsights = portalEffect({
  name: 'insights.load',
  on: [InsightsRequested],
  policy: { switchBy: one },
  emits: [InsightsLoaded, InsightsFailed],
  failure: (problem) => InsightsFailed({ problem }),
  run: (_, { api }, state) => {
    const id = selectProfile(state())?.client.id
    if (id === undefined) return of(InsightsFailed({ problem: { kind: 'unauthorised', detail: null } }))
    return api(getEmployeeInsights, { path: { id } }).pipe(
      map(
        foldW(
          ({ problem }) => InsightsFailed({ problem }),
          ({ data }) => InsightsLoaded({ insights: data }),
        ),
      ),
    )
  },
})
