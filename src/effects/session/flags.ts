import type { EventOf } from '../../domain/kernel/event.ts'
import type { StateWith } from '../../domain/kernel/slice.ts'
import type { logout } from '../../domain/session/logout.ts'
import type { masquerade } from '../../domain/session/masquerade.ts'
import { masquerading } from '../../domain/session/masquerade.ts'
import type { Profile, session } from '../../domain/session/session.ts'
import { selectProfile, SessionEnded } from '../../domain/session/session.ts'
import type { Storage } from '../runtime/ports.ts'

/** Hints for the next page load [STATE-1]: what to draw, and where a session that has expired sends the person. */
export const keepFlagsOf = (storage: Storage, { user: { userType }, ssoLogoutUrl }: Profile): void => {
  storage.write('local', 'loggedIn', 'true')
  storage.write('local', 'user', JSON.stringify({ userType, ...(ssoLogoutUrl !== null && { ssoLogoutUrl }) }))
}

/** Whether this browser's last session is still open, as far as it knows; the host has the last word. */
export const isSessionOpen = (storage: Storage): boolean => storage.read('local', 'loggedIn') === 'true'

/** Where the logout of this browser's last session leads, as the host said; it is checked like any address before use. */
export const storedLogoutUrl = (storage: Storage): string | null => {
  try {
    const stored: unknown = Object(JSON.parse(storage.read('local', 'user') ?? 'null')).ssoLogoutUrl
    return typeof stored === 'string' ? stored : null
  } catch {
    return null // a broken entry names no address
  }
}

/** The end of a session after a host's 401 [AUTH-1]; nothing if it has already ended, or a logout is about to end it. */
export const endedByHost = (
  state: StateWith<typeof session | typeof logout | typeof masquerade>,
  storage: Storage,
  detail: string | null,
): readonly EventOf<typeof SessionEnded>[] => {
  if (state.session.now.kind === 'signedOut' || state.logout.now.kind === 'running') return []
  const profile = selectProfile(state)
  // A reload knows the address from the previous visit.
  const ssoLogoutUrl = profile ? profile.ssoLogoutUrl : masquerading(state) ? null : storedLogoutUrl(storage)
  return [SessionEnded({ reason: 'unauthorised', message: detail, ssoLogoutUrl })]
}
