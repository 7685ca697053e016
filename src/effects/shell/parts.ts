import { EMPTY } from 'rxjs'
import { ConnectionFound } from '../../domain/shell/connection.ts'
import { PartMissed, selectReloadHelps } from '../../domain/shell/parts.ts'
import { doing } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/**
 * A newer build took the place of the one that the page came from, or there was no network, and now there is: the page is loaded anew,
 * never over what a person has typed.
 */
export const reloadForPart = portalEffect({
  name: 'parts.reload',
  on: [PartMissed, ConnectionFound],
  policy: 'everyOne',
  emits: [],
  outlivesSession: true,
  run: (_, { navigation }, state) => (selectReloadHelps(state()) ? doing(navigation.reload) : EMPTY),
})
