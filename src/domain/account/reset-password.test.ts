import { describe, expect, it } from 'vitest'
import { session } from '../session/session.ts'
import { masquerade, MasqueradeRestored } from '../session/masquerade.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { FormRefused, forms } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { compileRedaction } from '../log/redaction.ts'
import { offline, refusal } from '../samples.ts'
import { goodPassword, judged, typedDate, typedPassword } from './testing.ts'
import { passwordRules } from './password-rules.ts'
import {
  checkResetDate,
  leaveReset,
  openReset,
  PasswordResetFailed,
  PasswordResetRequested,
  PasswordResetSucceeded,
  ResetDateCheckFailed,
  ResetDateCheckRequested,
  ResetDateRefused,
  ResetDateVerified,
  ResetLeft,
  ResetLinkExpired,
  ResetOpened,
  resetPassword,
  selectReset,
  sendNewPassword,
} from './reset-password.ts'

const given = story(resetPassword, passwordRules, forms, masquerade, session)
const token = 'link'
const dateOfBirth = '1978-08-28'
const opened = ResetOpened({ token, dateOfBirth: '' })
const openedAtPassword = ResetOpened({ token, dateOfBirth })
const checking = ResetDateCheckRequested({ token, dateOfBirth })
const sending = PasswordResetRequested({ token, dateOfBirth, password: goodPassword })
const shown = (...events: DomainEvent[]) => selectReset(given(...events).state)
const year2026 = Date.UTC(2026, 5, 1)

describe('opening a reset link', () => {
  it.each([
    ['28-08-1978', dateOfBirth],
    ['1978-08-28', dateOfBirth],
    ['', ''],
    ['29-02-1979', ''],
    ['<script>', ''],
  ])('[RESET-1] reads the date %s of the address as %s', (dob, date) => {
    expect(given().when(openReset, { token, dateOfBirth: dob })).toEqual(
      produced(ResetOpened({ token, dateOfBirth: date })),
    )
  })

  it.each([
    ['abc def/ghi==', 'abc+def/ghi=='],
    [' abc', '+abc'],
    ['a  b', 'a++b'],
    ['a+b', 'a+b'],
    ['a%2Bb', 'a%2Bb'],
    ['abc\u200B', 'abc'],
    ['\uFEFFabc', 'abc'],
    ['abc\u00A0', 'abc'],
    ['abc\n', 'abc'],
    ['ab\u2011cd', 'ab-cd'],
    ['abc==', 'abc=='],
    ['a/b/c', 'a/b/c'],
    ['a_b-c.d~e', 'a_b-c.d~e'],
    ['\u202Aabc\u202C', 'abc'],
    ['ab\u00ADcd', 'abcd'],
    ['ab\r\ncd', 'abcd'],
    ['ab\tcd', 'abcd'],
    ['eyJ0.eyJ1.x-y_z', 'eyJ0.eyJ1.x-y_z'],
    ['ÄÖ', 'ÄÖ'],
  ])('[RESET-1] takes %j from the address for the token %j', (address, read) => {
    expect(given().when(openReset, { token: address, dateOfBirth: '' })).toEqual(
      produced(ResetOpened({ token: read, dateOfBirth: '' })),
    )
  })

  it('[RESET-1] needs a token, and opens the same link once', () => {
    expect(given().when(openReset, { token: '', dateOfBirth: '' })).toEqual(refused('noToken'))
    expect(given(opened).when(openReset, { token, dateOfBirth: '' })).toEqual(refused('open'))
    expect(given(opened, checking).when(openReset, { token, dateOfBirth: '28-08-1978' })).toEqual(refused('open'))
  })

  it('[RESET-1] begins with the date, or with the password where the address has a date', () => {
    expect(shown(opened).step).toBe('date')
    expect(shown(openedAtPassword)).toMatchObject({ step: 'password', link: { token, dateOfBirth } })
  })

  it('[RESET-1] records neither token nor date', () => {
    const redact = compileRedaction(ResetOpened.codec, (value) => value)
    expect(redact({ token, dateOfBirth })).toEqual({ token: '[secret]', dateOfBirth: '[secret]' })
  })
})

