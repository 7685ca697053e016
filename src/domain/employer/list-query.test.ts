import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EmployeeQuery, TwoFactorQuery } from './list-query.ts'
import {
  ALL_EMPLOYEES,
  ALL_TWO_FACTOR,
  changedQuery,
  employeeWords,
  filterOf,
  isNarrowed,
  orderOf,
  pagesOf,
  RANGES,
  readEmployeeQuery,
  readTwoFactorQuery,
  searchOf,
  SortBy,
  sortedBy,
  twoFactorWords,
} from './list-query.ts'

const answers = ['all', 'yes', 'no'] as const
const employeeQueries: fc.Arbitrary<EmployeeQuery> = fc.record({
  search: fc.string(),
  registered: fc.constantFrom(...answers),
  page: fc.integer({ min: 1, max: 999_999 }),
  sortBy: fc.constantFrom(...(Object.keys(SortBy.keys) as SortBy[])), // the keys of the codec
  range: fc.constantFrom(...RANGES),
})
const twoFactorQueries: fc.Arbitrary<TwoFactorQuery> = fc.record({
  search: fc.string(),
  twoFactor: fc.constantFrom(...answers),
  page: fc.integer({ min: 1, max: 999_999 }),
})

describe('a list in its address', () => {
  it('[EMP-1] every query of the employees comes back out of its address as it was', () => {
    fc.assert(
      fc.property(employeeQueries, (query) => {
        const address = new URLSearchParams(new URLSearchParams(employeeWords(query)).toString())
        expect(readEmployeeQuery(address)).toEqual(query)
      }),
    )
  })

  it('[TFAL-1] every query of the two-factor list comes back out of its address as it was', () => {
    fc.assert(
      fc.property(twoFactorQueries, (query) => {
        const address = new URLSearchParams(new URLSearchParams(twoFactorWords(query)).toString())
        expect(readTwoFactorQuery(address)).toEqual(query)
      }),
    )
  })

  it('[EMP-1] any address gives a query that a host understands, and the same one again', () => {
    const names = fc.constantFrom('search', 'registered', 'two_factor', 'page', 'sort_by', 'range', 'other')
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (entries) => {
        const query = readEmployeeQuery(new URLSearchParams(entries))
        expect(Number.isInteger(query.page) && query.page >= 1).toBe(true)
        expect(RANGES).toContain(query.range)
        expect(readEmployeeQuery(new URLSearchParams(employeeWords(query)))).toEqual(query)
      }),
    )
  })

  it('[EMP-1] [TFAL-1] a list that nobody has narrowed leaves its address clean', () => {
    expect([employeeWords(ALL_EMPLOYEES), twoFactorWords(ALL_TWO_FACTOR)]).toEqual([{}, {}])
    expect(employeeWords({ ...ALL_EMPLOYEES, search: 'moor', registered: 'no', page: 3, sortBy: '-email' })).toEqual({
      search: 'moor',
      registered: 'no',
      page: '3',
      sort_by: '-email',
    })
  })

  it.each(['0', '-1', '1.5', 'x', '', '1e9', '99999999'])('[EMP-1] takes the page "%s" for the first', (page) => {
    expect(readEmployeeQuery(new URLSearchParams({ page })).page).toBe(1)
  })
})

describe('what is asked of a list', () => {
  it('[EMP-1] begins at the first page where anything but the page changes', () => {
    const third = { ...ALL_EMPLOYEES, page: 3 }
    expect(changedQuery(third, { search: 'moor' })).toEqual({ ...ALL_EMPLOYEES, search: 'moor' })
    expect(changedQuery(third, { registered: 'yes' }).page).toBe(1)
    expect(changedQuery(third, { page: 4 }).page).toBe(4)
  })

  it.each([
    ['\u200Bann\u00A0lee', 'ann lee'],
    ['ann\u00A0\u00A0lee ', 'ann lee'],
    ['anne\u2011marie', 'anne-marie'],
    ['O’Brien', 'O’Brien'],
    ['Zoe\u0308', 'Zoe\u0308'],
    ['\u200E \u2060', undefined],
  ])('[EMP-1] the search %j goes to the host as %j', (typed, sent) => {
    expect(searchOf(typed)).toBe(sent)
  })

  it('[EMP-1] is narrowed by a search or a filter, and not by its order or page', () => {
    expect(isNarrowed({ ...ALL_EMPLOYEES, page: 3, sortBy: '-name', range: 50, search: ' ' })).toBe(false)
    expect(isNarrowed({ ...ALL_EMPLOYEES, search: 'a' })).toBe(true)
    expect(isNarrowed({ ...ALL_EMPLOYEES, registered: 'no' })).toBe(true)
    expect(isNarrowed({ ...ALL_TWO_FACTOR, twoFactor: 'no' })).toBe(true)
  })

  it('[EMP-1] [TFAL-1] is sent to a host by the values of the specification', () => {
    expect(answers.map(filterOf)).toEqual([undefined, '1', '0'])
    expect(['', '  ', ' moor '].map(searchOf)).toEqual([undefined, undefined, 'moor'])
  })

  it('[EMP-1] is sorted upwards by another heading, and the other way about by the same', () => {
    expect(orderOf('lastSeen')).toEqual({ by: 'lastSeen', order: 'ascending' })
    expect(orderOf('-email')).toEqual({ by: 'email', order: 'descending' })
    expect(sortedBy('name', 'email')).toBe('email')
    expect(sortedBy('email', 'email')).toBe('-email')
    expect(sortedBy('-email', 'email')).toBe('email')
  })

  it('[EMP-1] fills whole pages, and one where there is nothing', () => {
    expect([0, 1, 10, 11, 10_000].map((total) => pagesOf(total, 10))).toEqual([1, 1, 1, 2, 1000])
  })
})
