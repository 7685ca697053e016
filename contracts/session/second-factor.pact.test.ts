import { getLoginSetup } from '../../src/effects/api/generated/session.ts'
import { logInWithCode } from '../../src/effects/api/generated/second-factor.ts'
import { contract } from '../pact.ts'

const body = {
  code: '123456',
  email: 'employee@acme.example',
  password: 'Benefits-2026-demo!',
  deviceToken: '8f14e45fceea167a5a36dedd4bea2543',
}
const problem = (status: number, message: string) => ({ kind: 'refused', status, message }) as const

contract('session/second-factor', (interaction) => {
  interaction('[TFA-1] a code signs in', logInWithCode, {
    state: 'second-factor-demanded',
    input: { body },
    refusals: 'shared',
  })
  interaction('[TFA-1] a wrong code', logInWithCode, {
    state: 'second-factor-demanded',
    input: { body: { ...body, code: '654321' } },
    status: 422,
    problem: problem(422, 'invalid-code'),
    facts: ['error.*.code'],
  })
  interaction('[TFA-1] a code that arrives too late', logInWithCode, {
    state: 'second-factor-code-expired',
    input: { body },
    status: 422,
    problem: problem(422, 'expired-code'),
    facts: ['error.*.code'],
  })
  interaction('[TFA-1] one wrong code too many', logInWithCode, {
    state: 'second-factor-locked',
    input: { body },
    status: 422,
    problem: problem(422, 'too-many-attempts'),
    facts: ['error.*.code'],
  })
  interaction('[TFA-1] a code with a password that does not match', logInWithCode, {
    state: 'login-refused',
    input: { body },
    status: 401,
    problem: problem(401, 'credentials-refused'),
    facts: ['error.*.code'],
  })
  interaction('[TFA-3] the set-up says that two-factor is on', getLoginSetup, {
    state: 'second-factor-on',
    facts: ['user.isMfaEnabled'],
  })
})
