import { of } from 'rxjs'
import { phaseAt } from '../../domain/session/idle-phase.ts'
import { type LogoutCause, LogoutRequested } from '../../domain/session/logout.ts'
import { MasqueradeLeftBehind, MasqueradeRestored } from '../../domain/session/masquerade.ts'
import { PortalOpened, SessionAbsent, SessionRestoreRequested } from '../../domain/session/session.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import type { Ports } from '../runtime/ports.ts'
import { dropMasquerade, resumeMasquerade, storedMasquerade } from './masquerade.ts'

/** Why a session is not restored but ended: the logout page is open, or nobody has done anything for too long [IDLE-1]. */
const endOf = ({ navigation, activity, clock }: Ports): LogoutCause | null => {
  if (/^\/logout(\/|$)/.test(navigation.path())) return 'person'
  return phaseAt(activity.last(), clock.now()).kind === 'expired' ? 'idle' : null
}

/**
 * A page load has no token in memory: if the flag says that a session was open, its cookie restores it; a masquerade of this tab takes
 * precedence. A single-sign-on link brings its own session and skips the restore.
 */
export const openSession = portalEffect({
  name: 'session.open',
  on: [PortalOpened],
  policy: 'everyOne',
  emits: [SessionRestoreRequested, SessionAbsent, LogoutRequested, MasqueradeRestored, MasqueradeLeftBehind],
  run: (_, ports) => {
    const { storage, navigation } = ports
    const flagged = storage.read('local', 'loggedIn') === 'true'
    const ofTheBrowser = () => of(flagged ? SessionRestoreRequested({}) : SessionAbsent({}))
    const cause = endOf(ports)
    if (/^\/sso-login(\/|$)/.test(navigation.path())) {
      dropMasquerade(storage)
      // Nobody is asked about a session that is over: the link replaces it.
      if (cause !== null) storage.remove('local', 'loggedIn')
      return of(SessionAbsent({}))
    }
    const stored = storedMasquerade(storage)
    if (cause !== null && (flagged || stored || cause === 'person'))
      return of(
        ...(stored ? [MasqueradeRestored({ userId: stored.userId, schemeYear: stored.schemeYear })] : []),
        LogoutRequested({ cause }),
      )
    if (stored === null) return ofTheBrowser()
    return resumeMasquerade(stored, ports, () => of(SessionRestoreRequested({})), ofTheBrowser)
  },
})
