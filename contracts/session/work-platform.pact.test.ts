import { getWorkPlatform } from '../../src/effects/api/generated/sso.ts'
import { contract } from '../pact.ts'

contract('session/work-platform', (interaction) => {
  interaction('[SSO-3] the address of the work platform', getWorkPlatform, {
    state: 'employee-signed-in',
    refusals: 'shared',
  })
})
