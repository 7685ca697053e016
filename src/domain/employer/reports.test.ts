import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { produced, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import { isFiltered, readReportView, writeReportView, type ReportView } from './report-address.ts'
import type { ReportQuery } from './reports.ts'
import {
  reportName,
  reportOf,
  reports,
  ReportsFailed,
  ReportsLoaded,
  ReportsRequested,
  ReportsTicked,
  requestReports,
  selectReport,
  selectReports,
  tickedTogether,
  tickReports,
} from './reports.ts'

const given = story(reports)
const query: ReportQuery = { kind: 'payroll', year: null, month: null, provider: null }
const row = (
  reportId: string,
  year: number,
  month: number,
  providerName: string | null = null,
  size: number | null = 8,
) =>
  reportOf({
    reportId,
    kind: 'payroll',
    year,
    month,
    label: 'Payroll deductions',
    providerName,
    format: 'CSV',
    size,
    isNew: year === 2026,
  })
const rows = [row('a', 2025, 12), row('b', 2026, 3, 'Zed'), row('c', 2026, 3, 'Acorn')]
const found = { reports: rows, total: 9, years: [2025, 2026], providers: ['Acorn', 'Zed'] }
const loaded = [ReportsRequested({ query }), ReportsLoaded({ query, found })]
const shown = (...events: readonly DomainEvent[]) => selectReports(given(...events).state)
const tick = (...reportIds: string[]) => ReportsTicked({ reportIds, ticked: true })

describe('the reports', () => {
  it('[REP-1] have a name, and the first day of their month as their time', () => {
    expect(rows[1]?.timestamp).toBe(Date.UTC(2026, 2, 1))
    expect(reportName(row('b', 2026, 3))).toBe('Payroll deductions, March 2026')
    expect(reportName(row('b', 2026, 3, 'Zed'))).toBe('Payroll deductions, Zed, March 2026')
  })

  it('[REP-1] are requested by a query, and are sorted newest first', () => {
    expect(given().when(requestReports, query)).toEqual(produced(ReportsRequested({ query })))
    expect(shown(...loaded).found).toMatchObject({
      status: 'loaded',
      value: { reports: [rows[2], rows[1], rows[0]], years: [2026, 2025] },
    })
    expect(selectReport(given(...loaded).state, 'a')).toEqual(rows[0])
    expect(selectReport(given(...loaded).state, 'z')).toBeNull()
  })

  it('[REP-1] stay in view while the filter changes, and not while the kind does', () => {
    expect(shown(...loaded, ReportsRequested({ query: { ...query, year: 2025 } })).found).toMatchObject({
      status: 'loading',
      value: { total: 9 },
    })
    expect(shown(...loaded, ReportsRequested({ query: { ...query, kind: 'provider' } })).found).toEqual({
      status: 'loading',
      value: null,
    })
    expect(shown(...loaded, ReportsFailed({ query, problem: offline })).found).toMatchObject({ status: 'failed' })
  })

  it('[REP-1] are ticked, and a new query ticks none', () => {
    expect(given(...loaded).when(tickReports, { reportIds: ['a'], ticked: true })).toEqual(produced(tick('a')))
    expect(tickedTogether(shown(...loaded).months)).toBe('none')
    expect(shown(...loaded, tick('a')).chosen).toEqual([rows[0]])
    expect(tickedTogether(shown(...loaded, tick('a')).months)).toBe('some')
    expect(tickedTogether(shown(...loaded, tick('a', 'b', 'c')).months)).toBe('all')
    expect(tickedTogether([])).toBe('none')
    expect(shown(...loaded, tick('a', 'gone'), ReportsTicked({ reportIds: ['a'], ticked: false })).chosen).toEqual([])
    expect(shown(...loaded, tick('a'), ...loaded).chosen).toEqual([])
  })
})

describe('the reports by month', () => {
  it('[REP-1] are in the order of the list, with what is ticked of each month', () => {
    const months = (...ids: string[]) =>
      shown(...loaded, tick(...ids)).months.map(({ reports: ofMonth, all }) => [
        ofMonth.map(({ reportId }) => reportId).join(),
        all,
      ])
    expect(months('c')).toEqual([
      ['c,b', 'some'],
      ['a', 'none'],
    ])
    expect(months('b', 'c', 'a')).toEqual([
      ['c,b', 'all'],
      ['a', 'all'],
    ])
  })

  it('[REP-1] say how many are new, and how large the ticked ones are if every size is known', () => {
    expect(shown(...loaded)).toMatchObject({ newOnes: 2, size: 0 })
    expect(shown(...loaded, tick('a', 'c')).size).toBe(16)
    const without = { ...found, reports: [...rows, row('d', 2026, 1, null, null)] }
    expect(shown(ReportsRequested({ query }), ReportsLoaded({ query, found: without }), tick('a', 'd')).size).toBeNull()
  })

  it('[REP-1] put payroll before providers and life events within a month', () => {
    const mixed = (['life-event', 'provider', 'payroll'] as const).map((kind) => ({ ...row(kind, 2026, 5), kind }))
    const all = { ...query, kind: 'all' as const }
    expect(
      shown(
        ReportsRequested({ query: all }),
        ReportsLoaded({ query: all, found: { ...found, reports: mixed } }),
      ).months[0]?.reports.map(({ kind }) => kind),
    ).toEqual(['payroll', 'provider', 'life-event'])
  })
})

describe('the address of a page of reports', () => {
  const year = fc.option(fc.integer({ min: 1000, max: 9999 }), { nil: null })
  const month = fc.option(fc.integer({ min: 1, max: 12 }), { nil: null })
  const provider = fc.option(fc.string({ minLength: 1 }), { nil: null })
  const views: fc.Arbitrary<ReportView> = fc.oneof(
    fc.record({
      kind: fc.constant('lifeEvents' as const),
      query: fc.record({ kind: fc.constant('life-event' as const), year, month, provider: fc.constant(null) }),
      closed: year,
    }),
    fc.record({
      kind: fc.constant('reports' as const),
      query: fc.oneof(
        fc.record({ kind: fc.constantFrom('all', 'payroll'), year, month, provider: fc.constant(null) }),
        fc.record({ kind: fc.constant('provider' as const), year, month, provider }),
      ),
    }),
  )

  it('[REP-1] says what is shown, both ways', () => {
    fc.assert(
      fc.property(views, (view) => {
        const address = new URLSearchParams(writeReportView(view))
        expect(readReportView(address)).toEqual(view)
      }),
    )
  })

  it('[REP-1] that anybody typed never breaks the page', () => {
    const text = fc.string()
    const queries = fc.record({ type: text, year: text, month: text, provider: text }, { requiredKeys: [] })
    fc.assert(
      fc.property(queries, (typed) => {
        const view = readReportView(new URLSearchParams(typed))
        expect(['reports', 'lifeEvents']).toContain(view.kind)
      }),
    )
    expect(readReportView(new URLSearchParams({ year: '26.5', month: '13' }))).toEqual({
      kind: 'reports',
      query: { ...query, kind: 'all' },
    })
  })

  it('[REP-1] tells a filter from none', () => {
    expect([isFiltered(query), isFiltered({ ...query, month: 1 })]).toEqual([false, true])
  })
})
