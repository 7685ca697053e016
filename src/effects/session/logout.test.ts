import { describe, expect, it } from 'vitest'
import { offline, profile, refusal, unauthorised } from '../../domain/samples.ts'
import { LogoutFailed, LogoutRequested } from '../../domain/session/logout.ts'
import { MasqueradeStarted } from '../../domain/session/masquerade.ts'
import { ProfileLoaded, SessionEnded } from '../../domain/session/session.ts'
import { endSession, logOut } from '../api/generated/session.ts'
import type { FakeHost } from '../runtime/testing.ts'
import { memoryStorage } from '../runtime/fakes.testing.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { sendLogout } from './logout.ts'

const request = LogoutRequested({ cause: 'person' })
const over = (ssoLogoutUrl: string | null = null) => SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl })
const closed = responds(logOut, { status: 'success' })
const deleted = responds(endSession, null)
const send = (host: FakeHost, marbles: string, event: ReturnType<typeof over> | ReturnType<typeof LogoutFailed>) => {
  const kept = ['loggedIn', 'user', 'loginCredentials', 'persist:root']
  const storage = memoryStorage(Object.fromEntries(kept.map((key) => [`local/${key}`, '{}'])))
  const sealedPersistence = { drop: (key: string) => storage.remove('local', key) }
  const ports = { api: host.api, storage, sealedPersistence }
  runEffect({ effect: sendLogout, ports, when: ['aa', { a: request }], then: [marbles, { b: event }] })
  expect(storage.entries).toEqual({})
  return host.calls.map(({ id }) => id)
}

describe('logging out', () => {
  it('[LOGOUT-1] wipes the flags, calls, then deletes the session, once', () => {
    expect(send(fakeHost(closed, deleted), '10ms b', over())).toEqual(['logOut', 'endSession'])
  })

  it.each([
    ['the single-sign-on address', null, 'https://sso.acme.example/out'],
    [
      'the address of One Hub where that is active',
      'https://onehub.acme.example/out',
      'https://onehub.acme.example/out',
    ],
  ])('[LOGOUT-1] tells %s', (_, oneHubLogoutUrl, address) => {
    const urls = { ssoLogoutUrl: 'https://sso.acme.example/out', oneHubLogoutUrl }
    runEffect({
      effect: sendLogout,
      given: [ProfileLoaded({ profile: { ...profile, ...urls }, termsUpdated: false })],
      ports: { api: fakeHost(closed, deleted).api, storage: memoryStorage(), sealedPersistence: { drop: () => {} } },
      when: ['a', { a: request }],
      then: ['10ms b', { b: over(address) }],
    })
  })

  it('[IDLE-1] says that it was for inactivity', () => {
    const b = SessionEnded({ reason: 'idle', message: null, ssoLogoutUrl: null })
    runEffect({
      effect: sendLogout,
      ports: { api: fakeHost(closed, deleted).api, storage: memoryStorage(), sealedPersistence: { drop: () => {} } },
      when: ['a', { a: LogoutRequested({ cause: 'idle' }) }],
      then: ['10ms b', { b }],
    })
  })

  it('[MASQ-1] leaves the flags of the browser alone during a masquerade', () => {
    const storage = memoryStorage({ 'local/loggedIn': 'true' })
    runEffect({
      effect: sendLogout,
      given: [MasqueradeStarted({ userId: 'user-1', schemeYear: '2026' })],
      ports: { api: fakeHost(closed, deleted).api, storage },
      when: ['a', { a: request }],
      then: ['10ms b', { b: over() }],
    })
    expect(storage.entries).toEqual({ 'local/loggedIn': 'true' })
  })

  it('[LOGOUT-1] takes a session that is over already for logged out', () => {
    const gone = [fails(logOut, unauthorised), fails(endSession, unauthorised)]
    expect(send(fakeHost(...gone), '10ms b', over())).toEqual(['logOut', 'endSession'])
  })

  it('[LOGOUT-2] tells that the call failed, and deletes nothing', () => {
    const failed = LogoutFailed({ problem: refusal })
    expect(send(fakeHost(fails(logOut, refusal)), '5ms b', failed)).toEqual(['logOut'])
  })

  it('[LOGOUT-2] tells that the session could not be deleted', () => {
    send(fakeHost(closed, fails(endSession, offline)), '10ms b', LogoutFailed({ problem: offline }))
  })

  it('[LOGOUT-1] goes on when the session ends meanwhile', () => {
    const elsewhere = SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null })
    runEffect({
      effect: sendLogout,
      ports: { api: fakeHost(closed, deleted).api, storage: memoryStorage(), sealedPersistence: { drop: () => {} } },
      when: ['a 2ms b', { a: request, b: elsewhere }],
      then: ['10ms b', { b: over() }],
    })
  })
})

provesAll(sendLogout)
