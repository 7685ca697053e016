import { lifeEventRow, reportRead } from '../../domain/employer/life-event-report.ts'
import { getEmployeeLifeEvents } from '../api/generated/reports.ts'
import { asPerson, portalRead } from '../runtime/portal-calls.ts'

export const loadLifeEventReport = portalRead(reportRead, {
  name: 'lifeEventReport.load',
  call: (_, { api }, state) => asPerson(state, ({ client: { id } }) => api(getEmployeeLifeEvents, { path: { id } })),
  data: ({ lifeEvents }) => ({
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
})
