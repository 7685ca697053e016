import { concat, EMPTY, filter, of, switchMap } from 'rxjs'
import { masquerading } from '../../domain/session/masquerade.ts'
import type { EndReason } from '../../domain/session/session.ts'
import { PortalOpened, RedirectRefused, SessionEnded, SessionRestoreRequested } from '../../domain/session/session.ts'
import { ACTIVITY_KEY } from '../runtime/adapters/tabs.ts'
import { doing, doingThen } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import type { Ports } from '../runtime/ports.ts'
import { dropMasquerade, storedMasquerade } from './masquerade.ts'

/** What a session leaves in the browser's storage, for all tabs. */
const LEFT_BEHIND = ['loggedIn', 'user', 'loginCredentials', 'client-theme'] as const

/** Forgets the browser's session in its storage, and ends it in the other tabs. */
export const forgetSession = ({ storage, sealedPersistence, tabs }: Ports): void => {
  sealedPersistence.drop('persist:root')
  for (const key of LEFT_BEHIND) storage.remove('local', key)
  tabs.post({ kind: 'signedOut' })
}

const landingOf = (reason: EndReason): string => {
  switch (reason) {
    case 'loggedOut':
    case 'idle':
      return '/logout-success'
    case 'unauthorised':
    case 'benefitsUnavailable':
    case 'profileUnavailable':
    case 'elsewhere':
      return '/'
  }
}

/** What ended in this tab only: another tab has done the rest, or a reload failed and the next one can succeed [SHELL-3]. */
const isOfThisTab = (reason: EndReason): boolean => reason === 'elsewhere' || reason === 'profileUnavailable'

/**
 * Wipes what the session left behind, notifies the other tabs and leaves the signed-in pages. Data of the whole browser stays if the
 * session ended only in this tab, or another tab has already wiped it.
 */
export const wipeSession = portalEffect({
  name: 'session.wipe',
  on: [SessionEnded],
  policy: 'everyOne',
  emits: [RedirectRefused],
  outlivesSession: true,
  run: ({ data: { reason, ssoLogoutUrl } }, { storage, sealedPersistence, vault, tabs, navigation, redirects }) => {
    const acted = storedMasquerade(storage) !== null
    const ofThisTab = acted || isOfThisTab(reason)
    vault.forget()
    dropMasquerade(storage)
    storage.remove('session', ACTIVITY_KEY)
    // Typed input waits for a reload that succeeds.
    if (!acted && reason !== 'profileUnavailable') sealedPersistence.drop('persist:root')
    if (!ofThisTab) {
      for (const key of LEFT_BEHIND) storage.remove('local', key)
      tabs.post({ kind: 'signedOut' })
    }
    const out = ofThisTab || ssoLogoutUrl === null ? null : redirects(ssoLogoutUrl, 'signOut')
    if (out && !out.refused) return doing(() => navigation.leave(out.url))
    const land = (path: string) => (): void => navigation.go(path, 'replace')
    return out ? doingThen(land(out.url), RedirectRefused({ purpose: 'signOut' })) : doing(land(landingOf(reason)))
  },
})

/** A page from the back/forward cache can show data of a session that has since ended: it is cleared at once, and the page restarts. */
export const leaveStalePage = portalEffect({
  name: 'session.leaveStalePage',
  on: [PortalOpened],
  policy: 'everyOne',
  emits: [SessionEnded],
  outlivesSession: true,
  run: (_, { navigation, storage }, state) =>
    navigation.restored.pipe(
      filter(() => {
        const { now } = state().session
        const neverSignedIn = now.kind === 'signedOut' && now.reason === null
        return !neverSignedIn && storage.read('local', 'loggedIn') !== 'true'
      }),
      switchMap(() => {
        const begin = doing(() => navigation.leave('/', 'replace'))
        const over = SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null })
        return state().session.now.kind === 'signedOut' ? begin : concat(of(over), begin)
      }),
    ),
})

/**
 * Follows the other tabs: their logout ends this session too, and their login restores it here. A login as another person first ends the
 * session shown here. A masquerade continues, whoever signs in elsewhere.
 */
export const followTabs = portalEffect({
  name: 'session.followTabs',
  on: [PortalOpened],
  policy: 'everyOne',
  emits: [SessionEnded, SessionRestoreRequested],
  outlivesSession: true,
  run: (_, { tabs }, state) =>
    tabs.messages.pipe(
      switchMap((message) => {
        const { now } = state().session
        const ended = SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null })
        switch (message.kind) {
          case 'activity':
            return EMPTY
          case 'signedOut':
            return now.kind === 'signedIn' ? of(ended) : EMPTY
          case 'signedIn':
            if (now.kind === 'signedOut') return of(SessionRestoreRequested({}))
            return now.kind === 'signedIn' && !masquerading(state()) && now.profile.user.id !== message.userId
              ? of(ended, SessionRestoreRequested({}))
              : EMPTY
        }
      }),
    ),
})
