import { checkPassword } from '../../src/effects/api/generated/account.ts'
import { contract } from '../pact.ts'

const password = 'Quiet-Otter-7!harbour'

contract('account/password-rules', (interaction) => {
  interaction('[RESET-2] a password is judged', checkPassword, {
    state: 'first-visit',
    input: { body: { password } },
    refusals: 'shared',
  })
  interaction('[RESET-2] a password is judged for the person of a token', checkPassword, {
    state: 'reset-open',
    input: { body: { password, token: 'reset-valid' } },
  })
  interaction('[RESET-2] a previous password is judged', checkPassword, {
    state: 'reset-password-refused',
    input: { body: { password, token: 'reset-valid' } },
  })
  interaction('[RESET-3] a password is judged for an expired token', checkPassword, {
    state: 'reset-expired',
    input: { body: { password, token: 'reset-valid' } },
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'Token has expired' },
  })
})
