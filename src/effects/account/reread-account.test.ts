import { describe, expect, it } from 'vitest'
import {
  AccountRereadFailed,
  SecondFactorDisabled,
  SecondFactorDisablingFailed,
} from '../../domain/account/second-factor-settings.ts'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { offline, profile } from '../../domain/samples.ts'
import {
  SecondFactorEnabled,
  SetUpCodeAccepted,
  SetUpCodeFailed,
  SetUpKeyRequested,
} from '../../domain/session/second-factor-setup.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { TermsAcceptanceFailed, TermsAccepted } from '../../domain/session/terms.ts'
import { getLoginSetup } from '../api/generated/session.ts'
import { memoryVault } from '../runtime/adapters/browser.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loginSetup } from '../samples.ts'
import { rereadAccount } from './reread-account.ts'

const signedIn = ProfileLoaded({ profile, termsUpdated: true })
/** In the profile, at the second code. */
const settings = [signedIn, SetUpKeyRequested({}), SetUpCodeAccepted({})]
const effect = rereadAccount
const holding = (user: Partial<(typeof loginSetup)['user']>) =>
  responds(getLoginSetup, { ...loginSetup, user: { ...loginSetup.user, ...user } })

const cases = [
  [
    'TFA-3',
    (problem: Problem) => SecondFactorDisablingFailed({ problem }),
    { isMfaEnabled: false },
    { isMfaEnabled: true },
    SecondFactorDisabled({}),
  ],
  [
    'TFA-3',
    (problem: Problem) => SetUpCodeFailed({ problem, codes: [] }),
    { isMfaEnabled: true },
    { isMfaEnabled: false },
    SecondFactorEnabled({ way: 'settings' }),
  ],
  [
    'TERMS-1',
    (problem: Problem) => TermsAcceptanceFailed({ problem }),
    { siteTermsUpdated: false },
    { siteTermsUpdated: true },
    TermsAccepted({}),
  ],
] as const

describe('a change of the account whose response was lost', () => {
  it.each(cases)('[%s] is made once the account shows it: %o', (_, failed, made, notMade, b) => {
    const when = ['a', { a: failed(offline) }] as const
    const vault = memoryVault()
    runEffect({ effect, given: settings, ports: { ...fakeHost(holding(made)), vault }, when, then: ['5ms b', { b }] })
    expect(vault.accessToken()).toBe('fresh-token')
    const ports = { ...fakeHost(holding(notMade)), vault }
    runEffect({ effect, given: settings, ports, when, then: ['', {}] })
  })

  const nothing = (failed: DomainEvent, given: readonly DomainEvent[], host = fakeHost()) => {
    const vault = memoryVault()
    runEffect({ effect, given, ports: { ...host, vault }, when: ['a', { a: failed }], then: ['', {}] })
    expect(vault.accessToken()).toBeNull()
    return host.calls.length
  }

  it.each(cases)('[%s] is not read again where it was refused, or nobody is signed in: %o', (_, failed) => {
    expect(nothing(failed({ kind: 'refused', status: 422, message: null }), settings)).toBe(0)
    expect(nothing(failed(offline), [])).toBe(0)
  })

  it('[TFA-3] stays unconfirmed where it cannot be read, or where somebody else has logged in', () => {
    const failed = SecondFactorDisablingFailed({ problem: offline })
    const then = ['5ms b', { b: AccountRereadFailed({ problem: offline }) }] as const
    const ports = { ...fakeHost(fails(getLoginSetup, offline)), vault: memoryVault() }
    runEffect({ effect, given: [signedIn], ports, when: ['a', { a: failed }], then })
    expect(nothing(failed, [signedIn], fakeHost(holding({ id: 'user-2', isMfaEnabled: false })))).toBe(1)
  })

  it('[TFA-3] reads nothing after a first code, which changes nothing', () => {
    const failed = SetUpCodeFailed({ problem: offline, codes: [] })
    expect(nothing(failed, [signedIn, SetUpKeyRequested({})])).toBe(0)
  })
})

provesAll(rereadAccount)
