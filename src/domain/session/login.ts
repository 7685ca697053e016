import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { Problem, wasJudged } from '../kernel/requests/problem.ts'
import { cookies } from '../content/cookies.ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, upcast, type DomainEvent, type EventOf } from '../kernel/event.ts'
import { defineForm, field, secretField, submitForm, type forms } from '../kernel/forms/form.ts'
import { email, emailOf, required } from '../kernel/forms/rules.ts'
import { personal, personalHtml, SafeHtml, secret } from '../kernel/codecs/classification.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { captchaToken, type captcha } from './captcha.ts'
import { ProfileFailed, ProfileLoaded } from './session.ts'

export const emailForm = defineForm('login-email', { email: field(required(), email) })
export const passwordForm = defineForm('login-password', { password: secretField(required('password')) })

export const SsoLookupRequested = defineEvent('SsoLookupRequested', { email: personal })
export const SsoLookupFoundNone = defineEvent('SsoLookupFoundNone', {})
/** The address contains the token that signs the person in. */
export const SsoLookupFoundRoute = defineEvent('SsoLookupFoundRoute', { url: secret })
export const SsoLookupFailed = defineEvent('SsoLookupFailed', { problem: Problem })
/** The login response can name where a logout leads; the profile's own address takes precedence. */
export const LogoutAddressNamed = defineEvent('LogoutAddressNamed', { url: personal })
/** Where the login response says that a logout leads; nothing if it names no address [LOGOUT-1]. */
export const addressNamed = (url: string | null | undefined): readonly EventOf<typeof LogoutAddressNamed>[] =>
  url ? [LogoutAddressNamed({ url })] : []
export const EmailReopened = defineEvent('EmailReopened', {})
export const LoginRequested = defineEvent('LoginRequested', {
  email: personal,
  password: secret,
  captcha: t.union([secret, t.null]),
})
/**
 * The host accepted the login: tokens are in the vault, the profile is still loading. `remember` is from the login response, null if
 * absent; version 1 omitted it.
 */
export const LoginSucceeded = defineEvent('LoginSucceeded', { remember: t.union([t.boolean, t.null]) }, [
  upcast(t.type({}), () => ({ remember: null })),
])
const failedLogin = { problem: Problem, locked: t.boolean, captchaDemanded: t.boolean }
/** Version 1 recorded the host's message unredacted, as if it were published to everybody. */
export const LoginFailed = defineEvent('LoginFailed', { ...failedLogin, message: t.union([personalHtml, t.null]) }, [
  upcast(t.type({ ...failedLogin, message: t.union([SafeHtml, t.null]) }), (old) => old),
])
/** The host accepts no logins for this many seconds, null if it does not say how long; it did not check the password. */
export const LoginRateLimited = defineEvent('LoginRateLimited', { seconds: t.union([t.number, t.null]) })
export const LoginHeldForConsent = defineEvent('LoginHeldForConsent', {})
/**
 * The password was correct but not sufficient. The credentials are held (`Ports.credentials`) before this happens; the key of a set-up is
 * part of the demand.
 */
export const SecondFactorDemanded = defineEvent('SecondFactorDemanded', {
  from: t.keyof({ login: null, activation: null }),
  demand: t.union([t.type({ step: t.literal('code') }), t.type({ step: t.literal('setUp'), secret, url: secret })]),
})

/** A password was reset; the login page says so until the next login. */
export const PasswordChanged = defineEvent('PasswordChanged', {})

export type LoginTrouble =
  /** `message` is the host's own sentence. */
  | { kind: 'lookupFailed'; message: string | null }
  | { kind: 'refused'; message: SafeHtml | null; locked: boolean }
  | { kind: 'unreachable'; problem: Problem }
  | { kind: 'rateLimited'; seconds: number | null }
  /** Password and connection are right, but login is impossible: the person has to contact support. */
  | { kind: 'accountProblem' }
  | { kind: 'consentMissing' }

/** Why login is impossible although password and connection are right. */
export const isAccountProblem = (problem: Problem): boolean =>
  problem.kind === 'undecodable' || (problem.kind === 'refused' && problem.status === 403)

interface LoginState {
  step: 'email' | 'password'
  email: string
  busy: boolean
  captchaDemanded: boolean
  passwordChanged: boolean
  /** The host's value for remembering the person; no screen reads it. */
  remember: boolean | null
  /** Where a logout leads, from the login response. */
  logoutUrl: string | null
  trouble: LoginTrouble | null
  /** Counts the refusals, so that a screen can move the focus each time. */
  refusals: number
}

