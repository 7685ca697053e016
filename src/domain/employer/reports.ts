import { right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import { defineEvent, upcast, type DomainEvent } from '../kernel/event.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { monthYear, timeOfMonth } from '../formats/calendar.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { failed, idle, loaded, loading, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { at, emptyTable, put, type Table } from '../kernel/data/table.ts'

export const ReportKind = t.keyof({ payroll: null, provider: null, 'life-event': null })
export type ReportKind = t.TypeOf<typeof ReportKind>

// Version 2 had neither the format nor the size of a report.
const Report2 = t.type({
  reportId: plain,
  kind: ReportKind,
  year: t.number,
  month: t.number,
  timestamp: t.number,
  label: plain,
  providerName: t.union([plain, t.null]),
})

/**
 * A report of one month: `timestamp` is the start of the month in ms since 1970; `month` is 1 to 12, `size` in bytes. `isNew` if it became
 * ready after the administrator's previous login. Null is unknown.
 */
const Report = t.type({
  ...Report2.props,
  format: t.union([plain, t.null]),
  size: t.union([t.number, t.null]),
  isNew: t.boolean,
})
export type Report = t.TypeOf<typeof Report>

/** A report from the host's data. */
export const reportOf = (sent: Omit<Report, 'timestamp'>): Report => ({
  ...sent,
  timestamp: timeOfMonth(sent.year, sent.month),
})

/** A report's name within its month: 'Members and premiums, Acorn Health'. */
export const reportTitle = ({ label, providerName }: Pick<Report, 'label' | 'providerName'>): string =>
  [label, providerName].filter(Boolean).join(', ')

/** A report's own name: 'Payroll deductions, March 2026'. */
export const reportName = (report: Pick<Report, 'label' | 'providerName' | 'year' | 'month'>): string =>
  `${reportTitle(report)}, ${monthYear(report.year, report.month)}`

/** The filters of the reports; null means no filter. */
const ReportQuery = t.type({
  kind: t.union([ReportKind, t.literal('all')]),
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
const found1 = t.type({ ...FoundReports.props, reports: t.array(t.type({ ...Report2.props, ...kind1 })) })
const found2 = t.type({ ...FoundReports.props, reports: t.array(Report2) })
// Version 2 could not ask for all kinds at once.
const query2 = { query: t.type({ ...ReportQuery.props, kind: ReportKind }) }
const unknown = { format: null, size: null, isNew: false } as const

export const ReportsRequested = defineEvent('ReportsRequested', { query: ReportQuery }, [
  upcast(t.type(query1), (old) => old),
  upcast(t.type(query2), (old) => old),
])
export const ReportsLoaded = defineEvent('ReportsLoaded', { query: ReportQuery, found: FoundReports }, [
  upcast(t.type({ ...query1, found: found1 }), (old) => old),
  upcast(t.type({ ...query2, found: found2 }), ({ query, found }) => ({
    query,
    found: { ...found, reports: found.reports.map((report) => ({ ...report, ...unknown })) },
  })),
])
export const ReportsFailed = defineEvent('ReportsFailed', { query: ReportQuery, problem: Problem }, [
  upcast(t.type({ ...query1, problem: Problem }), (old) => old),
  upcast(t.type({ ...query2, problem: Problem }), (old) => old),
])
export const ReportsTicked = defineEvent('ReportsTicked', { reportIds: t.array(plain), ticked: t.boolean })

interface ReportsState {
  /** The query that `found` was loaded for. The page's address decides what is shown. */
  query: ReportQuery | null
  found: Remote<FoundReports>
  ticked: Table<boolean>
}

const kinds: readonly ReportKind[] = ['payroll', 'provider', 'life-event']

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
        (a, b) =>
          b.timestamp - a.timestamp ||
          kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
          (a.providerName ?? '').localeCompare(b.providerName ?? ''),
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

type Ticked = 'none' | 'some' | 'all'
const tickedOf = (chosen: number, count: number): Ticked => (chosen === 0 ? 'none' : chosen === count ? 'all' : 'some')

/** The reports of one month, newest month first, and how many of them are ticked. */
export interface MonthOfReports {
  readonly timestamp: number
  readonly reports: readonly Report[]
  readonly all: Ticked
}

const byMonth = (reports: readonly Report[], isTicked: (reportId: string) => boolean): readonly MonthOfReports[] =>
  [...new Set(reports.map(({ timestamp }) => timestamp))].map((timestamp) => {
    const ofMonth = reports.filter((report) => report.timestamp === timestamp)
    const chosen = ofMonth.filter(({ reportId }) => isTicked(reportId))
    return { timestamp, reports: ofMonth, all: tickedOf(chosen.length, ofMonth.length) }
  })

/** How many of the reports of several months are ticked. */
export const tickedTogether = (months: readonly MonthOfReports[]): Ticked => {
  const [first, ...others] = new Set(months.map(({ all }) => all))
  return first === undefined ? 'none' : others.length > 0 ? 'some' : first
}

/** The visible reports by month; `chosen` are those that are ticked, `size` is theirs in bytes, null if a host leaves one out. */
export const selectReports = selector([reports], (state) => {
  const { found, query, ticked } = state.reports
  const chosen = tickedReports(state)
  const shown = valueOf(found)?.reports ?? []
  const isTicked = (reportId: string): boolean => at(ticked, reportId) === true
  return {
    found,
    query,
    chosen,
    isTicked,
    months: byMonth(shown, isTicked),
    newOnes: shown.filter(({ isNew }) => isNew).length,
    size: chosen.reduce<number | null>((sum, { size }) => (sum === null || size === null ? null : sum + size), 0),
  }
})

/** One of the visible reports, or null. */
export const selectReport = selector(
  [reports],
  (state, reportId: string): Report | null =>
    valueOf(state.reports.found)?.reports.find((report) => report.reportId === reportId) ?? null,
)
