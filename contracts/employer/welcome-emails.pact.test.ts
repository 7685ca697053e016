import { resendWelcomeEmails } from '../../src/effects/api/generated/employees.ts'
import { contract } from '../pact.ts'

const ids = { id: 'clientId' }
const path = { id: '77' }
const password = 'Benefits-2026-demo!'
const body = { password, expected: 2, search: 'new-joiner' }

contract('employer/welcome-emails', (interaction) => {
  interaction('[EMP-2] welcome emails to those who match', resendWelcomeEmails, {
    state: 'employer-signed-in',
    input: { path, body },
    ids,
    refusals: 'shared',
  })
  interaction('[EMP-2] welcome emails of which some fail', resendWelcomeEmails, {
    state: 'some-welcome-emails-fail',
    input: { path, body: { password, expected: 2, employees: ['4021', '4033'] } },
    ids,
  })
  interaction('[EMP-2] welcome emails to another number of people', resendWelcomeEmails, {
    state: 'employer-signed-in',
    input: { path, body: { ...body, expected: 9999 } },
    ids,
    status: 409,
    problem: { kind: 'refused', status: 409, message: 'The number of recipients has changed' },
    facts: ['code'],
  })
  interaction('[EMP-2] welcome emails with a wrong password', resendWelcomeEmails, {
    state: 'step-up-refused',
    input: { path, body },
    ids,
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'That’s not your password' },
    facts: ['code'],
  })
  interaction('[EMP-2] welcome emails after too many wrong passwords', resendWelcomeEmails, {
    state: 'step-up-locked',
    input: { path, body },
    ids,
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'Too many wrong passwords. Wait 15 minutes' },
    facts: ['code'],
  })
  interaction('[EMP-2] welcome emails of another client', resendWelcomeEmails, {
    state: 'employer-signed-in',
    input: { path: { id: 'no-such-client' }, body },
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'There is no such client' },
  })
})
