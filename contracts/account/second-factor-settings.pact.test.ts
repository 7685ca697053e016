import { disableSecondFactor, startSecondFactor } from '../../src/effects/api/generated/second-factor.ts'
import { contract } from '../pact.ts'

const path = { id: '4021' }
const ids = { id: 'userId' }
const body = { reason: 'I am changing my phone' }

contract('account/second-factor-settings', (interaction) => {
  interaction('[TFA-3] the address for the QR code', startSecondFactor, {
    state: 'employee-signed-in',
    input: { path },
    ids,
    refusals: 'shared',
  })
  interaction('[TFA-3] no address where two-factor is on already', startSecondFactor, {
    state: 'second-factor-on',
    input: { path },
    ids,
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'Two-factor authentication is already on' },
  })
  interaction('[TFA-3] two-factor is turned off', disableSecondFactor, {
    state: 'second-factor-on',
    input: { path, body },
    ids,
    refusals: 'shared',
  })
  interaction('[TFA-3] two-factor cannot be turned off', disableSecondFactor, {
    state: 'second-factor-enforced',
    input: { path, body },
    ids,
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'Your employer requires two-factor authentication' },
  })
})
