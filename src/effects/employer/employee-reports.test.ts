import { describe, expect, it } from 'vitest'
import {
  EmployeeReportCancelled,
  EmployeeReportFailed,
  EmployeeReportProgressed,
  EmployeeReportRequested,
  EmployeeReportSaved,
} from '../../domain/employer/employee-reports.ts'
import { ALL_EMPLOYEES, ALL_TWO_FACTOR } from '../../domain/employer/list-query.ts'
import { offline, profile } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { downloadEmployeesReport, getTwoFactorEmployees } from '../api/generated/employees.ts'
import { fails, fakeHost, runEffect, sends, provesAll } from '../runtime/testing.ts'
import { fetchEmployeeReport } from './employee-reports.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]
const file = { id: 'file-1', name: 'report.csv', type: 'text/csv', bytes: 10 }
const path = { id: 'client-1' }
const reports = [
  [
    { report: 'employees', query: { ...ALL_EMPLOYEES, search: 'moor', registered: 'yes', page: 3, range: 50 } },
    downloadEmployeesReport,
    { path, query: { search: 'moor', 'filter[person_activated]': '1', sort_by: 'name' }, name: 'employees.csv' },
  ],
  [
    { report: 'twoFactor', query: { ...ALL_TWO_FACTOR, twoFactor: 'no', page: 3 } },
    getTwoFactorEmployees,
    {
      path,
      query: { 'filter[person_mfa_secret]': '0', type: 'employeeTwoFA' },
      name: 'two-factor-authentication.csv',
    },
  ],
] as const

describe.each(reports)('fetching the report %o', (asked, operation, input) => {
  const { report } = asked
  const a = EmployeeReportRequested({ asked })
  const b = EmployeeReportProgressed({ report, received: 5, total: 10 })

  it('[EMP-1] [TFAL-1] reports its progress and saves it, with the same filters and no page', () => {
    const saved: string[] = []
    const host = fakeHost(sends(operation, file, [5]))
    const files = {
      save: (id: string) => {
        saved.push(id)
        return true
      },
    }
    const c = EmployeeReportSaved({ report })
    const then = ['5ms b 4ms c', { b, c }] as const
    runEffect({ effect: fetchEmployeeReport, given, ports: { ...host, files }, when: ['a', { a }], then })
    expect(saved).toEqual(['file-1'])
    expect(host.calls[0]?.input).toEqual(input)
  })

  it('[EMP-1] [TFAL-1] stops the transfer when it is cancelled', () => {
    const host = fakeHost(sends(operation, file, [5]))
    const when = ['a 5ms d', { a, d: EmployeeReportCancelled({ report }) }] as const
    runEffect({ effect: fetchEmployeeReport, given, ports: host, when, then: ['5ms b', { b }] })
    expect(host.calls[0]?.ended).toBe('cancelled')
  })

  it('[EMP-1] [TFAL-1] tells that it failed, also where the file could not be kept', () => {
    const ports = fakeHost(fails(operation, offline))
    const failed = EmployeeReportFailed({ report, problem: offline })
    const then = ['5ms c', { c: failed }] as const
    runEffect({ effect: fetchEmployeeReport, given, ports, when: ['a', { a }], then })
    const gone = { ...fakeHost(sends(operation, file)), files: { save: () => false } }
    const c = EmployeeReportFailed({ report, problem: { kind: 'aborted' } })
    runEffect({ effect: fetchEmployeeReport, given, ports: gone, when: ['a', { a }], then: ['5ms c', { c }] })
    runEffect({ effect: fetchEmployeeReport, ports: fakeHost(), when: ['a', { a }], then: ['c', { c }] })
  })
})

provesAll(fetchEmployeeReport)
