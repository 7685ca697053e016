import { foldW } from 'fp-ts/lib/Either.js'
import { map } from 'rxjs'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { LoginSucceeded } from '../../domain/session/login.ts'
import { masquerading, type Masquerade } from '../../domain/session/masquerade.ts'
import type { Profile } from '../../domain/session/session.ts'
import {
  ProfileFailed,
  ProfileLoaded,
  SessionEnded,
  SessionRestoreRequested,
  UserType,
} from '../../domain/session/session.ts'
import { getLoginSetup } from '../api/generated/session.ts'
import type { DataOf } from '../api/operation.ts'
import { doing, one } from '../runtime/effect.ts'
import { settleLogout } from './awaited-logouts.ts'
import { keepFlagsOf, storedUrls } from './flags.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

const employmentStatusOf = (wire: string): Profile['user']['employmentStatus'] => {
  const status = wire.toLowerCase()
  return status === 'left' || status === 'inactive' ? status : 'active'
}

/** @param logoutUrl where a logout leads, unless the set-up names another address */
const profileOf = (
  { user, client, scheme, ...rest }: DataOf<typeof getLoginSetup>,
  logoutUrl: string | null,
): Profile => {
  const userType = user.userType.toLowerCase()
  return {
    user: {
      id: user.id,
      firstName: user.firstName,
      surname: user.surname,
      name: user.name || `${user.firstName} ${user.surname}`.trim() || user.email,
      email: user.email,
      userType: UserType.is(userType) ? userType : 'employee',
      employmentStatus: employmentStatusOf(user.employmentStatus),
      avatar: user.avatar,
      firstLogin: user.firstLogin,
      isInsightsEnabled: user.isInsightsEnabled,
      isDataLoadEligibilityImpactEnabled: user.isDataLoadEligibilityImpactEnabled,
      isMfaEnabled: user.isMfaEnabled,
    },
    client: {
      id: client.id,
      clientName: client.clientName,
      contactUsEnabled: client.contactUsEnabled,
      clientLogo: client.clientLogo,
      exceptions: client.clientExceptions.map(({ code, status }) => ({ code, status })),
    },
    schemeId: scheme.id,
    schemeYear: scheme.schemeYear,
    timeZone: scheme.timeZone,
    ssoLogoutUrl: rest.ssoLogoutUrl || logoutUrl,
    oneHubLogoutUrl: rest.isOneHubIntegrationActive ? rest.oneHubLogoutUrl : null,
    showWelcomeModal: rest.showWelcomeModal,
  }
}

/** The response must be about the requested user, or a page would show one person's data as another's. */
const isAnother = (acting: Masquerade | null, respondedFor: string | null, { user }: Profile): boolean =>
  acting === null ? respondedFor !== null : (respondedFor ?? user.id) !== acting.userId

/**
 * A reload that receives anything but a profile ends the session [SHELL-3]; without a response its state is unknown, and the page offers a
 * retry.
 */
const profileFailed = (problem: Problem, type: string) => {
  const hasResponse = problem.kind === 'refused' || problem.kind === 'undecodable'
  return type === SessionRestoreRequested.type && hasResponse
    ? SessionEnded({
        reason: 'profileUnavailable',
        message: problem.kind === 'refused' ? problem.message : null,
        ssoLogoutUrl: null,
      })
    : ProfileFailed({ problem })
}

/**
 * Loads who is signed in, after a login and after a reload, and notifies the other tabs of a login. A masquerade that the host no longer
 * allows ends.
 */
export const loadProfile = portalEffect({
  name: 'session.loadProfile',
  on: [LoginSucceeded, SessionRestoreRequested],
  policy: { switchBy: one },
  emits: [ProfileLoaded, ProfileFailed, SessionEnded],
  failure: (problem) => ProfileFailed({ problem }),
  run: ({ type }, { api, vault, tabs, storage }, state) => {
    const acting = state().masquerade.now
    const logoutUrl = state().login.logoutUrl ?? (acting === null ? (storedUrls(storage).ssoLogoutUrl ?? null) : null)
    return api(getLoginSetup, {}).pipe(
      map(
        foldW(
          ({ problem }) =>
            acting !== null &&
            type === 'SessionRestoreRequested' &&
            problem.kind === 'refused' &&
            problem.status === 403
              ? SessionEnded({ reason: 'unauthorised', message: problem.message, ssoLogoutUrl: null })
              : profileFailed(problem, type),
          ({ data, masqueradeUserId }) => {
            const profile = profileOf(data, logoutUrl)
            if (isAnother(acting, masqueradeUserId, profile))
              return profileFailed({ kind: 'undecodable', where: 'X-Masquerade' }, type)
            vault.keep(data.access_token)
            if (acting === null && type === 'LoginSucceeded') tabs.post({ kind: 'signedIn', userId: profile.user.id })
            return ProfileLoaded({ profile, termsUpdated: data.user.siteTermsUpdated })
          },
        ),
      ),
    )
  },
})

/**
 * Writes the flags: hints for what to draw before the profile has loaded, which authorise nothing. They belong to the whole browser, so a
 * masquerade of one tab does not change them.
 */
export const keepFlags = portalEffect({
  name: 'session.keepFlags',
  on: [ProfileLoaded],
  policy: 'everyOne',
  emits: [],
  run: ({ data }, { storage, activity }, state) =>
    doing(() => {
      const isMasquerade = masquerading(state())
      settleLogout(storage, isMasquerade)
      if (!isMasquerade) keepFlagsOf(storage, data.profile)
      activity.keep()
    }),
})
