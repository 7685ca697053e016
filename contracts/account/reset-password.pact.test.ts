import { resetPassword, verifyResetDate } from '../../src/effects/api/generated/account.ts'
import { contract } from '../pact.ts'

const token = 'reset-valid'
const date_of_birth = '28/08/1978'
const password = 'Quiet-Otter-7!harbour'
const date = { body: { token, date_of_birth } }
const setting = { body: { token, date_of_birth, password, password_confirmation: password } }
const refused = (message: string | null) => ({ kind: 'refused', status: 422, message }) as const

contract('account/reset-password', (interaction) => {
  interaction('[RESET-1] the date of birth matches', verifyResetDate, {
    state: 'reset-open',
    input: date,
    facts: ['verified'],
    refusals: 'shared',
  })
  interaction('[RESET-3] the date of birth does not match', verifyResetDate, {
    state: 'reset-date-refused',
    input: date,
    status: 422,
    problem: refused('This date of birth is not valid'),
    facts: ['verified'],
  })
  interaction('[RESET-3] the token expires before the date is verified', verifyResetDate, {
    state: 'reset-expired',
    input: date,
    status: 422,
    problem: refused('["Token has expired"]'),
    facts: ['error'],
  })

  interaction('[RESET-4] the password is changed', resetPassword, {
    state: 'reset-open',
    input: setting,
    facts: ['reset'],
    refusals: 'shared',
  })
  interaction("[RESET-4] the password is changed, and the next page is the partner's site", resetPassword, {
    state: 'reset-partner',
    input: setting,
    facts: ['reset'],
  })
  interaction('[RESET-3] the date is refused with the password', resetPassword, {
    state: 'reset-date-refused',
    input: setting,
    status: 422,
    problem: refused('This date of birth is not valid'),
  })
  interaction('[RESET-3] the password is refused', resetPassword, {
    state: 'reset-password-refused',
    input: setting,
    status: 422,
    problem: refused('Please ensure your password meets the listed requirements'),
  })
  interaction('[RESET-3] the token expires before the password is sent', resetPassword, {
    state: 'reset-expired',
    input: setting,
    status: 422,
    problem: refused('Token has expired'),
    facts: ['error'],
  })
  interaction('[RESET-3] passwords cannot be changed', resetPassword, {
    state: 'reset-refused',
    input: setting,
    status: 422,
    problem: refused(null),
  })
})
