import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { isoOf, partsOf, readDate } from '../formats/date-parts.ts'
import { tokenOf } from '../formats/typed-text.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { submitForm, type forms } from '../kernel/forms/form.ts'
import { personal, secret } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { masquerading, type masquerade } from '../session/masquerade.ts'
import { birthDateForm, birthDateOf } from './birth-date.ts'
import { submitPassword, type passwordRules } from './password-rules.ts'

const message = t.union([personal, t.null])

/** A link with its token was opened; `dateOfBirth` is '' unless the link has one (`yyyy-mm-dd`). */
export const ResetOpened = defineEvent('ResetOpened', { token: secret, dateOfBirth: secret })
export const ResetDateCheckRequested = defineEvent('ResetDateCheckRequested', { token: secret, dateOfBirth: secret })
export const ResetDateVerified = defineEvent('ResetDateVerified', {})
export const ResetDateRefused = defineEvent('ResetDateRefused', {})
export const ResetDateCheckFailed = defineEvent('ResetDateCheckFailed', { problem: Problem })
/** The host no longer knows the token; `message` is its own sentence. */
export const ResetLinkExpired = defineEvent('ResetLinkExpired', { message })
export const PasswordResetRequested = defineEvent('PasswordResetRequested', {
  token: secret,
  dateOfBirth: secret,
  password: secret,
})
/** `redirectUrl` is where the host sends the person next. */
export const PasswordResetSucceeded = defineEvent('PasswordResetSucceeded', { redirectUrl: message })
export const PasswordResetFailed = defineEvent('PasswordResetFailed', { problem: Problem, rulesBroken: t.boolean })
export const ResetLeft = defineEvent('ResetLeft', {})

export type ResetTrouble =
  | { kind: 'dateRefused' }
  | { kind: 'expired'; message: string | null }
  | { kind: 'rulesBroken' }
  | { kind: 'failed'; problem: Problem }

interface ResetState {
  /** Null before a link is opened, and again once it has been used or left: nothing of it remains. */
  link: { token: string; dateOfBirth: string } | null
  step: 'date' | 'password'
  busy: boolean
  trouble: ResetTrouble | null
  /** Counts the host's refusals, so that each moves the focus. */
  refusals: number
}

const trouble = (draft: ResetState, what: ResetTrouble): void => {
  draft.busy = false
  draft.trouble = what
  draft.refusals += 1
}

const initial = (): ResetState => ({
  link: null,
  step: 'date',
  busy: false,
  trouble: null,
  refusals: 0,
})

export const resetPassword = defineSlice({
  name: 'resetPassword',
  lifetime: 'visitor',
  initial,
  own: {
    ResetOpened,
    ResetDateCheckRequested,
    ResetDateVerified,
    ResetDateRefused,
    ResetDateCheckFailed,
    ResetLinkExpired,
    PasswordResetRequested,
    PasswordResetSucceeded,
    PasswordResetFailed,
    ResetLeft,
  },
  on: {
    ResetOpened: (draft, { token, dateOfBirth }) => {
      Object.assign(draft, initial(), { link: { token, dateOfBirth }, step: dateOfBirth === '' ? 'date' : 'password' })
    },
    ResetDateCheckRequested: (draft, link) => {
      draft.link = link
      draft.busy = true
      draft.trouble = null
    },
    ResetDateVerified: (draft) => {
      draft.busy = false
      draft.step = 'password'
    },
    ResetDateRefused: (draft) => {
      trouble(draft, { kind: 'dateRefused' })
      draft.step = 'date'
      if (draft.link) draft.link.dateOfBirth = ''
    },
    ResetDateCheckFailed: (draft, { problem }) => {
      trouble(draft, { kind: 'failed', problem })
    },
    ResetLinkExpired: (draft, { message: said }) => {
      trouble(draft, { kind: 'expired', message: said })
    },
    PasswordResetRequested: (draft) => {
      draft.busy = true
      draft.trouble = null
    },
    PasswordResetSucceeded: (draft) => {
      Object.assign(draft, initial())
    },
    PasswordResetFailed: (draft, { problem, rulesBroken }) => {
      trouble(draft, rulesBroken ? { kind: 'rulesBroken' } : { kind: 'failed', problem })
    },
    ResetLeft: (draft) => {
      Object.assign(draft, initial())
    },
  },
})
type Needs = StateWith<typeof resetPassword | typeof passwordRules | typeof forms>

/** Opens a link once; `dateOfBirth` comes from the address in either form, dd-mm-yyyy or yyyy-mm-dd. */
export const openReset = (
  state: Needs,
  { token: given, dateOfBirth }: { token: string; dateOfBirth: string },
): Either<Refusal, DomainEvent> => {
  const token = tokenOf(given)
  if (token === '') return left(refuse('noToken'))
  const date = birthDateOf(readDate(dateOfBirth))
  const { link } = state.resetPassword
  return link?.token === token && link.dateOfBirth === date
    ? left(refuse('open'))
    : right(ResetOpened({ token, dateOfBirth: date }))
}

export const checkResetDate = (state: Needs, _: void, now: number): Either<Refusal, DomainEvent> => {
  const { link, busy, trouble: met } = state.resetPassword
  if (link === null || met?.kind === 'expired') return left(refuse('noToken'))
  if (busy) return left(refuse('busy'))
  const values = submitForm(state, birthDateForm, now)
  return isLeft(values)
    ? right(values.left)
    : right(ResetDateCheckRequested({ token: link.token, dateOfBirth: isoOf(partsOf(values.right.date)) }))
}

export const sendNewPassword = (
  state: Needs & StateWith<typeof masquerade>,
  _: void,
  now: number,
): Either<Refusal, DomainEvent> => {
  if (masquerading(state)) return left(refuse('masquerade'))
  const { link, step, busy, trouble: met } = state.resetPassword
  if (link === null || met?.kind === 'expired') return left(refuse('noToken'))
  if (busy) return left(refuse('busy'))
  if (step === 'date') return left(refuse('dateFirst'))
  const password = submitPassword(state, now)
  return isLeft(password) ? right(password.left) : right(PasswordResetRequested({ ...link, password: password.right }))
}

/** The page is left: discards the link. */
export const leaveReset = (state: Needs): Either<Refusal, DomainEvent> =>
  state.resetPassword.link === null ? left(refuse('noToken')) : right(ResetLeft({}))

export const selectReset = selector([resetPassword], (state) => state.resetPassword)
