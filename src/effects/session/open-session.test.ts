import { map, timer } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { LogoutRequested } from '../../domain/session/logout.ts'
import { MasqueradeLeftBehind, MasqueradeRestored } from '../../domain/session/masquerade.ts'
import { PortalOpened, SessionAbsent, SessionRestoreRequested } from '../../domain/session/session.ts'
import { provesAll, runEffect, type EffectCase } from '../runtime/testing.ts'
import { memoryStorage } from '../runtime/fakes.testing.ts'
import { openSession } from './open-session.ts'

const opened = PortalOpened({})
const masquerade = JSON.stringify({ claim: 'claim', userId: 'user-1', schemeYear: '2026' })

describe('opening the portal', () => {
  const open = (
    entries: Record<string, string>,
    path: string,
    then: EffectCase['then'],
    claimed = true,
    quietMs = 14 * 60_000 + 14_999,
  ) => {
    const storage = memoryStorage(entries)
    const claims: string[] = []
    const claim = (name: string) => {
      claims.push(name)
      return timer(3).pipe(map(() => claimed))
    }
    const now = 9 * 3_600_000
    const ports = {
      storage,
      navigation: { path: () => path },
      tabs: { claim },
      clock: { now: () => now },
      activity: { last: () => now - quietMs },
    }
    runEffect({ effect: openSession, ports, when: ['a', { a: opened }], then })
    return { claims, entries: storage.entries }
  }
  const restore = SessionRestoreRequested({})
  const restored = MasqueradeRestored({ userId: 'user-1', schemeYear: '2026' })

  it.each([
    ['restores a session where the flag says that one was open', { 'local/loggedIn': 'true' }, restore],
    ['knows that there is none without the flag', {}, SessionAbsent({})],
    ['knows that there is none with a broken flag', { 'local/loggedIn': '1' }, SessionAbsent({})],
    ['takes a broken masquerade for none', { 'session/masquerade': '{"userId":"user-1"}' }, SessionAbsent({})],
    ['takes a masquerade that is no JSON for none', { 'session/masquerade': '{' }, SessionAbsent({})],
  ])('[STATE-1] %s', (_, entries, event) => {
    open(entries, '/', ['b', { b: event }])
  })

  it('[MASQ-1] restores the masquerade of a reload at once, and the session when no other tab holds it', () => {
    const { claims } = open({ 'session/masquerade': masquerade }, '/app/home/', ['a--b', { a: restored, b: restore }])
    expect(claims).toEqual(['claim'])
  })

  it.each([
    ['whoever is signed in in the browser', { 'local/loggedIn': 'true' }, restore],
    ['nobody', {}, SessionAbsent({})],
  ])('[MASQ-1] leaves the masquerade to the tab that it was copied from, and belongs to %s', (_, flags, event) => {
    const then = ['a--(bc)', { a: restored, b: MasqueradeLeftBehind({}), c: event }] as const
    const { entries } = open({ ...flags, 'session/masquerade': masquerade }, '/app/home/', then, false)
    expect(entries).toEqual(flags)
  })

  it.each(['/sso-login/msq-valid/2026', '/sso-login'])('[SSO-1] leaves the session to the link at %s', (path) => {
    const entries = { 'local/loggedIn': 'true', 'session/masquerade': masquerade }
    expect(open(entries, path, ['b', { b: SessionAbsent({}) }]).entries).toEqual({ 'local/loggedIn': 'true' })
  })

  it.each([14 * 60_000 + 15_000, 8 * 3_600_000])(
    '[IDLE-1] restores nothing after %i idle ms: the session is logged out before anything is called',
    (quietMs) => {
      const end = LogoutRequested({ cause: 'idle' })
      open({ 'local/loggedIn': 'true' }, '/app/home/', ['b', { b: end }], true, quietMs)
      const then = ['(ab)', { a: restored, b: end }] as const
      open({ 'session/masquerade': masquerade }, '/app/home/', then, true, quietMs)
      open({}, '/app/home/', ['b', { b: SessionAbsent({}) }], true, quietMs)
    },
  )

  it('[LOGOUT-1] restores nothing at the logout page, whoever is signed in there', () => {
    const end = LogoutRequested({ cause: 'person' })
    for (const path of ['/logout', '/logout/'])
      for (const entries of [{}, { 'local/loggedIn': 'true' }]) open(entries, path, ['b', { b: end }])
    open({ 'session/masquerade': masquerade }, '/logout', ['(ab)', { a: restored, b: end }])
    open({}, '/logout-success', ['b', { b: SessionAbsent({}) }])
  })

  it('[SSO-1] [IDLE-1] asks nobody about a session that is over by its idle time', () => {
    const { entries } = open(
      { 'local/loggedIn': 'true' },
      '/sso-login/t',
      ['b', { b: SessionAbsent({}) }],
      true,
      15 * 60_000,
    )
    expect(entries).toEqual({})
  })

  it('[SSO-1] takes no other page for a link', () => {
    open({ 'local/loggedIn': 'true' }, '/sso-login-help', ['b', { b: restore }])
  })
})

provesAll(openSession)
