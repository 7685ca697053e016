import { activate, getActivation, verifyActivationDate } from '../../src/effects/api/generated/account.ts'
import { contract } from '../pact.ts'

const sso = 'act-valid'
const date_of_birth = '28/08/1978'
const password = 'Quiet-Otter-7!harbour'
const lookUp = { path: { id: sso } }
const date = { body: { sso, date_of_birth } }
const opening = { body: { sso, date_of_birth, password, password_confirmation: password } }
const gone = { kind: 'refused', status: 404, message: 'This activation link has expired.' } as const
const otherDate = { kind: 'refused', status: 422, message: 'This date does not match our records' } as const

contract('account/activation', (interaction) => {
  interaction('[ACT-1] a link that opens an account', getActivation, {
    state: 'activation-open',
    input: lookUp,
    facts: ['is_should_setup_2fa'],
    refusals: 'shared',
  })
  interaction('[ACT-3] a link with a second factor', getActivation, {
    state: 'activation-second-factor',
    input: lookUp,
    facts: ['is_should_setup_2fa'],
  })
  interaction('[ACT-1] a link that was withdrawn', getActivation, {
    state: 'activation-link-refused',
    input: lookUp,
    facts: ['status'],
  })
  interaction('[ACT-1] a link that has expired', getActivation, {
    state: 'activation-expired',
    input: lookUp,
    status: 404,
    problem: gone,
  })

  interaction('[ACT-2] the date of birth matches', verifyActivationDate, {
    state: 'activation-open',
    input: date,
    facts: ['verified'],
    refusals: 'shared',
  })
  interaction('[ACT-2] the date of birth does not match', verifyActivationDate, {
    state: 'activation-date-refused',
    input: date,
    status: 422,
    problem: otherDate,
    facts: ['verified'],
  })
  interaction('[ACT-2] the link expires before the date is verified', verifyActivationDate, {
    state: 'activation-expired',
    input: date,
    status: 404,
    problem: gone,
  })

  interaction('[ACT-2] the account is opened', activate, {
    state: 'activation-open',
    input: opening,
    facts: ['is_should_setup_2fa', 'is_should_validate_2fa'],
    refusals: 'shared',
  })
  interaction('[ACT-3] the account is opened and a second factor is required', activate, {
    state: 'activation-second-factor',
    input: opening,
    facts: ['is_should_setup_2fa', 'is_should_validate_2fa'],
  })
  interaction('[ACT-2] the password is refused', activate, {
    state: 'activation-password-refused',
    input: opening,
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'Please ensure your password meets the listed requirements' },
  })
  interaction('[ACT-2] the date is refused with the password', activate, {
    state: 'activation-date-refused',
    input: opening,
    status: 422,
    problem: otherDate,
  })
  interaction('[ACT-2] the link expires before the account is opened', activate, {
    state: 'activation-expired',
    input: opening,
    status: 404,
    problem: gone,
  })
})
