import { getEmployees } from '../../src/effects/api/generated/employees.ts'
import { contract } from '../pact.ts'

const ids = { id: 'clientId' }

contract('employer/dashboard', (interaction) => {
  interaction('[DASH-1] a page of employees', getEmployees, {
    state: 'employer-signed-in',
    input: { path: { id: '77' }, query: { page: 1, range: 10, sort_by: 'name' } },
    ids,
    refusals: 'shared',
  })
  interaction('[DASH-1] the employees cannot be loaded', getEmployees, {
    state: 'employees-unavailable',
    input: { path: { id: '77' } },
    ids,
    status: 500,
    problem: {
      kind: 'refused',
      status: 500,
      message: null,
    },
  })
})
