import { describe, expect, it } from 'vitest'
import { RedirectRefused, SessionEnded, type EndReason } from '../../domain/session/session.ts'
import { memoryVault } from '../runtime/adapters/browser.ts'
import { runEffect, provesAll, type EffectCase } from '../runtime/testing.ts'
import { memoryStorage } from '../runtime/fakes.testing.ts'
import { safeRedirect } from '../runtime/adapters/safe-redirect.ts'
import { wipeSession } from './session-end.ts'

const ended = (reason: EndReason, ssoLogoutUrl: string | null = null) =>
  SessionEnded({ reason, message: null, ssoLogoutUrl })
const masquerade = JSON.stringify({ claim: 'claim', userId: 'user-1', schemeYear: '2026' })

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
        activity: { last: () => 1000, forget: () => storage.remove('session', '__SESSION__TIME__') },
        sealedPersistence: {
          drop: (key) => storage.remove('local', key),
          forgetKeys: () => did.push('forgetKeys'),
        },
        vault,
        tabs: { post: ({ kind }) => did.push(kind) },
        navigation: { go: (path, how) => did.push(`${how} ${path}`), leave: (url) => did.push(`leave ${url}`) },
        redirects: (named, purpose) => safeRedirect(named, purpose, hosts, 'https://portal.test'),
      },
      when: ['a', { a: ended(reason, ssoLogoutUrl) }],
      then,
    })
    return {
      did: did.filter((one) => one !== 'forgetKeys'),
      keys: did.includes('forgetKeys'),
      entries: storage.entries,
      left: [Object.keys(storage.entries), vault.accessToken()],
    }
  }
  const url = 'https://sso.acme.example/out'

  it('[LOGOUT-1] leaves nothing behind but the consent to cookies', () => {
    expect(end('loggedOut').left).toEqual([['local/pes'], null])
  })

  it.each<EndReason>(['idle', 'unauthorised', 'benefitsUnavailable', 'profileUnavailable'])(
    '[AUTH-1] by %s keeps what was typed for its author, sealed, for an hour',
    (reason) => {
      const { entries, keys } = end(reason)
      expect(entries).toMatchObject({ 'local/persist:root': '{}', 'local/draftsKeptUntil': '3601000' })
      expect(keys).toBe(false)
    },
  )

  it('[LOGOUT-1] by a logout keeps nothing that was typed, nor the key to a copy', () => {
    const { entries, keys } = end('loggedOut', null, ['', {}], { 'local/draftsKeptUntil': '9' })
    expect(entries).toEqual({ 'local/pes': '{}' })
    expect(keys).toBe(true)
  })

  it('[LOGOUT-1] [AUTH-1] elsewhere keeps what was typed only where that tab does', () => {
    expect(end('elsewhere').entries).not.toHaveProperty('local/persist:root')
    const kept = end('elsewhere', null, ['', {}], { 'local/draftsKeptUntil': '9' }).entries
    expect(kept).toMatchObject({ 'local/persist:root': '{}', 'local/draftsKeptUntil': '9' })
  })

  it('[SHELL-3] keeps what another reload begins with where this one got no profile, and no token', () => {
    const [kept, token] = end('profileUnavailable').left
    expect(kept).toEqual(expect.arrayContaining(['local/loggedIn', 'local/persist:root']))
    expect(token).toBeNull()
  })

  it.each([
    ['[LOGOUT-1] a logout waits for the host', 'loggedOut', null, ['signedOut', 'replace /logout']],
    ['[AUTH-1] a refusal leads to the login', 'unauthorised', null, ['signedOut', 'replace /']],
    ['[AUTH-1] a refusal follows the single-sign-on address', 'unauthorised', url, ['signedOut', `leave ${url}`]],
    ['[BEN-1] a list that fails leads to the login', 'benefitsUnavailable', null, ['signedOut', 'replace /']],
    ['[IDLE-1] a logout for inactivity waits for the host', 'idle', null, ['signedOut', 'replace /logout']],
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
  ])('[AUTH-1] an address that is not allowed is not followed, and the log says so: %s', (named) => {
    const report = ['b', { b: RedirectRefused({ purpose: 'signOut' }) }] as const
    expect(end('unauthorised', named, report).did).toEqual(['signedOut', 'replace /'])
  })

  it('[MASQ-1] of a masquerade is an end in this tab alone', () => {
    const { did, left } = end('loggedOut', null, ['', {}], { 'session/masquerade': masquerade })
    expect(did).toEqual(['replace /logout'])
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

provesAll(wipeSession)