describe('the date of birth', () => {
  it('[RESET-1] is sent in full, however it was typed', () => {
    expect(given(opened, typedDate('1978-8-28')).at(year2026).when(checkResetDate)).toEqual(produced(checking))
  })

  it('[RESET-1] that is none is refused with the box named', () => {
    const problem = (date: string) => produced(FormRefused({ form: 'birth-date', problems: { date } }))
    expect(given(opened).at(year2026).when(checkResetDate)).toEqual(problem('dateRequired'))
    expect(given(opened, typedDate('1979-02-29')).at(year2026).when(checkResetDate)).toEqual(problem('dayOutside'))
    expect(given(opened, typedDate('1978--28')).at(year2026).when(checkResetDate)).toEqual(problem('monthMissing'))
    expect(given(opened, typedDate('2027-08-28')).at(year2026).when(checkResetDate)).toEqual(problem('yearOutside'))
  })

  it('[RESET-1] stays quiet without a link, after its end, and while a response is pending', () => {
    expect(given().when(checkResetDate)).toEqual(refused('noToken'))
    expect(given(opened, ResetLinkExpired({ message: null })).when(checkResetDate)).toEqual(refused('noToken'))
    expect(given(opened, checking).when(checkResetDate)).toEqual(refused('busy'))
  })

  it('[RESET-1] leads to the password once it is verified', () => {
    expect(shown(opened, checking, ResetDateVerified({}))).toMatchObject({ step: 'password', busy: false })
  })

  it('[RESET-3] steps back when it is refused, also together with the password', () => {
    const back = { step: 'date', busy: false, trouble: { kind: 'dateRefused' }, refusals: 1, link: { dateOfBirth: '' } }
    expect(shown(opened, checking, ResetDateRefused({}))).toMatchObject(back)
    expect(shown(openedAtPassword, sending, ResetDateRefused({}))).toMatchObject(back)
  })

  it('[RESET-3] keeps what was typed when the network fails', () => {
    const failed = given(opened, typedDate('1978-08-28'), checking, ResetDateCheckFailed({ problem: offline }))
    expect(selectReset(failed.state)).toMatchObject({ step: 'date', trouble: { kind: 'failed', problem: offline } })
    expect(failed.at(year2026).when(checkResetDate)).toEqual(produced(checking))
  })
})

describe('the new password', () => {
  const ready = [openedAtPassword, typedPassword(), judged(1)]

  it('[RESET-2] is sent with token and date once every rule is met', () => {
    expect(given(...ready).when(sendNewPassword)).toEqual(produced(sending))
  })

  it('[RESET-2] is blocked while a rule is not met', () => {
    const blocked = FormRefused({ form: 'new-password', problems: { rules: 'passwordRules' } })
    expect(given(openedAtPassword, typedPassword(), judged(1, '8')).when(sendNewPassword)).toEqual(produced(blocked))
  })

  it('[RESET-2] stays quiet without a link, before the date, after the end, and while a response is pending', () => {
    expect(given().when(sendNewPassword)).toEqual(refused('noToken'))
    expect(given(opened).when(sendNewPassword)).toEqual(refused('dateFirst'))
    expect(given(...ready, sending).when(sendNewPassword)).toEqual(refused('busy'))
    expect(given(...ready, ResetLinkExpired({ message: 'Gone' })).when(sendNewPassword)).toEqual(refused('noToken'))
  })

  it('[RESET-3] steps back to be mended when the host finds a rule broken, and tells other failures apart', () => {
    const failed = (problem: typeof offline, rulesBroken: boolean) =>
      shown(...ready, sending, PasswordResetFailed({ problem, rulesBroken }))
    expect(failed(refusal, true)).toMatchObject({ step: 'password', busy: false, trouble: { kind: 'rulesBroken' } })
    expect(failed(offline, false)).toMatchObject({ trouble: { kind: 'failed', problem: offline }, refusals: 1 })
  })

  it('[RESET-3] an expired link says so in the words of the host', () => {
    expect(shown(...ready, sending, ResetLinkExpired({ message: 'Token has expired' })).trouble).toEqual({
      kind: 'expired',
      message: 'Token has expired',
    })
  })
})

describe('the end of a reset', () => {
  it('[RESET-4] keeps nothing of the link', () => {
    expect(shown(openedAtPassword, sending, PasswordResetSucceeded({ redirectUrl: null }))).toMatchObject({
      link: null,
      step: 'date',
      busy: false,
    })
  })

  it('[RESET-1] keeps nothing when the page is left', () => {
    expect(given(openedAtPassword).when(leaveReset)).toEqual(produced(ResetLeft({})))
    expect(given().when(leaveReset)).toEqual(refused('noToken'))
    expect(shown(openedAtPassword, ResetLeft({}))).toMatchObject({ link: null, step: 'date' })
    expect(shown(opened, checking, ResetLeft({}), ResetDateVerified({})).link).toBeNull()
  })
})

it('[MASQ-1] a masquerade changes no password', () => {
  const acting = MasqueradeRestored({ userId: 'user-2', schemeYear: '2026' })
  expect(given(acting).when(sendNewPassword)).toEqual(refused('masquerade'))
})
