import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { csvOf, poundsOf } from '../formats/csv.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { selector } from '../kernel/selector.ts'
import { monthYear, timeOfMonth } from '../formats/calendar.ts'
import type { RemoteById } from '../kernel/requests/remote.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
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

export const StatementYearChosen = defineEvent('StatementYearChosen', { year: t.union([t.number, t.null]) })

interface StatementState {
  groups: RemoteById<StatementRow[]>
  /** The year that is shown; null shows all. */
  year: number | null
}

const groups = statementRead.on('groups')

/** Statements by group of benefits, newest month first whatever the host's order. A panel requests one, and opens with all years. */
export const statement = defineSlice({
  name: 'statement',
  lifetime: 'session',
  initial: (): StatementState => ({ groups: {}, year: null }),
  own: { ...statementRead.events, StatementYearChosen },
  on: {
    ...groups,
    StatementRequested: (draft, data, at) => {
      groups.StatementRequested(draft, data, at)
      draft.year = null
    },
    StatementYearChosen: (draft, { year }) => {
      draft.year = year
    },
  },
})

/** Groups with monthly contributions. */
const contributing: readonly string[] = ['pension', 'ccv']

export const hasStatement = (groupCode: string): boolean => contributing.includes(groupCode)

export const requestStatement = statementRead.request(statement, 'groups')
export const selectStatement = statementRead.select(statement, 'groups')

/** Shows the months of one year, or all. */
export const chooseStatementYear = (
  { statement: { year: now } }: StateWith<typeof statement>,
  year: number | null,
): Either<Refusal, DomainEvent> => (year === now ? left(refuse('chosen')) : right(StatementYearChosen({ year })))

export const selectStatementYear = selector([statement], (state) => state.statement.year)

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
