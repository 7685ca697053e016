import * as t from 'io-ts'
import { csvOf } from '../formats/csv.ts'
import { personal, plain } from '../kernel/codecs/classification.ts'
import type { Remote } from '../kernel/requests/remote.ts'
import { idle, valueOf } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'
import { defineRead } from '../kernel/requests/read.ts'

/** A life event that an employee reported. Days are yyyy-mm-dd; both the day and the year of closing are null while it is open. */
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

/** A row from what the host sends of it: the year comes from the closed date. */
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

/** Life events of all employees: those that are open first, then the one that closed last. */
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

/** One life event of those in view, or null. */
export const selectLifeEventRow = selector(
  [lifeEventReport],
  (state, eventId: string): LifeEventRow | null =>
    valueOf(state.lifeEventReport.report)?.find((row) => row.eventId === eventId) ?? null,
)

/** The years in which life events closed, newest first. */
export const closedYears = (rows: readonly LifeEventRow[]): readonly number[] =>
  [...new Set(rows.flatMap(({ closedYear }) => (closedYear === null ? [] : [closedYear])))].sort((a, b) => b - a)

/** The life events that closed in a year; all, the open ones too, where it is null. */
export const closedIn = (rows: readonly LifeEventRow[], year: number | null): readonly LifeEventRow[] =>
  year === null ? rows : rows.filter(({ closedYear }) => closedYear === year)

/** Life events as a file; the headings are the screen's own words. */
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
