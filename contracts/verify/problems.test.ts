import { describe, expect, it } from 'vitest'
import { readVerdict } from './problems.ts'

/** The library's report on one interaction, with these mismatches. */
const reportWith = (...mismatches: readonly object[]): string =>
  JSON.stringify({
    result: mismatches.length === 0,
    interactionResults: [{ mismatch: { type: 'mismatches', mismatches } }],
  })

const missing = (expected: unknown, items: readonly unknown[]) => ({
  type: 'BodyMismatch',
  path: '$.fields',
  expected: JSON.stringify(expected),
  actual: JSON.stringify(items.map((item) => JSON.stringify(item))),
  mismatch: 'Variant at index 0 (…) was not found in the actual list',
})

const messageOf = (report: string) => readVerdict(report).problems.map(({ message }) => message)

describe('what the library says of an interaction', () => {
  it('[BED-5] is nothing where it was kept', () => {
    expect(readVerdict(reportWith())).toEqual({ problems: [], isStrange: false })
  })

  const page = {
    type: 'BodyTypeMismatch',
    expected: 'application/json',
    actual: 'text/html',
    actualBody: '<h1>Bad gateway</h1>',
    mismatch: 'another media type',
  }

  it('[BED-5] is only the status where that differs, because the body is then another one', () => {
    const { problems, isStrange } = readVerdict(
      reportWith(page, { type: 'StatusMismatch', expected: 200, actual: 502, mismatch: 'expected 200 but was 502' }),
    )
    expect(problems).toEqual([{ path: 'status', expected: '200', actual: '502', message: 'expected 200 but was 502' }])
    expect(isStrange).toBe(true)
  })

  it('[BED-5] is each key that a body lacks, with the value that the pact has there', () => {
    const lacks = {
      type: 'BodyMismatch',
      path: '$.rewards[3].cost',
      expected: '["amount","unit"]',
      actual: '["unit"]',
      mismatch: 'Actual map is missing the following keys: amount',
    }
    const example = { rewards: [{ cost: { amount: 12.5, unit: 'GBP' } }] }
    expect(readVerdict(reportWith(lacks), example).problems).toEqual([
      { path: 'body $.rewards[3].cost.amount', expected: '12.5', actual: 'nothing', message: 'it is missing' },
    ])
  })

  it('[BED-5] shows no token that a response holds', () => {
    const token = { type: 'BodyMismatch', path: '$.access_token', expected: '"a"', actual: '"t-1"', mismatch: 't-1!' }
    expect(JSON.stringify(readVerdict(reportWith(token)))).not.toContain('t-1')
  })

  it('[BED-5] names a wrong media type once, with the beginning of what came', () => {
    const header = {
      type: 'HeaderMismatch',
      key: 'Content-Type',
      expected: 'application/json',
      actual: 'text/html',
      mismatch: 'x',
    }
    const { problems, isStrange } = readVerdict(reportWith(page, header))
    expect(problems).toEqual([
      {
        path: 'body',
        expected: 'application/json',
        actual: 'text/html: <h1>Bad gateway</h1>',
        message: 'another media type',
      },
    ])
    expect(isStrange).toBe(true)
  })

  it('[BED-5] names what the nearest item of a list lacks, in place of the whole list', () => {
    const expected = { name: 'value', id: '1', active: true }
    const items = [{ other: 1 }, { title: 'value', id: 1, active: false }]
    const { problems } = readVerdict(reportWith(missing(expected, items)))
    expect(problems).toEqual([
      {
        path: 'body $.fields',
        expected: '{ "name": "value", "id": "1", "active": true }',
        actual: '[ { "other": 1 }, { "title": "value", "id": 1, "active": false } ]',
        message:
          'No item of the list is like the expected one. The nearest, at 1, differs: name is missing, id is a number instead of a string.',
      },
    ])
    expect(messageOf(reportWith(missing(expected, [])))).toEqual([
      'The list is empty, and an item like the expected one has to be in it.',
    ])
    expect(messageOf(reportWith(missing('a', ['b'])))).toEqual([
      'No item of the list is like the expected one. The nearest, at 0, differs: it is "b" instead of "a".',
    ])
    const nested = { kind: 'cost', rows: [{ amount: { value: 1, unit: 'GBP' } }] }
    const rows = [{ amount: { value: 2, unit: 'EUR' } }, { amount: { value: '2' } }]
    expect(messageOf(reportWith(missing(nested, [{ kind: 'cost', rows }])))).toEqual([
      'No item of the list is like the expected one. The nearest, at 0, differs: rows[1].amount.value is a string instead of a number, rows[1].amount.unit is missing.',
    ])
  })

  it('[BED-5] is never nothing where the library found something', () => {
    expect(readVerdict(JSON.stringify({ result: false, errors: ['something'] })).problems).toHaveLength(1)
  })
})
