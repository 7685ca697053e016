import { NEVER } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { profile } from '../../domain/samples.ts'
import { MasqueradeStarted } from '../../domain/session/masquerade.ts'
import type { EndReason } from '../../domain/session/session.ts'
import {
  PortalOpened,
  ProfileLoaded,
  RedirectRefused,
  SessionAbsent,
  SessionEnded,
  SessionRestoreRequested,
} from '../../domain/session/session.ts'
import { memoryVault } from '../runtime/adapters/browser.ts'
import type { EffectCase } from '../runtime/testing.ts'
import { memoryStorage } from '../runtime/fakes.testing.ts'
import { runEffect, provesAll } from '../runtime/testing.ts'
import type { TabMessage } from '../runtime/ports.ts'
import { safeRedirect } from '../runtime/adapters/safe-redirect.ts'
import { followTabs, leaveStalePage, wipeSession } from './session-end.ts'

const opened = PortalOpened({})
const loaded = ProfileLoaded({ profile, termsUpdated: true })
const ended = (reason: EndReason, ssoLogoutUrl: string | null = null) =>
  SessionEnded({ reason, message: null, ssoLogoutUrl })
const masquerade = JSON.stringify({ claim: 'claim', userId: 'user-1', schemeYear: '2026' })
const acting = MasqueradeStarted({ userId: 'user-1', schemeYear: '2026' })

describe('a page out of the back/forward cache', () => {
  const restore = (entries: Record<string, string>, given: DomainEvent[] = [], then: EffectCase['then'] = ['', {}]) => {
    const left: string[] = []
    runEffect({
      effect: leaveStalePage,
      given,
      ports: (cold) => ({
        storage: memoryStorage(entries),
        navigation: { restored: cold('5ms a', { a: undefined }), leave: (url, how) => void left.push(`${how} ${url}`) },
      }),
      when: ['a', { a: PortalOpened({}) }],
      then,
    })
    return left
  }

  it('[LOGOUT-1] begins again where the session has ended since', () => {
    expect(restore({}, [loaded, ended('loggedOut', null)])).toEqual(['replace /'])
  })

  it('[LOGOUT-1] shows at once nothing more of a session that it still takes for open', () => {
    expect(restore({}, [loaded], ['5ms b', { b: ended('elsewhere') }])).toEqual(['replace /'])
  })

  it('[LOGOUT-1] stays as it was where the person is still signed in', () => {
    expect(restore({ 'local/loggedIn': 'true' }, [loaded])).toEqual([])
  })

  it('[LOGIN-1] stays as it was where nobody had signed in', () => {
    expect(restore({}, [SessionAbsent({})])).toEqual([])
  })
})

