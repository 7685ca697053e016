import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { offline, profile, unauthorised } from '../../domain/samples.ts'
import { LoginRequested } from '../../domain/session/login.ts'
import { LogoutFailed, LogoutRequested, LogoutSent } from '../../domain/session/logout.ts'
import { PortalOpened, ProfileLoaded, SessionEnded } from '../../domain/session/session.ts'
import { ConnectionFound } from '../../domain/shell/connection.ts'
import { endSession } from '../api/generated/session.ts'
import { responds, fakeHost, fails, runEffect, provesAll, type EffectCase, type FakeHost } from '../runtime/testing.ts'
import { memoryStorage } from '../runtime/fakes.testing.ts'
import { repeatLogout, retryLogout } from './repeat-logout.ts'

const request = LogoutRequested({ cause: 'person' })
const loaded = ProfileLoaded({ profile, termsUpdated: false })
const over = SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: null })
const sent = () => LogoutSent({ cause: 'person', address: null })
const deleted = responds(endSession, null)

interface Given {
  readonly given?: readonly DomainEvent[]
  readonly entries?: Record<string, string>
  readonly when?: EffectCase['when']
}

describe('a logout that no host has confirmed', () => {
  const opened = PortalOpened({})
  const repeat = (
    host: FakeHost,
    { given = [], entries = { 'local/logout': '' }, when = ['a', { a: opened }] }: Given = {},
    path = '/',
  ) => {
    const storage = memoryStorage(entries)
    runEffect({
      effect: repeatLogout,
      given,
      ports: { api: host.api, storage, navigation: { path: () => path } },
      when,
      then: ['', {}],
    })
    return { calls: host.calls.map(({ id }) => id), left: storage.entries }
  }

  it('[LOGOUT-1] is repeated at the next load, of a masquerade as well', () => {
    const entries = { 'local/logout': '', 'local/logoutOfMasquerade': 'user-1' }
    expect(repeat(fakeHost(deleted), { entries })).toEqual({ calls: ['endSession', 'endSession'], left: {} })
  })

  it('[LOGOUT-1] is repeated at each load until the host responds', () => {
    const first = repeat(fakeHost(fails(endSession, offline)))
    expect(first.left).toEqual({ 'local/logout': '' })
    expect(repeat(fakeHost(fails(endSession, unauthorised)), { entries: first.left }).left).toEqual({})
  })

  it('[LOGOUT-1] is repeated once the network is back, and the page that waits for it follows', () => {
    const when = ['a', { a: ConnectionFound({}) }] as const
    expect(repeat(fakeHost(deleted), { when }).left).toEqual({})
    const given = [loaded, over, sent(), LogoutFailed({ problem: offline })]
    expect(repeat(fakeHost(), { given, when }).calls).toEqual([])
    runEffect({ effect: retryLogout, given, ports: {}, when, then: ['b', { b: request }] })
    runEffect({ effect: retryLogout, ports: {}, when, then: ['', {}] })
  })

  it('[MASQ-1] [LOGOUT-1] of a masquerade is repeated while the administrator is signed in', () => {
    const entries = { 'local/logoutOfMasquerade': 'user-1' }
    expect(repeat(fakeHost(deleted), { given: [loaded], entries })).toEqual({ calls: ['endSession'], left: {} })
  })

  it('[LOGOUT-1] is not repeated where there is none', () => {
    expect(repeat(fakeHost(), { entries: {} }).calls).toEqual([])
  })

  it.each([
    ['while it is under way', [loaded, over, sent()], '/'],
    ['while somebody logs in', [LoginRequested({ email: 'a@b.example', password: 'p', captcha: null })], '/'],
    ['while a link signs somebody in', [], '/sso-login/token'],
  ])('[LOGOUT-1] is not repeated %s', (_, given, path) => {
    expect(repeat(fakeHost(), { given }, path).calls).toEqual([])
  })

  it('[LOGIN-2] ends with a login', () => {
    const host = fakeHost(deleted)
    const login = LoginRequested({ email: 'a@b.example', password: 'p', captcha: null })
    repeat(host, { when: ['a 2ms l', { a: opened, l: login }] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled'])
  })
})

provesAll(repeatLogout, retryLogout)
