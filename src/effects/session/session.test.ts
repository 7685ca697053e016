import { NEVER } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { offline, profile, profileOf } from '../../domain/samples.ts'
import { LoginSucceeded } from '../../domain/session/login.ts'
import type { EndReason } from '../../domain/session/session.ts'
import {
  PortalOpened,
  ProfileFailed,
  ProfileLoaded,
  SessionAbsent,
  SessionEnded,
  SessionRestoreRequested,
} from '../../domain/session/session.ts'
import { getLoginSetup } from '../api/generated/session.ts'
import { memoryVault } from '../runtime/adapters.ts'
import type { EffectCase } from '../runtime/kit.ts'
import { answers, fakeHost, fails, memoryStorage, runEffect, unproven } from '../runtime/kit.ts'
import type { TabMessage } from '../runtime/ports.ts'
import { loginSetup } from '../samples.ts'
import { followTabs, keepFlags, leaveStalePage, loadProfile, openSession, wipeSession } from './session.ts'

const opened = PortalOpened({})
const loaded = ProfileLoaded({ profile, termsUpdated: true })
const ended = (reason: EndReason, ssoLogoutUrl: string | null = null) =>
  SessionEnded({ reason, message: null, ssoLogoutUrl })

describe('opening the portal', () => {
  it.each([
    [
      'restores a session where the flag says that one was open',
      { 'local/loggedIn': 'true' },
      SessionRestoreRequested({}),
    ],
    ['knows that there is none without the flag', {}, SessionAbsent({})],
    ['knows that there is none with a broken flag', { 'local/loggedIn': '1' }, SessionAbsent({})],
  ])('[STATE-1] %s', (_, entries, event) => {
    const ports = { storage: memoryStorage(entries) }
    runEffect({ effect: openSession, ports, when: ['a', { a: opened }], then: ['b', { b: event }] })
  })
})

describe('loading the profile', () => {
  const load = (setup: typeof loginSetup, expected: typeof profile) => {
    const vault = memoryVault()
    const ports = { api: fakeHost(answers(getLoginSetup, setup)).api, vault }
    const b = ProfileLoaded({ profile: expected, termsUpdated: setup.user.siteTermsUpdated })
    runEffect({ effect: loadProfile, ports, when: ['a', { a: LoginSucceeded({}) }], then: ['5ms b', { b }] })
    return vault.accessToken()
  }
  const withUser = (user: Partial<(typeof loginSetup)['user']>) => ({
    ...loginSetup,
    user: { ...loginSetup.user, ...user },
  })

  it('[LOGIN-7] follows a login, and keeps the fresh token in memory', () => {
    expect(load(loginSetup, profile)).toBe('fresh-token')
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
    load(hub, { ...profile, ssoLogoutUrl: urls.oneHubLogoutUrl })
  })

  it('[SHELL-3] follows a reload, and tells when no answer came', () => {
    const { api } = fakeHost(fails(getLoginSetup, offline))
    runEffect({
      effect: loadProfile,
      ports: { api },
      when: ['a', { a: SessionRestoreRequested({}) }],
      then: ['5ms b', { b: ProfileFailed({ problem: offline }) }],
    })
  })

  it('[AUTH-1] is cancelled with its call when the session ends meanwhile', () => {
    const host = fakeHost(answers(getLoginSetup, loginSetup))
    const when = ['a 2ms b', { a: LoginSucceeded({}), b: ended('elsewhere') }] as const
    runEffect({ effect: loadProfile, ports: host, when, then: ['', {}] })
    expect(host.calls.map((call) => call.ended)).toEqual(['cancelled'])
  })
})

it('[STATE-1] the flags of a session are written, and the other tabs told', () => {
  const storage = memoryStorage()
  const told: TabMessage[] = []
  const ports = { storage, tabs: { tell: (message: TabMessage) => told.push(message) }, activity: { last: () => 7 } }
  runEffect({ effect: keepFlags, ports, when: ['a', { a: loaded }], then: ['', {}] })
  expect(storage.entries).toEqual({
    'local/loggedIn': 'true',
    'local/user': '{"userType":"employee"}',
    'session/__SESSION__TIME__': '7',
  })
  expect(told).toEqual([{ kind: 'signedIn' }])
})

describe('a page out of the back/forward cache', () => {
  const restore = (entries: Record<string, string>, given: DomainEvent[] = []) => {
    const left: string[] = []
    runEffect({
      effect: leaveStalePage,
      given,
      ports: (cold) => ({
        storage: memoryStorage(entries),
        navigation: { restored: cold('5ms a', { a: undefined }), leave: (url) => void left.push(url) },
      }),
      when: ['a', { a: PortalOpened({}) }],
      then: ['', {}],
    })
    return left
  }

  it('[LOGOUT-1] begins anew where the session has ended since', () => {
    expect(restore({})).toEqual(['/'])
    expect(restore({}, [loaded])).toEqual(['/'])
    expect(restore({}, [loaded, ended('loggedOut', null)])).toEqual(['/'])
  })

  it('[LOGOUT-1] stays as it was where the person is still signed in', () => {
    expect(restore({ 'local/loggedIn': 'true' }, [loaded])).toEqual([])
  })

  it('[LOGIN-1] stays as it was where nobody had signed in', () => {
    expect(restore({}, [SessionAbsent({})])).toEqual([])
  })
})

