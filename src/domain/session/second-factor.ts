import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { defineForm, secretField, submitForm, type forms } from '../kernel/forms/form.ts'
import { plain, secret } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { LoginRequested, SecondFactorDemanded, SsoLookupRequested } from './login.ts'
import { ProfileFailed, ProfileLoaded } from './session.ts'

/** Rule: a code needs all its digits. */
export const sixDigits = (value: string): string | null => (/^\d{6}$/.test(value) ? null : 'code')

export const codeForm = defineForm('second-factor-code', { code: secretField(sixDigits) })

export const CodeLoginRequested = defineEvent('CodeLoginRequested', { code: secret })
/** The code was correct: tokens are in the vault, `LoginSucceeded` follows. */
export const CodeLoginSucceeded = defineEvent('CodeLoginSucceeded', {})
/** `codes` are the host's reasons; empty without a response. */
export const CodeLoginFailed = defineEvent('CodeLoginFailed', { problem: Problem, codes: t.array(plain) })

/** Why a login ended before its second factor: Back, the credentials' five minutes are over, or a reload lost their key. */
export const LeftBecause = t.keyof({ back: null, expired: null, lost: null })
export type LeftBecause = t.TypeOf<typeof LeftBecause>
export const SecondFactorLeft = defineEvent('SecondFactorLeft', { because: LeftBecause })

/** Why a code was refused. */
export type CodeTrouble = { problem: Problem; codes: string[] }

interface SecondFactorState {
  /** What the host requires after a correct password. */
  demand: { step: 'code' | 'setUp'; from: 'login' | 'activation' } | null
  phase: 'open' | 'sending' | 'passed'
  trouble: CodeTrouble | null
  /** Counts the problems, so that a screen can move the focus each time. */
  refusals: number
  /** Why the last demand was not met: the login page says so. */
  left: LeftBecause | null
}

export const secondFactor = defineSlice({
  name: 'secondFactor',
  lifetime: 'visitor',
  initial: (): SecondFactorState => ({ demand: null, phase: 'open', trouble: null, refusals: 0, left: null }),
  own: { CodeLoginRequested, CodeLoginSucceeded, CodeLoginFailed, SecondFactorLeft },
  on: {
    CodeLoginRequested: (draft) => {
      draft.phase = 'sending'
      draft.trouble = null
    },
    CodeLoginSucceeded: (draft) => {
      draft.phase = 'passed'
    },
    CodeLoginFailed: (draft, trouble) => {
      draft.phase = 'open'
      draft.trouble = trouble
      draft.refusals += 1
    },
    SecondFactorLeft: (draft, { because }) => {
      draft.demand = null
      draft.phase = 'open'
      draft.trouble = null
      draft.left = because
    },
  },
  extraReducers: (on) => [
    on(SecondFactorDemanded, (draft, { from, demand }) => {
      draft.demand = { step: demand.step, from }
      draft.phase = 'open'
      draft.trouble = null
      draft.left = null
    }),
    on(SsoLookupRequested, (draft) => {
      draft.left = null
    }),
    on(LoginRequested, (draft) => {
      draft.left = null
    }),
    on(ProfileLoaded, (draft) => {
      draft.demand = null
      draft.phase = 'open'
      draft.left = null
    }),
    on(ProfileFailed, (draft, { problem }) => {
      if (draft.phase !== 'passed') return
      draft.phase = 'open'
      draft.trouble = { problem, codes: [] }
      draft.refusals += 1
    }),
  ],
})
type Needs = StateWith<typeof secondFactor>

/** Login with the six digits; there must be a demand for them. */
export const logInWithCode = (
  state: Needs & StateWith<typeof forms>,
  _: void,
  now: number,
): Either<Refusal, DomainEvent> => {
  const { demand, phase } = state.secondFactor
  if (phase !== 'open') return left(refuse('busy'))
  if (demand?.step !== 'code') return left(refuse('notDemanded'))
  const values = submitForm(state, codeForm, now)
  return isLeft(values) ? right(values.left) : right(CodeLoginRequested({ code: values.right.code }))
}

/** Abandons a demand. A page without one lost it in a reload, which it reports unless another reason is already shown. */
export const leaveSecondFactor = (
  { secondFactor: { demand, left: reason } }: Needs,
  because: 'back' | 'lost',
): Either<Refusal, DomainEvent> => {
  if (because === 'back') return demand === null ? left(refuse('notDemanded')) : right(SecondFactorLeft({ because }))
  const isSilent = reason === null || reason === 'back'
  return demand === null && isSilent ? right(SecondFactorLeft({ because })) : left(refuse('notLost'))
}

export const selectSecondFactor = selector([secondFactor], (state) => state.secondFactor)
