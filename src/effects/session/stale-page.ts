import { filter, switchMap } from 'rxjs'
import { PortalOpened } from '../../domain/session/session.ts'
import { doing } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { isSessionOpen } from './flags.ts'

/**
 * A page from the back/forward cache can show somebody whose session has since ended, also when another person has logged in: the browser
 * only knows that a session is open, not whose. So it starts again in any case, unless it was the login and still is.
 */
export const leaveStalePage = portalEffect({
  name: 'session.leaveStalePage',
  on: [PortalOpened],
  policy: 'everyOne',
  emits: [],
  outlivesSession: true,
  run: (_, { navigation, storage }, state) =>
    navigation.restored.pipe(
      filter(() => {
        const { now } = state().session
        return now.kind !== 'signedOut' || now.reason !== null || isSessionOpen(storage)
      }),
      switchMap(() => doing(navigation.startAgain)),
    ),
})
