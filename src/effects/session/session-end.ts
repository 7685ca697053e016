import { RedirectRefused, SessionEnded, type EndReason } from '../../domain/session/session.ts'
import { doing, doingThen } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import type { Ports, Storage } from '../runtime/ports.ts'
import { CREDENTIALS, DRAFTS, DRAFTS_KEPT_UNTIL, LOGGED_IN, THEME, USER } from '../runtime/storage-keys.ts'
import { dropMasquerade, storedMasquerade } from './masquerade.ts'

/** What a session leaves in the browser's storage, for all tabs. */
const LEFT_BEHIND = [LOGGED_IN, USER, CREDENTIALS, THEME] as const

/** Forgets the browser's session in its storage, and ends it in the other tabs. */
export const forgetSession = ({ storage, sealedPersistence, tabs }: Ports): void => {
  sealedPersistence.drop(DRAFTS)
  for (const key of LEFT_BEHIND) storage.remove('local', key)
  tabs.post({ kind: 'signedOut' })
}

const landingOf = (reason: EndReason): string => {
  switch (reason) {
    case 'loggedOut':
    case 'idle':
      return '/logout' // which goes on once the host has responded [LOGOUT-1]
    case 'unauthorised':
    case 'benefitsUnavailable':
    case 'profileUnavailable':
    case 'elsewhere':
      return '/'
  }
}

/** How long drafts wait for their author, counted from the last call, ms. */
export const KEPT_FOR = 60 * 60_000

/** Whether drafts wait for their author, who did not choose this end. If another tab ended the session, its stored time says so. */
const keepsDrafts = (reason: EndReason, storage: Storage): boolean => {
  switch (reason) {
    case 'loggedOut':
      return false
    case 'elsewhere':
      return storage.read('local', DRAFTS_KEPT_UNTIL) !== null
    case 'idle':
    case 'unauthorised':
    case 'benefitsUnavailable':
    case 'profileUnavailable':
      return storage.read('local', DRAFTS) !== null
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
  run: (
    { data: { reason, ssoLogoutUrl } },
    { storage, activity, sealedPersistence, vault, tabs, navigation, redirects },
  ) => {
    const acted = storedMasquerade(storage) !== null
    const ofThisTab = acted || isOfThisTab(reason)
    vault.forget()
    dropMasquerade(storage)
    activity.forget()
    if (!acted) {
      if (!keepsDrafts(reason, storage)) {
        sealedPersistence.drop(DRAFTS)
        storage.remove('local', DRAFTS_KEPT_UNTIL)
      } else if (reason !== 'elsewhere') storage.write('local', DRAFTS_KEPT_UNTIL, String(activity.last() + KEPT_FOR))
      if (reason === 'loggedOut') sealedPersistence.forgetKeys()
    }
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
