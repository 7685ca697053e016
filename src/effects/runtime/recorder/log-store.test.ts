import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PortalOpened, SessionAbsent } from '../../../domain/session/session.ts'
import { OPENS_WITHIN, LOG_LIMITS, SILENT_FOR, type LogStoreOptions } from './log-store.ts'
import { logsHere, recording, storedLog, typesOf } from './recording.testing.ts'
import { eventually } from '../../../../tests/eventually.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** A visit that began at this time, recorded some events, and ended; `options` are those of its tab's store. */
const visit = async (startedAt: number, events = 3, options: Partial<LogStoreOptions> = {}) => {
  const tab = recording({
    id: `log-${startedAt}`,
    header: { build: 'test', startedAt, brand: 'acme', browser: 'Chrome/1' },
    limits: options.limits ?? LOG_LIMITS,
    open: (lost, waiting) => logsHere(options, lost, waiting),
  })
  for (let i = 0; i < events; i++) tab.store.append(PortalOpened({}))
  await tab.passTime()
  return tab
}
const kept = async (): Promise<string[]> => (await (await logsHere()).rows()).map(({ id }) => id)

describe('the logs that a browser keeps', () => {
  it('[BED-7] are limited in bytes: the oldest leave first, whole', async () => {
    const one = (await (await visit(1)).recorder.visits())[0]?.bytes ?? 0
    const limits = { ...LOG_LIMITS, all: Math.floor(one * 2.5) }
    for (const startedAt of [2, 3, 4]) await visit(startedAt, 3, { limits })
    expect(await kept()).toEqual(['log-4', 'log-3'])
    expect(await storedLog('log-1')).toBeNull()
    expect(await (await logsHere()).lines('log-2')).toEqual([])
    expect(typesOf(await storedLog('log-3'))).toHaveLength(3)
  })

  it('[BED-7] are limited in number as well, however small they are', async () => {
    const limits = { ...LOG_LIMITS, logs: 3 }
    for (const startedAt of [1, 2, 3, 4, 5]) await visit(startedAt, 1, { limits })
    expect(await kept()).toEqual(['log-5', 'log-4', 'log-3'])
  })

  it('[BED-7] make room for a log that grows, while it grows', async () => {
    const limits = { ...LOG_LIMITS, all: 1400 }
    await visit(1, 5, { limits })
    const growing = await visit(2, 5, { limits })
    expect(await kept()).toEqual(['log-2', 'log-1'])
    for (let i = 0; i < 10; i++) growing.store.append(PortalOpened({}))
    await growing.passTime()
    expect(await kept()).toEqual(['log-2'])
    expect(typesOf(await storedLog('log-2'))).toHaveLength(15)
  })

  it('[BED-7] of living tabs are never deleted: then the newest log stays in memory', async () => {
    const options = { limits: { ...LOG_LIMITS, all: 700 }, living: () => Promise.resolve(new Set(['log-1', 'log-2'])) }
    await visit(1, 5, options)
    const second = await visit(2, 5, options)
    expect(await kept()).toEqual(['log-1'])
    expect(second.recorder.keptIn()).toBe('limit')
    expect(typesOf(second.recorder.exportLog())).toHaveLength(5)
    second.recorder.stop()
    await visit(3, 5, { ...options, living: () => Promise.resolve(new Set(['log-3'])) })
    expect(await kept()).toEqual(['log-3'])
  })

  it('[BED-7] of tabs that were silent for long count as ended where the browser has no locks', async () => {
    const limits = { ...LOG_LIMITS, logs: 1 }
    const living = () => Promise.resolve(null)
    await visit(1, 1, { living })
    await visit(2, 1, { limits, living, now: () => SILENT_FOR - 1 })
    expect(await kept()).toEqual(['log-2', 'log-1'])
    await visit(3, 1, { limits, living, now: () => SILENT_FOR + 1 })
    expect(await kept()).toEqual(['log-3'])
  })

  it('[BED-7] hold a log again, and whole, that another tab deleted while its own was asleep', async () => {
    const asleep = await visit(1, 4)
    await visit(2, 1, { limits: { ...LOG_LIMITS, logs: 1 } })
    expect(await kept()).toEqual(['log-2'])
    asleep.store.append(SessionAbsent({}))
    await asleep.passTime()
    expect(typesOf(await storedLog('log-1'))).toEqual([...Array<string>(4).fill('PortalOpened'), 'SessionAbsent'])
  })

  it('[BED-7] are one for each tab', async () => {
    const [one, two] = [await visit(1, 1), await visit(2, 1)]
    one.store.append(SessionAbsent({}))
    two.store.append(PortalOpened({}))
    await Promise.all([one.passTime(), two.passTime()])
    expect(typesOf(await storedLog('log-1'))).toEqual(['PortalOpened', 'SessionAbsent'])
    expect(typesOf(await storedLog('log-2'))).toEqual(['PortalOpened', 'PortalOpened'])
  })

  it.each(['nobody', 'everybody'] as const)(
    '[BED-7] are let go when a session ends and %s’s logs are deleted: a long day of sessions fills no memory',
    async (forgets) => {
      const close = vi.fn<() => void>()
      const { recorder } = recording({ open: async () => ({ ...(await logsHere()), close }) })
      await recorder.end(forgets)
      await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
    },
  )

  it('[BED-7] can be chosen and exported by a later visit, after a tab was killed too', async () => {
    const killed = await visit(1, 2)
    killed.recorder.stop()
    const { recorder } = await visit(2, 1)
    expect(await recorder.visits()).toMatchObject([
      { id: 'log-2', kept: 'browser', events: 1 },
      { id: 'log-1', kept: 'browser', events: 2, header: { startedAt: 1, build: 'test' } },
    ])
    const lines = (await recorder.lines('log-1')) ?? []
    expect(typesOf(lines.join('\n'))).toEqual(['PortalOpened', 'PortalOpened'])
    expect(await recorder.lines('log-9')).toBeNull()
  })

  it('[BED-7] of builds that knew no owners are deleted, because nobody may be shown them', async () => {
    const old = await openDB('portal-log', 2, {
      upgrade: (db) => {
        db.createObjectStore('logs', { keyPath: 'id' })
        db.createObjectStore('events', { keyPath: ['log', 'seq'] })
      },
    })
    await old.put('logs', { id: 'old', header: 'of anybody' })
    await old.put('events', { log: 'old', seq: 1, line: '{}' })
    old.close()
    const logs = await logsHere()
    expect([await logs.rows(), await logs.lines('old')]).toEqual([[], []])
  })
})

