import { map } from 'rxjs'
import { PortalOpened } from '../../domain/session/session.ts'
import { ConnectionFound, ConnectionLost } from '../../domain/shell/connection.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

export const watchConnection = portalEffect({
  name: 'connection.watch',
  on: [PortalOpened],
  policy: 'everyOne',
  emits: [ConnectionLost, ConnectionFound],
  outlivesSession: true,
  run: (_, { connection }) =>
    connection.changes.pipe(map((online) => (online ? ConnectionFound({}) : ConnectionLost({})))),
})
