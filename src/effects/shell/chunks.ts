import { EMPTY } from 'rxjs'
import { ConnectionFound } from '../../domain/shell/connection.ts'
import { ChunkLoadFailed, selectReloadHelps } from '../../domain/shell/chunks.ts'
import { doing } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** Reloads the page for a missing chunk, when a newer build has replaced it or the connection is back; never if that would lose typed input. */
export const reloadForChunk = portalEffect({
  name: 'chunks.reload',
  on: [ChunkLoadFailed, ConnectionFound],
  policy: 'everyOne',
  emits: [],
  outlivesSession: true,
  run: (_, { navigation }, state) => (selectReloadHelps(state()) ? doing(navigation.reload) : EMPTY),
})
