import { describe, expect, it } from 'vitest'
import { reportOf, ReportsFailed, ReportsLoaded, ReportsRequested } from '../../domain/employer/reports.ts'
import { offline, profile } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { getReports } from '../api/generated/reports.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadReports } from './reports.ts'
import { loggedOut } from '../runtime/portal-calls.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]

describe('loading reports', () => {
  const all = { kind: 'all', year: null, month: null, provider: null } as const
  const query = { kind: 'provider', year: 2026, month: 3, provider: 'Acorn' } as const
  const file = { format: 'CSV', size: 812, isNew: true }
  const row = { year: 2026, month: 3, label: 'Members', providerName: 'Acorn', ...file }
  const response = responds(getReports, {
    data: [{ id: '1', type: 'provider', ...row }],
    total: 9,
    filters: { years: [2026], providers: ['Acorn'] },
  })
  const reports = [reportOf({ reportId: '1', kind: 'provider', ...row })]
  const b = ReportsLoaded({ query, found: { reports, total: 9, years: [2026], providers: ['Acorn'] } })

  it('[REP-1] asks with what is not left out, and the newest query wins', () => {
    const host = fakeHost(response)
    const when = ['p 1ms a', { p: ReportsRequested({ query: all }), a: ReportsRequested({ query }) }] as const
    runEffect({ effect: loadReports, given, ports: host, when, then: ['7ms b', { b }] })
    expect(host.calls.map(({ input }) => input)).toEqual([
      { path: { id: 'client-1' }, query: {} },
      { path: { id: 'client-1' }, query: { type: 'provider', year: 2026, month: 3, provider: 'Acorn' } },
    ])
    expect(host.calls[0]?.ended).toBe('cancelled')
  })

  it('[REP-1] asks for the reports of life events by year and month, as for the others', () => {
    const ofEvents = { kind: 'life-event', year: 2026, month: 10, provider: null } as const
    const sent = { year: 2026, month: 10, label: 'Life events', providerName: null, ...file }
    const host = fakeHost(
      responds(getReports, {
        data: [{ id: '3301', type: 'life-event', ...sent }],
        total: 1,
        filters: { years: [2026], providers: [] },
      }),
    )
    const found = {
      reports: [reportOf({ reportId: '3301', kind: 'life-event', ...sent })],
      total: 1,
      years: [2026],
      providers: [],
    }
    const when = ['a', { a: ReportsRequested({ query: ofEvents }) }] as const
    const then = ['5ms c', { c: ReportsLoaded({ query: ofEvents, found }) }] as const
    runEffect({ effect: loadReports, given, ports: host, when, then })
    expect(host.calls[0]?.input).toEqual({
      path: { id: 'client-1' },
      query: { type: 'life-event', year: 2026, month: 10 },
    })
  })

  it('[REP-1] tells that it failed, and that nobody is signed in', () => {
    const when = ['a', { a: ReportsRequested({ query }) }] as const
    const ports = fakeHost(fails(getReports, offline))
    const then = ['5ms b', { b: ReportsFailed({ query, problem: offline }) }] as const
    runEffect({ effect: loadReports, given, ports, when, then })
    runEffect({ effect: loadReports, ports, when, then: ['b', { b: ReportsFailed({ query, problem: loggedOut }) }] })
  })
})

provesAll(loadReports)