describe('a browser that keeps nothing', () => {
  const full = (times = Number.POSITIVE_INFINITY) => {
    const put = IDBObjectStore.prototype.put
    let left = times
    return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...of) {
      if (left-- > 0) throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, of)
    })
  }
  /** What the recorder reports after two events, and whether the log in memory is complete. */
  const stateOf = async (tab: ReturnType<typeof recording>) => {
    tab.store.append(PortalOpened({}))
    tab.store.append(SessionAbsent({}))
    await tab.passTime()
    const types = typesOf(tab.recorder.exportLog())
    return { keptIn: tab.recorder.keptIn(), whole: types.slice(-2).join() === 'PortalOpened,SessionAbsent' }
  }

  it('[BED-7] has its log in memory where storage is forbidden, and the recorder says so', async () => {
    const tab = recording({ open: () => Promise.reject(new DOMException('off', 'SecurityError')) })
    expect(await stateOf(tab)).toEqual({ keptIn: 'forbidden', whole: true })
    expect(await tab.recorder.visits()).toHaveLength(1)
  })

  it('[BED-7] has its log in memory where storage is full from the start', async () => {
    full()
    expect(await stateOf(recording())).toEqual({ keptIn: 'full', whole: true })
  })

  it('[BED-7] has its log in memory once storage is full, and what is stored is its beginning', async () => {
    const tab = await visit(1, 3)
    const filled = full()
    expect(await stateOf(tab)).toEqual({ keptIn: 'full', whole: true })
    filled.mockRestore()
    tab.store.append(PortalOpened({}))
    await tab.passTime()
    expect(typesOf(await storedLog('log-1'))).toHaveLength(3)
    expect(typesOf(tab.recorder.exportLog())).toHaveLength(6)
  })

  it('[BED-7] lets the oldest log go where that makes room', async () => {
    await visit(1)
    await visit(2)
    const filled = full(1)
    const tab = await visit(3)
    expect(filled).toHaveBeenCalled()
    expect(tab.recorder.keptIn()).toBe('browser')
    expect(await kept()).toEqual(['log-3', 'log-2'])
  })

  it('[BED-7] lists this visit as stored if the storage responds a moment later', async () => {
    let respond = (): void => {}
    const asked = new Promise<void>((resolve) => (respond = resolve))
    const tab = recording({ open: () => asked.then(() => logsHere()) })
    const seen = tab.recorder.visits()
    respond()
    expect(await seen).toMatchObject([{ kept: 'browser' }])
  })

  it('[BED-7] exports at once while the storage does not respond, and records nothing twice once it does', async () => {
    let respond = (): void => {}
    const asked = new Promise<void>((resolve) => (respond = resolve))
    const tab = recording({ open: () => asked.then(() => logsHere()) })
    tab.store.append(PortalOpened({}))
    expect(typesOf(tab.recorder.exportLog())).toEqual(['PortalOpened'])
    const seen = tab.recorder.visits()
    expect(tab.delays).toContain(OPENS_WITHIN)
    tab.work()
    expect(await seen).toMatchObject([{ kept: 'slow', events: 1 }])
    respond()
    await tab.passTime()
    expect(tab.recorder.keptIn()).toBe('browser')
    expect(typesOf(await storedLog('log-1'))).toEqual(['PortalOpened'])
  })

  it("[BED-7] has its log in memory while an older build's tab holds the database, and stores it once that closes", async () => {
    const older = await openDB('portal-log', 1, {
      upgrade: (db) => {
        db.createObjectStore('logs', { keyPath: 'id' })
        db.createObjectStore('events', { keyPath: ['log', 'seq'] })
      },
    })
    const tab = recording()
    tab.store.append(PortalOpened({}))
    await eventually(() => expect(tab.recorder.keptIn()).toBe('otherVersion'))
    expect(typesOf(tab.recorder.exportLog())).toEqual(['PortalOpened'])
    older.close()
    await tab.passTime()
    expect(tab.recorder.keptIn()).toBe('browser')
    expect(typesOf(await storedLog('log-1'))).toEqual(['PortalOpened'])
  })

  it("[BED-7] has its log in memory where a newer build's database is there, or comes", async () => {
    const early = await visit(1, 1)
    const newer = await openDB('portal-log', 4)
    expect(await stateOf(early)).toEqual({ keptIn: 'otherVersion', whole: true })
    expect(await stateOf(recording())).toEqual({ keptIn: 'otherVersion', whole: true })
    newer.close()
  })

  it('[BED-7] differs from one that keeps all', async () => {
    expect(await stateOf(recording())).toEqual({ keptIn: 'browser', whole: true })
  })
})
