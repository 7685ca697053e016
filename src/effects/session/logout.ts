import { isLeft } from 'fp-ts/lib/Either.js'
import { concat, defer, EMPTY, map, of, switchMap, tap, type Observable } from 'rxjs'
import type { EventOf } from '../../domain/kernel/event.ts'
import { type Problem, wasJudged } from '../../domain/kernel/requests/problem.ts'
import { LoginRequested } from '../../domain/session/login.ts'
import { LogoutConfirmed, LogoutFailed, LogoutRequested, LogoutSent } from '../../domain/session/logout.ts'
import { masquerading } from '../../domain/session/masquerade.ts'
import { RedirectRefused, SessionEnded, selectProfile } from '../../domain/session/session.ts'
import { endSession, logOut } from '../api/generated/session.ts'
import type { CallSession } from '../api/operation.ts'
import { doing, one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import type { Ports } from '../runtime/ports.ts'
import { logoutUrlOf, storedUrls } from './flags.ts'
import { awaitLogout, awaitedLogouts, settleLogout } from './awaited-logouts.ts'

/** Whether the host has judged a logout, so that it need not be repeated. A busy host has not. */
const isSettled = (problem: Problem | null): boolean =>
  problem === null || (wasJudged(problem) && !(problem.kind === 'refused' && problem.status === 429))

/**
 * Ends one session at the host; the result is null once it is over there. With its token that is one call, then a DELETE; the DELETE alone
 * needs no more than the cookie. A 401 means that it is over already.
 */
const endAtHost = ({ api, storage }: Pick<Ports, 'api' | 'storage'>, as: CallSession): Observable<Problem | null> => {
  const call = (operation: typeof logOut | typeof endSession): Observable<Problem | null> =>
    api(operation, { as }).pipe(
      map((response) =>
        isLeft(response) && response.left.problem.kind !== 'unauthorised' ? response.left.problem : null,
      ),
    )
  const closed = as.accessToken === null ? of(null) : call(logOut)
  return closed.pipe(
    switchMap((problem) => (problem ? of(problem) : call(endSession))),
    tap((problem) => {
      if (isSettled(problem)) settleLogout(storage, as.masquerade !== null)
    }),
  )
}

/** Ends the sessions whose end no host has confirmed yet: with the cookie alone, because nothing else is left of them. */
export const endAwaited = (ports: Pick<Ports, 'api' | 'storage'>): Observable<Problem | null> => {
  const endAll = ([masquerade, ...others]: ReturnType<typeof awaitedLogouts>): Observable<Problem | null> =>
    masquerade === undefined
      ? of(null)
      : endAtHost(ports, { accessToken: null, masquerade }).pipe(
          switchMap((problem) => (problem ? of(problem) : endAll(others))),
        )
  return defer(() => endAll(awaitedLogouts(ports.storage)))
}

/**
 * Forgets the session at once, here and in every tab, before anything is sent: a logout needs neither the network nor another script
 * [LOGOUT-1]. Then the host is called; until it responds, the storage says that a logout is awaited. A login meanwhile ends the call.
 */
export const sendLogout = portalEffect({
  name: 'logout.send',
  on: [LogoutRequested, LoginRequested],
  policy: { switchBy: one },
  emits: [SessionEnded, LogoutSent, LogoutConfirmed, LogoutFailed, RedirectRefused],
  failure: (problem) => LogoutFailed({ problem }),
  outlivesSession: true,
  run: (trigger, ports, state) => {
    if (trigger.type === 'LoginRequested') return EMPTY
    const { storage, vault, navigation, redirects } = ports
    const { cause } = trigger.data
    const { logout, session, masquerade } = state()
    const isRetry = session.now.kind === 'signedOut'
    const as: CallSession = { accessToken: vault.accessToken(), masquerade: masquerade.now }
    const known = logout.now.kind === 'running' ? logout.now.address : undefined
    const address = known ?? logoutUrlOf(selectProfile(state()) ?? (masquerading(state()) ? {} : storedUrls(storage)))
    const land = (): Observable<EventOf<typeof LogoutConfirmed | typeof RedirectRefused>> => {
      const out = address === null ? null : redirects(address, 'signOut')
      // The page stays as it is until the browser has left it.
      if (out && !out.refused) return doing(() => navigation.leave(out.url))
      const landed = concat(
        doing(() => navigation.go('/logout-success', 'replace')),
        of(LogoutConfirmed({})),
      )
      return out ? concat(of(RedirectRefused({ purpose: 'signOut' })), landed) : landed
    }
    const sent = defer(() => (isRetry ? endAwaited(ports) : endAtHost(ports, as))).pipe(
      switchMap((problem) => (problem ? of(LogoutFailed({ problem })) : land())),
    )
    if (isRetry) return sent
    const over = SessionEnded({ reason: cause === 'idle' ? 'idle' : 'loggedOut', message: null, ssoLogoutUrl: null })
    return concat(
      of(over, LogoutSent({ cause, address })),
      doing(() => awaitLogout(storage, as.masquerade)),
      sent,
    )
  },
})
