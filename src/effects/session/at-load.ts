import type { LogoutCause } from '../../domain/session/logout.ts'
import { phaseAt } from '../../domain/session/idle-phase.ts'

/** A single-sign-on link brings its own session. */
export const bringsSession = (path: string): boolean => /^\/sso-login(\/|$)/.test(path)

/**
 * Why a page load ends the session instead of restoring it: the logout page is open, or nobody has done anything for too long [IDLE-1].
 * @param activeAt the last activity, ms
 */
export const endAtLoad = (path: string, activeAt: number, now: number): LogoutCause | null => {
  if (/^\/logout(\/|$)/.test(path)) return 'person'
  return phaseAt(activeAt, now).kind === 'expired' ? 'idle' : null
}
