import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { offline, profile } from '../../domain/samples.ts'
import { LoginSucceeded, LogoutAddressNamed } from '../../domain/session/login.ts'
import { MasqueradeStarted } from '../../domain/session/masquerade.ts'
import { ProfileFailed, ProfileLoaded } from '../../domain/session/session.ts'
import {
  SsoLoginConfirmed,
  SsoLoginFailed,
  SsoLoginHeldForSession,
  SsoLoginRequested,
  SsoLoginSlow,
} from '../../domain/session/sso.ts'
import { logInBySso } from '../api/generated/sso.ts'
import type { DataOf } from '../api/operation.ts'
import { memoryVault } from '../runtime/adapters/browser.ts'
import type { TabMessage } from '../runtime/ports.ts'
import { responds, fakeHost, fails, runEffect, provesAll, type EffectCase } from '../runtime/testing.ts'
import { memoryStorage, virtualClock } from '../runtime/fakes.testing.ts'
import { noticeSlowSso, signInBySso } from './sso.ts'

const tokens: DataOf<typeof logInBySso> = {
  access_token: 'access',
  refresh_token: null,
  expires_in: 900,
  ssoLogoutUrl: null,
  masqueradeUserId: null,
  error: null,
}
const signOn = SsoLoginRequested({ link: 'signOn', token: 'sso-valid', schemeYear: null })
const masquerade = SsoLoginRequested({ link: 'masquerade', token: 'msq-valid', schemeYear: '2026' })
type Trigger = typeof signOn | ReturnType<typeof SsoLoginConfirmed>
const succeeded = LoginSucceeded({ remember: null })

const signOver = (
  entries: Record<string, string>,
  trigger: Trigger,
  script: ReturnType<typeof responds>,
  ...then: EffectCase['then']
) => {
  const host = fakeHost(script)
  const vault = memoryVault()
  const storage = memoryStorage(entries)
  const posted: TabMessage[] = []
  const dropped: string[] = []
  const ports = {
    api: host.api,
    vault,
    storage,
    tabs: { post: (message: TabMessage) => void posted.push(message) },
    sealedPersistence: { drop: (key: string) => void dropped.push(key) },
  }
  const seen = { clock: virtualClock, navigation: { shown: of(undefined) } }
  runEffect({ effect: signInBySso, ports: { ...ports, ...seen }, when: ['a 2ms a', { a: trigger }], then })
  return { calls: host.calls, token: vault.accessToken(), entries: storage.entries, posted, dropped }
}

const sign = (trigger: Trigger, script: ReturnType<typeof responds>, ...then: EffectCase['then']) =>
  signOver({}, trigger, script, ...then)

describe('signing in by a link over an open session', () => {
  const open = { 'local/loggedIn': 'true', 'local/user': '{}', 'local/cookies': 'kept' }
  const ticket = { token: 'sso-valid', schemeYear: null }
  const confirmed = SsoLoginConfirmed(ticket)

  it('[SSO-1] calls nothing and asks first', () => {
    const over = signOver(open, signOn, responds(logInBySso, tokens), 'b--b', { b: SsoLoginHeldForSession(ticket) })
    expect(over).toMatchObject({ calls: [], token: null, entries: open, posted: [], dropped: [] })
  })

  it('[SSO-1] replaces it, its drafts and its other tabs, once the host has accepted the link', () => {
    const over = signOver(open, confirmed, responds(logInBySso, tokens), '5ms b', { b: succeeded })
    expect(over).toMatchObject({ token: 'access', posted: [{ kind: 'signedOut' }], dropped: ['persist:root'] })
    expect(over.entries).toEqual({ 'local/cookies': 'kept' })
  })

  it('[SSO-1] leaves it as it was when the host refuses the link', () => {
    const b = SsoLoginFailed({ link: 'signOn', problem: offline })
    expect(signOver(open, confirmed, fails(logInBySso, offline), '5ms b', { b })).toMatchObject({
      entries: open,
      posted: [],
      dropped: [],
    })
  })

  it('[MASQ-1] leaves it alone for a masquerade, which lives in its own tab', () => {
    const script = responds(logInBySso, { ...tokens, masqueradeUserId: '4021' })
    const started = MasqueradeStarted({ userId: '4021', schemeYear: '2026' })
    const over = signOver(open, masquerade, script, '505ms (bc)', { b: started, c: succeeded })
    expect(over).toMatchObject({ entries: open, posted: [] })
  })
})

