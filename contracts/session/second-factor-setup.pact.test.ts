import { validateEnforcedSetUp, validateSecondFactor } from '../../src/effects/api/generated/second-factor.ts'
import { contract } from '../pact.ts'

const first = {
  code: '123456',
  type: 'temporary',
  secret: 'JBSWY3DPEHPK3PXP',
  deviceToken: '8f14e45fceea167a5a36dedd4bea2543',
} as const
const second = { ...first, type: 'complete', email: 'employee@acme.example', password: 'Benefits-2026-demo!' } as const
const path = { id: '4021' }
const ids = { id: 'userId' }
const problem = (status: number, message: string) => ({ kind: 'refused', status, message }) as const

contract('session/second-factor-setup', (interaction) => {
  interaction('[TFA-2] the first pass of a required set-up gives no token', validateEnforcedSetUp, {
    state: 'second-factor-setup-demanded',
    input: { body: first },
    refusals: 'shared',
  })
  interaction('[TFA-2] the second pass of a required set-up signs in', validateEnforcedSetUp, {
    state: 'second-factor-setup-begun',
    input: { body: second },
  })
  interaction('[TFA-2] a wrong code in a required set-up', validateEnforcedSetUp, {
    state: 'second-factor-setup-demanded',
    input: { body: { ...first, code: '654321' } },
    status: 422,
    problem: problem(422, 'invalid-code'),
    facts: ['error.*.code'],
  })
  interaction('[TFA-2] a required set-up that took too long', validateEnforcedSetUp, {
    state: 'second-factor-setup-expired',
    input: { body: second },
    status: 422,
    problem: problem(422, 'setup-expired'),
    facts: ['error.*.code'],
  })

  interaction('[TFA-3] the first pass of a chosen set-up', validateSecondFactor, {
    state: 'employee-signed-in',
    input: { path, body: first },
    ids,
    refusals: 'shared',
  })
  interaction('[TFA-3] the second pass of a chosen set-up', validateSecondFactor, {
    state: 'second-factor-begun',
    input: { path, body: second },
    ids,
  })
  interaction('[TFA-3] a wrong code in a chosen set-up', validateSecondFactor, {
    state: 'employee-signed-in',
    input: { path, body: { ...first, code: '654321' } },
    ids,
    status: 422,
    problem: problem(422, 'invalid-code'),
    facts: ['error.*.code'],
  })
  interaction('[TFA-3] a wrong password in a chosen set-up', validateSecondFactor, {
    state: 'second-factor-begun',
    input: { path, body: { ...second, password: 'Another-2026-password!' } },
    ids,
    status: 422,
    problem: problem(422, 'credentials-refused'),
    facts: ['error.*.code'],
  })
  interaction('[TFA-3] a chosen set-up that took too long', validateSecondFactor, {
    state: 'second-factor-setup-expired',
    input: { path, body: second },
    ids,
    status: 422,
    problem: problem(422, 'setup-expired'),
    facts: ['error.*.code'],
  })
  interaction('[TFA-2] a wrong password in a required set-up', validateEnforcedSetUp, {
    state: 'second-factor-setup-begun',
    input: { body: { ...second, password: 'Another-2026-password!' } },
    status: 401,
    problem: problem(401, 'credentials-refused'),
    facts: ['error.*.code'],
  })
})
