import { getCreditsBalance } from '../../src/effects/api/generated/credits.ts'
import { contract } from '../pact.ts'

contract('benefits/credits', (interaction) => {
  interaction('[CCV-1] the balance of an employee', getCreditsBalance, {
    state: 'employee-signed-in',
    refusals: 'shared',
  })
  interaction('[CCV-1] the balance of somebody who has left', getCreditsBalance, {
    state: 'credits-only',
    facts: ['balance'],
  })
  interaction('[CCV-1] somebody without credits', getCreditsBalance, {
    state: 'no-credits',
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'You have no credits' },
  })
  interaction('[CCV-1] the balance cannot be loaded', getCreditsBalance, {
    state: 'credits-unavailable',
    status: 500,
    problem: { kind: 'refused', status: 500, message: null },
  })
})
