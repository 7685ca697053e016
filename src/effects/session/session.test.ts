import { describe, expect, it } from 'vitest'
import { offline, profile, profileOf } from '../../domain/samples.ts'
import { LoginSucceeded } from '../../domain/session/login.ts'
import { MasqueradeStarted } from '../../domain/session/masquerade.ts'
import type { EndReason } from '../../domain/session/session.ts'
import { ProfileFailed, ProfileLoaded, SessionEnded, SessionRestoreRequested } from '../../domain/session/session.ts'
import { getLoginSetup } from '../api/generated/session.ts'
import { memoryVault } from '../runtime/adapters/browser.ts'
import { responds, fakeHost, fails, runEffect, provesAll, type EffectCase } from '../runtime/testing.ts'
import { memoryStorage } from '../runtime/fakes.testing.ts'
import type { TabMessage } from '../runtime/ports.ts'
import { loginSetup } from '../samples.ts'
import { keepFlags, loadProfile } from './session.ts'

const loaded = ProfileLoaded({ profile, termsUpdated: true })
const ended = (reason: EndReason, ssoLogoutUrl: string | null = null) =>
  SessionEnded({ reason, message: null, ssoLogoutUrl })

const acting = MasqueradeStarted({ userId: 'user-1', schemeYear: '2026' })

