import { getLoginSetup } from '../../src/effects/api/generated/session.ts'
import { logInBySso } from '../../src/effects/api/generated/sso.ts'
import { contract } from '../pact.ts'

const masquerade = { userId: '4021', schemeYear: '2025' }

contract('session/sso', (interaction) => {
  interaction('[SSO-1] a link signs in', logInBySso, {
    state: 'first-visit',
    input: { body: { sso: 'sso-valid' } },
    facts: ['masqueradeUserId', 'error'],
    refusals: 'shared',
  })
  interaction('[LOGOUT-1] a link whose response says where a logout ends', logInBySso, {
    state: 'login-logout-address',
    input: { body: { sso: 'sso-valid' } },
    facts: ['ssoLogoutUrl'],
  })
  interaction('[SSO-1] a link that is refused', logInBySso, {
    state: 'sso-refused',
    input: { body: { sso: 'sso-broken' } },
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'SSO login error' },
  })
  interaction('[MASQ-1] a link starts a masquerade', logInBySso, {
    state: 'masquerade-link',
    input: { body: { sso: 'msq-valid' } },
    facts: ['masqueradeUserId', 'error'],
  })
  interaction('[MASQ-1] a masquerade link that has expired', logInBySso, {
    state: 'masquerade-link-expired',
    input: { body: { sso: 'msq-expired' } },
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'SSO login error' },
  })
  interaction('[MASQ-2] the set-up of the user and the year of the headers', getLoginSetup, {
    state: 'masquerading',
    masquerade,
    facts: ['user.id', 'user.userType', 'scheme.schemeYear'],
  })
})
