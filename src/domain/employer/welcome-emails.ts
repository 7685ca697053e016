import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { csvOf } from '../formats/csv.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { defineForm, secretField, submitForm, valuesOf, type forms } from '../kernel/forms/form.ts'
import { required } from '../kernel/forms/rules.ts'
import { personal, reference, secret } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { failed, idle, loaded, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { masquerading, type masquerade } from '../session/masquerade.ts'
import { StepUpTrouble } from './step-up.ts'

export const welcomeEmailsForm = defineForm('welcome-emails', { password: secretField(required('ownPassword')) })

const Recipients = t.union([
  t.type({ kind: t.literal('notRegistered'), search: personal }),
  t.type({ kind: t.literal('these'), employeeIds: t.array(reference) }),
])
/** The recipients: all who have not registered (and match a search, '' for all), or the listed ones. */
export type Recipients = t.TypeOf<typeof Recipients>

const Failure = t.type({ id: reference, name: personal, email: personal, reason: personal })
export type WelcomeEmailFailure = t.TypeOf<typeof Failure>
const result = { sent: t.number, skipped: t.number, failed: t.array(Failure) }

export const RecipientsRequested = defineEvent('RecipientsRequested', { recipients: Recipients })
export const RecipientsCounted = defineEvent('RecipientsCounted', { count: t.number })
export const RecipientsFailed = defineEvent('RecipientsFailed', { problem: Problem })
/** The administrator is asked to confirm the number. */
export const WelcomeEmailsPrepared = defineEvent('WelcomeEmailsPrepared', {})
export const WelcomeEmailsHeldBack = defineEvent('WelcomeEmailsHeldBack', {})
export const WelcomeEmailsRequested = defineEvent('WelcomeEmailsRequested', {
  recipients: Recipients,
  count: t.number,
  password: secret,
})
export const WelcomeEmailsSent = defineEvent('WelcomeEmailsSent', result)
/** `count` is the current number of recipients, if a changed number is why nothing was sent. */
export const WelcomeEmailsFailed = defineEvent('WelcomeEmailsFailed', {
  trouble: StepUpTrouble,
  count: t.union([t.number, t.null]),
})
export const WelcomeEmailsLeft = defineEvent('WelcomeEmailsLeft', {})

export type Sending =
  | { kind: 'open' }
  | { kind: 'confirming' }
  | { kind: 'sending' }
  | { kind: 'failed'; trouble: StepUpTrouble }
  | { kind: 'done'; sent: number; skipped: number; failed: WelcomeEmailFailure[] }

interface State {
  recipients: Recipients | null
  count: Remote<number>
  sending: Sending
  /** Counts the failures, so that a screen can announce each. */
  failures: number
}
const initial = (): State => ({ recipients: null, count: idle, sending: { kind: 'open' }, failures: 0 })

export const welcomeEmails = defineSlice({
  name: 'welcomeEmails',
  lifetime: 'session',
  initial,
  own: {
    RecipientsRequested,
    RecipientsCounted,
    RecipientsFailed,
    WelcomeEmailsPrepared,
    WelcomeEmailsHeldBack,
    WelcomeEmailsRequested,
    WelcomeEmailsSent,
    WelcomeEmailsFailed,
    WelcomeEmailsLeft,
  },
  on: {
    RecipientsRequested: (draft, { recipients }) => {
      draft.recipients = recipients
      draft.count = { status: 'loading', value: null }
      draft.sending = { kind: 'open' }
    },
    RecipientsCounted: (draft, { count }, at) => {
      draft.count = loaded(count, at)
    },
    RecipientsFailed: (draft, { problem }) => {
      draft.count = failed(draft.count, problem)
    },
    WelcomeEmailsPrepared: (draft) => {
      draft.sending = { kind: 'confirming' }
    },
    WelcomeEmailsHeldBack: (draft) => {
      draft.sending = { kind: 'open' }
    },
    WelcomeEmailsRequested: (draft) => {
      draft.sending = { kind: 'sending' }
    },
    WelcomeEmailsSent: (draft, done) => {
      draft.sending = { kind: 'done', ...done }
    },
    WelcomeEmailsFailed: (draft, { trouble, count }, at) => {
      draft.sending = { kind: 'failed', trouble }
      draft.failures += 1
      if (count !== null) draft.count = loaded(count, at)
    },
    WelcomeEmailsLeft: (draft) => {
      Object.assign(draft, initial())
    },
  },
})
type Needs = StateWith<typeof welcomeEmails>

/** Counts the recipients. While the emails are being sent, the recipients cannot change. */
export const chooseRecipients = (state: Needs, recipients: Recipients): Either<Refusal, DomainEvent> =>
  state.welcomeEmails.sending.kind === 'sending' ? left(refuse('busy')) : right(RecipientsRequested({ recipients }))

/** Asks for confirmation, once the number is known and the password is entered. */
export const prepareWelcomeEmails = (
  state: Needs & StateWith<typeof forms | typeof masquerade>,
  _: void,
  now: number,
): Either<Refusal, DomainEvent> => {
  if (masquerading(state)) return left(refuse('masquerade'))
  const { count, sending } = state.welcomeEmails
  if (sending.kind === 'sending' || count.status === 'loading') return left(refuse('busy'))
  if (!valueOf(count)) return left(refuse('nobody'))
  const values = submitForm(state, welcomeEmailsForm, now)
  return right(isLeft(values) ? values.left : WelcomeEmailsPrepared({}))
}

export const holdBackWelcomeEmails = (state: Needs): Either<Refusal, DomainEvent> =>
  state.welcomeEmails.sending.kind === 'confirming' ? right(WelcomeEmailsHeldBack({})) : left(refuse('notAsked'))

/** Sends the confirmed emails, once. */
export const sendWelcomeEmails = (state: Needs & StateWith<typeof forms>): Either<Refusal, DomainEvent> => {
  const { recipients, count, sending } = state.welcomeEmails
  const number = valueOf(count)
  if (sending.kind !== 'confirming' || recipients === null || number === null) return left(refuse('notAsked'))
  const { password } = valuesOf(state, welcomeEmailsForm)
  return right(WelcomeEmailsRequested({ recipients, count: number, password }))
}

export const leaveWelcomeEmails = (): Either<Refusal, DomainEvent> => right(WelcomeEmailsLeft({}))

export const selectWelcomeEmails = selector([welcomeEmails], (state) => state.welcomeEmails)

/** The failed recipients as a CSV file's text. */
export const failuresCsv = (failures: readonly WelcomeEmailFailure[], header: readonly string[]): string =>
  csvOf(
    header,
    failures.map(({ name, email, reason }) => [name, email, reason]),
  )
