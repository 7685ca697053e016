import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { isoOf, partsOf } from '../formats/date-parts.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { submitForm, type forms } from '../kernel/forms/form.ts'
import { personal, secret } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { ProfileFailed } from '../session/session.ts'
import { birthDateForm } from './birth-date.ts'
import { masquerading, type masquerade } from '../session/masquerade.ts'
import { submitPassword, type passwordRules } from './password-rules.ts'

/** The id of a link opens an account, so it is a secret. */
export const ActivationLookUpRequested = defineEvent('ActivationLookUpRequested', { id: secret })
/** `secondFactor` means that two-factor set-up follows the password. */
export const ActivationFound = defineEvent('ActivationFound', {
  firstName: personal,
  email: personal,
  secondFactor: t.boolean,
})
export const ActivationLookUpFailed = defineEvent('ActivationLookUpFailed', { problem: Problem })
export const ActivationDateCheckRequested = defineEvent('ActivationDateCheckRequested', {
  id: secret,
  dateOfBirth: secret,
})
export const ActivationDateVerified = defineEvent('ActivationDateVerified', {})
export const ActivationDateRefused = defineEvent('ActivationDateRefused', {})
export const ActivationDateCheckFailed = defineEvent('ActivationDateCheckFailed', { problem: Problem })
export const ActivationDateReopened = defineEvent('ActivationDateReopened', {})
export const AccountActivationRequested = defineEvent('AccountActivationRequested', {
  id: secret,
  dateOfBirth: secret,
  email: personal,
  password: secret,
})
/** The account is open; a login or a second factor follows. */
export const AccountActivated = defineEvent('AccountActivated', {})
export const AccountActivationFailed = defineEvent('AccountActivationFailed', {
  problem: Problem,
  rulesBroken: t.boolean,
})

export type ActivationTrouble = { kind: 'dateRefused' } | { kind: 'rulesBroken' } | { kind: 'failed'; problem: Problem }

type ActivationLink =
  | { kind: 'none' }
  | { kind: 'loading'; id: string }
  | { kind: 'open'; id: string; firstName: string; email: string }
  | { kind: 'failed'; problem: Problem }

interface ActivationState {
  link: ActivationLink
  step: 'date' | 'password' | 'done'
  /** Two-factor set-up and terms are steps 3 and 4 of the same journey. */
  secondFactor: boolean
  dateOfBirth: string
  busy: boolean
  trouble: ActivationTrouble | null
  /** Counts the host's refusals, so that each moves the focus. */
  refusals: number
}

const trouble = (draft: ActivationState, what: ActivationTrouble): void => {
  draft.busy = false
  draft.trouble = what
  draft.refusals += 1
}

const initial = (): ActivationState => ({
  link: { kind: 'none' },
  step: 'date',
  secondFactor: false,
  dateOfBirth: '',
  busy: false,
  trouble: null,
  refusals: 0,
})

export const activation = defineSlice({
  name: 'activation',
  lifetime: 'visitor',
  initial,
  own: {
    ActivationLookUpRequested,
    ActivationFound,
    ActivationLookUpFailed,
    ActivationDateCheckRequested,
    ActivationDateVerified,
    ActivationDateRefused,
    ActivationDateCheckFailed,
    ActivationDateReopened,
    AccountActivationRequested,
    AccountActivated,
    AccountActivationFailed,
  },
  on: {
    ActivationLookUpRequested: (draft, { id }) => {
      Object.assign(draft, initial(), { link: { kind: 'loading', id } })
    },
    ActivationFound: (draft, { firstName, email, secondFactor }) => {
      if (draft.link.kind !== 'loading') return
      draft.link = { kind: 'open', id: draft.link.id, firstName, email }
      draft.secondFactor = secondFactor
    },
    ActivationLookUpFailed: (draft, { problem }) => {
      draft.link = { kind: 'failed', problem }
    },
    ActivationDateCheckRequested: (draft, { dateOfBirth }) => {
      draft.dateOfBirth = dateOfBirth
      draft.busy = true
      draft.trouble = null
    },
    ActivationDateVerified: (draft) => {
      draft.busy = false
      draft.step = 'password'
    },
    ActivationDateRefused: (draft) => {
      trouble(draft, { kind: 'dateRefused' })
      draft.step = 'date'
    },
    ActivationDateCheckFailed: (draft, { problem }) => {
      trouble(draft, { kind: 'failed', problem })
    },
    ActivationDateReopened: (draft) => {
      draft.step = 'date'
      draft.trouble = null
    },
    AccountActivationRequested: (draft) => {
      draft.busy = true
      draft.trouble = null
    },
    AccountActivated: (draft) => {
      draft.step = 'done'
      draft.dateOfBirth = ''
    },
    AccountActivationFailed: (draft, { problem, rulesBroken }) => {
      trouble(draft, rulesBroken ? { kind: 'rulesBroken' } : { kind: 'failed', problem })
    },
  },
  extraReducers: (on) => [
    on(ProfileFailed, (draft, { problem }) => {
      if (draft.step === 'done') trouble(draft, { kind: 'failed', problem })
    }),
  ],
})
type Needs = StateWith<typeof activation | typeof passwordRules | typeof forms>

export const openActivation = (_: unknown, { id }: { id: string }): Either<Refusal, DomainEvent> =>
  id === '' ? left(refuse('noLink')) : right(ActivationLookUpRequested({ id }))

export const checkActivationDate = (state: Needs, _: void, now: number): Either<Refusal, DomainEvent> => {
  const { link, busy } = state.activation
  if (link.kind !== 'open') return left(refuse('noLink'))
  if (busy) return left(refuse('busy'))
  const values = submitForm(state, birthDateForm, now)
  return isLeft(values)
    ? right(values.left)
    : right(ActivationDateCheckRequested({ id: link.id, dateOfBirth: isoOf(partsOf(values.right.date)) }))
}

/** Back: keeps what was typed. */
export const reopenActivationDate = (state: Needs): Either<Refusal, DomainEvent> =>
  state.activation.busy ? left(refuse('busy')) : right(ActivationDateReopened({}))

export const activateAccount = (
  state: Needs & StateWith<typeof masquerade>,
  _: void,
  now: number,
): Either<Refusal, DomainEvent> => {
  if (masquerading(state)) return left(refuse('masquerade'))
  const { link, step, busy, dateOfBirth } = state.activation
  if (link.kind !== 'open') return left(refuse('noLink'))
  if (busy) return left(refuse('busy'))
  if (step !== 'password') return left(refuse('dateFirst'))
  const password = submitPassword(state, now)
  if (isLeft(password)) return right(password.left)
  const { id, email } = link
  return right(AccountActivationRequested({ id, dateOfBirth, email, password: password.right }))
}

export const selectActivation = selector([activation], (state) => state.activation)

/** Whether an activation has just continued with two-factor and terms, so that it has four steps. */
export const selectHasFourSteps = selector(
  [activation],
  ({ activation: { step, secondFactor } }): boolean => step === 'done' && secondFactor,
)
