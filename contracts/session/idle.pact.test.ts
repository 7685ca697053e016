import { ping } from '../../src/effects/api/generated/session.ts'
import { contract } from '../pact.ts'

contract('session/idle', (interaction) => {
  interaction('[IDLE-1] a ping keeps the session alive', ping, { state: 'employee-signed-in' })
  interaction('[AUTH-1] a ping after the session has ended', ping, {
    state: 'session-ended',
    status: 401,
    problem: { kind: 'unauthorised', detail: 'Your session has expired. Please log in again.' },
  })
})
