import { stubPorts } from './fakes/kit.ts'
import { map, of, timer } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { TileFailed, TileRequested } from '../../domain/employer/dashboard.ts'
import { PortalOpened, SessionEnded } from '../../domain/session/session.ts'
import type { State } from '../../domain/state.ts'
import { portalEvolution } from '../../domain/state.ts'
import { effect } from './effect.ts'
import type { LateEffects } from './late-effects.ts'
import { startLateEffects } from './late-effects.ts'
import { createStore } from './store.ts'

const problem = { kind: 'network' } as const
const asked = TileRequested({ tile: 'registration' })
const ended = SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null })

const answering = (outlivesSession = false) =>
  effect<State>()({
    name: 'sample',
    on: [TileRequested],
    policy: 'everyOne',
    emits: [TileFailed],
    outlivesSession,
    run: ({ data: { tile } }) => of(TileFailed({ tile, problem })),
  })

const start = (load: LateEffects<State>['load']) => {
  const store = createStore(portalEvolution({ freeze: true }), () => 0)
  const types: string[] = []
  store.events.subscribe(({ type }) => types.push(type))
  const missing = vi.fn<(name: string) => void>()
  const group = { name: 'sample', hears: { TileRequested: true }, load } as const
  const stop = startLateEffects([group], store, stubPorts({}), SessionEnded, PortalOpened, Promise.resolve(), missing)
  return { store, types, missing, stop, count: (type: string) => types.filter((one) => one === type).length }
}
const loaded = (outlives = false) => vi.fn(() => Promise.resolve({ effects: [answering(outlives)] }))
const scriptsLoaded = () => vi.waitFor(() => Promise.resolve())

describe('late effects', () => {
  it('[BED-3] are loaded by the first event that they hear, once, and answer all that waited', async () => {
    const load = loaded()
    const { store, types } = start(load)
    store.append(SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null }))
    expect(load).not.toHaveBeenCalled()
    store.append(asked)
    store.append(asked)
    await scriptsLoaded()
    store.append(asked)
    expect(load).toHaveBeenCalledOnce()
    expect(types.slice(1)).toEqual([
      'TileRequested',
      'TileRequested',
      'TileFailed',
      'TileFailed',
      'TileRequested',
      'TileFailed',
    ])
  })

  it('[BED-3] are fetched ahead of need, and then answer at once', async () => {
    const load = loaded()
    const { store, count } = start(load)
    store.append(PortalOpened({}))
    expect(load).toHaveBeenCalledOnce()
    await scriptsLoaded()
    store.append(asked)
    expect(count('TileFailed')).toBe(1)
  })

  it('[AUTH-1] answer nothing of a session that ended while they loaded, unless they outlive it', async () => {
    for (const outlives of [false, true]) {
      const { store, count } = start(loaded(outlives))
      store.append(asked)
      store.append(ended)
      await scriptsLoaded()
      expect(count('TileFailed')).toBe(outlives ? 1 : 0)
    }
  })

  it('[AUTH-1] are cancelled by the end of a session once they run', async () => {
    vi.useFakeTimers()
    const slow = effect<State>()({
      name: 'slow',
      on: [TileRequested],
      policy: 'everyOne',
      emits: [TileFailed],
      run: () => timer(5).pipe(map(() => TileFailed({ tile: 'registration', problem }))),
    })
    const { store, count } = start(() => Promise.resolve({ effects: [slow] }))
    store.append(asked)
    await vi.advanceTimersByTimeAsync(1)
    store.append(ended)
    await vi.advanceTimersByTimeAsync(10)
    expect(count('TileFailed')).toBe(0)
    store.append(asked)
    await vi.advanceTimersByTimeAsync(10)
    expect(count('TileFailed')).toBe(1)
    vi.useRealTimers()
  })

  it('[SHELL-4] tell of a script that is missing when somebody waits for it, and try again', async () => {
    const load = loaded()
    load.mockRejectedValueOnce(new TypeError('gone')).mockRejectedValueOnce(new TypeError('gone'))
    const { store, missing, count } = start(load)
    store.append(PortalOpened({}))
    await scriptsLoaded()
    expect(missing).not.toHaveBeenCalled()
    store.append(asked)
    await scriptsLoaded()
    expect(missing.mock.calls).toEqual([['sample']])
    store.append(asked)
    await scriptsLoaded()
    expect(count('TileFailed')).toBe(1)
  })

  it('stop with the portal, also while they load', async () => {
    const { store, stop, count } = start(loaded())
    store.append(asked)
    stop()
    await scriptsLoaded()
    store.append(asked)
    expect(count('TileFailed')).toBe(0)
  })
})
