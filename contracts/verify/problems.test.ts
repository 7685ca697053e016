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
    expect(readVerdict(reportWith())).toEqual({ problems: [], isStrange: false, isSilent: false })
  })

  it('[BED-5] names the status first, and a wrong media type once, with the beginning of what came', () => {
    const { problems, isStrange } = readVerdict(
      reportWith(
        {
          type: 'BodyTypeMismatch',
          expected: 'application/json',
          actual: 'text/html',
          actualBody: '<h1>Bad gateway</h1>',
          mismatch: 'another media type',
        },
        {
          type: 'HeaderMismatch',
          key: 'Content-Type',
          expected: 'application/json',
          actual: 'text/html',
          mismatch: 'x',
        },
        { type: 'StatusMismatch', expected: 200, actual: 502, mismatch: 'expected 200 but was 502' },
      ),
    )
    expect(problems).toEqual([
      { path: 'status', expected: '200', actual: '502', message: 'expected 200 but was 502' },
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
      'No item of the list is like the expected one. The nearest, at 0, differs in a value.',
    ])
  })

  it('[BED-5] names a connection that broke, and a report without a reason', () => {
    const broken = { mismatch: { type: 'error', message: 'error sending request for url (http://host.example/ping)' } }
    expect(readVerdict(JSON.stringify({ result: false, interactionResults: [broken] }))).toMatchObject({
      isSilent: true,
      problems: [{ path: 'response', actual: 'none' }],
    })
    expect(readVerdict(JSON.stringify({ result: false, errors: ['something'] })).problems).toHaveLength(1)
  })
})
