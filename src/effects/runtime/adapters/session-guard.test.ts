import { TestScheduler } from 'rxjs/testing'
import { describe, expect, it } from 'vitest'
import { BannersRequested, CardsRequested } from '../../../domain/home/cards.ts'
import { offline, refusal, unauthorised } from '../../../domain/samples.ts'
import { SessionEnded } from '../../../domain/session/session.ts'
import { portalEvolution } from '../../../domain/state.ts'
import { getHomePageBanner, getHomePageCards } from '../../api/generated/home.ts'
import { logOut, ping } from '../../api/generated/session.ts'
import type { Call } from '../../api/client.ts'
import { loadBanners, loadCards } from '../../home/cards.ts'
import { startEffects } from '../effect.ts'
import { fails, fakeHost, responds, sends, type FakeHost } from '../testing.ts'
import { stubPorts } from '../fakes.testing.ts'
import { employerFile } from '../../api/scripted-host.ts'
import { guardDownload, guardSession } from './session-guard.ts'
import { createStore } from '../store.ts'

/** Makes one call in virtual time through a guard that exempts logOut; returns what ended the session, and the results. */
const guarded = (host: FakeHost, make: (call: Call) => ReturnType<Call>) => {
  const ends: (string | null)[] = []
  const results: string[] = []
  new TestScheduler(() => {}).run(({ flush }) => {
    make(guardSession(host.api, [logOut], (detail) => ends.push(detail))).subscribe(({ _tag }) => results.push(_tag))
    flush()
  })
  return { ends, results }
}

describe('the guard of the session', () => {
  it('[AUTH-1] ends it at a 401, with the detail of the response, and passes the response on', () => {
    expect(guarded(fakeHost(fails(ping, unauthorised)), (call) => call(ping))).toEqual({
      ends: ['Signed in elsewhere'],
      results: ['Left'],
    })
  })

  it.each([offline, refusal])('[AUTH-1] leaves it alone at %j', (problem) => {
    expect(guarded(fakeHost(fails(ping, problem)), (call) => call(ping))).toEqual({ ends: [], results: ['Left'] })
  })

  it('[AUTH-1] leaves it alone at a response', () => {
    const host = fakeHost(responds(ping, { status: 'success' }))
    expect(guarded(host, (call) => call(ping))).toEqual({ ends: [], results: ['Right'] })
  })

  it('[LOGOUT-1] takes a 401 at logout for the end that was requested', () => {
    expect(guarded(fakeHost(fails(logOut, unauthorised)), (call) => call(logOut)).ends).toEqual([])
  })

  it('[AUTH-1] ends it once in a burst: the first 401 wins, and the other calls are cancelled', () => {
    const host = fakeHost(fails(getHomePageCards, unauthorised), fails(getHomePageBanner, unauthorised))
    const types: string[] = []
    new TestScheduler(() => {}).run(({ flush }) => {
      const store = createStore(portalEvolution({ freeze: true }), () => 0)
      store.events.subscribe(({ type }) => types.push(type))
      const api = guardSession(host.api, [], (message) =>
        store.append(SessionEnded({ reason: 'unauthorised', message, ssoLogoutUrl: null })),
      )
      startEffects([loadCards, loadBanners], store, stubPorts({ api }), SessionEnded)
      for (const event of [CardsRequested({}), BannersRequested({})]) store.append(event)
      flush()
    })
    expect(types).toEqual(['CardsRequested', 'BannersRequested', 'SessionEnded'])
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'cancelled'])
  })
})

describe('the guard of a download', () => {
  const ended = (host: FakeHost) => {
    const ends: (string | null)[] = []
    new TestScheduler(() => {}).run(({ flush }) => {
      guardDownload(host.download, (detail) => ends.push(detail))(employerFile, { name: 'a.csv' }).subscribe()
      flush()
    })
    return ends
  }

  it('[AUTH-1] ends the session at a 401 in place of the file, and at nothing else', () => {
    expect(ended(fakeHost(fails(employerFile, unauthorised)))).toEqual(['Signed in elsewhere'])
    expect(ended(fakeHost(fails(employerFile, offline)))).toEqual([])
    expect(ended(fakeHost(sends(employerFile, { id: '1', name: 'a.csv', type: 'text/csv', bytes: 1 })))).toEqual([])
  })
})
