import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { defineForm, field, submitForm, type forms } from '../kernel/forms/form.ts'
import { email, emailOf, required } from '../kernel/forms/rules.ts'
import { personal, plain, secret } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { captchaToken, type captcha } from '../session/captcha.ts'

export const forgottenPasswordForm = defineForm('forgotten-password', { email: field(required(), email) })

export const ForgottenPasswordOpened = defineEvent('ForgottenPasswordOpened', {})
/** `captcha` is the token of the bot check. */
export const ResetLinkRequested = defineEvent('ResetLinkRequested', { email: personal, captcha: secret })
/** The host accepted the request. It never says whether the address has an account. */
export const ResetLinkSent = defineEvent('ResetLinkSent', {})
/** `fields` are the host's own sentences by field name. */
export const ResetLinkFailed = defineEvent('ResetLinkFailed', {
  problem: Problem,
  fields: t.record(plain, t.array(personal)),
})

export interface RequestFailure {
  readonly problem: Problem
  /** The host's sentences by field name. */
  readonly fields: Readonly<Record<string, readonly string[]>>
}

interface ForgottenPasswordState {
  now: { kind: 'open' } | { kind: 'sending' } | { kind: 'sent' } | ({ kind: 'failed' } & RequestFailure)
  /** Counts the host's refusals, so that each moves the focus. */
  refusals: number
}

export const forgottenPassword = defineSlice({
  name: 'forgottenPassword',
  lifetime: 'visitor',
  initial: (): ForgottenPasswordState => ({ now: { kind: 'open' }, refusals: 0 }),
  own: { ForgottenPasswordOpened, ResetLinkRequested, ResetLinkSent, ResetLinkFailed },
  on: {
    ForgottenPasswordOpened: (draft) => {
      draft.now = { kind: 'open' }
    },
    ResetLinkRequested: (draft) => {
      draft.now = { kind: 'sending' }
    },
    ResetLinkSent: (draft) => {
      draft.now = { kind: 'sent' }
    },
    ResetLinkFailed: (draft, { problem, fields }) => {
      draft.now = { kind: 'failed', problem, fields }
      draft.refusals += 1
    },
  },
})
type Needs = StateWith<typeof forgottenPassword | typeof forms | typeof captcha>

/** Starts again, whatever an earlier visit to the page led to. */
export const openForgottenPassword = (): Either<Refusal, DomainEvent> => right(ForgottenPasswordOpened({}))

export const requestResetLink = (state: Needs, _: void, now: number): Either<Refusal, DomainEvent> => {
  if (state.forgottenPassword.now.kind === 'sending') return left(refuse('busy'))
  const token = captchaToken(state)
  const values = submitForm(state, forgottenPasswordForm, now, token === null ? { captcha: 'captcha' } : {})
  return isLeft(values)
    ? right(values.left)
    : right(ResetLinkRequested({ email: emailOf(values.right.email), captcha: token ?? '' }))
}

export const selectForgottenPassword = selector([forgottenPassword], (state) => state.forgottenPassword)
