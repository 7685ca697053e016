import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { offline, profile, refusal, unauthorised } from '../../domain/samples.ts'
import { LoginRequested } from '../../domain/session/login.ts'
import { LogoutConfirmed, LogoutFailed, LogoutRequested, LogoutSent } from '../../domain/session/logout.ts'
import { MasqueradeStarted } from '../../domain/session/masquerade.ts'
import { ProfileLoaded, RedirectRefused, SessionEnded } from '../../domain/session/session.ts'
import { endSession, logOut } from '../api/generated/session.ts'
import { memoryVault } from '../runtime/adapters/browser.ts'
import { safeRedirect } from '../runtime/adapters/safe-redirect.ts'
import { responds, fakeHost, fails, runEffect, provesAll, type EffectCase, type FakeHost } from '../runtime/testing.ts'
import { memoryStorage } from '../runtime/fakes.testing.ts'
import { sendLogout } from './logout.ts'

const request = LogoutRequested({ cause: 'person' })
const loaded = ProfileLoaded({ profile, termsUpdated: false })
const over = SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: null })
const acting = MasqueradeStarted({ userId: 'user-1', schemeYear: '2026' })
const closed = responds(logOut, { status: 'success' })
const deleted = responds(endSession, null)
const busy: Problem = { kind: 'refused', status: 429, message: null }
const sso = 'https://sso.acme.example/out'
const hub = 'https://onehub.acme.example/out'
const hosts = {
  singleSignOn: [],
  signOut: ['sso.acme.example', 'onehub.acme.example'],
  workPlatform: [],
  partner: [],
  credits: [],
  claims: [],
}

interface Given {
  readonly given?: readonly DomainEvent[]
  readonly entries?: Record<string, string>
  readonly token?: string | null
  readonly when?: EffectCase['when']
}

/** Logs out: what was emitted, called, left in storage, and where it led. */
const send = (
  host: FakeHost,
  then: EffectCase['then'],
  { given = [loaded], entries = {}, token = 'token', when = ['a', { a: request }] }: Given = {},
) => {
  const storage = memoryStorage(entries)
  const vault = memoryVault()
  if (token !== null) vault.keep(token)
  const went: string[] = []
  const ports = {
    api: host.api,
    storage,
    vault,
    navigation: {
      go: (path: string, how?: string) => void went.push(`${how} ${path}`),
      leave: (url: string) => void went.push(`leave ${url}`),
    },
    redirects: (named: string) => safeRedirect(named, 'signOut', hosts, 'https://portal.test'),
  }
  runEffect({ effect: sendLogout, given, ports, when, then })
  return { calls: host.calls.map(({ id, input }) => [id, input]), left: storage.entries, went }
}
const sent = (address: string | null = null) => LogoutSent({ cause: 'person', address })
const confirmed = LogoutConfirmed({})
const asPerson = { as: { accessToken: 'token', masquerade: null } }
const byCookie = { as: { accessToken: null, masquerade: null } }

