import { describe, expect, it } from 'vitest'
import {
  LifeEventReportFailed,
  LifeEventReportLoaded,
  LifeEventReportRequested,
  lifeEventRow,
} from '../../domain/employer/life-event-report.ts'
import { offline, profile } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { getEmployeeLifeEvents } from '../api/generated/reports.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadLifeEventReport } from './life-event-report.ts'
import { loggedOut } from '../runtime/portal-calls.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]

describe('loading the report of life events', () => {
  const when = ['a', { a: LifeEventReportRequested({}) }] as const

  it('[REP-1] brings the life events of all employees', () => {
    const sent = {
      id: '8',
      employeeNumber: 'AC1',
      employeeName: 'First Last',
      name: 'Moving home',
      event_date: '2025-06-12',
      closed_date: '2025-08-11',
    }
    const row = lifeEventRow({
      eventId: '8',
      employeeNumber: 'AC1',
      employee: 'First Last',
      name: 'Moving home',
      date: '2025-06-12',
      closedDate: '2025-08-11',
    })
    const ports = fakeHost(responds(getEmployeeLifeEvents, { lifeEvents: [sent] }))
    const then = ['5ms b', { b: LifeEventReportLoaded({ rows: [row] }) }] as const
    runEffect({ effect: loadLifeEventReport, given, ports, when, then })
    expect(ports.calls[0]?.input).toEqual({ path: { id: 'client-1' } })
  })

  it('[REP-1] tells that it failed, and that nobody is signed in', () => {
    const ports = fakeHost(fails(getEmployeeLifeEvents, offline))
    const then = ['5ms b', { b: LifeEventReportFailed({ problem: offline }) }] as const
    runEffect({ effect: loadLifeEventReport, given, ports, when, then })
    const denied = ['b', { b: LifeEventReportFailed({ problem: loggedOut }) }] as const
    runEffect({ effect: loadLifeEventReport, ports, when, then: denied })
  })
})

provesAll(loadLifeEventReport)
