import * as t from 'io-ts'
import { csvOf } from '../formats/csv.ts'
import { personal, plain } from '../kernel/codecs/classification.ts'
import { idle, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'
import { defineRead } from '../kernel/requests/read.ts'

/** A life event that an employee reported. Days are yyyy-mm-dd; the closing day and year are both null while it is open. */
const LifeEventRow = t.type({
  eventId: plain,
  employeeNumber: personal,
  employee: personal,
  name: plain,
  date: plain,
  closedDate: t.union([plain, t.null]),
  closedYear: t.union([t.number, t.null]),
})
export type LifeEventRow = t.TypeOf<typeof LifeEventRow>

/** A row from the host's data: the year is that of the closing date. */
export const lifeEventRow = (sent: Omit<LifeEventRow, 'closedYear'>): LifeEventRow => ({
  ...sent,
  closedYear: sent.closedDate === null ? null : Number(sent.closedDate.slice(0, 4)),
})

const END_OF_TIME = '9999-12-31'

export const reportRead = defineRead('LifeEventReport', {
  data: { rows: t.array(LifeEventRow) },
  value: ({ rows }) =>
    [...rows].sort(
      (a, b) =>
        (b.closedDate ?? END_OF_TIME).localeCompare(a.closedDate ?? END_OF_TIME) || b.date.localeCompare(a.date),
    ),
})
export const { LifeEventReportRequested, LifeEventReportLoaded, LifeEventReportFailed } = reportRead.events

/** Life events of all employees: open ones first, then the most recently closed. */
export const lifeEventReport = defineSlice({
  name: 'lifeEventReport',
  lifetime: 'session',
  initial: (): { report: Remote<LifeEventRow[]> } => ({ report: idle }),
  own: { ...reportRead.events },
  on: {
    ...reportRead.on('report'),
  },
})

export const requestLifeEventReport = reportRead.request(lifeEventReport, 'report')
export const selectLifeEventReport = reportRead.select(lifeEventReport, 'report')

/** One of the visible life events, or null. */
export const selectLifeEventRow = selector(
  [lifeEventReport],
  (state, eventId: string): LifeEventRow | null =>
    valueOf(state.lifeEventReport.report)?.find((row) => row.eventId === eventId) ?? null,
)

/** The years in which life events closed, newest first. */
export const closedYears = (rows: readonly LifeEventRow[]): readonly number[] =>
  [...new Set(rows.flatMap(({ closedYear }) => (closedYear === null ? [] : [closedYear])))].sort((a, b) => b - a)

/** The life events that closed in a year; null means all, open ones included. */
export const closedIn = (rows: readonly LifeEventRow[], year: number | null): readonly LifeEventRow[] =>
  year === null ? rows : rows.filter(({ closedYear }) => closedYear === year)

/** Life events as a file; the headings come from the screen. */
export const lifeEventCsv = (
  rows: readonly LifeEventRow[],
  headings: readonly [number: string, employee: string, event: string, date: string, closed: string, year: string],
): string =>
  csvOf(
    headings,
    rows.map(({ employeeNumber, employee, name, date, closedDate, closedYear }) => [
      employeeNumber,
      employee,
      name,
      date,
      closedDate,
      closedYear,
    ]),
  )
