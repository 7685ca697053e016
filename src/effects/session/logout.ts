import { foldW, isLeft } from 'fp-ts/lib/Either.js'
import { map, of, switchMap } from 'rxjs'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { LogoutFailed, LogoutRequested } from '../../domain/session/logout.ts'
import { masquerading } from '../../domain/session/masquerade.ts'
import { SessionEnded, selectProfile } from '../../domain/session/session.ts'
import { endSession, logOut } from '../api/generated/session.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/**
 * Wipes storage first, so that a closed tab leaves nothing behind; the token stays in memory only for a retry. A 401 means that the session
 * is already over, which is what was requested.
 */
export const sendLogout = portalEffect({
  name: 'logout.send',
  on: [LogoutRequested],
  policy: { exhaustBy: one },
  emits: [SessionEnded, LogoutFailed],
  failure: (problem) => LogoutFailed({ problem }),
  outlivesSession: true,
  run: ({ data: { cause } }, { api, storage, sealedPersistence }, state) => {
    const profile = selectProfile(state())
    const profileUrl = profile?.oneHubLogoutUrl ?? profile?.ssoLogoutUrl ?? null
    // These belong to all tabs, and a masquerade ends only in its own.
    if (!masquerading(state())) {
      for (const flag of ['loggedIn', 'user', 'loginCredentials']) storage.remove('local', flag)
      sealedPersistence.drop('persist:root')
    }
    const over = SessionEnded({
      reason: cause === 'idle' ? 'idle' : 'loggedOut',
      message: null,
      ssoLogoutUrl: profileUrl,
    })
    const end = api(endSession, {}).pipe(
      map(
        foldW(
          ({ problem }) => afterRefusal(problem),
          () => over,
        ),
      ),
    )
    const afterRefusal = (problem: Problem) => (problem.kind === 'unauthorised' ? over : LogoutFailed({ problem }))
    return api(logOut, {}).pipe(
      switchMap((response) =>
        isLeft(response) && response.left.problem.kind !== 'unauthorised'
          ? of(afterRefusal(response.left.problem))
          : end,
      ),
    )
  },
})
