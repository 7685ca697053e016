import { describe, expect, it } from 'vitest'
import { EmployeesFailed, EmployeesLoaded, EmployeesRequested } from '../../domain/employer/employees.ts'
import { ALL_EMPLOYEES, type EmployeeQuery } from '../../domain/employer/list-query.ts'
import { offline, profile } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { getEmployees } from '../api/generated/employees.ts'
import { virtualClock } from '../runtime/fakes.testing.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadEmployees } from './employees.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]
const row = { id: '1', name: 'A', email: 'a@acme.example', registered: true, department: null, lastSeen: null }
const found = responds(getEmployees, {
  data: [row],
  totalEmployeesValues: { totalEmployees: 4, totalRegisteredEmployees: 3 },
  last_page: 1,
  per_page: 10,
  total: 1,
  filters: {},
})
const page = { rows: [row], total: 1, lastPage: 1, registration: { employees: 4, registered: 3 } }
const query = (change: Partial<EmployeeQuery> = {}): EmployeeQuery => ({ ...ALL_EMPLOYEES, ...change })
const asks = (change: Partial<EmployeeQuery> = {}, typing = false) =>
  EmployeesRequested({ query: query(change), typing })
const ports = (host: ReturnType<typeof fakeHost>) => ({ api: host.api, clock: virtualClock })

describe('loading employees', () => {
  it('[EMP-1] brings a page, requested by its number, its order and its rows', () => {
    const host = fakeHost(found)
    const b = EmployeesLoaded({ query: query(), page })
    runEffect({ effect: loadEmployees, given, ports: ports(host), when: ['a', { a: asks() }], then: ['5ms b', { b }] })
    expect(host.calls[0]?.input).toEqual({ path: { id: 'client-1' }, query: { page: 1, sort_by: 'name', range: 10 } })
  })

  it('[EMP-1] sends search and filter by the names of the specification', () => {
    const host = fakeHost(found)
    const change = { search: ' moor ', registered: 'no', page: 3, sortBy: '-lastSeen', range: 25 } as const
    const b = EmployeesLoaded({ query: query(change), page })
    const when = ['a', { a: asks(change) }] as const
    runEffect({ effect: loadEmployees, given, ports: ports(host), when, then: ['5ms b', { b }] })
    expect(host.calls[0]?.input).toMatchObject({
      query: { search: 'moor', 'filter[person_activated]': '0', page: 3, sort_by: '-lastSeen', range: 25 },
    })
  })

  it('[EMP-1] waits until the typing rests, and only the newest word is requested', () => {
    const host = fakeHost(found)
    const when = [
      'a 99ms b 99ms c',
      { a: asks({ search: 'm' }, true), b: asks({ search: 'mo' }, true), c: asks({ search: 'moo' }, true) },
    ] as const
    const d = EmployeesLoaded({ query: query({ search: 'moo' }), page })
    runEffect({ effect: loadEmployees, given, ports: ports(host), when, then: ['455ms d', { d }] })
    expect(host.calls.map(({ input }) => input)).toMatchObject([{ query: { search: 'moo' } }])
  })

  it('[EMP-1] calls an earlier page off for a later one', () => {
    const host = fakeHost(found)
    const when = ['a 2ms b', { a: asks(), b: asks({ page: 2 }) }] as const
    const c = EmployeesLoaded({ query: query({ page: 2 }), page })
    runEffect({ effect: loadEmployees, given, ports: ports(host), when, then: ['8ms c', { c }] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'completed'])
  })

  it('[EMP-1] tells that they failed, and asks nobody without a session', () => {
    const b = EmployeesFailed({ query: query(), problem: offline })
    const when = ['a', { a: asks() }] as const
    const offlineHost = fakeHost(fails(getEmployees, offline))
    runEffect({ effect: loadEmployees, given, ports: ports(offlineHost), when, then: ['5ms b', { b }] })
    const host = fakeHost()
    const c = EmployeesFailed({ query: query(), problem: { kind: 'unauthorised', detail: null } })
    runEffect({ effect: loadEmployees, ports: ports(host), when, then: ['c', { c }] })
    expect(host.calls).toEqual([])
  })
})

provesAll(loadEmployees)
