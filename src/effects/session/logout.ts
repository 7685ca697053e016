import { foldW, isLeft } from 'fp-ts/Either'
import { map, of, switchMap } from 'rxjs'
import { LogoutFailed, LogoutRequested } from '../../domain/session/logout.ts'
import { SessionEnded, selectProfile } from '../../domain/session/session.ts'
import { endSession, logOut } from '../api/generated/session.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/**
 * Storage is wiped first, so that a closed tab leaves nothing behind; the token stays in memory for a retry only.
 * A 401 means that the session is already over, which is what was asked for.
 */
export const sendLogout = portalEffect({
  name: 'logout.send',
  on: [LogoutRequested],
  policy: { exhaustBy: one },
  emits: [SessionEnded, LogoutFailed],
  failure: (problem) => LogoutFailed({ problem }),
  outlivesSession: true,
  run: (_, { api, storage }, state) => {
    const profileUrl = selectProfile(state())?.ssoLogoutUrl ?? null
    for (const flag of ['loggedIn', 'user', 'loginCredentials']) storage.remove('local', flag)
    return api(logOut, {}).pipe(
      switchMap((first) =>
        isLeft(first) && first.left.problem.kind !== 'unauthorised' ? of(first) : api(endSession, {}),
      ),
      map(
        foldW(
          ({ problem }) =>
            problem.kind === 'unauthorised'
              ? SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: profileUrl })
              : LogoutFailed({ problem }),
          () => SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: profileUrl }),
        ),
      ),
    )
  },
})
