import { EMPTY, ignoreElements, of } from 'rxjs'
import { LoginRequested } from '../../domain/session/login.ts'
import { LogoutRequested } from '../../domain/session/logout.ts'
import { PortalOpened } from '../../domain/session/session.ts'
import { ConnectionFound } from '../../domain/shell/connection.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { endAwaited } from './logout.ts'

/**
 * Repeats a logout that no host has confirmed, at each load of the portal and whenever the network is back. A login replaces the cookie, so
 * there is nothing left to end; a masquerade can be ended while its administrator is signed in.
 */
export const repeatLogout = portalEffect({
  name: 'logout.repeat',
  on: [PortalOpened, ConnectionFound, LoginRequested],
  policy: { switchBy: one },
  emits: [],
  outlivesSession: true,
  run: ({ type }, ports, state) => {
    const { logout, login } = state()
    const isSigningIn = type === 'LoginRequested' || login.busy || /^\/sso-login(\/|$)/.test(ports.navigation.path())
    return isSigningIn || logout.now.kind !== 'none' ? EMPTY : endAwaited(ports).pipe(ignoreElements())
  },
})

/** A page that says that a logout failed tries again once the network is back. */
export const retryLogout = portalEffect({
  name: 'logout.retry',
  on: [ConnectionFound],
  policy: { switchBy: one },
  emits: [LogoutRequested],
  outlivesSession: true,
  run: (_, __, state) => {
    const { now } = state().logout
    return now.kind === 'failed' ? of(LogoutRequested({ cause: now.cause })) : EMPTY
  },
})
