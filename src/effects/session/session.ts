import { foldW } from 'fp-ts/lib/Either.js'
import { filter, ignoreElements, map, of, tap } from 'rxjs'
import { LoginSucceeded } from '../../domain/session/login.ts'
import type { EndReason, Profile } from '../../domain/session/session.ts'
import {
  PortalOpened,
  ProfileFailed,
  ProfileLoaded,
  SessionAbsent,
  SessionEnded,
  SessionRestoreRequested,
  UserType,
} from '../../domain/session/session.ts'
import { getLoginSetup } from '../api/generated/session.ts'
import type { DataOf } from '../api/operation.ts'
import { ACTIVITY_KEY } from '../runtime/adapters.ts'
import { doing, one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** Hints for what to draw before the profile is there; nothing is authorised from them (decision 24). */
const FLAGS = ['loggedIn', 'user', 'loginCredentials'] as const
const CLIENT_THEME = 'client-theme'

const employmentStatusOf = (wire: string): Profile['user']['employmentStatus'] => {
  const status = wire.toLowerCase()
  return status === 'left' || status === 'inactive' ? status : 'active'
}

const profileOf = ({ user, client, scheme, ...rest }: DataOf<typeof getLoginSetup>): Profile => {
  const userType = user.userType.toLowerCase()
  return {
    user: {
      id: user.id,
      firstName: user.firstName,
      surname: user.surname,
      name: user.name,
      email: user.email,
      userType: UserType.is(userType) ? userType : 'employee',
      employmentStatus: employmentStatusOf(user.employmentStatus),
      avatar: user.avatar,
      firstLogin: user.firstLogin,
      isInsightsEnabled: user.isInsightsEnabled,
      isMfaEnabled: user.isMfaEnabled,
    },
    client: {
      id: client.id,
      clientName: client.clientName,
      contactUsEnabled: client.contactUsEnabled,
      clientLogo: client.clientLogo,
    },
    schemeId: scheme.id,
    schemeYear: scheme.schemeYear,
    ssoLogoutUrl: rest.isOneHubIntegrationActive ? rest.oneHubLogoutUrl : rest.ssoLogoutUrl,
    showWelcomeModal: rest.showWelcomeModal,
  }
}

/** A page load has no token in memory: where the flag says that a session was open, it is restored by its cookie. */
export const openSession = portalEffect({
  name: 'session.open',
  on: [PortalOpened],
  policy: 'everyOne',
  emits: [SessionRestoreRequested, SessionAbsent],
  run: (_, { storage }) =>
    of(storage.read('local', 'loggedIn') === 'true' ? SessionRestoreRequested({}) : SessionAbsent({})),
})

/** Loads who is signed in, after a login and after a reload (decision 12). A refused restore means no session. */
export const loadProfile = portalEffect({
  name: 'session.loadProfile',
  on: [LoginSucceeded, SessionRestoreRequested],
  policy: { switchBy: one },
  emits: [ProfileLoaded, ProfileFailed],
  failure: (problem) => ProfileFailed({ problem }),
  run: (_, { api, vault }) =>
    api(getLoginSetup, {}).pipe(
      map(
        foldW(
          ({ problem }) => ProfileFailed({ problem }),
          ({ data }) => {
            vault.keep(data.access_token)
            return ProfileLoaded({ profile: profileOf(data), termsUpdated: data.user.siteTermsUpdated })
          },
        ),
      ),
    ),
})

/** Writes the flags and tells the other tabs. */
export const keepFlags = portalEffect({
  name: 'session.keepFlags',
  on: [ProfileLoaded],
  policy: 'everyOne',
  emits: [],
  run: ({ data }, { storage, tabs, activity }) =>
    doing(() => {
      storage.write('local', 'loggedIn', 'true')
      storage.write('local', 'user', JSON.stringify({ userType: data.profile.user.userType }))
      storage.write('session', ACTIVITY_KEY, String(activity.last()))
      tabs.tell({ kind: 'signedIn' })
    }),
})

const landingOf = (reason: EndReason): string => (reason === 'loggedOut' ? '/logout-success' : '/')

/** Wipes what the session left behind, tells the other tabs and leaves the signed-in pages (access-and-shell §4). */
export const wipeSession = portalEffect({
  name: 'session.wipe',
  on: [SessionEnded],
  policy: 'everyOne',
  emits: [],
  outlivesSession: true,
  run: ({ data: { reason, ssoLogoutUrl } }, { storage, sealedPersistence, vault, tabs, navigation, redirects }) =>
    doing(() => {
      vault.forget()
      for (const flag of FLAGS) storage.remove('local', flag)
      storage.remove('local', CLIENT_THEME)
      sealedPersistence.drop('persist:root')
      storage.remove('session', ACTIVITY_KEY)
      if (reason !== 'elsewhere') tabs.tell({ kind: 'signedOut' })
      const out = ssoLogoutUrl === null ? null : redirects(ssoLogoutUrl, 'signOut')
      if (out && !out.refused && reason !== 'elsewhere') navigation.leave(out.url)
      else navigation.go(landingOf(reason), 'replace')
    }),
})

/** A page out of the back/forward cache may show what a logout has ended since: it begins anew then. */
export const leaveStalePage = portalEffect({
  name: 'session.leaveStalePage',
  on: [PortalOpened],
  policy: 'everyOne',
  emits: [],
  outlivesSession: true,
  run: (_, { navigation, storage }, state) =>
    navigation.restored.pipe(
      filter(() => {
        const { now } = state().session
        const neverSignedIn = now.kind === 'signedOut' && now.reason === null
        return !neverSignedIn && storage.read('local', 'loggedIn') !== 'true'
      }),
      tap(() => {
        navigation.leave('/')
      }),
      ignoreElements(),
    ),
})

/** Follows the other tabs: their logout ends this session too, their login restores it here. */
export const followTabs = portalEffect({
  name: 'session.followTabs',
  on: [PortalOpened],
  policy: 'everyOne',
  emits: [SessionEnded, SessionRestoreRequested],
  outlivesSession: true,
  run: (_, { tabs }, state) =>
    tabs.heard.pipe(
      filter(({ kind }) => {
        const now = state().session.now.kind
        return (kind === 'signedOut' && now === 'signedIn') || (kind === 'signedIn' && now === 'signedOut')
      }),
      map(({ kind }) =>
        kind === 'signedOut'
          ? SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null })
          : SessionRestoreRequested({}),
      ),
    ),
})
