import { getCreditsPage } from '../../src/effects/api/generated/credits.ts'
import { contract } from '../pact.ts'

contract('benefits/credits-page', (interaction) => {
  interaction('[CCV-2] the address of the page of credits', getCreditsPage, {
    state: 'employee-signed-in',
    refusals: 'shared',
  })
  interaction('[CCV-2] an address that the portal does not frame', getCreditsPage, {
    state: 'credits-page-elsewhere',
    facts: ['url'],
  })
  interaction('[CCV-2] somebody without credits has no page', getCreditsPage, {
    state: 'no-credits',
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'You have no credits' },
  })
  interaction('[CCV-2] the page cannot be loaded', getCreditsPage, {
    state: 'credits-unavailable',
    status: 500,
    problem: { kind: 'refused', status: 500, message: null },
  })
})
