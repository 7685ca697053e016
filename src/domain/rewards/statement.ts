import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import { refuse } from '../kernel/command.ts'
import { csvOf, poundsOf } from '../kernel/csv.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineEvent } from '../kernel/event.ts'
import { plain } from '../kernel/marks.ts'
import { monthYear, timeOfMonth } from '../kernel/months.ts'
import { Problem } from '../kernel/problem.ts'
import type { Remote, RemoteById } from '../kernel/remote.ts'
import { failed, idle, loaded, loading } from '../kernel/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'

const amount = t.union([t.number, t.null])

/**
 * What was paid in for one month (benefits-and-employer §3). Amounts are pence, null where the host knows none; `displayDate`
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

export const StatementRequested = defineEvent('StatementRequested', { groupCode: plain })
export const StatementLoaded = defineEvent('StatementLoaded', { groupCode: plain, rows: t.array(StatementRow) })
export const StatementFailed = defineEvent('StatementFailed', { groupCode: plain, problem: Problem })

/** Statements by the group of benefits, newest month first whatever order the host sends. */
export const statement = defineSlice({
  name: 'statement',
  initial: (): { groups: RemoteById<StatementRow[]> } => ({ groups: {} }),
  own: { StatementRequested, StatementLoaded, StatementFailed },
  on: {
    StatementRequested: ({ groups }, { groupCode }) => {
      groups[groupCode] = loading(groups[groupCode])
    },
    StatementLoaded: ({ groups }, { groupCode, rows }, at) => {
      groups[groupCode] = loaded(
        [...rows].sort((a, b) => b.time - a.time),
        at,
      )
    },
    StatementFailed: ({ groups }, { groupCode, problem }) => {
      groups[groupCode] = failed(groups[groupCode], problem)
    },
  },
})

/** Groups into which somebody pays month by month. */
const contributing: readonly string[] = ['pension', 'ccv']

export const hasStatement = (groupCode: string): boolean => contributing.includes(groupCode)

export const requestStatement = (
  { statement: { groups } }: StateWith<typeof statement>,
  groupCode: string,
): Either<Refusal, DomainEvent> =>
  groups[groupCode]?.status === 'loading' ? left(refuse('busy')) : right(StatementRequested({ groupCode }))

export const selectStatement = selector(
  [statement],
  (state, groupCode: string): Remote<StatementRow[]> => state.statement.groups[groupCode] ?? idle,
)

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
