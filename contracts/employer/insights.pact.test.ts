import { getEmployeeInsights } from '../../src/effects/api/generated/insights.ts'
import { contract } from '../pact.ts'

const ids = { id: 'clientId' }
const input = { path: { id: '77' } }

contract('employer/insights', (interaction) => {
  interaction('[INS-1] the employees in figures', getEmployeeInsights, {
    state: 'employer-signed-in',
    input,
    ids,
    refusals: 'shared',
  })
  interaction('[INS-1] no employees', getEmployeeInsights, { state: 'no-employees', input, ids })
  interaction('[INS-1] the figures of another client', getEmployeeInsights, {
    state: 'employer-signed-in',
    input: { path: { id: 'no-such-client' } },
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'There is no such client' },
  })
  interaction('[INS-1] the insights cannot be loaded', getEmployeeInsights, {
    state: 'insights-unavailable',
    input,
    ids,
    status: 500,
    problem: {
      kind: 'refused',
      status: 500,
      message: null,
    },
  })
})
