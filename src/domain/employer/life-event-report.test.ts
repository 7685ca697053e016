import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import {
  closedIn,
  closedYears,
  lifeEventCsv,
  lifeEventReport,
  LifeEventReportFailed,
  LifeEventReportLoaded,
  LifeEventReportRequested,
  lifeEventRow,
  requestLifeEventReport,
  selectLifeEventReport,
  selectLifeEventRow,
} from './life-event-report.ts'

const given = story(lifeEventReport)
const row = (eventId: string, date: string, closedDate: string | null) =>
  lifeEventRow({ eventId, employeeNumber: 'AC1', employee: '=First Last', name: 'Moving home', date, closedDate })
const rows = [row('a', '2024-01-02', '2024-03-01'), row('b', '2026-11-01', null), row('c', '2025-12-20', '2026-02-18')]

describe('the report of life events', () => {
  it('[REP-1] is requested once at a time, loads and fails', () => {
    expect(given().when(requestLifeEventReport)).toEqual(produced(LifeEventReportRequested({})))
    expect(given(LifeEventReportRequested({})).when(requestLifeEventReport)).toEqual(refused('busy'))
    const failed = given(LifeEventReportRequested({}), LifeEventReportFailed({ problem: offline }))
    expect(selectLifeEventReport(failed.state)).toEqual({ status: 'failed', problem: offline, value: null })
  })

  it('[REP-1] has the open ones first, then the one that closed last', () => {
    const { state } = given(LifeEventReportLoaded({ rows }))
    expect(selectLifeEventReport(state)).toMatchObject({ value: [rows[1], rows[2], rows[0]] })
    expect(selectLifeEventRow(state, 'c')).toEqual(rows[2])
    expect(selectLifeEventRow(state, 'z')).toBeNull()
  })

  it('[REP-1] takes the year from the closed date', () => {
    expect(rows.map(({ closedYear }) => closedYear)).toEqual([2024, null, 2026])
    expect(closedYears(rows)).toEqual([2026, 2024])
    expect(closedIn(rows, 2026)).toEqual([rows[2]])
    expect(closedIn(rows, 1999)).toEqual([])
    expect(closedIn(rows, null)).toEqual(rows)
  })

  it('[REP-1] becomes a file that no spreadsheet runs', () => {
    expect(
      lifeEventCsv(
        [rows[1] ?? rows[0]].flatMap((one) => one ?? []),
        ['N', 'E', 'L', 'D', 'C', 'Y'],
      ),
    ).toBe(`\uFEFFN,E,L,D,C,Y\r\nAC1,"'=First Last",Moving home,2026-11-01,,\r\n`)
  })
})
