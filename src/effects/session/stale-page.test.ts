import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { profile } from '../../domain/samples.ts'
import { PortalOpened, ProfileLoaded, SessionAbsent, SessionEnded } from '../../domain/session/session.ts'
import { memoryStorage } from '../runtime/fakes.testing.ts'
import { runEffect, provesAll } from '../runtime/testing.ts'
import { leaveStalePage } from './stale-page.ts'

const loaded = ProfileLoaded({ profile, termsUpdated: true })
const ended = SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: null })

describe('a page out of the back/forward cache', () => {
  /** How often it starts again. */
  const restore = (entries: Record<string, string>, ...given: DomainEvent[]): number => {
    let times = 0
    runEffect({
      effect: leaveStalePage,
      given,
      ports: (cold) => ({
        storage: memoryStorage(entries),
        navigation: { restored: cold('5ms a', { a: undefined }), startAgain: () => void (times += 1) },
      }),
      when: ['a', { a: PortalOpened({}) }],
      then: ['', {}],
    })
    return times
  }

  it('[LOGOUT-1] begins again where the session has ended since', () => {
    expect(restore({}, loaded, ended)).toBe(1)
    expect(restore({}, loaded)).toBe(1)
  })

  it('[LOGOUT-1] starts again where a session is open, which can be somebody else’s', () => {
    expect(restore({ 'local/loggedIn': 'true' }, loaded)).toBe(1)
    expect(restore({ 'local/loggedIn': 'true' }, SessionAbsent({}))).toBe(1)
  })

  it('[LOGIN-1] stays as it was where nobody has logged in', () => {
    expect(restore({}, SessionAbsent({}))).toBe(0)
  })
})

provesAll(leaveStalePage)