describe('the end of a session', () => {
  const end = (reason: EndReason, ssoLogoutUrl: string | null = null) => {
    const storage = memoryStorage({
      'local/loggedIn': 'true',
      'local/user': '{}',
      'local/loginCredentials': 'x',
      'local/client-theme': '{}',
      'local/persist:root': '{}',
      'local/pes': '{}',
      'session/__SESSION__TIME__': '7',
    })
    const vault = memoryVault()
    vault.keep('token')
    const did: string[] = []
    runEffect({
      effect: wipeSession,
      ports: {
        storage,
        sealedPersistence: { drop: (key) => storage.remove('local', key) },
        vault,
        tabs: { tell: ({ kind }) => did.push(kind) },
        navigation: { go: (path, how) => did.push(`${how} ${path}`), leave: (url) => did.push(`leave ${url}`) },
        redirects: (url) => ({ url: url.includes('evil') ? '/' : url, refused: url.includes('evil') }),
      },
      when: ['a', { a: ended(reason, ssoLogoutUrl) }],
      then: ['', {}],
    })
    return { did, left: [Object.keys(storage.entries), vault.accessToken()] }
  }
  const url = 'https://sso.acme.example/out'

  it('[LOGOUT-1] leaves nothing behind but the consent to cookies', () => {
    expect(end('loggedOut').left).toEqual([['local/pes'], null])
  })

  it.each([
    ['[LOGOUT-1] a logout confirms itself', 'loggedOut', null, ['signedOut', 'replace /logout-success']],
    ['[LOGOUT-1] a logout follows the single-sign-on address', 'loggedOut', url, ['signedOut', `leave ${url}`]],
    ['[AUTH-1] a refusal leads to the login', 'unauthorised', null, ['signedOut', 'replace /']],
    ['[AUTH-1] a refusal follows the single-sign-on address', 'unauthorised', url, ['signedOut', `leave ${url}`]],
    [
      '[AUTH-1] an address that is not allowed is not followed',
      'unauthorised',
      'https://evil.example',
      ['signedOut', 'replace /'],
    ],
    ['[BEN-1] a list that fails leads to the login', 'benefitsUnavailable', null, ['signedOut', 'replace /']],
    ['[LOGOUT-1] a logout of another tab is not told on', 'elsewhere', url, ['replace /']],
  ] as const)('%s', (_, reason, to, did) => {
    expect(end(reason, to).did).toEqual(did)
  })
})

describe('following the other tabs', () => {
  const follow = (message: TabMessage, given: DomainEvent, ...then: EffectCase['then']) => {
    runEffect({
      effect: followTabs,
      given: [given],
      ports: (cold) => ({ tabs: { heard: cold('3ms m', { m: message }) } }),
      when: ['a', { a: opened }],
      then,
    })
  }

  it('[LOGOUT-1] ends the session here when it ends there', () => {
    follow({ kind: 'signedOut' }, loaded, '3ms b', { b: ended('elsewhere') })
  })

  it('[SHELL-3] restores the session here when somebody signs in there', () => {
    follow({ kind: 'signedIn' }, SessionAbsent({}), '3ms b', { b: SessionRestoreRequested({}) })
  })

  it.each([
    ['a login while signed in', { kind: 'signedIn' }, loaded],
    ['a logout while signed out', { kind: 'signedOut' }, SessionAbsent({})],
    ['activity', { kind: 'activity', at: 5 }, loaded],
  ] as const)('stays quiet at %s', (_, message, given) => {
    follow(message, given, '', {})
  })

  it('[LOGOUT-1] goes on after a session has ended', () => {
    runEffect({
      effect: followTabs,
      given: [loaded],
      ports: (cold) => ({
        tabs: { heard: cold('3ms a 1ms b', { a: { kind: 'signedOut' }, b: { kind: 'signedIn' } }) },
      }),
      when: ['a', { a: opened }],
      then: ['3ms a 1ms b', { a: ended('elsewhere'), b: SessionRestoreRequested({}) }],
    })
    runEffect({ effect: followTabs, ports: { tabs: { heard: NEVER } }, when: ['a', { a: opened }], then: ['', {}] })
  })
})

it('[BED-3] these tests see every event that the effects of the session declare', () => {
  expect(unproven(openSession, loadProfile, keepFlags, wipeSession, followTabs, leaveStalePage)).toEqual([])
})
