import { describe, expect, it } from 'vitest'
import { produced, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import type { EmployeePage } from './employees.ts'
import {
  employees,
  EmployeesFailed,
  EmployeesLoaded,
  EmployeesRequested,
  requestEmployees,
  selectEmployees,
} from './employees.ts'
import { ALL_EMPLOYEES } from './list-query.ts'

const given = story(employees)
const query = ALL_EMPLOYEES
const asked = EmployeesRequested({ query, typing: false })
const page: EmployeePage = {
  rows: [{ id: '5001', name: 'A', email: 'a@acme.example', department: null, registered: true, lastSeen: null }],
  total: 1,
  lastPage: 1,
  registration: { employees: 3, registered: 1 },
}

describe('the list of employees', () => {
  it('[EMP-1] is requested by its query', () => {
    expect(given().when(requestEmployees, query)).toEqual(produced(asked))
  })

  it('[EMP-1] waits for the typing to rest where the search is what changed, and for nothing else', () => {
    const typed = { ...query, search: 'moo' }
    expect(given(asked).when(requestEmployees, typed)).toEqual(
      produced(EmployeesRequested({ query: typed, typing: true })),
    )
    const next = { ...query, page: 2 }
    expect(given(asked).when(requestEmployees, next)).toEqual(
      produced(EmployeesRequested({ query: next, typing: false })),
    )
  })

  it('[EMP-1] keeps the rows, and what they were requested by, until the next ones are there', () => {
    const loaded = given(asked).at(5, EmployeesLoaded({ query, page }))
    expect(selectEmployees(loaded.state)).toEqual({ status: 'loaded', value: { query, page }, at: 5 })
    const next = loaded.at(6, EmployeesRequested({ query: { ...query, page: 2 }, typing: false }))
    expect(selectEmployees(next.state)).toEqual({ status: 'loading', value: { query, page } })
  })

  it('[EMP-1] fails with the problem', () => {
    const failed = given(asked, EmployeesFailed({ query, problem: offline }))
    expect(selectEmployees(failed.state)).toEqual({ status: 'failed', problem: offline, value: null })
  })
})
