import { EMPTY, of, switchMap } from 'rxjs'
import { masquerading } from '../../domain/session/masquerade.ts'
import { PortalOpened, SessionEnded, SessionRestoreRequested } from '../../domain/session/session.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/**
 * Follows the other tabs: their logout ends this session too, and their login restores it here. A login as another person first ends the
 * session shown here. A masquerade continues, whoever signs in elsewhere.
 */
export const followTabs = portalEffect({
  name: 'session.followTabs',
  on: [PortalOpened],
  policy: 'everyOne',
  emits: [SessionEnded, SessionRestoreRequested],
  outlivesSession: true,
  run: (_, { tabs }, state) =>
    tabs.messages.pipe(
      switchMap((message) => {
        const { now } = state().session
        const ended = SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null })
        switch (message.kind) {
          case 'activity':
            return EMPTY
          case 'signedOut':
            return now.kind === 'signedIn' ? of(ended) : EMPTY
          case 'signedIn':
            // A restore that is under way can still bring the person before.
            if (now.kind === 'signedOut' || now.kind === 'restoring') return of(SessionRestoreRequested({}))
            return now.kind === 'signedIn' && !masquerading(state()) && now.profile.user.id !== message.userId
              ? of(ended, SessionRestoreRequested({}))
              : EMPTY
        }
      }),
    ),
})
