import { describe, expect, it } from 'vitest'
import { editField, FormRefused, forms } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline, profile, refusal } from '../samples.ts'
import { login, LoginRequested, SecondFactorDemanded, SsoLookupRequested } from './login.ts'
import {
  codeForm,
  CodeLoginFailed,
  CodeLoginRequested,
  CodeLoginSucceeded,
  leaveSecondFactor,
  logInWithCode,
  secondFactor,
  SecondFactorLeft,
  selectSecondFactor,
  sixDigits,
} from './second-factor.ts'
import { ProfileFailed, ProfileLoaded, session } from './session.ts'

const given = story(session, login, secondFactor, forms)
const demanded = SecondFactorDemanded({ from: 'login', demand: { step: 'code' } })
const setUp = SecondFactorDemanded({ from: 'activation', demand: { step: 'setUp', secret: 'AAAA', url: 'otpauth:' } })
const request = CodeLoginRequested({ code: '123456' })
const expired = SecondFactorLeft({ because: 'expired' })
const typed = (code: string) => {
  const event = editField(codeForm)(given().state, { field: 'code', value: code }, 0)
  if (event._tag === 'Left') throw new Error('Editing is never refused.')
  return event.right
}

describe('a code at login', () => {
  it('[TFA-1] is requested with its six digits', () => {
    expect(given(demanded, typed('123456')).when(logInWithCode)).toEqual(produced(request))
  })

  it.each(['', '12345', '1 3456', 'abcdef', '1234567', '１２３４５６'])('[TFA-1] is refused as %j', (code) => {
    expect(sixDigits(code)).toBe('code')
    const refusal = FormRefused({ form: 'second-factor-code', problems: { code: 'code' } })
    expect(given(demanded, typed(code)).when(logInWithCode)).toEqual(produced(refusal))
  })

  it('[TFA-1] stays quiet while a response is pending, and after one that was right', () => {
    const sending = given(demanded, typed('123456'), request)
    expect(sending.when(logInWithCode)).toEqual(refused('busy'))
    expect(sending.at(0, CodeLoginSucceeded({})).when(logInWithCode)).toEqual(refused('busy'))
  })

  it('[TFA-1] stays quiet where none is demanded, or a set-up is', () => {
    expect(given(typed('123456')).when(logInWithCode)).toEqual(refused('notDemanded'))
    expect(given(setUp, typed('123456')).when(logInWithCode)).toEqual(refused('notDemanded'))
  })

  it('[TFA-1] may be tried again after a refusal, which is counted', () => {
    const failed = given(demanded, request, CodeLoginFailed({ problem: refusal, codes: ['invalid-code'] }))
    expect(selectSecondFactor(failed.state)).toMatchObject({
      phase: 'open',
      trouble: { problem: refusal, codes: ['invalid-code'] },
      refusals: 1,
    })
    expect(selectSecondFactor(failed.at(0, request).state).trouble).toBeNull()
  })

  it('[TFA-1] is over once the profile is there', () => {
    const { state } = given(demanded, request, CodeLoginSucceeded({}), ProfileLoaded({ profile, termsUpdated: false }))
    expect(selectSecondFactor(state)).toMatchObject({ demand: null, phase: 'open' })
  })

  it('[TFA-1] can be entered again when it was right and the profile did not come', () => {
    const failed = given(demanded, request, CodeLoginSucceeded({}), ProfileFailed({ problem: offline }))
    const trouble = { problem: offline, codes: [] }
    expect(selectSecondFactor(failed.state)).toMatchObject({ demand: { step: 'code' }, phase: 'open', trouble })
  })

  it('[TFA-1] has no part in a reload whose profile does not come', () => {
    expect(selectSecondFactor(given(demanded, ProfileFailed({ problem: offline })).state).trouble).toBeNull()
  })
})

describe('leaving a demand', () => {
  it('[TFA-4] is Back where there is one, and nothing where there is none', () => {
    expect(given(demanded).when(leaveSecondFactor, 'back')).toEqual(produced(SecondFactorLeft({ because: 'back' })))
    expect(given().when(leaveSecondFactor, 'back')).toEqual(refused('notDemanded'))
  })

  it('[TFA-4] is reported as lost where a reload took it, and only once', () => {
    const lost = SecondFactorLeft({ because: 'lost' })
    expect(given().when(leaveSecondFactor, 'lost')).toEqual(produced(lost))
    const back = SecondFactorLeft({ because: 'back' })
    expect(given(demanded, back).when(leaveSecondFactor, 'lost')).toEqual(produced(lost))
    expect(given(lost).when(leaveSecondFactor, 'lost')).toEqual(refused('notLost'))
    expect(given(demanded).when(leaveSecondFactor, 'lost')).toEqual(refused('notLost'))
  })

  it('[TFA-4] is reported as expired, not as lost', () => {
    const left = given(demanded, expired)
    expect(left.when(leaveSecondFactor, 'lost')).toEqual(refused('notLost'))
    expect(selectSecondFactor(left.state)).toMatchObject({ demand: null, left: 'expired' })
  })

  it.each([
    ['Next', SsoLookupRequested({ email: 'a@b.cd' })],
    ['Login', LoginRequested({ email: 'a@b.cd', password: 'pass', captcha: null })],
    ['the next demand', demanded],
  ])('[TFA-4] is no longer reported after %s', (_, event) => {
    expect(selectSecondFactor(given(demanded, expired, event).state).left).toBeNull()
  })
})
