import { describe, expect, it } from 'vitest'
import { editField, FormRefused, forms } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { profileOf, refusal } from '../samples.ts'
import { login } from '../session/login.ts'
import { masquerade, MasqueradeStarted } from '../session/masquerade.ts'
import { secondFactor } from '../session/second-factor.ts'
import { SecondFactorEnabled, secondFactorSetup } from '../session/second-factor-setup.ts'
import { ProfileLoaded, session } from '../session/session.ts'
import {
  disableSecondFactor,
  disablingForm,
  noticeSeen,
  SecondFactorDisabled,
  SecondFactorDisablingFailed,
  SecondFactorDisablingRequested,
  SecondFactorNoticeSeen,
  secondFactorSettings,
  selectSecondFactorSettings,
} from './second-factor-settings.ts'

const given = story(session, masquerade, login, secondFactor, secondFactorSetup, secondFactorSettings, forms)
const signedIn = (isMfaEnabled: boolean) => ProfileLoaded({ profile: profileOf({ isMfaEnabled }), termsUpdated: false })
const on = signedIn(true)
const because = (reason: string) => {
  const event = editField(disablingForm)(given().state, { field: 'reason', value: reason }, 0)
  if (event._tag === 'Left') throw new Error('Editing is never refused.')
  return event.right
}
const request = SecondFactorDisablingRequested({ reason: 'New phone' })

describe('whether two-factor is on', () => {
  it.each([
    ['as the login set-up says', [signedIn(true)], true],
    ['as the login set-up says', [signedIn(false)], false],
    ['once it was enabled', [signedIn(false), SecondFactorEnabled({ way: 'settings' })], true],
    ['once it was disabled', [signedIn(true), SecondFactorDisabled({})], false],
  ] as const)('[TFA-3] is known %s: %#', (_, events, isOn) => {
    expect(selectSecondFactorSettings(given(...events).state).on).toBe(isOn)
  })

  it.each([
    ['enabled', SecondFactorEnabled({ way: 'login' })],
    ['disabled', SecondFactorDisabled({})],
  ] as const)('[TFA-3] is announced once as %s', (notice, event) => {
    const changed = given(signedIn(notice === 'disabled'), event)
    expect(selectSecondFactorSettings(changed.state).notice).toBe(notice)
    expect(changed.when(noticeSeen)).toEqual(produced(SecondFactorNoticeSeen({})))
    const seen = changed.at(0, SecondFactorNoticeSeen({}))
    expect(selectSecondFactorSettings(seen.state).notice).toBeNull()
    expect(seen.when(noticeSeen)).toEqual(refused('notNeeded'))
  })
})

describe('turning two-factor off', () => {
  it('[TFA-3] needs a reason', () => {
    expect(given(on, because('New phone ')).when(disableSecondFactor)).toEqual(produced(request))
    const missing = FormRefused({ form: 'second-factor-disabling', problems: { reason: 'disablingReason' } })
    for (const reason of ['', '  '])
      expect(given(on, because(reason)).when(disableSecondFactor)).toEqual(produced(missing))
  })

  it('[TFA-3] stays quiet where it is off, or a response is pending', () => {
    expect(given(signedIn(false), because('New phone')).when(disableSecondFactor)).toEqual(refused('notNeeded'))
    expect(given(on, because('New phone'), request).when(disableSecondFactor)).toEqual(refused('busy'))
  })

  it('[TFA-3] is refused while somebody acts for another person', () => {
    const acting = MasqueradeStarted({ userId: 'user-2', schemeYear: '2026' })
    expect(given(on, acting, because('New phone')).when(disableSecondFactor)).toEqual(refused('masquerade'))
  })

  it('[TFA-3] that fails leaves it on, says why, and may be tried again', () => {
    const failed = given(on, because('New phone'), request, SecondFactorDisablingFailed({ problem: refusal }))
    expect(selectSecondFactorSettings(failed.state)).toMatchObject({
      on: true,
      notice: null,
      disabling: { kind: 'failed', problem: refusal },
    })
    expect(failed.when(disableSecondFactor)).toEqual(produced(request))
  })
})
