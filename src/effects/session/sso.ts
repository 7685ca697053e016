import { foldW } from 'fp-ts/lib/Either.js'
import { EMPTY, map, of, switchMap, type Observable } from 'rxjs'
import type { EventOf } from '../../domain/kernel/event.ts'
import { addressNamed, LoginSucceeded, LogoutAddressNamed } from '../../domain/session/login.ts'
import { MasqueradeStarted } from '../../domain/session/masquerade.ts'
import { ProfileFailed, ProfileLoaded } from '../../domain/session/session.ts'
import {
  SsoLoginConfirmed,
  SsoLoginFailed,
  SsoLoginHeldForSession,
  SsoLoginRequested,
  SsoLoginSlow,
} from '../../domain/session/sso.ts'
import { logInBySso } from '../api/generated/sso.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { isSessionOpen } from './flags.ts'
import { forgetSession } from './session-end.ts'

/** How long the page has been seen before its link is followed, ms. */
const SEEN_FOR = 500

/** How long the screen waits before it says that it is still working, ms. */
const SLOW_AFTER = 10_000

type Result = EventOf<
  | typeof MasqueradeStarted
  | typeof LogoutAddressNamed
  | typeof LoginSucceeded
  | typeof SsoLoginHeldForSession
  | typeof SsoLoginFailed
>

const linkOf = (trigger: EventOf<typeof SsoLoginRequested | typeof SsoLoginConfirmed>) =>
  trigger.type === 'SsoLoginRequested' ? trigger.data.link : 'signOn'

/**
 * One POST without a retry, once the page has been seen for a moment: a link can work only once, and programs open it as well, to look for
 * malware or to have the page ready. A link that would replace the session of this browser waits for the person: it can be somebody else's, and
 * whoever sent it would see what is typed afterwards. A masquerade replaces nothing, because it lives in its own tab. A masquerade link that
 * names nobody fails: it must not sign the administrator in as themselves. Tokens go to the vault and never into an event.
 */
export const signInBySso = portalEffect({
  name: 'sso.signIn',
  on: [SsoLoginRequested, SsoLoginConfirmed],
  policy: { exhaustBy: one },
  emits: [MasqueradeStarted, LogoutAddressNamed, LoginSucceeded, SsoLoginHeldForSession, SsoLoginFailed],
  failure: (problem, trigger) => SsoLoginFailed({ link: linkOf(trigger), problem }),
  run: (trigger, ports): Observable<Result> => {
    const { api, vault, storage, navigation, clock } = ports
    const { type, data } = trigger
    const { token, schemeYear } = data
    const link = linkOf(trigger)
    if (type === 'SsoLoginRequested' && link === 'signOn' && isSessionOpen(storage))
      return of(SsoLoginHeldForSession({ token, schemeYear }))
    const seen = navigation.shown.pipe(switchMap(() => clock.after(SEEN_FOR)))
    return (type === 'SsoLoginConfirmed' ? of(undefined) : seen).pipe(
      switchMap(() => api(logInBySso, { body: { sso: token } })),
      switchMap(
        foldW(
          ({ problem }): Observable<Result> => of(SsoLoginFailed({ link, problem })),
          ({ status, data, masqueradeUserId }): Observable<Result> => {
            const failed = (problem: Parameters<typeof SsoLoginFailed>[0]['problem']) =>
              of(SsoLoginFailed({ link, problem }))
            if (data.error !== null) return failed({ kind: 'refused', status, message: data.error })
            if (data.access_token === null) return failed({ kind: 'undecodable', where: 'access_token' })
            const userId = data.masqueradeUserId ?? masqueradeUserId
            if (link === 'masquerade' && userId === null)
              return failed({ kind: 'undecodable', where: 'masqueradeUserId' })
            if (type === 'SsoLoginConfirmed') forgetSession(ports)
            vault.keep(data.access_token)
            const succeeded = [...addressNamed(data.ssoLogoutUrl), LoginSucceeded({ remember: null })]
            return userId === null ? of(...succeeded) : of(MasqueradeStarted({ userId, schemeYear }), ...succeeded)
          },
        ),
      ),
    )
  },
})

/** Says after a long wait that work continues. */
export const noticeSlowSso = portalEffect({
  name: 'sso.noticeSlow',
  on: [SsoLoginRequested, SsoLoginConfirmed, SsoLoginHeldForSession, SsoLoginFailed, ProfileLoaded, ProfileFailed],
  policy: { switchBy: one },
  emits: [SsoLoginSlow],
  run: ({ type }, { clock }) =>
    type === 'SsoLoginRequested' || type === 'SsoLoginConfirmed'
      ? clock.after(SLOW_AFTER).pipe(map(() => SsoLoginSlow({})))
      : EMPTY,
})