export const login = defineSlice({
  name: 'login',
  lifetime: 'visitor',
  initial: (): LoginState => ({
    step: 'email',
    email: '',
    busy: false,
    captchaDemanded: false,
    passwordChanged: false,
    remember: null,
    logoutUrl: null,
    trouble: null,
    refusals: 0,
  }),
  own: {
    SsoLookupRequested,
    SsoLookupFoundNone,
    SsoLookupFoundRoute,
    SsoLookupFailed,
    LogoutAddressNamed,
    EmailReopened,
    LoginRequested,
    LoginSucceeded,
    LoginFailed,
    LoginRateLimited,
    LoginHeldForConsent,
    SecondFactorDemanded,
    PasswordChanged,
  },
  on: {
    SsoLookupRequested: (draft, { email }) => {
      draft.busy = true
      draft.email = email
      draft.trouble = null
    },
    SsoLookupFoundNone: (draft) => {
      draft.busy = false
      draft.step = 'password'
    },
    SsoLookupFoundRoute: (draft) => {
      draft.busy = false
    },
    SsoLookupFailed: (draft, { problem }) => {
      draft.busy = false
      draft.trouble = { kind: 'lookupFailed', message: problem.kind === 'refused' ? problem.message : null }
      draft.refusals += 1
    },
    LogoutAddressNamed: (draft, { url }) => {
      draft.logoutUrl = url
    },
    EmailReopened: (draft) => {
      draft.step = 'email'
      draft.busy = false
      draft.trouble = null
    },
    LoginRequested: (draft) => {
      draft.busy = true
      draft.trouble = null
      draft.passwordChanged = false
    },
    LoginSucceeded: (draft, { remember }) => {
      draft.remember = remember
    },
    LoginFailed: (draft, { problem, message, locked, captchaDemanded }) => {
      draft.busy = false
      draft.refusals += 1
      if (wasJudged(problem)) draft.captchaDemanded = captchaDemanded
      // The host's message takes precedence over the rest of its response [LOGIN-3].
      if (message !== null || locked) draft.trouble = { kind: 'refused', message, locked }
      else if (isAccountProblem(problem)) draft.trouble = { kind: 'accountProblem' }
      else if (wasJudged(problem)) draft.trouble = { kind: 'refused', message, locked }
      else draft.trouble = { kind: 'unreachable', problem }
    },
    LoginRateLimited: (draft, { seconds }) => {
      draft.busy = false
      draft.refusals += 1
      draft.trouble = { kind: 'rateLimited', seconds }
    },
    LoginHeldForConsent: (draft) => {
      draft.trouble = { kind: 'consentMissing' }
      draft.refusals += 1
    },
    SecondFactorDemanded: (draft) => {
      draft.busy = false
    },
    PasswordChanged: (draft) => {
      draft.passwordChanged = true
    },
  },
  extraReducers: (on) => [
    on(ProfileLoaded, (draft) => {
      draft.busy = false
    }),
    on(ProfileFailed, (draft, { problem }) => {
      if (!draft.busy) return
      draft.busy = false
      draft.trouble = isAccountProblem(problem) ? { kind: 'accountProblem' } : { kind: 'unreachable', problem }
      draft.refusals += 1
    }),
  ],
})
type Needs = StateWith<typeof login | typeof forms | typeof cookies | typeof captcha>

/** Next: checks whether this address signs in elsewhere. */
export const lookUpEmail = (state: Needs, _: void, now: number): Either<Refusal, DomainEvent> => {
  if (state.login.busy) return left(refuse('busy'))
  const values = submitForm(state, emailForm, now)
  return isLeft(values) ? right(values.left) : right(SsoLookupRequested({ email: emailOf(values.right.email) }))
}

/** Login: requires accepted cookies, and a solved captcha if the host demanded one. */
export const logIn = (state: Needs, _: void, now: number): Either<Refusal, DomainEvent> => {
  if (state.login.busy) return left(refuse('busy'))
  if (state.login.step !== 'password') return left(refuse('emailFirst'))
  if (!state.cookies.accepted) return right(LoginHeldForConsent({}))
  const token = state.login.captchaDemanded ? captchaToken(state) : null
  const robot = state.login.captchaDemanded && token === null
  const values = submitForm(state, passwordForm, now, robot ? { captcha: 'captcha' } : {})
  return isLeft(values)
    ? right(values.left)
    : right(LoginRequested({ email: state.login.email, password: values.right.password, captcha: token }))
}

/** The email address stays editable after Next. */
export const reopenEmail = (): Either<Refusal, DomainEvent> => right(EmailReopened({}))

/** The consent error is dropped once cookies are accepted. */
export const selectLogin = selector([login, cookies], ({ login: state, cookies: consent }) => ({
  ...state,
  trouble: state.trouble?.kind === 'consentMissing' && consent.accepted ? null : state.trouble,
}))
