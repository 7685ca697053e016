import { of } from 'rxjs'
import { LogoutRequested } from '../../domain/session/logout.ts'
import { MasqueradeLeftBehind, MasqueradeRestored } from '../../domain/session/masquerade.ts'
import { PortalOpened, SessionAbsent, SessionRestoreRequested } from '../../domain/session/session.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { LOGGED_IN } from '../runtime/storage-keys.ts'
import { bringsSession, endAtLoad } from './at-load.ts'
import { isSessionOpen } from './flags.ts'
import { dropMasquerade, resumeMasquerade, storedMasquerade } from './masquerade.ts'

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
    const { storage, navigation, activity, clock } = ports
    const flagged = isSessionOpen(storage)
    const ofTheBrowser = () => of(flagged ? SessionRestoreRequested({}) : SessionAbsent({}))
    const path = navigation.path()
    const cause = endAtLoad(path, activity.last(), clock.now())
    if (bringsSession(path)) {
      dropMasquerade(storage)
      // The link replaces a session that is over without asking the person.
      if (cause !== null) storage.remove('local', LOGGED_IN)
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
