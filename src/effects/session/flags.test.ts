import { describe, expect, it } from 'vitest'
import { story } from '../../domain/kernel/testing.ts'
import { profile } from '../../domain/samples.ts'
import { LogoutAddressNamed } from '../../domain/session/login.ts'
import { LogoutRequested } from '../../domain/session/logout.ts'
import { MasqueradeStarted } from '../../domain/session/masquerade.ts'
import { ProfileLoaded, SessionAbsent, SessionEnded, SessionRestoreRequested } from '../../domain/session/session.ts'
import { slices } from '../../domain/state.ts'
import { getLoginSetup } from '../api/generated/session.ts'
import { memoryVault } from '../runtime/adapters/browser.ts'
import { memoryStorage } from '../runtime/fakes.testing.ts'
import { responds, fakeHost, runEffect } from '../runtime/testing.ts'
import { loginSetup } from '../samples.ts'
import { endedByHost } from './flags.ts'
import { keepFlags, loadProfile } from './session.ts'

describe('[LOGOUT-1] where a logout ends', () => {
  const url = 'https://sso.acme.example/out'
  const kept = { 'local/user': JSON.stringify({ userType: 'employee', ssoLogoutUrl: url }) }
  const own = 'https://own.acme.example/out'
  it.each([
    ['is as the login names it', [LogoutAddressNamed({ url })], {}, null, url],
    ['is as the visit before kept it', [], kept, null, url],
    ["is the set-up's own address before both", [LogoutAddressNamed({ url })], kept, own, own],
    ['is nowhere where a kept entry is broken', [], { 'local/user': '{' }, null, null],
    ['is nowhere where nobody names it', [], {}, null, null],
  ])('%s', (_, given, entries, ssoLogoutUrl, expected) => {
    const ports = {
      api: fakeHost(responds(getLoginSetup, { ...loginSetup, ssoLogoutUrl })).api,
      vault: memoryVault(),
      storage: memoryStorage(entries),
    }
    const b = ProfileLoaded({ profile: { ...profile, ssoLogoutUrl: expected }, termsUpdated: true })
    const when = ['a', { a: SessionRestoreRequested({}) }] as const
    runEffect({ effect: loadProfile, given, ports, when, then: ['5ms b', { b }] })
  })

  it('is kept with the flags for the next page load', () => {
    const storage = memoryStorage()
    const a = ProfileLoaded({ profile: { ...profile, ssoLogoutUrl: url }, termsUpdated: false })
    runEffect({
      effect: keepFlags,
      ports: { storage, activity: { keep: () => {} } },
      when: ['a', { a }],
      then: ['', {}],
    })
    expect(storage.entries).toMatchObject(kept)
  })
})

describe('[AUTH-1] a 401', () => {
  const url = 'https://sso.acme.example/out'
  const storage = memoryStorage({ 'local/user': JSON.stringify({ ssoLogoutUrl: url }) })
  const given = story(...slices)
  const reload = SessionRestoreRequested({})
  const acting = MasqueradeStarted({ userId: 'user-1', schemeYear: null })
  const loaded = ProfileLoaded({ profile, termsUpdated: false })
  const over = (ssoLogoutUrl: string | null) => SessionEnded({ reason: 'unauthorised', message: 'Over', ssoLogoutUrl })

  it.each([
    ['to a reload says why, and where the visit before said that a logout ends', [reload], [over(url)]],
    ['to a reload of a masquerade leads no further than the login', [acting, reload], [over(null)]],
    ['to a running page has the address of its profile alone', [reload, loaded], [over(profile.ssoLogoutUrl)]],
    ['to nobody ends nothing', [SessionAbsent({})], []],
    ['during a logout is the end of that', [reload, loaded, LogoutRequested({ cause: 'person' })], []],
  ])('%s', (_, events, expected) => {
    expect(endedByHost(given(...events).state, storage, 'Over')).toEqual(expected)
  })
})
