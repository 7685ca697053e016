import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import { masquerade, MasqueradeStarted } from '../session/masquerade.ts'
import { session } from '../session/session.ts'
import {
  CreditsFrameLoaded,
  CreditsFrameTimedOut,
  creditsPage,
  CreditsPageFailed,
  CreditsPageFound,
  CreditsPageLeft,
  CreditsPageRefused,
  CreditsPageRequested,
  leaveCreditsPage,
  noteFrameLoaded,
  noteFrameTimedOut,
  requestCreditsPage,
  selectCreditsPage,
} from './credits-page.ts'

const given = story(creditsPage, masquerade, session)
const requested = CreditsPageRequested({})
const url = 'https://credits.acme.example/manage'
const found = CreditsPageFound({ url })
const kindAfter = (...events: readonly DomainEvent[]) => selectCreditsPage(given(...events).state)

describe('the page of credits', () => {
  it('[CCV-2] is requested once at a time, and again after it is known', () => {
    expect(given().when(requestCreditsPage)).toEqual(produced(requested))
    expect(given(requested).when(requestCreditsPage)).toEqual(refused('busy'))
    expect(given(requested, found, CreditsFrameTimedOut({})).when(requestCreditsPage)).toEqual(produced(requested))
  })

  it('[CCV-2] is requested by nobody who acts for another person', () => {
    const acting = given(MasqueradeStarted({ userId: '1', schemeYear: '2026' }))
    expect(acting.when(requestCreditsPage)).toEqual(refused('masquerade'))
  })

  it('[CCV-2] is framed, and loads', () => {
    expect(kindAfter(requested)).toEqual({ kind: 'asking' })
    expect(kindAfter(requested, found)).toEqual({ kind: 'framed', url, frame: 'loading' })
    expect(kindAfter(requested, found, CreditsFrameLoaded({}))).toEqual({ kind: 'framed', url, frame: 'loaded' })
  })

  it('[CCV-2] may take too long, be refused or fail, and then keeps no address', () => {
    expect(kindAfter(requested, found, CreditsFrameTimedOut({}))).toEqual({ kind: 'timedOut' })
    expect(kindAfter(requested, CreditsPageRefused({}))).toEqual({ kind: 'refused' })
    expect(kindAfter(requested, CreditsPageFailed({ problem: offline }))).toEqual({ kind: 'failed', problem: offline })
  })

  it('[CCV-2] goes with its screen, and a response that comes later waits for no other visit', () => {
    expect(given(requested, found).when(leaveCreditsPage)).toEqual(produced(CreditsPageLeft({})))
    expect(given().when(leaveCreditsPage)).toEqual(refused('away'))
    for (const late of [found, CreditsPageRefused({}), CreditsPageFailed({ problem: offline }), CreditsFrameLoaded({})])
      expect(kindAfter(requested, CreditsPageLeft({}), late)).toEqual({ kind: 'none' })
  })

  it('[CCV-2] reacts to its frame only while that is loading', () => {
    const framed = given(requested, found)
    expect(framed.when(noteFrameLoaded)).toEqual(produced(CreditsFrameLoaded({})))
    expect(framed.when(noteFrameTimedOut)).toEqual(produced(CreditsFrameTimedOut({})))
    const loaded = framed.at(1, CreditsFrameLoaded({}))
    expect(loaded.when(noteFrameLoaded)).toEqual(refused('notAwaited'))
    expect(loaded.when(noteFrameTimedOut)).toEqual(refused('notAwaited'))
    expect(given().when(noteFrameLoaded)).toEqual(refused('notAwaited'))
  })
})
