import { describe, expect, it } from 'vitest'
import { offline, profile } from '../../domain/samples.ts'
import { COUNTDOWN_AFTER, COUNTDOWN_SECONDS } from '../../domain/session/idle-phase.ts'
import { IdleExpired, IdleTick, StayConfirmed, StayFailed, StayRequested } from '../../domain/session/idle.ts'
import { LogoutRequested } from '../../domain/session/logout.ts'
import { ProfileLoaded, SessionEnded } from '../../domain/session/session.ts'
import { ping } from '../api/generated/session.ts'
import { virtualClock } from '../runtime/fakes.testing.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { endIdleSession, keepAlive, watchIdle } from './idle.ts'

const loaded = ProfileLoaded({ profile, termsUpdated: false })
const ended = SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: null })
/** The last call was long enough ago for the countdown to reach 0 at 2 s of the test. */
const lastActivityAt = 2000 - COUNTDOWN_AFTER - COUNTDOWN_SECONDS * 1000
const ports = { clock: virtualClock, activity: { last: () => lastActivityAt } }
const tick = IdleTick({ lastActivityAt })

describe('watching for quiet time', () => {
  it('[IDLE-1] checks each second from the profile on, until the countdown is at 0', () => {
    const then = ['1s t 999ms e', { t: tick, e: IdleExpired({}) }] as const
    runEffect({ effect: watchIdle, ports, when: ['a 4s b', { a: loaded, b: ended }], then })
  })

  it('[IDLE-1] stops with the session', () => {
    const then = ['1s t', { t: tick }] as const
    runEffect({ effect: watchIdle, ports, when: ['a 1500ms b', { a: loaded, b: ended }], then })
  })

  it('[IDLE-1] runs once, however often a profile loads', () => {
    const then = ['1300ms t', { t: tick }] as const
    runEffect({ effect: watchIdle, ports, when: ['a 299ms a 1100ms b', { a: loaded, b: ended }], then })
  })
})

it('[IDLE-1] the end of the countdown goes to /logout and logs out', () => {
  const went: string[] = []
  runEffect({
    effect: endIdleSession,
    ports: { navigation: { go: (path, how) => went.push(`${how} ${path}`) } },
    when: ['a', { a: IdleExpired({}) }],
    then: ['b', { b: LogoutRequested({ cause: 'idle' }) }],
  })
  expect(went).toEqual(['replace /logout'])
})

describe('staying logged in', () => {
  const stay = StayRequested({})

  it('[IDLE-1] pings the host, and is confirmed by its response', () => {
    const host = fakeHost(responds(ping, { status: 'success' }))
    const then = ['5ms b', { b: StayConfirmed({}) }] as const
    runEffect({ effect: keepAlive, ports: host, when: ['aa', { a: stay }], then })
    expect(host.calls).toHaveLength(1)
  })

  it('[IDLE-1] reports that no response came', () => {
    const host = fakeHost(fails(ping, offline))
    const then = ['5ms b', { b: StayFailed({ problem: offline }) }] as const
    runEffect({ effect: keepAlive, ports: host, when: ['a', { a: stay }], then })
  })
})

provesAll(watchIdle, endIdleSession, keepAlive)
