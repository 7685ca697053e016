import type { EventOf } from '../../domain/kernel/event.ts'
import type { StateWith } from '../../domain/kernel/slice.ts'
import type { logout } from '../../domain/session/logout.ts'
import { masquerading, type masquerade } from '../../domain/session/masquerade.ts'
import { selectProfile, SessionEnded, type Profile, type session } from '../../domain/session/session.ts'
import type { Storage } from '../runtime/ports.ts'
import { LOGGED_IN, USER } from '../runtime/storage-keys.ts'

/** Hints for the next page load [STATE-1]: what to draw, and where a session that has expired sends the person. */
export const keepFlagsOf = (storage: Storage, { user: { userType }, ssoLogoutUrl, oneHubLogoutUrl }: Profile): void => {
  storage.write('local', LOGGED_IN, 'true')
  const urls = { ...(ssoLogoutUrl !== null && { ssoLogoutUrl }), ...(oneHubLogoutUrl !== null && { oneHubLogoutUrl }) }
  storage.write('local', USER, JSON.stringify({ userType, ...urls }))
}

/** Whether this browser's last session is still open, as far as it knows; the host has the last word. */
export const isSessionOpen = (storage: Storage): boolean => storage.read('local', LOGGED_IN) === 'true'

/** Where a session's end can lead, as the host said; each is checked like any address before use. */
type Urls = Partial<Pick<Profile, 'ssoLogoutUrl' | 'oneHubLogoutUrl'>>

/** The addresses of this browser's last session, for a page that has not loaded its profile. */
export const storedUrls = (storage: Storage): Urls => {
  try {
    const stored: unknown = JSON.parse(storage.read('local', USER) ?? '{}')
    const { ssoLogoutUrl, oneHubLogoutUrl } = Object(stored)
    const text = (url: unknown): string | null => (typeof url === 'string' ? url : null)
    return { ssoLogoutUrl: text(ssoLogoutUrl), oneHubLogoutUrl: text(oneHubLogoutUrl) }
  } catch {
    return {} // a broken entry names no address
  }
}

/** Where a logout leads: One Hub takes precedence while it is active. */
export const logoutUrlOf = ({ ssoLogoutUrl, oneHubLogoutUrl }: Urls): string | null =>
  oneHubLogoutUrl ?? ssoLogoutUrl ?? null

/** The end of a session after a host's 401 [AUTH-1]; nothing if it has already ended, or a logout is about to end it. */
export const endedByHost = (
  state: StateWith<typeof session | typeof logout | typeof masquerade>,
  storage: Storage,
  detail: string | null,
): readonly EventOf<typeof SessionEnded>[] => {
  if (state.session.now.kind === 'signedOut' || state.logout.now.kind === 'running') return []
  const profile = selectProfile(state)
  // A reload knows the address from the previous visit.
  const ssoLogoutUrl = profile
    ? profile.ssoLogoutUrl
    : masquerading(state)
      ? null
      : (storedUrls(storage).ssoLogoutUrl ?? null)
  return [SessionEnded({ reason: 'unauthorised', message: detail, ssoLogoutUrl })]
}
