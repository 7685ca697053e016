import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import type { StatementRow } from './statement.ts'
import {
  chooseStatementYear,
  hasStatement,
  requestStatement,
  selectStatement,
  selectStatementYear,
  statement,
  statementCsv,
  StatementFailed,
  StatementLoaded,
  StatementRequested,
  statementRow,
  StatementYearChosen,
  totalsOf,
  yearsOf,
} from './statement.ts'

const given = story(statement)
const groupCode = 'pension'
const row = (year: number, month: number, employee: number | null = 100, employer: number | null = 50) =>
  statementRow({ year, month, employee, employer })
const rows = [row(2026, 2), row(2026, 1, null), row(2025, 12, 0, null)]
const loaded = StatementLoaded({ groupCode, rows })

const amount = fc.option(fc.integer({ min: -10_000, max: 1_000_000 }), { nil: null })
const anyRow = fc
  .tuple(fc.integer({ min: 1990, max: 2040 }), fc.integer({ min: 1, max: 12 }), amount, amount)
  .map(([year, month, employee, employer]) => row(year, month, employee, employer))

describe('a statement', () => {
  it('[STMT-1] is requested by group, once at a time', () => {
    expect(given().when(requestStatement, groupCode)).toEqual(produced(StatementRequested({ groupCode })))
    const busy = given(StatementRequested({ groupCode }))
    expect(busy.when(requestStatement, groupCode)).toEqual(refused('busy'))
    expect(busy.when(requestStatement, 'ccv')).toEqual(produced(StatementRequested({ groupCode: 'ccv' })))
  })

  it('[STMT-1] has a row a month, in words and as a time', () => {
    expect(row(2026, 2)).toEqual({
      year: 2026,
      month: 2,
      employee: 100,
      employer: 50,
      displayDate: 'February 2026',
      time: Date.UTC(2026, 1, 1),
    })
  })

  it('[STMT-1] lists the newest month first, whatever order the host sends', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 40 }), (sent) => {
        const remote = selectStatement(given(StatementLoaded({ groupCode, rows: sent })).state, groupCode)
        const shown = remote.status === 'loaded' ? remote.value : []
        const times = shown.map(({ time }) => time)
        expect(times).toEqual([...times].sort((a, b) => b - a))
        const texts = (all: readonly StatementRow[]) => all.map((one) => JSON.stringify(one)).sort()
        expect(texts(shown)).toEqual(texts(sent))
      }),
    )
  })

  it('[STMT-1] stays in view when it loads again or fails', () => {
    const failed = given(loaded, StatementFailed({ groupCode, problem: offline }))
    expect(selectStatement(failed.state, groupCode)).toEqual({ status: 'failed', problem: offline, value: rows })
    expect(failed.when(requestStatement, groupCode)).toEqual(produced(StatementRequested({ groupCode })))
    expect(selectStatement(given().state, groupCode)).toEqual({ status: 'idle' })
  })

  it('[STMT-1] [BED-8] shows all years until one is chosen, and all again when its panel opens', () => {
    expect(selectStatementYear(given().state)).toBeNull()
    expect(given().when(chooseStatementYear, 2025)).toEqual(produced(StatementYearChosen({ year: 2025 })))
    const chosen = given(StatementYearChosen({ year: 2025 }))
    expect(selectStatementYear(chosen.state)).toBe(2025)
    expect(chosen.when(chooseStatementYear, 2025)).toEqual(refused('chosen'))
    expect(chosen.when(chooseStatementYear, null)).toEqual(produced(StatementYearChosen({ year: null })))
    expect(selectStatementYear(chosen.at(1, StatementRequested({ groupCode })).state)).toBeNull()
  })

  it('[STMT-1] sums what is known, and knows no sum of nothing', () => {
    expect(totalsOf(rows)).toEqual({ employee: 100, employer: 100 })
    expect(totalsOf([row(2026, 1, null, 0)])).toEqual({ employee: null, employer: 0 })
    expect(totalsOf([])).toEqual({ employee: null, employer: null })
  })

  it('[STMT-1] has the sum of its years', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 40 }), (all) => {
        const years = yearsOf(all)
        expect(years).toEqual([...years].sort((a, b) => b - a))
        const parts = years.map((year) => totalsOf(all.filter((one) => one.year === year)))
        const sum = (key: 'employee' | 'employer') => parts.reduce((total, part) => total + (part[key] ?? 0), 0)
        expect(totalsOf(all).employee ?? 0).toBe(sum('employee'))
        expect(totalsOf(all).employer ?? 0).toBe(sum('employer'))
      }),
    )
  })

  it('[STMT-1] is saved with its headings; what is not known stays empty', () => {
    expect(statementCsv(rows, ['Month', 'You paid', '=Employer'])).toBe(
      '\uFEFFMonth,You paid,"\'=Employer"\r\nFebruary 2026,1.00,0.50\r\nJanuary 2026,,0.50\r\nDecember 2025,0.00,\r\n',
    )
  })

  it('[STMT-1] is there for pension and credits', () => {
    expect(['pension', 'ccv', 'health'].filter(hasStatement)).toEqual(['pension', 'ccv'])
  })
})
