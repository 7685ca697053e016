import { getContributions } from '../../src/effects/api/generated/rewards.ts'
import { contract } from '../pact.ts'

const input = { path: { id: 'pension' } }

contract('rewards/statement', (interaction) => {
  interaction('[STMT-1] contributions month by month', getContributions, {
    state: 'employee-signed-in',
    input,
    refusals: 'shared',
  })
  interaction('[STMT-1] no contributions', getContributions, { state: 'no-contributions', input })
  interaction('[STMT-1] the contributions cannot be loaded', getContributions, {
    state: 'contributions-unavailable',
    input,
    status: 500,
    problem: { kind: 'refused', status: 500, message: null },
  })
})
