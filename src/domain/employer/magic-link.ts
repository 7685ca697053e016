import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { defineForm, secretField, submitForm, type forms } from '../kernel/forms/form.ts'
import { required } from '../kernel/forms/rules.ts'
import { reference, secret } from '../kernel/codecs/classification.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { masquerading, type masquerade } from '../session/masquerade.ts'
import { StepUpTrouble } from './step-up.ts'

/** How long a link stays visible, ms. */
export const HIDDEN_AFTER = 60_000

export const magicLinkForm = defineForm('magic-link', { password: secretField(required('ownPassword')) })

const Because = t.keyof({ time: null, person: null })

/** Password and link are secrets: they stay in memory and are in no log. */
export const MagicLinkRequested = defineEvent('MagicLinkRequested', { employeeId: reference, password: secret })
export const MagicLinkIssued = defineEvent('MagicLinkIssued', { employeeId: reference, link: secret })
export const MagicLinkFailed = defineEvent('MagicLinkFailed', { employeeId: reference, trouble: StepUpTrouble })
/** One second has passed while a link is visible. */
export const MagicLinkTicked = defineEvent('MagicLinkTicked', {})
export const MagicLinkHidden = defineEvent('MagicLinkHidden', { because: Because })
/** The panel was closed: the link is discarded. */
export const MagicLinkLeft = defineEvent('MagicLinkLeft', {})

export type MagicLinkState =
  | { kind: 'open' }
  | { kind: 'sending' }
  | { kind: 'shown'; link: string; hiddenAt: number; secondsLeft: number }
  | { kind: 'hidden'; because: t.TypeOf<typeof Because> }
  | { kind: 'failed'; trouble: StepUpTrouble }

interface State {
  employeeId: string | null
  now: MagicLinkState
  /** Counts the failures, so that a screen can announce each. */
  failures: number
}

const initial = (): State => ({ employeeId: null, now: { kind: 'open' }, failures: 0 })

export const magicLink = defineSlice({
  name: 'magicLink',
  lifetime: 'session',
  initial,
  own: { MagicLinkRequested, MagicLinkIssued, MagicLinkFailed, MagicLinkTicked, MagicLinkHidden, MagicLinkLeft },
  on: {
    MagicLinkRequested: (draft, { employeeId }) => {
      draft.employeeId = employeeId
      draft.now = { kind: 'sending' }
    },
    MagicLinkIssued: (draft, { link }, at) => {
      draft.now = { kind: 'shown', link, hiddenAt: at + HIDDEN_AFTER, secondsLeft: HIDDEN_AFTER / 1000 }
    },
    MagicLinkFailed: (draft, { trouble }) => {
      draft.now = { kind: 'failed', trouble }
      draft.failures += 1
    },
    // Time comes from time stamps, so the remaining time is right even after the machine slept.
    MagicLinkTicked: (draft, _, at) => {
      if (draft.now.kind !== 'shown') return
      const secondsLeft = Math.max(0, Math.ceil((draft.now.hiddenAt - at) / 1000))
      if (secondsLeft !== draft.now.secondsLeft) draft.now.secondsLeft = secondsLeft
    },
    MagicLinkHidden: (draft, { because }) => {
      draft.now = { kind: 'hidden', because }
    },
    MagicLinkLeft: (draft) => {
      Object.assign(draft, initial())
    },
  },
})
type Needs = StateWith<typeof magicLink>

/** Requests a link to pass on to an employee. It needs the administrator's own password. */
export const requestMagicLink = (
  state: Needs & StateWith<typeof forms | typeof masquerade>,
  employeeId: string,
  now: number,
): Either<Refusal, DomainEvent> => {
  if (masquerading(state)) return left(refuse('masquerade'))
  if (state.magicLink.now.kind === 'sending') return left(refuse('busy'))
  const values = submitForm(state, magicLinkForm, now)
  return isLeft(values)
    ? right(values.left)
    : right(MagicLinkRequested({ employeeId, password: values.right.password }))
}

/** Hides the link before its time is over. */
export const hideMagicLink = (state: Needs): Either<Refusal, DomainEvent> =>
  state.magicLink.now.kind === 'shown' ? right(MagicLinkHidden({ because: 'person' })) : left(refuse('notShown'))

/** Discards link and password, whatever their state. */
export const leaveMagicLink = (): Either<Refusal, DomainEvent> => right(MagicLinkLeft({}))

/** The link of this employee. */
export const selectMagicLink = selector([magicLink], ({ magicLink: { employeeId, now, failures } }, id: string) => ({
  now: employeeId === id ? now : ({ kind: 'open' } as const),
  failures,
}))
