import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import {
  cancelEmployeeReport,
  EmployeeReportCancelled,
  EmployeeReportFailed,
  EmployeeReportProgressed,
  EmployeeReportRequested,
  employeeReports,
  EmployeeReportSaved,
  requestEmployeeReport,
  selectEmployeeReport,
} from './employee-reports.ts'
import { ALL_EMPLOYEES, ALL_TWO_FACTOR } from './list-query.ts'

const given = story(employeeReports)
const reports = [
  { report: 'employees', query: ALL_EMPLOYEES },
  { report: 'twoFactor', query: ALL_TWO_FACTOR },
] as const

describe.each(reports)('the report of $report', (asked) => {
  const { report } = asked
  const requested = EmployeeReportRequested({ asked })
  const other = report === 'employees' ? 'twoFactor' : 'employees'

  it('[EMP-1] [TFAL-1] is requested once, and reports its progress', () => {
    expect(given().when(requestEmployeeReport, asked)).toEqual(produced(requested))
    expect(given(requested).when(requestEmployeeReport, asked)).toEqual(refused('busy'))
    const half = given(requested, EmployeeReportProgressed({ report, received: 5, total: 10 }))
    expect(selectEmployeeReport(half.state, report)).toEqual({ kind: 'fetching', received: 5, total: 10 })
    expect(selectEmployeeReport(half.state, other)).toEqual({ kind: 'none' })
  })

  it('[EMP-1] [TFAL-1] can be cancelled while it is on its way, and only then', () => {
    expect(given(requested).when(cancelEmployeeReport, report)).toEqual(produced(EmployeeReportCancelled({ report })))
    expect(given().when(cancelEmployeeReport, report)).toEqual(refused('notFetching'))
  })

  it.each([
    [EmployeeReportSaved({ report }), { kind: 'saved' }],
    [EmployeeReportCancelled({ report }), { kind: 'cancelled' }],
    [EmployeeReportFailed({ report, problem: offline }), { kind: 'failed', problem: offline }],
  ])('[EMP-1] [TFAL-1] reports its result, and can be requested again: %o', (event, now) => {
    const after = given(requested, event)
    expect(selectEmployeeReport(after.state, report)).toEqual(now)
    expect(after.when(requestEmployeeReport, asked)).toEqual(produced(requested))
  })
})