describe('loading the profile', () => {
  const load = (setup: typeof loginSetup, expected: typeof profile) => {
    const vault = memoryVault()
    const posted: TabMessage[] = []
    const tabs = { post: (message: TabMessage) => void posted.push(message) }
    const ports = { api: fakeHost(responds(getLoginSetup, setup)).api, vault, tabs }
    const b = ProfileLoaded({ profile: expected, termsUpdated: setup.user.siteTermsUpdated })
    runEffect({
      effect: loadProfile,
      ports,
      when: ['a', { a: LoginSucceeded({ remember: null }) }],
      then: ['5ms b', { b }],
    })
    expect(posted).toEqual([{ kind: 'signedIn', userId: 'user-1' }])
    return vault.accessToken()
  }
  const withUser = (user: Partial<(typeof loginSetup)['user']>) => ({
    ...loginSetup,
    user: { ...loginSetup.user, ...user },
  })

  it('[LOGIN-7] follows a login, and keeps the fresh token in memory', () => {
    expect(load(loginSetup, profile)).toBe('fresh-token')
  })

  it("[NAV-1] keeps the client's exceptions as the host gives them, those that do not hold and unknown ones too", () => {
    const exceptions = [
      { code: 'reporting', status: true },
      { code: 'life-events', status: false },
      { code: 'gift-shop', status: true },
    ]
    const client = { ...loginSetup.client, clientExceptions: exceptions.map((one) => ({ ...one, since: '2026' })) }
    load({ ...loginSetup, client }, { ...profile, client: { ...profile.client, exceptions } })
  })

  it('[LOGIN-7] reads types and statuses in any case, and takes unknown ones for the least', () => {
    load(
      withUser({ userType: 'EMPLOYER', employmentStatus: 'Left' }),
      profileOf({ userType: 'employer', employmentStatus: 'left' }),
    )
    load(
      withUser({ userType: 'superuser', employmentStatus: 'on leave' }),
      profileOf({ userType: 'employee', employmentStatus: 'active' }),
    )
  })

  it('[LOGOUT-1] takes the logout address of the hub where that is in use', () => {
    const urls = { ssoLogoutUrl: 'https://sso.acme.example/out', oneHubLogoutUrl: 'https://hub.acme.example/out' }
    load({ ...loginSetup, ...urls }, { ...profile, ssoLogoutUrl: urls.ssoLogoutUrl })
    const hub = { ...loginSetup, ...urls, isOneHubIntegrationActive: true }
    load(hub, { ...profile, ...urls })
  })

  it('[STATE-1] tells the other tabs of a login, and of no reload', () => {
    const ports = { api: fakeHost(responds(getLoginSetup, loginSetup)).api, vault: memoryVault() }
    const then = ['5ms b', { b: ProfileLoaded({ profile, termsUpdated: true }) }] as const
    runEffect({ effect: loadProfile, ports, when: ['a', { a: SessionRestoreRequested({}) }], then })
  })

  describe('[MASQ-2] during a masquerade', () => {
    const as = (script: ReturnType<typeof responds>, ...then: EffectCase['then']) => {
      const ports = { api: fakeHost(script).api, vault: memoryVault(), navigation: { path: () => '/app/home/' } }
      const when = ['a', { a: SessionRestoreRequested({}) }] as const
      runEffect({ effect: loadProfile, given: [acting], ports, when, then })
    }
    const respondsAbout = (id: string, header: string | null) =>
      responds(getLoginSetup, { ...loginSetup, user: { ...loginSetup.user, id } }, header)
    const another = ended('profileUnavailable')

    it.each(['user-1', null])('takes a response about the user, with X-Masquerade %s', (header) => {
      as(respondsAbout('user-1', header), '5ms b', { b: ProfileLoaded({ profile, termsUpdated: true }) })
    })

    it.each([
      ['user-2', null],
      ['user-1', 'user-2'],
    ])('takes no response about another: user %s, X-Masquerade %s', (id, header) => {
      as(respondsAbout(id, header), '5ms b', { b: another })
    })

    it('tells no other tab', () => {
      const ports = { api: fakeHost(respondsAbout('user-1', 'user-1')).api, vault: memoryVault() }
      const then = ['5ms b', { b: ProfileLoaded({ profile, termsUpdated: true }) }] as const
      runEffect({
        effect: loadProfile,
        given: [acting],
        ports,
        when: ['a', { a: LoginSucceeded({ remember: null }) }],
        then,
      })
    })

    it('is over where the host no longer allows it', () => {
      const problem = { kind: 'refused', status: 403, message: 'No' } as const
      const b = SessionEnded({ reason: 'unauthorised', message: 'No', ssoLogoutUrl: null })
      as(fails(getLoginSetup, problem), '5ms b', { b })
    })

    it('is not over because a response did not come', () => {
      as(fails(getLoginSetup, offline), '5ms b', { b: ProfileFailed({ problem: offline }) })
    })
  })

  it('[MASQ-2] takes no response about another user without a masquerade', () => {
    const ports = { api: fakeHost(responds(getLoginSetup, loginSetup, 'user-1')).api, vault: memoryVault() }
    const b = ProfileFailed({ problem: { kind: 'undecodable', where: 'X-Masquerade' } })
    runEffect({
      effect: loadProfile,
      ports,
      when: ['a', { a: LoginSucceeded({ remember: null }) }],
      then: ['5ms b', { b }],
    })
  })

  it('[SHELL-3] follows a reload, and reports that no response came', () => {
    const { api } = fakeHost(fails(getLoginSetup, offline))
    runEffect({
      effect: loadProfile,
      ports: { api },
      when: ['a', { a: SessionRestoreRequested({}) }],
      then: ['5ms b', { b: ProfileFailed({ problem: offline }) }],
    })
  })

  const refusal = { kind: 'refused', status: 500, message: 'Later' } as const
  it.each([
    ['a refusal', refusal, SessionEnded({ reason: 'profileUnavailable', message: 'Later', ssoLogoutUrl: null })],
    ['a response that cannot be read', { kind: 'undecodable', where: 'body' } as const, ended('profileUnavailable')],
  ])('[SHELL-3] ends the session where %s follows a reload, but not a login', (_, problem, b) => {
    const run = (a: ReturnType<typeof LoginSucceeded | typeof SessionRestoreRequested>, then: EffectCase['then']) => {
      const { api } = fakeHost(fails(getLoginSetup, problem))
      const ports = { api, storage: memoryStorage() }
      runEffect({ effect: loadProfile, ports, when: ['a', { a }], then })
    }
    run(SessionRestoreRequested({}), ['5ms b', { b }])
    run(LoginSucceeded({ remember: null }), ['5ms b', { b: ProfileFailed({ problem }) }])
  })

  it('[AUTH-1] is cancelled with its call when the session ends meanwhile', () => {
    const host = fakeHost(responds(getLoginSetup, loginSetup))
    const when = ['a 2ms b', { a: LoginSucceeded({ remember: null }), b: ended('elsewhere') }] as const
    runEffect({ effect: loadProfile, ports: host, when, then: ['', {}] })
    expect(host.calls.map((call) => call.ended)).toEqual(['cancelled'])
  })
})

it.each([
  ['of a session are written', [], { 'local/loggedIn': 'true', 'local/user': '{"userType":"employee"}' }, 'Masquerade'],
  ['of the browser stay as they are during a masquerade', [acting], {}, ''],
])('[STATE-1] [MASQ-1] [LOGOUT-1] the flags %s, and its own logout is awaited no longer', (_, given, flags, other) => {
  const storage = memoryStorage({ 'local/logout': '', 'local/logoutOfMasquerade': 'user-1' })
  const kept: string[] = []
  const ports = { storage, activity: { keep: () => void kept.push('activity') } }
  runEffect({ effect: keepFlags, given, ports, when: ['a', { a: loaded }], then: ['', {}] })
  const awaited = other === '' ? { 'local/logout': '' } : { 'local/logoutOfMasquerade': 'user-1' }
  expect([storage.entries, kept]).toEqual([{ ...flags, ...awaited }, ['activity']])
})

provesAll(loadProfile, keepFlags)
