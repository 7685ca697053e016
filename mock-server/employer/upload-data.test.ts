import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../testing.ts'
import { errorsOf, rowsOf } from './employee-rows.ts'
import { fileOf, rowOf, templateColumns, templateExample } from '../world/seeds/uploads.ts'
import { employeesOf } from '../world/employees.ts'
import { cellsOf, csvText } from './csv.ts'
import { realToday } from '../world/demo-day.ts'

interface Upload {
  readonly id: string
  readonly status: string
  readonly checkedRows: number
  readonly errorCount: number
  readonly errors: readonly { readonly row: number; readonly column: string | null; readonly code: string }[]
}

let made = testMock()
let token = ''
beforeEach(async () => {
  made = testMock()
  token = await tokenOf(made.mock, 'employer@acme.example')
})

const right = (index: number, change: Readonly<Record<string, string>> = {}): readonly string[] => {
  const values: Readonly<Record<string, string>> = {
    'Employee number': `AC9${index}`,
    'First name': 'New',
    Surname: 'Starter',
    Email: `new.${index}@acme.example`,
    'Date of birth': '1990-04-12',
    'Start date': '2026-11-02',
    Department: 'Sales',
    Location: '',
    'Job title': '',
    Salary: '28500.00',
    ...change,
  }
  return templateColumns.map((column) => values[column] ?? '')
}

const send = (text: string, as = token) =>
  call(made.mock, 'POST', '/client/77/data-loads', {
    host: 'versioned',
    token: as,
    form: { file: { name: 'people.csv', type: 'text/csv', text } },
  })
const poll = async (id: string, as = token): Promise<Upload> =>
  (await call(made.mock, 'GET', `/employee-data-uploads/${id}`, { token: as })).json as Upload // as described
const sent = async (text: string, as = token): Promise<string> => ((await send(text, as)).json as Upload).id

