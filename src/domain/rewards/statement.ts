import * as t from 'io-ts'
import { csvOf, poundsOf } from '../formats/csv.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { monthYear, timeOfMonth } from '../formats/calendar.ts'
import type { RemoteById } from '../kernel/requests/remote.ts'
import { defineSlice } from '../kernel/slice.ts'
import { defineKeyedRead } from '../kernel/requests/read.ts'

const amount = t.union([t.number, t.null])

/**
 * What was paid in for one month. Amounts are pence, null where the host knows none; `displayDate`
 * is 'Month Year', `time` when the month begins in ms since 1970.
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

/** A row from what the host sends of it. */
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

/** Statements by the group of benefits, newest month first whatever order the host sends. */
export const statement = defineSlice({
  name: 'statement',
  lifetime: 'session',
  initial: (): { groups: RemoteById<StatementRow[]> } => ({ groups: {} }),
  own: { ...statementRead.events },
  on: {
    ...statementRead.on('groups'),
  },
})

/** Groups into which somebody pays month by month. */
const contributing: readonly string[] = ['pension', 'ccv']

export const hasStatement = (groupCode: string): boolean => contributing.includes(groupCode)

export const requestStatement = statementRead.request(statement, 'groups')
export const selectStatement = statementRead.select(statement, 'groups')

/** The years that rows are of, newest first. */
export const yearsOf = (rows: readonly StatementRow[]): readonly number[] =>
  [...new Set(rows.map(({ year }) => year))].sort((a, b) => b - a)

/** The sum of amounts; null where none is known, because nought would be a figure. */
export const sumOfKnown = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce((sum, one) => (one === null ? sum : (sum ?? 0) + one), null)

/** The sums of both columns. */
export const totalsOf = (rows: readonly StatementRow[]): Pick<StatementRow, 'employee' | 'employer'> => ({
  employee: sumOfKnown(rows.map(({ employee }) => employee)),
  employer: sumOfKnown(rows.map(({ employer }) => employer)),
})

/** Rows as a file: the headings are the screen's own words. */
export const statementCsv = (
  rows: readonly StatementRow[],
  headings: readonly [month: string, employee: string, employer: string],
): string =>
  csvOf(
    headings,
    rows.map(({ displayDate, employee, employer }) => [displayDate, poundsOf(employee), poundsOf(employer)]),
  )
