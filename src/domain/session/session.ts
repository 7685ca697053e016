import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, upcast, type DomainEvent } from '../kernel/event.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { personal, plain, reference } from '../kernel/codecs/classification.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'

/** What a person can do; an unknown type counts as `employee`, which has the fewest rights. */
export const UserType = t.keyof({ employee: null, employer: null })
export type UserType = t.TypeOf<typeof UserType>

export const EmploymentStatus = t.keyof({ active: null, left: null, inactive: null })

const User = t.type({
  id: reference,
  firstName: personal,
  surname: personal,
  name: personal,
  email: personal,
  userType: UserType,
  employmentStatus: EmploymentStatus,
  avatar: t.union([personal, t.null]),
  firstLogin: t.boolean,
  isInsightsEnabled: t.boolean,
  isDataLoadEligibilityImpactEnabled: t.boolean,
  isMfaEnabled: t.boolean,
})
export type User = t.TypeOf<typeof User>

/** Whether a person no longer works there, or does not at present. */
export const hasLeft = ({ employmentStatus }: User): boolean => {
  switch (employmentStatus) {
    case 'left':
    case 'inactive':
      return true
    case 'active':
      return false
  }
}

const Client1 = t.type({
  id: plain,
  clientName: personal,
  contactUsEnabled: t.boolean,
  clientLogo: t.union([plain, t.null]),
})
const Client = t.type({
  ...Client1.props,
  /** This client's exceptions, as the host sends them; `domain/shell/features.ts` interprets them. */
  exceptions: t.array(t.type({ code: plain, status: t.boolean })),
})

const Profile2 = t.type({
  user: User,
  client: Client,
  schemeId: plain,
  schemeYear: t.union([plain, t.null]),
  ssoLogoutUrl: t.union([personal, t.null]),
  /** Where a logout leads instead, while One Hub is active. */
  oneHubLogoutUrl: t.union([personal, t.null]),
  /** The person sees the welcome before anything else. */
  showWelcomeModal: t.boolean,
})
/**
 * Who is signed in and for whom: the response of GET login/setup, without its token. `timeZone` is the one in which the scheme counts its days;
 * null is Europe/London.
 */
export const Profile = t.type({ ...Profile2.props, timeZone: t.union([plain, t.null]) })
export type Profile = t.TypeOf<typeof Profile>

const endReasons1 = { loggedOut: null, unauthorised: null, benefitsUnavailable: null, elsewhere: null }
/** `idle` is a logout for inactivity; `profileUnavailable` a reload for which the host returned no profile. */
export const EndReason = t.keyof({ ...endReasons1, idle: null, profileUnavailable: null })
export type EndReason = t.TypeOf<typeof EndReason>

export const PortalOpened = defineEvent('PortalOpened', {})
export const SessionAbsent = defineEvent('SessionAbsent', {})
export const SessionRestoreRequested = defineEvent('SessionRestoreRequested', {})
/** Version 1 had no client exceptions: that portal switched nothing off. Version 2 had no time zone. */
export const ProfileLoaded = defineEvent('ProfileLoaded', { profile: Profile, termsUpdated: t.boolean }, [
  upcast(
    t.type({ profile: t.type({ ...Profile2.props, client: Client1 }), termsUpdated: t.boolean }),
    ({ profile, termsUpdated }) => ({
      profile: { ...profile, client: { ...profile.client, exceptions: [] } },
      termsUpdated,
    }),
  ),
  upcast(t.type({ profile: Profile2, termsUpdated: t.boolean }), ({ profile, termsUpdated }) => ({
    profile: { ...profile, timeZone: null },
    termsUpdated,
  })),
])
export const ProfileFailed = defineEvent('ProfileFailed', { problem: Problem })
const ended = { message: t.union([personal, t.null]), ssoLogoutUrl: t.union([personal, t.null]) }
/**
 * The session is over, whatever ended it: every session slice resets and calls in flight are cancelled. Version 1 did not distinguish a
 * logout for inactivity.
 */
export const SessionEnded = defineEvent('SessionEnded', { reason: EndReason, ...ended }, [
  upcast(t.type({ reason: t.keyof(endReasons1), ...ended }), (old) => old),
])

/** A host named an address that the portal does not allow; the log records it. */
export const RedirectRefused = defineEvent('RedirectRefused', { purpose: plain })

export type SessionState =
  | { kind: 'unknown' }
  | { kind: 'signedOut'; reason: EndReason | null; message: string | null }
  | { kind: 'restoring' }
  | { kind: 'restoreFailed'; problem: Problem }
  | { kind: 'signedIn'; profile: Profile }

export const session = defineSlice({
  name: 'session',
  lifetime: 'page',
  initial: (): { now: SessionState } => ({ now: { kind: 'unknown' } }),
  own: {
    PortalOpened,
    SessionAbsent,
    SessionRestoreRequested,
    ProfileLoaded,
    ProfileFailed,
    SessionEnded,
    RedirectRefused,
  },
  on: {
    PortalOpened: () => {},
    SessionAbsent: (draft) => {
      draft.now = { kind: 'signedOut', reason: null, message: null }
    },
    SessionRestoreRequested: (draft) => {
      draft.now = { kind: 'restoring' }
    },
    ProfileLoaded: (draft, { profile }) => {
      draft.now = { kind: 'signedIn', profile }
    },
    ProfileFailed: (draft, { problem }) => {
      if (draft.now.kind === 'restoring') draft.now = { kind: 'restoreFailed', problem }
    },
    SessionEnded: (draft, { reason, message }) => {
      draft.now = { kind: 'signedOut', reason, message }
    },
    RedirectRefused: () => {},
  },
})

/** Retries loading the profile after a failed call. */
export const restoreSession = (state: StateWith<typeof session>): Either<Refusal, DomainEvent> =>
  state.session.now.kind === 'restoreFailed' ? right(SessionRestoreRequested({})) : left(refuse('notNeeded'))

export const selectSession = selector([session], (state): SessionState => state.session.now)

export const selectProfile = selector([session], (state): Profile | null =>
  state.session.now.kind === 'signedIn' ? state.session.now.profile : null,
)
