import { stubPorts } from './fakes.testing.ts'
import { map, of, timer } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { TileFailed, TileRequested } from '../../domain/employer/dashboard.ts'
import { PortalOpened, SessionEnded } from '../../domain/session/session.ts'
import { portalEvolution, type State } from '../../domain/state.ts'
import { effect, type AnyEffect } from './effect.ts'
import { startLazyEffects } from './lazy-effects.ts'
import { createStore } from './store.ts'
import { startWithWaiting } from './waiting-events.ts'

const problem = { kind: 'network' } as const
const asked = TileRequested({ tile: 'registration' })
const ended = SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null })

const responding = (outlivesSession = false) =>
  effect<State>()({
    name: 'sample',
    on: [TileRequested],
    policy: 'everyOne',
    emits: [TileFailed],
    outlivesSession,
    run: ({ data: { tile } }) => of(TileFailed({ tile, problem })),
  })

const start = (load: () => Promise<readonly AnyEffect<State>[]>) => {
  const store = createStore(portalEvolution({ freeze: true }), () => 0)
  const types: string[] = []
  store.events.subscribe(({ type }) => types.push(type))
  const failed = vi.fn<() => void>()
  startLazyEffects(
    async () => {
      const effects = await load()
      return (waiting) => startWithWaiting(effects, waiting, store, stubPorts({}), SessionEnded)
    },
    store.events,
    failed,
  )
  return { store, types, failed, count: (type: string) => types.filter((one) => one === type).length }
}
const loaded = (outlives = false) => vi.fn(() => Promise.resolve([responding(outlives)]))
const chunksLoaded = () => vi.waitFor(() => Promise.resolve())

describe('lazy effects', () => {
  it('[BED-3] are loaded at once, and react to all that happened meanwhile, in order', async () => {
    const load = loaded()
    const { store, types } = start(load)
    expect(load).toHaveBeenCalledOnce()
    store.append(asked)
    store.append(asked)
    await chunksLoaded()
    store.append(asked)
    expect(load).toHaveBeenCalledOnce()
    expect(types).toEqual(['TileRequested', 'TileRequested', 'TileFailed', 'TileFailed', 'TileRequested', 'TileFailed'])
  })

  it('[AUTH-1] emit nothing of a session that ended while they loaded, unless they outlive it', async () => {
    for (const outlives of [false, true]) {
      const { store, count } = start(loaded(outlives))
      store.append(asked)
      store.append(ended)
      await chunksLoaded()
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
    const { store, count } = start(() => Promise.resolve([slow]))
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

  it('[SHELL-4] report a chunk that cannot be loaded, and load it again with the next request', async () => {
    const load = loaded()
    load.mockRejectedValueOnce(new TypeError('gone')).mockRejectedValueOnce(new TypeError('gone'))
    const { store, failed, count } = start(load)
    store.append(asked)
    await chunksLoaded()
    expect(failed).toHaveBeenCalledOnce()
    store.append(PortalOpened({}))
    expect(load).toHaveBeenCalledOnce()
    store.append(asked)
    await chunksLoaded()
    expect([load.mock.calls.length, failed.mock.calls.length]).toEqual([2, 2])
    store.append(asked)
    await chunksLoaded()
    expect(count('TileFailed')).toBe(1)
  })
})
