import { endSession, getLoginSetup, logOut } from '../../src/effects/api/generated/session.ts'
import { contract } from '../pact.ts'

contract('session/logout', (interaction) => {
  interaction('[LOGOUT-1] the session is closed', logOut, { state: 'employee-signed-in', refusals: 'shared' })
  interaction('[LOGOUT-1] the session is deleted', endSession, {
    state: 'employee-signed-in',
    status: 204,
    refusals: 'shared',
  })
  interaction('[LOGOUT-1] the set-up of an employee whose logout ends at the single-sign-on host', getLoginSetup, {
    state: 'sso-logout-address',
    facts: ['ssoLogoutUrl', 'isOneHubIntegrationActive'],
  })
  interaction('[LOGOUT-1] the set-up of an employee whose logout ends at One Hub', getLoginSetup, {
    state: 'one-hub-active',
    facts: ['isOneHubIntegrationActive', 'oneHubLogoutUrl'],
  })
  interaction('[LOGOUT-2] the session cannot be closed', logOut, {
    state: 'logout-fails',
    status: 500,
    problem: {
      kind: 'refused',
      status: 500,
      message: null,
    },
  })
})
