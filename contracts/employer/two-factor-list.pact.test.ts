import { changeTwoFactorEnforcement, getTwoFactorEmployees } from '../../src/effects/api/generated/employees.ts'
import { contract } from '../pact.ts'

const ids = { id: 'clientId' }
const path = { id: '77' }
const filter = 'filter[person_mfa_secret]'
const noSuchClient = {
  state: 'employer-signed-in',
  status: 404,
  problem: { kind: 'refused', status: 404, message: 'There is no such client' },
} as const

contract('employer/two-factor-list', (interaction) => {
  interaction('[TFAL-1] employees by search, two-factor and page', getTwoFactorEmployees, {
    state: 'employer-signed-in',
    input: { path, query: { search: 'smith', [filter]: '1', page: 1 } },
    ids,
    refusals: 'shared',
  })
  interaction('[TFAL-1] [ENG-1] two-factor is enforced', getTwoFactorEmployees, {
    state: 'two-factor-enforced',
    input: { path, query: { page: 1 } },
    ids,
    facts: ['isEnforcementTwoFAEnabled'],
  })
  interaction('[TFAL-1] a client without employees', getTwoFactorEmployees, {
    state: 'no-employees',
    input: { path, query: { page: 1 } },
    ids,
    facts: ['total'],
  })
  interaction('[TFAL-1] the two-factor list cannot be loaded', getTwoFactorEmployees, {
    state: 'employees-unavailable',
    input: { path, query: { page: 1 } },
    ids,
    status: 500,
    problem: {
      kind: 'refused',
      status: 500,
      message: null,
    },
  })
  interaction('[TFAL-1] the report of the two-factor list', getTwoFactorEmployees, {
    state: 'employer-signed-in',
    input: { path, query: { [filter]: '0', type: 'employeeTwoFA' } },
    ids,
    download: { name: 'two-factor-authentication.csv' },
  })
  interaction('[TFAL-1] two-factor becomes enforced', changeTwoFactorEnforcement, {
    state: 'employer-signed-in',
    input: { path, body: { enabled: true } },
    ids,
    facts: ['enabled'],
    refusals: 'shared',
  })
  interaction('[TFAL-1] the enforcement is not theirs to change', changeTwoFactorEnforcement, {
    state: 'enforcement-refused',
    input: { path, body: { enabled: true } },
    ids,
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'Your scheme’s provider manages this setting' },
  })
  interaction('[TFAL-1] the two-factor list of another client', getTwoFactorEmployees, {
    ...noSuchClient,
    input: { path: { id: 'no-such-client' }, query: { page: 1 } },
  })
  interaction('[ENG-1] two-factor of another client is not enforced', changeTwoFactorEnforcement, {
    ...noSuchClient,
    input: { path: { id: 'no-such-client' }, body: { enabled: true } },
  })
})
