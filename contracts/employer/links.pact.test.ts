import { createMagicLink, startMasquerade } from '../../src/effects/api/generated/employees.ts'
import { contract } from '../pact.ts'

const path = { scheme: '12', employee: '4021' }
const ids = { scheme: 'schemeId', employee: 'employeeId' }
const body = { password: 'Benefits-2026-demo!' }
const noSuchEmployee = { kind: 'refused', status: 404, message: 'We can’t find this employee' } as const

contract('employer/links', (interaction) => {
  interaction('[EMP-1] a link to see the portal as an employee', startMasquerade, {
    state: 'employer-signed-in',
    input: { path: { employee: '4021', schemeYear: '2026' } },
    ids: { employee: 'employeeId' },
    refusals: 'shared',
  })
  interaction('[EMP-1] a link to see the portal as nobody', startMasquerade, {
    state: 'employer-signed-in',
    input: { path: { employee: 'no-such-employee', schemeYear: '2026' } },
    status: 404,
    problem: noSuchEmployee,
  })
  interaction('[EMP-1] a link to see the portal as somebody who has not registered', startMasquerade, {
    state: 'employee-not-registered',
    input: { path: { employee: '5001', schemeYear: '2026' } },
    ids: { employee: 'employeeId' },
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'This employee has not registered' },
  })

  interaction('[EMP-2] a magic link', createMagicLink, {
    state: 'employer-signed-in',
    input: { path, body },
    ids,
    refusals: 'shared',
  })
  interaction('[EMP-2] a magic link for nobody', createMagicLink, {
    state: 'employer-signed-in',
    input: { path: { ...path, employee: 'no-such-employee' }, body },
    ids: { scheme: 'schemeId' },
    status: 404,
    problem: noSuchEmployee,
  })
  interaction('[EMP-2] a magic link with a wrong password', createMagicLink, {
    state: 'step-up-refused',
    input: { path, body },
    ids,
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'That’s not your password' },
    facts: ['code'],
  })
  interaction('[EMP-2] a magic link after too many wrong passwords', createMagicLink, {
    state: 'step-up-locked',
    input: { path, body },
    ids,
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'Too many wrong passwords. Wait 15 minutes' },
    facts: ['code'],
  })
  interaction('[EMP-2] a magic link that leads elsewhere', createMagicLink, {
    state: 'magic-link-elsewhere',
    input: { path, body },
    ids,
  })
})
