import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { profile } from '../../domain/samples.ts'
import type { EndReason } from '../../domain/session/session.ts'
import { PortalOpened, ProfileLoaded, SessionAbsent, SessionEnded } from '../../domain/session/session.ts'
import type { EffectCase } from '../runtime/testing.ts'
import { memoryStorage } from '../runtime/fakes.testing.ts'
import { runEffect, provesAll } from '../runtime/testing.ts'
import { leaveStalePage } from './stale-page.ts'

const loaded = ProfileLoaded({ profile, termsUpdated: true })
const ended = (reason: EndReason, ssoLogoutUrl: string | null = null) =>
  SessionEnded({ reason, message: null, ssoLogoutUrl })

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

provesAll(leaveStalePage)