describe('uploading employee data to the mock', () => {
  it.each([
    ['01/03/2026', '28500'],
    ['1/3/2026', '28,500.00'],
    ['2026-03-01', '"£28,500.00"'],
    ['2026-03-01', '£28500'],
  ])('[EMP-3] takes the date %s and the salary %s', (day, salary) => {
    const cells = [...templateExample]
      .with(0, 'AC1')
      .with(5, day)
      .with(9, salary.includes(',') ? `"${salary.replaceAll('"', '')}"` : salary)
    const rows = rowsOf(`${templateColumns.join(',')}\r\n${cells.join(',')}\r\n`)
    expect(rows).toMatchObject([{ values: { 'Start date': '2026-03-01' } }])
    expect(typeof rows === 'string' ? rows : rows.map(({ values }) => Number(values['Salary']))).toEqual([28_500])
    expect(typeof rows === 'string' ? rows : errorsOf(rows)).toEqual([])
  })

  it.each(['31/02/2026', '2026/03/01', '13/13/2026'])('[EMP-3] says how to write the date instead of %s', (day) => {
    const cells = [...templateExample].with(0, 'AC1').with(5, day)
    const rows = rowsOf(fileOf([cells]))
    expect(typeof rows === 'string' ? rows : errorsOf(rows)).toMatchObject([
      { column: 'Start date', code: 'date', value: day, employeeNumber: 'AC1', employeeName: 'Robin Hale' },
    ])
  })

  it('[EMP-3] takes nobody from the example of the template', () => {
    expect(rowsOf(fileOf([templateExample]))).toEqual([])
  })

  it('[EMP-3] gives the template as a file', async () => {
    const { text, headers } = await call(made.mock, 'GET', '/client/77/data-load-template', { token })
    expect(text).toBe(`\uFEFF${templateColumns.join(',')}\r\n${templateExample.join(',')}\r\n`)
    expect(headers['Content-Disposition']).toBe('attachment; filename="employee-data-template.csv"')
  })

  it('[EMP-3] takes a file and checks it in steps, then takes it over', async () => {
    const text = fileOf(Array.from({ length: 60 }, (_, index) => right(index)))
    const response = await send(text)
    expect([response.status, response.json]).toMatchObject([202, { status: 'checking', checkedRows: 0, totalRows: 60 }])
    const { id } = response.json as Upload
    const seen = [await poll(id), await poll(id), await poll(id), await poll(id)]
    expect(seen.map(({ status, checkedRows }) => [status, checkedRows])).toEqual([
      ['checking', 25],
      ['checking', 50],
      ['completed', 60],
      ['completed', 60],
    ])
    const last = await call(made.mock, 'GET', '/client/77/date-last-upload', { token })
    expect(last.json).toEqual({ dateLastUpload: realToday() })
    expect(made.complaints).toEqual([])
  })

  it('[EMP-3] finds what is wrong in the rows, and reports it when they have been checked', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => right(index))
    rows[1] = right(1, { Email: 'nobody', Department: 'Depot' })
    rows[2] = right(2, { 'Date of birth': '31/02/1990', 'Start date': '2026-02-30' })
    rows[3] = right(3, { 'Date of birth': '2015-01-01', Salary: '28.500,00' })
    rows[30] = right(0, { Surname: '' })
    rows[31] = right(31).slice(0, 4)
    const id = await sent(csvText([templateColumns, ...rows]))
    expect(await poll(id)).toMatchObject({ status: 'checking', errorCount: 6, errors: [] })
    const { status, errors } = await poll(id)
    expect(status).toBe('rejected')
    expect(errors.map(({ row, column, code }) => [row, column, code])).toEqual([
      [3, 'Email', 'email'],
      [3, 'Department', 'department'],
      [4, 'Date of birth', 'date'],
      [4, 'Start date', 'date'],
      [5, 'Start date', 'date-order'],
      [5, 'Salary', 'money'],
      [32, 'Surname', 'missing'],
      [32, 'Employee number', 'duplicate'],
      [33, null, 'row-length'],
    ])
  })

  it.each([
    ['Name,Email\r\nA,B\r\n', 'These columns are missing: Employee number'],
    [fileOf([]), 'The file has no rows'],
  ])('[EMP-3] refuses a file that holds no employee data: %j', async (text, sentence) => {
    const { status, json } = await send(text)
    expect([status, JSON.stringify(json)]).toEqual([422, expect.stringContaining(sentence)])
  })

  it('[EMP-3] takes one file at a time, and none of another client', async () => {
    await send(fileOf([right(1)]))
    expect((await send(fileOf([right(2)]))).status).toBe(409)
    const other = await call(made.mock, 'GET', '/client/78/data-loads', { token })
    expect(other.status).toBe(404)
    expect((await call(made.mock, 'GET', '/employee-data-uploads/none', { token })).status).toBe(404)
  })

  it('[EMP-3] gives up what is being checked, and nothing that is over', async () => {
    const id = await sent(fileOf([right(1)]))
    const decide = (action: string) =>
      call(made.mock, 'PATCH', `/employee-data-uploads/${id}`, { host: 'versioned', token, body: { action } })
    expect((await decide('commit')).status).toBe(409)
    expect((await decide('discard')).json).toMatchObject({ status: 'discarded' })
    expect((await decide('discard')).status).toBe(409)
  })

  it('[EMP-3] with the eligibility impact waits for the commit, and shows who gains and loses by the file itself', async () => {
    const as = await tokenOf(made.mock, 'employer-insights@acme.example')
    const [first, second] = employeesOf('77')
    if (!first || !second) throw new Error('The demo client has no employees.')
    const set = (cells: readonly string[], place: number, value: string) =>
      cells.map((cell, index) => (index === place ? value : cell))
    const poor = set(rowOf(first), 9, '10000')
    const id = await sent(fileOf([poor, rowOf(second), right(1)]), as)
    expect(await poll(id, as)).toMatchObject({ status: 'awaiting-commit' })
    const difference = async (query: string) =>
      (await call(made.mock, 'GET', `/employee-data-uploads/${id}/eligibility-difference${query}`, { token: as }))
        .json as {
        readonly data: readonly { readonly employeeNumber: string; readonly change: string }[]
        readonly total: number
      }
    const losing = await difference('?change=lose')
    expect(losing.data.every(({ employeeNumber }) => employeeNumber === first.employeeNumber)).toBe(true)
    const gaining = await difference('?change=gain&benefit=206')
    expect(gaining).toMatchObject({ total: 1, data: [{ employeeNumber: 'AC91', reason: 'New employee' }] })
    const body = { action: 'commit' }
    const done = await call(made.mock, 'PATCH', `/employee-data-uploads/${id}`, { host: 'versioned', token: as, body })
    expect(done.json).toMatchObject({ status: 'completed' })
    expect(made.complaints).toEqual([])
  })

  it('[EMP-3] an employee may not', async () => {
    const employee = await tokenOf(made.mock, 'employee@acme.example')
    expect((await send(fileOf([right(1)]), employee)).status).toBe(403)
  })
})

it('[BED-4] the CSV that the mock reads is the one that it writes', () => {
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(fc.string(), { minLength: width, maxLength: width }), { minLength: 1 }))
  fc.assert(
    fc.property(table, (rows) => {
      expect(cellsOf(csvText(rows))).toEqual(rows)
    }),
  )
  expect(cellsOf('"a"b,"c')).toEqual([['"a"b', '"c']])
})
