import { NEVER } from 'rxjs'
import { describe, it } from 'vitest'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { profile } from '../../domain/samples.ts'
import { MasqueradeStarted } from '../../domain/session/masquerade.ts'
import type { EndReason } from '../../domain/session/session.ts'
import {
  PortalOpened,
  ProfileLoaded,
  SessionAbsent,
  SessionEnded,
  SessionRestoreRequested,
} from '../../domain/session/session.ts'
import { runEffect, provesAll, type EffectCase } from '../runtime/testing.ts'
import type { TabMessage } from '../runtime/ports.ts'
import { followTabs } from './follow-tabs.ts'

const opened = PortalOpened({})
const loaded = ProfileLoaded({ profile, termsUpdated: true })
const ended = (reason: EndReason) => SessionEnded({ reason, message: null, ssoLogoutUrl: null })
const acting = MasqueradeStarted({ userId: 'user-1', schemeYear: '2026' })

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

  it('[LOGOUT-1] restores it again where a restore under way could bring the person before', () => {
    const then = ['3ms b', { b: SessionRestoreRequested({}) }] as const
    follow({ kind: 'signedIn', userId: 'user-2' }, [SessionRestoreRequested({})], ...then)
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

provesAll(followTabs)
