import { it } from 'vitest'
import { PortalOpened } from '../../domain/session/session.ts'
import { ConnectionFound, ConnectionLost } from '../../domain/shell/connection.ts'
import { runEffect, provesAll } from '../runtime/testing.ts'
import { watchConnection } from './connection.ts'

it('[SHELL-4] the loss and the return of the network are reported', () => {
  runEffect({
    effect: watchConnection,
    ports: (cold) => ({ connection: { changes: cold('5ms a 5ms b', { a: false, b: true }) } }),
    when: ['a', { a: PortalOpened({}) }],
    then: ['5ms a 5ms b', { a: ConnectionLost({}), b: ConnectionFound({}) }],
  })
})

provesAll(watchConnection)
