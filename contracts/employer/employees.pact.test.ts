import { downloadEmployeesReport, getEmployee, getEmployees } from '../../src/effects/api/generated/employees.ts'
import { contract } from '../pact.ts'

const ids = { id: 'clientId' }
const path = { id: '77' }
const unavailable = {
  kind: 'refused',
  status: 500,
  message: null,
} as const
const query = { search: 'moor', 'filter[person_activated]': '1', page: 1, sort_by: '-lastSeen', range: 25 } as const
const noSuchClient = {
  state: 'employer-signed-in',
  status: 404,
  problem: { kind: 'refused', status: 404, message: 'There is no such client' },
} as const

contract('employer/employees', (interaction) => {
  interaction('[EMP-1] employees by search, filter, page, order and rows', getEmployees, {
    state: 'employer-signed-in',
    input: { path, query: { ...query, search: 'employee@' } },
    ids,
  })
  interaction('[EMP-1] a client without employees', getEmployees, {
    state: 'no-employees',
    input: { path, query: { page: 1, range: 10, sort_by: 'name' } },
    ids,
    facts: ['total', 'totalEmployeesValues.totalEmployees'],
  })
  interaction('[EMP-1] the report of the employees', downloadEmployeesReport, {
    state: 'employer-signed-in',
    input: { path, query: { search: 'smith', 'filter[person_activated]': '1', sort_by: 'name' } },
    ids,
    download: { name: 'employees.csv' },
    refusals: 'shared',
  })
  interaction('[EMP-1] one employee', getEmployee, {
    state: 'employer-signed-in',
    input: { path: { ...path, employee: '4021' } },
    ids: { ...ids, employee: 'employeeId' },
    refusals: 'shared',
  })
  interaction('[EMP-1] an employee whom the client does not have', getEmployee, {
    state: 'employer-signed-in',
    input: { path: { ...path, employee: 'no-such-employee' } },
    ids,
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'We can’t find this employee' },
  })
  interaction('[EMP-1] an employee who cannot be loaded', getEmployee, {
    state: 'employees-unavailable',
    input: { path: { ...path, employee: '4021' } },
    ids: { ...ids, employee: 'employeeId' },
    status: 500,
    problem: unavailable,
  })
  interaction('[EMP-1] the employees of another client', getEmployees, {
    ...noSuchClient,
    input: { path: { id: 'no-such-client' }, query },
  })
  interaction('[EMP-1] the report of another client', downloadEmployeesReport, {
    ...noSuchClient,
    input: { path: { id: 'no-such-client' } },
    download: { name: 'employees.csv' },
  })
  interaction('[EMP-1] the report of the employees cannot be loaded', downloadEmployeesReport, {
    state: 'employees-unavailable',
    input: { path },
    ids,
    download: { name: 'employees.csv' },
    status: 500,
    problem: unavailable,
  })
})
