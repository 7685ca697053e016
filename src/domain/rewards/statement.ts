import * as t from 'io-ts'
import { csvOf, poundsOf } from '../formats/csv.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { monthYear, timeOfMonth } from '../formats/calendar.ts'
import type { RemoteById } from '../kernel/requests/remote.ts'
import { defineSlice } from '../kernel/slice.ts'
import { defineKeyedRead } from '../kernel/requests/read.ts'

const amount = t.union([t.number, t.null])

/**
 * Contributions of one month. Amounts are pence, null if the host does not know them; `displayDate` is 'Month Year', `time` the start of
 * the month in ms since 1970.
 */
export const StatementRow = t.type({
  month: t.number,
  year: t.number,
  employee: amount,
  employer: amount,
  displayDate: plain,
  time: t.number,
})
export type StatementRow = t.TypeOf<typeof StatementRow>

/** A row from the host's data. */
export const statementRow = (row: Pick<StatementRow, 'month' | 'year' | 'employee' | 'employer'>): StatementRow => ({
  ...row,
  displayDate: monthYear(row.year, row.month),
  time: timeOfMonth(row.year, row.month),
})

export const statementRead = defineKeyedRead('Statement', {
  key: ['groupCode', plain],
  data: { rows: t.array(StatementRow) },
  value: ({ rows }) => [...rows].sort((a, b) => b.time - a.time),
})
export const { StatementRequested, StatementLoaded, StatementFailed } = statementRead.events

/** Statements by group of benefits, newest month first whatever the host's order. */
export const statement = defineSlice({
  name: 'statement',
  lifetime: 'session',
  initial: (): { groups: RemoteById<StatementRow[]> } => ({ groups: {} }),
  own: { ...statementRead.events },
  on: {
    ...statementRead.on('groups'),
  },
})

/** Groups with monthly contributions. */
const contributing: readonly string[] = ['pension', 'ccv']

export const hasStatement = (groupCode: string): boolean => contributing.includes(groupCode)

export const requestStatement = statementRead.request(statement, 'groups')
export const selectStatement = statementRead.select(statement, 'groups')

/** The years of the rows, newest first. */
export const yearsOf = (rows: readonly StatementRow[]): readonly number[] =>
  [...new Set(rows.map(({ year }) => year))].sort((a, b) => b - a)

/** The sum of amounts; null if none is known, because zero would be an amount. */
export const sumOfKnown = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce((sum, one) => (one === null ? sum : (sum ?? 0) + one), null)

/** The sums of both columns. */
export const totalsOf = (rows: readonly StatementRow[]): Pick<StatementRow, 'employee' | 'employer'> => ({
  employee: sumOfKnown(rows.map(({ employee }) => employee)),
  employer: sumOfKnown(rows.map(({ employer }) => employer)),
})

/** Rows as a file; the headings come from the screen. */
export const statementCsv = (
  rows: readonly StatementRow[],
  headings: readonly [month: string, employee: string, employer: string],
): string =>
  csvOf(
    headings,
    rows.map(({ displayDate, employee, employer }) => [displayDate, poundsOf(employee), poundsOf(employer)]),
  )