describe('logging out', () => {
  it('[LOGOUT-1] ends the session before anything is sent, then calls, then deletes the session', () => {
    const then = ['(bc) 6ms d', { b: over, c: sent(), d: confirmed }] as const
    expect(send(fakeHost(closed, deleted), then)).toEqual({
      calls: [
        ['logOut', asPerson],
        ['endSession', asPerson],
      ],
      left: {},
      went: ['replace /logout-success'],
    })
  })

  it.each([
    ['the single-sign-on address', null, sso],
    ['the address of One Hub where that is active', hub, hub],
  ])('[LOGOUT-1] follows %s once the host has responded', (_, oneHubLogoutUrl, address) => {
    const urls = { ssoLogoutUrl: sso, oneHubLogoutUrl }
    const given = [ProfileLoaded({ profile: { ...profile, ...urls }, termsUpdated: false })]
    const then = ['(bc)', { b: over, c: sent(address) }] as const
    expect(send(fakeHost(closed, deleted), then, { given }).went).toEqual([`leave ${address}`])
  })

  it('[LOGOUT-1] follows no address that is not allowed, and the log says so', () => {
    const address = 'https://evil.example/'
    const given = [ProfileLoaded({ profile: { ...profile, ssoLogoutUrl: address }, termsUpdated: false })]
    const d = RedirectRefused({ purpose: 'signOut' })
    const then = ['(bc) 6ms (de)', { b: over, c: sent(address), d, e: confirmed }] as const
    expect(send(fakeHost(closed, deleted), then, { given }).went).toEqual(['replace /logout-success'])
  })

  it('[LOGOUT-1] needs no profile and no token: the cookie and the stored address are enough', () => {
    const entries = { 'local/user': JSON.stringify({ ssoLogoutUrl: sso, oneHubLogoutUrl: hub }) }
    const then = ['(bc)', { b: over, c: sent(hub) }] as const
    const { calls, went } = send(fakeHost(deleted), then, { given: [], token: null, entries })
    expect([calls, went]).toEqual([[['endSession', byCookie]], [`leave ${hub}`]])
  })

  it('[IDLE-1] says that it was for inactivity', () => {
    const b = SessionEnded({ reason: 'idle', message: null, ssoLogoutUrl: null })
    const c = LogoutSent({ cause: 'idle', address: null })
    const when = ['a', { a: LogoutRequested({ cause: 'idle' }) }] as const
    send(fakeHost(closed, deleted), ['(bc) 6ms d', { b, c, d: confirmed }], { when })
  })

  it('[LOGOUT-1] takes a session that is over already for logged out', () => {
    const gone = fakeHost(fails(logOut, unauthorised), fails(endSession, unauthorised))
    expect(send(gone, ['(bc) 6ms d', { b: over, c: sent(), d: confirmed }]).left).toEqual({})
  })

  it.each([
    ['the host is out of order', refusal],
    ['the network is gone', offline],
    ['no response comes', { kind: 'timeOut' } as const],
    ['the host is busy', busy],
  ])('[LOGOUT-2] fails when %s, and the storage says no more than that a logout is awaited', (_, problem) => {
    const then = ['(bc) 1ms d', { b: over, c: sent(), d: LogoutFailed({ problem }) }] as const
    const { calls, left, went } = send(fakeHost(fails(logOut, problem)), then)
    expect([calls.length, left, went]).toEqual([1, { 'local/logout': '' }, []])
  })

  it('[LOGOUT-2] fails when the host refuses, which is its last word', () => {
    const problem: Problem = { kind: 'refused', status: 403, message: null }
    const then = ['(bc) 1ms d', { b: over, c: sent(), d: LogoutFailed({ problem }) }] as const
    expect(send(fakeHost(fails(logOut, problem)), then).left).toEqual({})
  })

  it('[LOGOUT-2] fails when the session could not be deleted', () => {
    const d = LogoutFailed({ problem: offline })
    send(fakeHost(closed, fails(endSession, offline)), ['(bc) 6ms d', { b: over, c: sent(), d }])
  })

  it('[LOGOUT-2] is tried again with the cookie alone, and then leads where it would have led', () => {
    const given = [loaded, over, sent(sso), LogoutFailed({ problem: offline })]
    const entries = { 'local/logout': '' }
    const { calls, left, went } = send(fakeHost(deleted), ['', {}], { given, token: null, entries })
    expect([calls, left, went]).toEqual([[['endSession', byCookie]], {}, [`leave ${sso}`]])
  })

  it('[MASQ-1] [LOGOUT-2] of a masquerade leaves whom it was for until it is confirmed', () => {
    const d = LogoutFailed({ problem: offline })
    const first = send(fakeHost(fails(logOut, offline)), ['(bc) 1ms d', { b: over, c: sent(), d }], {
      given: [acting, loaded],
    })
    expect(first.left).toEqual({ 'local/logoutOfMasquerade': 'user-1' })
    const given = [acting, loaded, over, sent(), d]
    const again = send(fakeHost(deleted), ['5ms b', { b: confirmed }], { given, token: null, entries: first.left })
    const as = { accessToken: null, masquerade: { userId: 'user-1', schemeYear: null } }
    expect([again.calls, again.left]).toEqual([[['endSession', { as }]], {}])
  })

  it('[LOGIN-2] is no longer waited for when somebody logs in', () => {
    const login = LoginRequested({ email: 'a@b.example', password: 'p', captcha: null })
    const host = fakeHost(closed, deleted)
    send(host, ['(bc)', { b: over, c: sent() }], { when: ['a 2ms l', { a: request, l: login }] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled'])
  })
})

provesAll(sendLogout)
