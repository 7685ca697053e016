import type { EventOf } from '../../domain/kernel/event.ts'
import type { StateWith } from '../../domain/kernel/slice.ts'
import type { logout } from '../../domain/session/logout.ts'
import type { masquerade } from '../../domain/session/masquerade.ts'
import { masquerading } from '../../domain/session/masquerade.ts'
import type { Profile, session } from '../../domain/session/session.ts'
import { selectProfile, SessionEnded } from '../../domain/session/session.ts'
import type { Storage } from '../runtime/ports.ts'

/** Hints for the next page load [STATE-1]: what to draw, and where a session ends that turns out to be over. */
export const keepFlagsOf = (storage: Storage, { user: { userType }, ssoLogoutUrl }: Profile): void => {
  storage.write('local', 'loggedIn', 'true')
  storage.write('local', 'user', JSON.stringify({ userType, ...(ssoLogoutUrl !== null && { ssoLogoutUrl }) }))
}

/** Where the last session of this browser said that a logout ends; it is judged like any address before anybody goes there. */
export const keptLogoutUrl = (storage: Storage): string | null => {
  try {
    const kept: unknown = Object(JSON.parse(storage.read('local', 'user') ?? 'null')).ssoLogoutUrl
    return typeof kept === 'string' ? kept : null
  } catch {
    return null // a broken entry names no address
  }
}

/** The end of a session that a host's 401 says [AUTH-1]; nothing where it has ended, or a logout is about to end it. */
export const endedByHost = (
  state: StateWith<typeof session | typeof logout | typeof masquerade>,
  storage: Storage,
  detail: string | null,
): readonly EventOf<typeof SessionEnded>[] => {
  if (state.session.now.kind === 'signedOut' || state.logout.now.kind === 'running') return []
  const profile = selectProfile(state)
  // A reload knows the address from the visit before.
  const ssoLogoutUrl = profile ? profile.ssoLogoutUrl : masquerading(state) ? null : keptLogoutUrl(storage)
  return [SessionEnded({ reason: 'unauthorised', message: detail, ssoLogoutUrl })]
}