describe('the end of a session', () => {
  const hosts = {
    singleSignOn: [],
    signOut: ['sso.acme.example'],
    workPlatform: [],
    partner: [],
    credits: [],
    claims: [],
  }
  const end = (
    reason: EndReason,
    ssoLogoutUrl: string | null = null,
    then: EffectCase['then'] = ['', {}],
    ofTab: Record<string, string> = {},
  ) => {
    const storage = memoryStorage({
      ...ofTab,
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
        tabs: { post: ({ kind }) => did.push(kind) },
        navigation: { go: (path, how) => did.push(`${how} ${path}`), leave: (url) => did.push(`leave ${url}`) },
        redirects: (named, purpose) => safeRedirect(named, purpose, hosts, 'https://portal.test'),
      },
      when: ['a', { a: ended(reason, ssoLogoutUrl) }],
      then,
    })
    return { did, left: [Object.keys(storage.entries), vault.accessToken()] }
  }
  const url = 'https://sso.acme.example/out'

  it('[LOGOUT-1] leaves nothing behind but the consent to cookies', () => {
    expect(end('loggedOut').left).toEqual([['local/pes'], null])
  })

  it('[SHELL-3] keeps what another reload begins with where this one got no profile, and no token', () => {
    const [kept, token] = end('profileUnavailable').left
    expect(kept).toEqual(expect.arrayContaining(['local/loggedIn', 'local/persist:root']))
    expect(token).toBeNull()
  })

  it.each([
    ['[LOGOUT-1] a logout confirms itself', 'loggedOut', null, ['signedOut', 'replace /logout-success']],
    ['[LOGOUT-1] a logout follows the single-sign-on address', 'loggedOut', url, ['signedOut', `leave ${url}`]],
    ['[AUTH-1] a refusal leads to the login', 'unauthorised', null, ['signedOut', 'replace /']],
    ['[AUTH-1] a refusal follows the single-sign-on address', 'unauthorised', url, ['signedOut', `leave ${url}`]],
    ['[BEN-1] a list that fails leads to the login', 'benefitsUnavailable', null, ['signedOut', 'replace /']],
    ['[IDLE-1] a logout for inactivity says so', 'idle', null, ['signedOut', 'replace /logout-success']],
    [
      '[SHELL-3] a reload without a profile leads to the login, and no other tab with it',
      'profileUnavailable',
      null,
      ['replace /'],
    ],
    ['[LOGOUT-1] a logout of another tab is not passed on', 'elsewhere', url, ['replace /']],
  ] as const)('%s', (_, reason, to, did) => {
    expect(end(reason, to).did).toEqual(did)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'https://good@evil.example',
    'https://good@sso.acme.example/out',
    '\\\\evil',
    '/\\evil',
    'http://sso.acme.example/out',
  ])('[AUTH-1] [LOGOUT-1] an address that is not allowed is not followed, and the log says so: %s', (named) => {
    const report = ['b', { b: RedirectRefused({ purpose: 'signOut' }) }] as const
    expect(end('unauthorised', named, report).did).toEqual(['signedOut', 'replace /'])
    expect(end('loggedOut', named, report).did).toEqual(['signedOut', 'replace /'])
  })

  it('[MASQ-1] of a masquerade is an end in this tab alone', () => {
    const { did, left } = end('loggedOut', url, ['', {}], { 'session/masquerade': masquerade })
    expect(did).toEqual(['replace /logout-success'])
    expect(left).toEqual([
      [
        'local/loggedIn',
        'local/user',
        'local/loginCredentials',
        'local/client-theme',
        'local/persist:root',
        'local/pes',
      ],
      null,
    ])
  })

  it('[LOGOUT-1] elsewhere leaves what belongs to the browser to the tab that ended it', () => {
    expect(end('elsewhere').left[0]).toContain('local/loggedIn')
  })
})

describe('following the other tabs', () => {
  const follow = (message: TabMessage, given: readonly DomainEvent[], ...then: EffectCase['then']) => {
    runEffect({
      effect: followTabs,
      given,
      ports: (cold) => ({ tabs: { messages: cold('3ms m', { m: message }) } }),
      when: ['a', { a: opened }],
      then,
    })
  }

  it('[LOGOUT-1] ends the session here when it ends there', () => {
    follow({ kind: 'signedOut' }, [loaded], '3ms b', { b: ended('elsewhere') })
    follow({ kind: 'signedOut' }, [acting, loaded], '3ms b', { b: ended('elsewhere') })
  })

  it('[LOGOUT-1] shows nothing more of a person when another signs in there', () => {
    const then = ['3ms (bc)', { b: ended('elsewhere'), c: SessionRestoreRequested({}) }] as const
    follow({ kind: 'signedIn', userId: 'user-2' }, [loaded], ...then)
  })

  it('[MASQ-1] leaves a masquerade as it is, whoever signs in there', () => {
    follow({ kind: 'signedIn', userId: 'user-2' }, [acting, loaded], '', {})
  })

  it('[SHELL-3] restores the session here when somebody signs in there', () => {
    follow({ kind: 'signedIn', userId: 'user-1' }, [SessionAbsent({})], '3ms b', { b: SessionRestoreRequested({}) })
  })

  it.each([
    ['a login while signed in', { kind: 'signedIn', userId: 'user-1' }, loaded],
    ['a logout while signed out', { kind: 'signedOut' }, SessionAbsent({})],
    ['activity', { kind: 'activity', at: 5 }, loaded],
  ] as const)('stays quiet at %s', (_, message, given) => {
    follow(message, [given], '', {})
  })

  it('[LOGOUT-1] goes on after a session has ended', () => {
    runEffect({
      effect: followTabs,
      given: [loaded],
      ports: (cold) => ({
        tabs: {
          messages: cold('3ms a 1ms b', { a: { kind: 'signedOut' }, b: { kind: 'signedIn', userId: 'user-1' } }),
        },
      }),
      when: ['a', { a: opened }],
      then: ['3ms a 1ms b', { a: ended('elsewhere'), b: SessionRestoreRequested({}) }],
    })
    runEffect({ effect: followTabs, ports: { tabs: { messages: NEVER } }, when: ['a', { a: opened }], then: ['', {}] })
  })
})

provesAll(wipeSession, leaveStalePage, followTabs)
