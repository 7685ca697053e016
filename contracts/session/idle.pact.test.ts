import { ping } from '../../src/effects/api/generated/session.ts'
import { contract } from '../pact.ts'

contract('session/idle', (interaction) => {
  interaction('[IDLE-1] a ping keeps the session alive', ping, { state: 'employee-signed-in', refusals: 'shared' })
})
