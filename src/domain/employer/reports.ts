import type { Either } from 'fp-ts/lib/Either.js'
import { right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineEvent, upcast } from '../kernel/event.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { monthYear, timeOfMonth } from '../formats/calendar.ts'
import { Problem } from '../kernel/requests/problem.ts'
import type { Remote } from '../kernel/requests/remote.ts'
import { failed, idle, loaded, loading, valueOf } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'
import type { Table } from '../kernel/data/table.ts'
import { at, emptyTable, put } from '../kernel/data/table.ts'

export const ReportKind = t.keyof({ payroll: null, provider: null, 'life-event': null })
export type ReportKind = t.TypeOf<typeof ReportKind>

/** A report of one month: `timestamp` is the start of the month in ms since 1970; `month` is 1 to 12. */
const Report = t.type({
  reportId: plain,
  kind: ReportKind,
  year: t.number,
  month: t.number,
  timestamp: t.number,
  label: plain,
  providerName: t.union([plain, t.null]),
})
export type Report = t.TypeOf<typeof Report>

/** A report from the host's data. */
export const reportOf = (sent: Omit<Report, 'timestamp'>): Report => ({
  ...sent,
  timestamp: timeOfMonth(sent.year, sent.month),
})

/** A report's own name: 'Payroll deductions, March 2026'. */
export const reportName = ({ label, year, month }: Pick<Report, 'label' | 'year' | 'month'>): string =>
  `${label}, ${monthYear(year, month)}`

/** The filters of the reports; null means no filter. */
const ReportQuery = t.type({
  kind: ReportKind,
  year: t.union([t.number, t.null]),
  month: t.union([t.number, t.null]),
  provider: t.union([plain, t.null]),
})
export type ReportQuery = t.TypeOf<typeof ReportQuery>

/** `total` counts all reports of the kind; years and providers are the filter's options. */
const FoundReports = t.type({
  reports: t.array(Report),
  total: t.number,
  years: t.array(t.number),
  providers: t.array(plain),
})
export type FoundReports = t.TypeOf<typeof FoundReports>

// Version 1 had no reports of life events.
const kind1 = { kind: t.keyof({ payroll: null, provider: null }) }
const query1 = { query: t.type({ ...ReportQuery.props, ...kind1 }) }
const found1 = t.type({ ...FoundReports.props, reports: t.array(t.type({ ...Report.props, ...kind1 })) })

export const ReportsRequested = defineEvent('ReportsRequested', { query: ReportQuery }, [
  upcast(t.type(query1), (old) => old),
])
export const ReportsLoaded = defineEvent('ReportsLoaded', { query: ReportQuery, found: FoundReports }, [
  upcast(t.type({ ...query1, found: found1 }), (old) => old),
])
export const ReportsFailed = defineEvent('ReportsFailed', { query: ReportQuery, problem: Problem }, [
  upcast(t.type({ ...query1, problem: Problem }), (old) => old),
])
export const ReportsTicked = defineEvent('ReportsTicked', { reportIds: t.array(plain), ticked: t.boolean })

interface ReportsState {
  /** The query that `found` was loaded for. The page's address decides what is shown. */
  query: ReportQuery | null
  found: Remote<FoundReports>
  ticked: Table<boolean>
}

/** The reports of one query, newest first whatever the host's order, and their ticks. */
export const reports = defineSlice({
  name: 'reports',
  lifetime: 'session',
  initial: (): ReportsState => ({ query: null, found: idle, ticked: emptyTable() }),
  own: { ReportsRequested, ReportsLoaded, ReportsFailed, ReportsTicked },
  on: {
    ReportsRequested: (draft, { query }) => {
      draft.found = draft.query?.kind === query.kind ? loading(draft.found) : { status: 'loading', value: null }
      draft.query = query
      draft.ticked = emptyTable()
    },
    ReportsLoaded: (draft, { found }, when) => {
      const newestFirst = [...found.reports].sort(
        (a, b) => b.timestamp - a.timestamp || (a.providerName ?? '').localeCompare(b.providerName ?? ''),
      )
      draft.found = loaded({ ...found, reports: newestFirst, years: [...found.years].sort((a, b) => b - a) }, when)
    },
    ReportsFailed: (draft, { problem }) => {
      draft.found = failed(draft.found, problem)
    },
    ReportsTicked: (draft, { reportIds, ticked }) => {
      for (const reportId of reportIds) put(draft.ticked, reportId, ticked)
    },
  },
})
type Needs = StateWith<typeof reports>

export const requestReports = (_: unknown, query: ReportQuery): Either<Refusal, DomainEvent> =>
  right(ReportsRequested({ query }))

export const tickReports = (
  _: unknown,
  ticking: { reportIds: string[]; ticked: boolean },
): Either<Refusal, DomainEvent> => right(ReportsTicked(ticking))

/** The visible reports that are ticked. */
export const tickedReports = ({ reports: { found, ticked } }: Needs): readonly Report[] =>
  (valueOf(found)?.reports ?? []).filter(({ reportId }) => at(ticked, reportId) === true)

export const selectReports = selector([reports], (state) => {
  const { found, query, ticked } = state.reports
  const chosen = tickedReports(state)
  const count = valueOf(found)?.reports.length ?? 0
  const all: 'none' | 'some' | 'all' = chosen.length === 0 ? 'none' : chosen.length === count ? 'all' : 'some'
  return { found, query, chosen, all, isTicked: (reportId: string) => at(ticked, reportId) === true }
})

/** One of the visible reports, or null. */
export const selectReport = selector(
  [reports],
  (state, reportId: string): Report | null =>
    valueOf(state.reports.found)?.reports.find((report) => report.reportId === reportId) ?? null,
)
