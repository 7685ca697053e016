import { foldW } from 'fp-ts/lib/Either.js'
import { map, of } from 'rxjs'
import {
  LifeEventReportFailed,
  LifeEventReportLoaded,
  LifeEventReportRequested,
  lifeEventRow,
} from '../../domain/employer/life-event-report.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { getEmployeeLifeEvents } from '../api/generated/reports.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { nobody } from './uploads.ts'

export const loadLifeEventReport = portalEffect({
  name: 'lifeEventReport.load',
  on: [LifeEventReportRequested],
  policy: { switchBy: one },
  emits: [LifeEventReportLoaded, LifeEventReportFailed],
  failure: (problem) => LifeEventReportFailed({ problem }),
  run: (_, { api }, state) => {
    const clientId = selectProfile(state())?.client.id
    if (clientId === undefined) return of(LifeEventReportFailed({ problem: nobody }))
    return api(getEmployeeLifeEvents, { path: { id: clientId } }).pipe(
      map(
        foldW(
          ({ problem }) => LifeEventReportFailed({ problem }),
          ({ data: { lifeEvents } }) =>
            LifeEventReportLoaded({
              rows: lifeEvents.map((event) =>
                lifeEventRow({
                  eventId: event.id,
                  employeeNumber: event.employeeNumber,
                  employee: event.employeeName,
                  name: event.name,
                  date: event.event_date,
                  closedDate: event.closed_date,
                }),
              ),
            }),
        ),
      ),
    )
  },
})
