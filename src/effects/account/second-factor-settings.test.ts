import { describe, expect, it } from 'vitest'
import {
  SecondFactorDisabled,
  SecondFactorDisablingFailed,
  SecondFactorDisablingRequested,
} from '../../domain/account/second-factor-settings.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { profile, refusal } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { disableSecondFactor } from '../api/generated/second-factor.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { clearReason, sendDisabling } from './second-factor-settings.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]
const a = SecondFactorDisablingRequested({ reason: 'New phone' })

describe('turning two-factor off', () => {
  it('[TFA-3] sends the reason, once however often it is pressed', () => {
    const ports = fakeHost(responds(disableSecondFactor, { status: 'success' }))
    const then = ['5ms b', { b: SecondFactorDisabled({}) }] as const
    runEffect({ effect: sendDisabling, given, ports, when: ['aa-a', { a }], then })
    const input = { path: { id: 'user-1' }, body: { reason: 'New phone' } }
    expect(ports.calls).toEqual([{ id: 'disableSecondFactor', input, ended: 'completed' }])
  })

  it('[TFA-3] tells that it stays on', () => {
    const ports = fakeHost(fails(disableSecondFactor, refusal))
    const then = ['5ms b', { b: SecondFactorDisablingFailed({ problem: refusal }) }] as const
    runEffect({ effect: sendDisabling, given, ports, when: ['a', { a }], then })
  })

  it('[TFA-3] is for people who are signed in', () => {
    const then = ['b', { b: SecondFactorDisablingFailed({ problem: { kind: 'unauthorised', detail: null } }) }] as const
    runEffect({ effect: sendDisabling, ports: {}, when: ['a', { a }], then })
  })

  it('[TFA-3] forgets the reason once it is off', () => {
    const then = ['b', { b: FormCleared({ form: 'second-factor-disabling' }) }] as const
    runEffect({ effect: clearReason, ports: {}, when: ['a', { a: SecondFactorDisabled({}) }], then })
  })
})

provesAll(sendDisabling, clearReason)
