import { departmentNames } from '../world/employees.ts'
import type { DataUpload } from '../world/upload-records.ts'
import { templateColumns, templateExample } from '../world/seeds/uploads.ts'
import { cellsOf } from './csv.ts'

type Column = (typeof templateColumns)[number]
type RowError = DataUpload['errors'][number]

/** One row of an uploaded file by its headings; `row` is its line as a spreadsheet counts it. */
export interface EmployeeRow {
  readonly row: number
  readonly cells: number
  readonly values: Readonly<Partial<Record<Column, string>>>
  /** The cells as they were typed. */
  readonly typed: Readonly<Partial<Record<Column, string>>>
}

const optional: readonly Column[] = ['Location', 'Job title']
const days: readonly Column[] = ['Date of birth', 'Start date']

const plain = (heading: string): string => heading.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The employee number of the template's example: its row is nobody's. */
const EXAMPLE = templateExample[0] ?? ''

const pad = (digits: string): string => digits.padStart(2, '0')

/** A cell as it is stored: days as yyyy-mm-dd, a salary as digits. A cell that cannot be read so stays as it was typed. */
const kept = (column: Column, typed: string): string => {
  const day = days.includes(column) ? /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) : null
  if (day) return `${day[3]}-${pad(day[2] ?? '')}-${pad(day[1] ?? '')}`
  const isMoney = column === 'Salary' && /^£?\s?\d{1,3}(,\d{3})+(\.\d{1,2})?$|^£\s?\d+(\.\d{1,2})?$/.test(typed)
  return isMoney ? typed.replaceAll(/[£,\s]/g, '') : typed
}

/** The rows of a file, or a sentence that says why they cannot be read. */
export const rowsOf = (text: string): readonly EmployeeRow[] | string => {
  const [header = [], ...below] = cellsOf(text)
  const columns = header.map((heading) => templateColumns.find((column) => plain(column) === plain(heading)))
  const missing = templateColumns.filter((column) => !columns.includes(column))
  if (missing.length === 1) return `The ${missing[0]} column is missing`
  if (missing.length > 0) return `These columns are missing: ${missing.join(', ')}`
  return below.flatMap((cells, index) => {
    const typed = columns.flatMap((column, place) => (column ? [[column, (cells[place] ?? '').trim()] as const] : []))
    return cells.every((cell) => cell.trim() === '') || cells[columns.indexOf('Employee number')]?.trim() === EXAMPLE
      ? []
      : [
          {
            row: index + 2,
            cells: cells.length,
            values: Object.fromEntries(typed.map(([column, cell]) => [column, kept(column, cell)])),
            typed: Object.fromEntries(typed),
          },
        ]
  })
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, 10) === text

const yearsLater = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

const problemsOf = ({ values }: EmployeeRow, firstOf: ReadonlyMap<string, number>, row: number) => {
  const found: [Column, string, string][] = []
  for (const column of templateColumns)
    if (!optional.includes(column) && (values[column] ?? '') === '')
      found.push([column, 'missing', `Fill in the ${column.toLowerCase()}`])
  const number = values['Employee number'] ?? ''
  const first = firstOf.get(number)
  if (number !== '' && first !== undefined && first !== row)
    found.push(['Employee number', 'duplicate', `Row ${first} has the same number. Delete one of the two rows`])
  const email = values['Email'] ?? ''
  if (email !== '' && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    found.push(['Email', 'email', 'Enter an email address, such as name@company.co.uk'])
  for (const column of days) {
    const day = values[column] ?? ''
    if (day !== '' && !isDay(day)) found.push([column, 'date', 'Enter a date, such as 01/03/2026'])
  }
  const [birth, start] = [values['Date of birth'] ?? '', values['Start date'] ?? '']
  if (isDay(birth) && isDay(start) && start < yearsLater(birth, 16))
    found.push(['Start date', 'date-order', 'Check both dates. No one can start before they’re 16'])
  const department = values['Department'] ?? ''
  if (department !== '' && !departmentNames.includes(department))
    found.push(['Department', 'department', `Use one of these departments: ${departmentNames.join(', ')}`])
  const salary = values['Salary'] ?? ''
  if (salary !== '' && !/^\d+(\.\d{1,2})?$/.test(salary))
    found.push(['Salary', 'money', 'Enter the salary in pounds, such as £28,500 or 28500'])
  return found
}

/** Everything that is wrong in the rows of a file, in their order. */
export const errorsOf = (rows: readonly EmployeeRow[]): readonly RowError[] => {
  const firstOf = new Map<string, number>()
  for (const { row, values } of rows) {
    const number = values['Employee number'] ?? ''
    if (!firstOf.has(number)) firstOf.set(number, row)
  }
  return rows.flatMap((one): RowError[] => {
    const { row, cells, typed } = one
    const whose = {
      employeeNumber: typed['Employee number'] || null,
      employeeName: [typed['First name'], typed.Surname].filter(Boolean).join(' ') || null,
    }
    if (cells !== templateColumns.length) {
      const message = `This row has ${cells} cells. The first row has ${templateColumns.length}`
      return [{ row, column: null, value: null, ...whose, code: 'row-length', message }]
    }
    return problemsOf(one, firstOf, row).map(([column, code, message]) => ({
      row,
      column,
      value: typed[column] || null,
      ...whose,
      code,
      message,
    }))
  })
}
