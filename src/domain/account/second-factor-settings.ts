import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { defineForm, paragraphs, submitForm, type forms } from '../kernel/forms/form.ts'
import { required } from '../kernel/forms/rules.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { personal } from '../kernel/codecs/classification.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { masquerading, type masquerade } from '../session/masquerade.ts'
import { SecondFactorEnabled } from '../session/second-factor-setup.ts'
import { ProfileLoaded } from '../session/session.ts'
import { defineWrite, type WriteState } from '../kernel/requests/write.ts'

export const disablingForm = defineForm('second-factor-disabling', { reason: paragraphs(required('disablingReason')) })

export const disablingWrite = defineWrite('SecondFactorDisabling', { data: { reason: personal } })
export const { SecondFactorDisablingRequested, SecondFactorDisablingFailed } = disablingWrite.events
export const SecondFactorDisabled = defineEvent('SecondFactorDisabled', {})
/** The account could not be read again after a change whose response was lost. */
export const AccountRereadFailed = defineEvent('AccountRereadFailed', { problem: Problem })
/** The message about the change was shown. */
export const SecondFactorNoticeSeen = defineEvent('SecondFactorNoticeSeen', {})

interface SettingsState {
  /** Whether this person uses two-factor. */
  on: boolean
  /** The latest change, until the screen has announced it. */
  notice: 'enabled' | 'disabled' | null
  disabling: WriteState<{ kind: 'open' }>
}

export const secondFactorSettings = defineSlice({
  name: 'secondFactorSettings',
  lifetime: 'visitor',
  initial: (): SettingsState => ({ on: false, notice: null, disabling: { kind: 'open' } }),
  own: { ...disablingWrite.events, SecondFactorDisabled, SecondFactorNoticeSeen, AccountRereadFailed },
  on: {
    ...disablingWrite.on<SettingsState>('disabling'),
    SecondFactorDisabled: (draft) => {
      draft.on = false
      draft.notice = 'disabled'
      draft.disabling = { kind: 'open' }
    },
    AccountRereadFailed: () => {},
    SecondFactorNoticeSeen: (draft) => {
      draft.notice = null
    },
  },
  extraReducers: (on) => [
    on(ProfileLoaded, (draft, { profile }) => {
      draft.on = profile.user.isMfaEnabled
    }),
    on(SecondFactorEnabled, (draft) => {
      draft.on = true
      draft.notice = 'enabled'
    }),
  ],
})
type Needs = StateWith<typeof secondFactorSettings>

/** Turns two-factor off, with a reason; refused during a masquerade. */
export const disableSecondFactor = (
  state: Needs & StateWith<typeof forms | typeof masquerade>,
  _: void,
  now: number,
): Either<Refusal, DomainEvent> => {
  if (masquerading(state)) return left(refuse('masquerade'))
  const { on, disabling } = state.secondFactorSettings
  if (disabling.kind === 'sending') return left(refuse('busy'))
  if (!on) return left(refuse('notNeeded'))
  const values = submitForm(state, disablingForm, now)
  return isLeft(values)
    ? right(values.left)
    : right(SecondFactorDisablingRequested({ reason: values.right.reason.trim() }))
}

export const noticeSeen = (state: Needs): Either<Refusal, DomainEvent> =>
  state.secondFactorSettings.notice === null ? left(refuse('notNeeded')) : right(SecondFactorNoticeSeen({}))

export const selectSecondFactorSettings = selector([secondFactorSettings], (state) => state.secondFactorSettings)
