import { concat, filter, of, switchMap } from 'rxjs'
import { PortalOpened, SessionEnded } from '../../domain/session/session.ts'
import { doing } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { isSessionOpen } from './flags.ts'

/** A page from the back/forward cache can show data of a session that has since ended: it is cleared at once, and the page restarts. */
export const leaveStalePage = portalEffect({
  name: 'session.leaveStalePage',
  on: [PortalOpened],
  policy: 'everyOne',
  emits: [SessionEnded],
  outlivesSession: true,
  run: (_, { navigation, storage }, state) =>
    navigation.restored.pipe(
      filter(() => {
        const { now } = state().session
        const neverSignedIn = now.kind === 'signedOut' && now.reason === null
        return !neverSignedIn && !isSessionOpen(storage)
      }),
      switchMap(() => {
        const begin = doing(() => navigation.leave('/', 'replace'))
        const over = SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null })
        return state().session.now.kind === 'signedOut' ? begin : concat(of(over), begin)
      }),
    ),
})
