import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, upcast, type DomainEvent } from '../kernel/event.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { progress } from './download.ts'
import { EmployeeQuery, TwoFactorQuery } from './list-query.ts'

const Report = t.keyof({ employees: null, twoFactor: null })
/** The reports of the two lists. Each is fetched separately. */
export type EmployeeReport = t.TypeOf<typeof Report>

const Asked = t.union([
  t.type({ report: t.literal('employees'), query: EmployeeQuery }),
  t.type({ report: t.literal('twoFactor'), query: TwoFactorQuery }),
])
/** A report of the filtered employees; the page does not matter. */
export type AskedReport = t.TypeOf<typeof Asked>

export const EmployeeReportRequested = defineEvent('EmployeeReportRequested', { asked: Asked })
/** Version 1 had `bytes` where every other download has `received`. */
export const EmployeeReportProgressed = defineEvent('EmployeeReportProgressed', { report: Report, ...progress }, [
  upcast(
    t.type({ report: Report, bytes: t.number, total: t.union([t.number, t.null]) }),
    ({ report, bytes, total }) => ({ report, received: bytes, total }),
  ),
])
/** The file was handed to the browser. */
export const EmployeeReportSaved = defineEvent('EmployeeReportSaved', { report: Report })
export const EmployeeReportFailed = defineEvent('EmployeeReportFailed', { report: Report, problem: Problem })
export const EmployeeReportCancelled = defineEvent('EmployeeReportCancelled', { report: Report })

export type ReportState =
  | { kind: 'none' }
  | { kind: 'fetching'; received: number; total: number | null }
  | { kind: 'saved' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; problem: Problem }

export const employeeReports = defineSlice({
  name: 'employeeReports',
  lifetime: 'session',
  initial: (): Record<EmployeeReport, ReportState> => ({ employees: { kind: 'none' }, twoFactor: { kind: 'none' } }),
  own: {
    EmployeeReportRequested,
    EmployeeReportProgressed,
    EmployeeReportSaved,
    EmployeeReportFailed,
    EmployeeReportCancelled,
  },
  on: {
    EmployeeReportRequested: (draft, { asked: { report } }) => {
      draft[report] = { kind: 'fetching', received: 0, total: null }
    },
    EmployeeReportProgressed: (draft, { report, received, total }) => {
      draft[report] = { kind: 'fetching', received, total }
    },
    EmployeeReportSaved: (draft, { report }) => {
      draft[report] = { kind: 'saved' }
    },
    EmployeeReportFailed: (draft, { report, problem }) => {
      draft[report] = { kind: 'failed', problem }
    },
    EmployeeReportCancelled: (draft, { report }) => {
      draft[report] = { kind: 'cancelled' }
    },
  },
})
type Needs = StateWith<typeof employeeReports>

export const requestEmployeeReport = (state: Needs, asked: AskedReport): Either<Refusal, DomainEvent> =>
  state.employeeReports[asked.report].kind === 'fetching'
    ? left(refuse('busy'))
    : right(EmployeeReportRequested({ asked }))

export const cancelEmployeeReport = (state: Needs, report: EmployeeReport): Either<Refusal, DomainEvent> =>
  state.employeeReports[report].kind === 'fetching'
    ? right(EmployeeReportCancelled({ report }))
    : left(refuse('notFetching'))

export const selectEmployeeReport = selector(
  [employeeReports],
  (state, report: EmployeeReport): ReportState => state.employeeReports[report],
)
