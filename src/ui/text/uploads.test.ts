import { describe, expect, it } from 'vitest'
import { fileProblemText, rowErrorText, uploadsText } from './uploads.ts'

const columns = (count: number) => Array.from({ length: count }, (_, place) => `c${place + 1}`)

describe('what is said of a file', () => {
  it.each([
    [1, 'The column ‘c1’ is not in the template. Rename or remove it.'],
    [2, 'The columns ‘c1’ and ‘c2’ are not in the template. Rename or remove them.'],
    [200_000, /‘c9’, ‘c10’ and 199990 more are not in the template/],
  ])('[EMP-3] names up to ten of %d unknown columns', (count, sentence) => {
    expect(fileProblemText({ kind: 'unknown', columns: columns(count) })).toMatch(sentence)
  })

  it.each([
    ['1', 'a.csv: 1 row was applied.', 'The row in a.csv is correct. Nothing has changed yet.'],
    ['1,200', 'a.csv: 1,200 rows were applied.', 'All 1,200 rows in a.csv are correct. Nothing has changed yet.'],
  ])('[EMP-3] counts %s in words', (rows, applied, checked) => {
    expect(uploadsText.completed.lead('a.csv', rows)).toBe(applied)
    expect(uploadsText.awaiting.lead('a.csv', rows)).toBe(checked)
  })

  it('[EMP-3] says how to correct a row, in its own words or in the host’s', () => {
    const error = { row: 2, column: 'Salary', value: 'x', employeeNumber: null, employeeName: null, message: 'No' }
    expect(rowErrorText({ ...error, code: 'missing' })).toBe('Fill in Salary')
    expect(rowErrorText({ ...error, code: 'constructor' })).toBe('No')
  })
})
