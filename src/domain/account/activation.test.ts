import { describe, expect, it } from 'vitest'
import { masquerade, MasqueradeRestored } from '../session/masquerade.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { FormRefused, forms } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { compileRedaction } from '../log/redaction.ts'
import { offline, refusal } from '../samples.ts'
import { ProfileFailed, session } from '../session/session.ts'
import {
  AccountActivated,
  AccountActivationFailed,
  AccountActivationRequested,
  activateAccount,
  activation,
  ActivationDateCheckFailed,
  ActivationDateCheckRequested,
  ActivationDateRefused,
  ActivationDateReopened,
  ActivationDateVerified,
  ActivationFound,
  ActivationLookUpFailed,
  ActivationLookUpRequested,
  checkActivationDate,
  openActivation,
  reopenActivationDate,
  selectActivation,
  selectHasFourSteps,
} from './activation.ts'
import { goodPassword, judged, typedDate, typedPassword } from './testing.ts'
import { passwordRules } from './password-rules.ts'

const given = story(activation, passwordRules, forms, session, masquerade)
const id = 'act'
const dateOfBirth = '1978-08-28'
const email = 'new@acme.example'
const found = (secondFactor: boolean) => [
  ActivationLookUpRequested({ id }),
  ActivationFound({ firstName: 'Ana', email, secondFactor }),
]
const open = found(false)
const checking = ActivationDateCheckRequested({ id, dateOfBirth })
const verified = [...open, typedDate(dateOfBirth), checking, ActivationDateVerified({})]
const activating = AccountActivationRequested({ id, dateOfBirth, email, password: goodPassword })
const ready = [...verified, typedPassword(), judged(1)]
const shown = (...events: DomainEvent[]) => selectActivation(given(...events).state)
const now = Date.UTC(2026, 5, 1)

describe('an activation link', () => {
  it('[ACT-1] is looked up, and nothing of an earlier one stays', () => {
    expect(given().when(openActivation, { id })).toEqual(produced(ActivationLookUpRequested({ id })))
    expect(given().when(openActivation, { id: '' })).toEqual(refused('noLink'))
    expect(shown(...ready, ActivationLookUpRequested({ id: 'b' }))).toMatchObject({
      link: { kind: 'loading', id: 'b' },
      step: 'date',
      dateOfBirth: '',
    })
  })

  it('[ACT-1] is loaded with whom it is for, or failed', () => {
    expect(shown(...open).link).toEqual({ kind: 'open', id, firstName: 'Ana', email })
    expect(shown(ActivationLookUpRequested({ id }), ActivationLookUpFailed({ problem: refusal })).link).toEqual({
      kind: 'failed',
      problem: refusal,
    })
  })

  it('[ACT-1] is recorded nowhere', () => {
    const redact = compileRedaction(ActivationLookUpRequested.codec, (value) => value)
    expect(redact({ id: 'canary' })).toEqual({ id: '[secret]' })
  })
})

describe('step 1, the date of birth', () => {
  it('[ACT-2] is sent with the link', () => {
    expect(
      given(...open, typedDate('1978-8-28'))
        .at(now)
        .when(checkActivationDate),
    ).toEqual(produced(checking))
  })

  it('[ACT-2] is refused where nothing is typed or the date is none', () => {
    const problem = (date: string) => produced(FormRefused({ form: 'birth-date', problems: { date } }))
    expect(
      given(...open)
        .at(now)
        .when(checkActivationDate),
    ).toEqual(problem('dateRequired'))
    expect(
      given(...open, typedDate('1978-13-28'))
        .at(now)
        .when(checkActivationDate),
    ).toEqual(problem('monthOutside'))
  })

  it('[ACT-2] stays quiet without a link and while a response is pending', () => {
    expect(given().when(checkActivationDate)).toEqual(refused('noLink'))
    expect(given(...open, checking).when(checkActivationDate)).toEqual(refused('busy'))
  })

  it('[ACT-2] leads to the password, or says that the date does not match', () => {
    expect(shown(...verified)).toMatchObject({ step: 'password', busy: false, dateOfBirth })
    expect(shown(...open, checking, ActivationDateRefused({}))).toMatchObject({
      step: 'date',
      busy: false,
      trouble: { kind: 'dateRefused' },
      refusals: 1,
    })
    expect(shown(...open, checking, ActivationDateCheckFailed({ problem: offline })).trouble).toEqual({
      kind: 'failed',
      problem: offline,
    })
  })
})

describe('step 2, the password', () => {
  it('[ACT-2] is sent with everything before, once every rule is met', () => {
    expect(given(...ready).when(activateAccount)).toEqual(produced(activating))
    expect(given(...verified, typedPassword()).when(activateAccount)).toEqual(
      produced(FormRefused({ form: 'new-password', problems: { rules: 'passwordRules' } })),
    )
  })

  it('[ACT-2] stays quiet without a link, before the date, and while a response is pending', () => {
    expect(given().when(activateAccount)).toEqual(refused('noLink'))
    expect(given(...open).when(activateAccount)).toEqual(refused('dateFirst'))
    expect(given(...ready, activating).when(activateAccount)).toEqual(refused('busy'))
  })

  it('[ACT-2] Back keeps the date and the password', () => {
    const back = given(...ready).when(reopenActivationDate)
    expect(back).toEqual(produced(ActivationDateReopened({})))
    const { state } = given(...ready, ActivationDateReopened({}))
    expect(state.activation.step).toBe('date')
    expect(state.forms['birth-date']?.secrets).toEqual({ date: dateOfBirth })
    expect(state.forms['new-password']?.secrets).toEqual({ password: goodPassword })
    expect(given(...ready, activating).when(reopenActivationDate)).toEqual(refused('busy'))
  })

  it('[ACT-2] tells broken rules from other failures, and a refused date leads back', () => {
    const failed = (rulesBroken: boolean) =>
      shown(...ready, activating, AccountActivationFailed({ problem: refusal, rulesBroken }))
    expect(failed(true)).toMatchObject({ step: 'password', busy: false, trouble: { kind: 'rulesBroken' } })
    expect(failed(false).trouble).toEqual({ kind: 'failed', problem: refusal })
    expect(shown(...ready, activating, ActivationDateRefused({})).step).toBe('date')
  })

  it('[ACT-2] is done with the response, and says so when the profile does not come', () => {
    expect(shown(...ready, activating, AccountActivated({}))).toMatchObject({ step: 'done', dateOfBirth: '' })
    const lost = [...ready, activating, AccountActivated({}), ProfileFailed({ problem: offline })]
    expect(shown(...lost).trouble).toEqual({ kind: 'failed', problem: offline })
    expect(shown(...open, ProfileFailed({ problem: offline })).trouble).toBeNull()
  })

  it('[ACT-3] is the second of four steps where a second factor is part of it', () => {
    expect(shown(...found(true)).secondFactor).toBe(true)
    expect(selectHasFourSteps(given(...found(true)).state)).toBe(false)
    expect(selectHasFourSteps(given(...found(true), AccountActivated({})).state)).toBe(true)
    expect(selectHasFourSteps(given(...open, AccountActivated({})).state)).toBe(false)
  })
})

it('[MASQ-1] a masquerade changes no password', () => {
  const acting = MasqueradeRestored({ userId: 'user-2', schemeYear: '2026' })
  expect(given(acting).when(activateAccount)).toEqual(refused('masquerade'))
})
