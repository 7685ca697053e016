import { describe, expect, it } from 'vitest'
import { editField, FormRefused, forms } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline, profile, refusal } from '../samples.ts'
import { login, SecondFactorDemanded } from './login.ts'
import { masquerade, MasqueradeStarted } from './masquerade.ts'
import { secondFactor, SecondFactorLeft } from './second-factor.ts'
import {
  leaveSetUp,
  SecondFactorEnabled,
  secondFactorSetup,
  selectSetUp,
  sendSetUpCode,
  SetUpCodeAccepted,
  SetUpCodeFailed,
  SetUpCodeRequested,
  SetUpKeyFailed,
  SetUpKeyIssued,
  SetUpKeyRequested,
  SetUpLeft,
  setUpWithPasswordForm,
  startSetUp,
} from './second-factor-setup.ts'
import { ProfileFailed, ProfileLoaded, session } from './session.ts'

const given = story(session, masquerade, login, secondFactor, secondFactorSetup, forms)
const key = { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Benefits:a?secret=JBSWY3DPEHPK3PXP' }
const demanded = SecondFactorDemanded({ from: 'login', demand: { step: 'setUp', ...key } })
const signedIn = ProfileLoaded({ profile, termsUpdated: false })
const begun = [signedIn, SetUpKeyRequested({}), SetUpKeyIssued(key)]
const accepted = SetUpCodeAccepted({})
const sent = { code: '123456', password: null }
const typed = (field: 'code' | 'password', value: string) => {
  const event = editField(setUpWithPasswordForm)(given().state, { field, value }, 0)
  if (event._tag === 'Left') throw new Error('Editing is never refused.')
  return event.right
}
const code = typed('code', '123456')

describe('a set-up that a login demanded', () => {
  it('[TFA-2] has its key with the demand, and begins with the first pass', () => {
    expect(selectSetUp(given(demanded).state)).toMatchObject({
      way: 'login',
      key: { status: 'loaded', value: key },
      pass: 'first',
    })
  })

  it('[TFA-2] sends a code in each of two passes', () => {
    const first = SetUpCodeRequested({ way: 'login', pass: 'first', ...sent })
    expect(given(demanded, code).when(sendSetUpCode)).toEqual(produced(first))
    const second = SetUpCodeRequested({ way: 'login', pass: 'second', ...sent })
    expect(given(demanded, first, accepted, code).when(sendSetUpCode)).toEqual(produced(second))
  })

  it('[TFA-2] refuses an incomplete code', () => {
    const refusal = FormRefused({ form: 'second-factor-setup', problems: { code: 'code' } })
    expect(given(demanded, typed('code', '12')).when(sendSetUpCode)).toEqual(produced(refusal))
  })

  it('[TFA-2] stays quiet while a response is pending, once it is done, and without a key', () => {
    const sending = given(demanded, code, SetUpCodeRequested({ way: 'login', pass: 'first', ...sent }))
    expect(sending.when(sendSetUpCode)).toEqual(refused('busy'))
    expect(given(demanded, code, SecondFactorEnabled({ way: 'login' })).when(sendSetUpCode)).toEqual(refused('busy'))
    expect(given(code).when(sendSetUpCode)).toEqual(refused('notBegun'))
  })

  it('[TFA-2] stays in its pass when a code is refused, and counts the refusals', () => {
    const failed = SetUpCodeFailed({ problem: refusal, codes: ['invalid-code'] })
    const { state } = given(demanded, accepted, failed, failed)
    const trouble = { problem: refusal, codes: ['invalid-code'] }
    expect(selectSetUp(state)).toMatchObject({ pass: 'second', phase: 'open', refusals: 2, trouble })
  })

  it('[TFA-4] forgets the key when it is left, and when it is done', () => {
    const left = given(demanded, accepted, SecondFactorLeft({ because: 'expired' }))
    expect(JSON.stringify(left.state)).not.toContain(key.secret)
    expect(JSON.stringify(given(demanded, SecondFactorEnabled({ way: 'login' })).state)).not.toContain(key.secret)
  })

  it('[TFA-2] tells of a profile that does not come after the last code', () => {
    const done = given(demanded, SecondFactorEnabled({ way: 'login' }), ProfileFailed({ problem: offline }))
    expect(selectSetUp(done.state)).toMatchObject({ trouble: { problem: offline, codes: [] }, refusals: 1 })
    expect(selectSetUp(given(demanded, ProfileFailed({ problem: offline })).state).trouble).toBeNull()
  })

  it('[TFA-2] begins again with the next demand', () => {
    const { state } = given(demanded, accepted, demanded)
    expect(selectSetUp(state).pass).toBe('first')
    const asksForCode = SecondFactorDemanded({ from: 'login', demand: { step: 'code' } })
    expect(selectSetUp(given(asksForCode).state).key.status).toBe('idle')
  })
})

describe('a set-up in the profile', () => {
  it('[TFA-3] begins by asking for a key, once, for people who are signed in', () => {
    expect(given(signedIn).when(startSetUp)).toEqual(produced(SetUpKeyRequested({})))
    expect(given(signedIn, SetUpKeyRequested({})).when(startSetUp)).toEqual(refused('busy'))
    expect(given().when(startSetUp)).toEqual(refused('signedOut'))
  })

  it('[TFA-3] may ask again for a key that did not come', () => {
    const failed = given(signedIn, SetUpKeyRequested({}), SetUpKeyFailed({ problem: refusal }))
    expect(selectSetUp(failed.state).key).toEqual({ status: 'failed', problem: refusal, value: null })
    expect(failed.when(startSetUp)).toEqual(produced(SetUpKeyRequested({})))
  })

  it('[TFA-3] asks for the password in the second pass alone', () => {
    const first = SetUpCodeRequested({ way: 'settings', pass: 'first', ...sent })
    expect(given(...begun, code).when(sendSetUpCode)).toEqual(produced(first))
    const missing = FormRefused({ form: 'second-factor-setup', problems: { password: 'required' } })
    expect(given(...begun, accepted, code).when(sendSetUpCode)).toEqual(produced(missing))
    const second = SetUpCodeRequested({ way: 'settings', pass: 'second', code: '123456', password: 'pass' })
    expect(given(...begun, accepted, code, typed('password', 'pass')).when(sendSetUpCode)).toEqual(produced(second))
  })

  it('[TFA-3] is refused while somebody acts for another person', () => {
    const acting = MasqueradeStarted({ userId: 'user-2', schemeYear: '2026' })
    expect(given(signedIn, acting).when(startSetUp)).toEqual(refused('masquerade'))
    expect(given(...begun, acting, code).when(sendSetUpCode)).toEqual(refused('masquerade'))
  })

  it('[TFA-3] forgets the key when its panel closes', () => {
    const left = given(...begun, SetUpLeft({}))
    expect(JSON.stringify(left.state)).not.toContain(key.secret)
    expect(given(...begun).when(leaveSetUp)).toEqual(produced(SetUpLeft({})))
    expect(given(demanded).when(leaveSetUp)).toEqual(refused('notBegun'))
  })
})