describe('signing in by a link', () => {
  it.each([
    ['-', []],
    ['600ms a', ['logInBySso']],
  ])('[SSO-1] [MASQ-1] spends no link on a page that nobody sees: %j', (shown, called) => {
    const host = fakeHost(responds(logInBySso, tokens))
    runEffect({
      effect: signInBySso,
      ports: (cold) => ({
        api: host.api,
        vault: memoryVault(),
        storage: memoryStorage(),
        clock: virtualClock,
        navigation: { shown: cold(shown, { a: undefined }) },
      }),
      when: ['a', { a: signOn }],
      then: called.length === 0 ? ['', {}] : ['1105ms b', { b: succeeded }],
    })
    expect(host.calls.map(({ id }) => id)).toEqual(called)
  })

  it('[SSO-1] sends the token once, and keeps what it gets in memory and in no event', () => {
    const { calls, token } = sign(signOn, responds(logInBySso, tokens), '505ms b', { b: succeeded })
    expect(calls).toEqual([{ id: 'logInBySso', input: { body: { sso: 'sso-valid' } }, ended: 'completed' }])
    expect(token).toBe('access')
  })

  it('[LOGOUT-1] keeps where the response says that a logout ends', () => {
    const url = 'https://sso.acme.example/out'
    const then = { b: LogoutAddressNamed({ url }), c: succeeded }
    sign(signOn, responds(logInBySso, { ...tokens, ssoLogoutUrl: url }), '505ms (bc)', then)
  })

  it.each([
    ['body', responds(logInBySso, { ...tokens, masqueradeUserId: '4021' })],
    ['header', responds(logInBySso, tokens, '4021')],
  ])('[MASQ-1] [MASQ-2] starts the masquerade for the user of the %s and the year of the path', (_, script) => {
    const started = MasqueradeStarted({ userId: '4021', schemeYear: '2026' })
    sign(masquerade, script, '505ms (bc)', { b: started, c: succeeded })
  })

  it.each([
    ['a host that cannot be reached', signOn, fails(logInBySso, offline), offline],
    [
      'a response with an error',
      signOn,
      responds(logInBySso, { ...tokens, error: 'No' }),
      { kind: 'refused', status: 200, message: 'No' } as const,
    ],
    [
      'a response without a token',
      signOn,
      responds(logInBySso, { ...tokens, access_token: null }),
      { kind: 'undecodable', where: 'access_token' } as const,
    ],
    [
      'a masquerade of nobody, which would sign in the administrator',
      masquerade,
      responds(logInBySso, tokens),
      { kind: 'undecodable', where: 'masqueradeUserId' } as const,
    ],
  ])('[SSO-1] tells of %s', (_, trigger, script, problem) => {
    const { link } = trigger.data
    const { calls, token } = sign(trigger, script, '505ms b', { b: SsoLoginFailed({ link, problem }) })
    expect(calls, 'no retry of its own').toHaveLength(1)
    expect(token).toBeNull()
  })
})

describe('a link that takes long', () => {
  const notice = (when: EffectCase['when'], ...then: EffectCase['then']) => {
    runEffect({ effect: noticeSlowSso, ports: { clock: virtualClock }, when, then })
  }
  const slow = { s: SsoLoginSlow({}) }

  it('[SSO-1] says so after 10 s', () => {
    notice(['a', { a: signOn }], '10s s', slow)
  })

  it('[SSO-1] still does when only the profile is awaited', () => {
    notice(['a 4s b', { a: signOn, b: succeeded }], '10s s', slow)
  })

  it.each([
    ProfileLoaded({ profile, termsUpdated: false }),
    ProfileFailed({ problem: offline }),
    SsoLoginFailed({ link: 'signOn', problem: offline }),
  ])('[SSO-1] stays quiet after $type', (over) => {
    notice(['a 9s b', { a: signOn, b: over }], '', {})
  })
})

provesAll(signInBySso, noticeSlowSso)
