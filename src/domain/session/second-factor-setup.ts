import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { defineForm, secretField, submitForm, type forms } from '../kernel/forms/form.ts'
import { required } from '../kernel/forms/rules.ts'
import { plain, secret } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { failed, idle, loaded, loading, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { SecondFactorDemanded } from './login.ts'
import { masquerading, type masquerade } from './masquerade.ts'
import { SecondFactorLeft, sixDigits, type CodeTrouble } from './second-factor.ts'
import { ProfileFailed, type session } from './session.ts'
import type { SetUpKey } from './set-up-key.ts'

/** Required at the login, or chosen in the profile. */
export const Way = t.keyof({ login: null, settings: null })
export type Way = t.TypeOf<typeof Way>
export const Pass = t.keyof({ first: null, second: null })
export type Pass = t.TypeOf<typeof Pass>

export const setUpForm = defineForm('second-factor-setup', { code: secretField(sixDigits) })
/** In the profile, the second pass asks for the password again, because the portal keeps none while a person is signed in. */
export const setUpWithPasswordForm = defineForm('second-factor-setup', {
  code: secretField(sixDigits),
  password: secretField(required()),
})

export const SetUpKeyRequested = defineEvent('SetUpKeyRequested', {})
export const SetUpKeyIssued = defineEvent('SetUpKeyIssued', { secret, url: secret })
export const SetUpKeyFailed = defineEvent('SetUpKeyFailed', { problem: Problem })
export const SetUpCodeRequested = defineEvent('SetUpCodeRequested', {
  way: Way,
  pass: Pass,
  code: secret,
  password: t.union([secret, t.null]),
})
/** The first code was correct; a second one confirms it. */
export const SetUpCodeAccepted = defineEvent('SetUpCodeAccepted', {})
export const SetUpCodeFailed = defineEvent('SetUpCodeFailed', { problem: Problem, codes: t.array(plain) })
export const SecondFactorEnabled = defineEvent('SecondFactorEnabled', { way: Way })
export const SetUpLeft = defineEvent('SetUpLeft', {})

interface SetUpState {
  way: Way
  key: Remote<SetUpKey>
  pass: Pass
  phase: 'open' | 'sending' | 'passed'
  trouble: CodeTrouble | null
  /** Counts the problems, so that a screen can move the focus each time. */
  refusals: number
}

const initial = (): SetUpState => ({
  way: 'login',
  key: idle,
  pass: 'first',
  phase: 'open',
  trouble: null,
  refusals: 0,
})

export const secondFactorSetup = defineSlice({
  name: 'secondFactorSetup',
  lifetime: 'visitor',
  initial,
  own: {
    SetUpKeyRequested,
    SetUpKeyIssued,
    SetUpKeyFailed,
    SetUpCodeRequested,
    SetUpCodeAccepted,
    SetUpCodeFailed,
    SecondFactorEnabled,
    SetUpLeft,
  },
  on: {
    SetUpKeyRequested: (draft) => {
      Object.assign(draft, initial(), { way: 'settings', key: loading(idle) })
    },
    SetUpKeyIssued: (draft, key, at) => {
      draft.key = loaded(key, at)
    },
    SetUpKeyFailed: (draft, { problem }) => {
      draft.key = failed(draft.key, problem)
    },
    SetUpCodeRequested: (draft) => {
      draft.phase = 'sending'
      draft.trouble = null
    },
    SetUpCodeAccepted: (draft) => {
      draft.phase = 'open'
      draft.pass = 'second'
    },
    SetUpCodeFailed: (draft, trouble) => {
      draft.phase = 'open'
      draft.trouble = trouble
      draft.refusals += 1
    },
    SecondFactorEnabled: (draft) => {
      draft.phase = 'passed'
      draft.key = idle
    },
    SetUpLeft: (draft) => {
      Object.assign(draft, initial())
    },
  },
  extraReducers: (on) => [
    on(SecondFactorDemanded, (draft, { demand }, at) => {
      if (demand.step === 'setUp')
        Object.assign(draft, initial(), { key: loaded({ secret: demand.secret, url: demand.url }, at) })
    }),
    on(SecondFactorLeft, (draft) => {
      Object.assign(draft, initial())
    }),
    on(ProfileFailed, (draft, { problem }) => {
      if (draft.phase !== 'passed' || draft.way !== 'login') return
      draft.trouble = { problem, codes: [] }
      draft.refusals += 1
    }),
  ],
})
type Needs = StateWith<typeof secondFactorSetup>

/** Starts a set-up in the profile by requesting a key. Refused during a masquerade. */
export const startSetUp = (
  state: Needs & StateWith<typeof session | typeof masquerade>,
): Either<Refusal, DomainEvent> => {
  if (masquerading(state)) return left(refuse('masquerade'))
  const { now } = state.session
  if (now.kind !== 'signedIn') return left(refuse('signedOut'))
  if (state.secondFactorSetup.key.status === 'loading') return left(refuse('busy'))
  return right(SetUpKeyRequested({}))
}

/** Sends a code of either pass. */
export const sendSetUpCode = (
  state: Needs & StateWith<typeof forms | typeof masquerade>,
  _: void,
  now: number,
): Either<Refusal, DomainEvent> => {
  if (masquerading(state)) return left(refuse('masquerade'))
  const { way, pass, phase, key } = state.secondFactorSetup
  if (phase !== 'open') return left(refuse('busy'))
  if (valueOf(key) === null) return left(refuse('notBegun'))
  if (way === 'settings' && pass === 'second') {
    const values = submitForm(state, setUpWithPasswordForm, now)
    return isLeft(values) ? right(values.left) : right(SetUpCodeRequested({ way, pass, ...values.right }))
  }
  const values = submitForm(state, setUpForm, now)
  return isLeft(values)
    ? right(values.left)
    : right(SetUpCodeRequested({ way, pass, code: values.right.code, password: null }))
}

/** Discards the key of a set-up in the profile. */
export const leaveSetUp = (state: Needs): Either<Refusal, DomainEvent> =>
  state.secondFactorSetup.way === 'settings' ? right(SetUpLeft({})) : left(refuse('notBegun'))

export const selectSetUp = selector([secondFactorSetup], (state) => state.secondFactorSetup)
