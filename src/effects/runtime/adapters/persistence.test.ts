import { NEVER, of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from './browser.ts'
import { memoryStorage } from '../fakes.testing.ts'
import { lazyPersistence } from './lazy-ports.ts'
import { throttledPersistence } from './persistence.ts'
import type { Persistence, Storage } from '../ports.ts'

const open = (soon: (work: () => void) => void = (work) => setTimeout(work, 50)) => {
  const storage = memoryStorage()
  const writes: string[] = []
  const watched: Storage = {
    ...storage,
    write: (area, key, value) => {
      writes.push(`${key}=${value}`)
      storage.write(area, key, value)
    },
  }
  let hide = (): void => {}
  const persistence = throttledPersistence(
    watched,
    systemClock,
    (work) => {
      hide = work
    },
    soon,
  )
  return { persistence, writes, storage, hide: () => hide() }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('saving', () => {
  it('[COOKIE-2] writes the first at once, then the newest each 500 ms', () => {
    const { persistence, writes } = open()
    for (const value of ['1', '2', '3']) persistence.save('pes', value)
    expect(writes).toEqual(['pes=1'])
    vi.advanceTimersByTime(499)
    expect(writes).toEqual(['pes=1'])
    vi.advanceTimersByTime(1)
    expect(writes).toEqual(['pes=1', 'pes=3'])
    persistence.save('pes', '4')
    vi.advanceTimersByTime(500)
    expect(writes).toEqual(['pes=1', 'pes=3', 'pes=4'])
    vi.advanceTimersByTime(500)
    persistence.save('pes', '5')
    expect(writes).toHaveLength(4)
  })

  it('[COOKIE-2] holds up no other key', () => {
    const { persistence, writes } = open()
    persistence.save('a', '1')
    persistence.save('b', '1')
    expect(writes).toEqual(['a=1', 'b=1'])
  })

  it('[STATE-1] writes what waits when the page closes', () => {
    const { persistence, writes, hide } = open()
    persistence.save('persist:root', '1')
    persistence.save('persist:root', '2')
    hide()
    expect(writes).toEqual(['persist:root=1', 'persist:root=2'])
  })

  it('[LOGOUT-1] writes nothing more of what was dropped', () => {
    const { persistence, storage } = open()
    persistence.save('persist:root', '1')
    persistence.save('persist:root', '2')
    persistence.drop('persist:root')
    vi.advanceTimersByTime(1000)
    expect(storage.entries).toEqual({})
  })
})

describe('restoring', () => {
  const restored = (soon?: (work: () => void) => void) => {
    const { persistence, storage } = open(soon)
    storage.write('local', 'persist:root', 'kept')
    const seen: (string | null)[] = []
    let done = false
    persistence.restore('persist:root').subscribe({ next: (text) => seen.push(text), complete: () => (done = true) })
    return { seen, isDone: () => done }
  }

  it('[STATE-1] reads once the browser has time', () => {
    const { seen, isDone } = restored()
    expect(seen).toEqual([])
    vi.advanceTimersByTime(50)
    expect([seen, isDone()]).toEqual([['kept'], true])
    vi.advanceTimersByTime(10_000)
    expect(seen).toEqual(['kept'])
  })

  it('[STATE-1] goes on without it after 5 s', () => {
    const { seen, isDone } = restored(() => NEVER)
    vi.advanceTimersByTime(4999)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect([seen, isDone()]).toEqual([[null], true])
  })
})

describe('lazy persistence', () => {
  it('[STATE-1] is loaded when it is used, and then serves what was requested meanwhile', async () => {
    const did: string[] = []
    const lazy: Persistence = {
      save: (key, text) => void did.push(`save ${key} ${text}`),
      drop: (key) => void did.push(`drop ${key}`),
      restore: () => of('kept'),
    }
    const { persistence: base } = open()
    const persistence = lazyPersistence(
      base,
      () => Promise.resolve(lazy),
      () => did.push('forget'),
    )
    persistence.save('a', '1')
    const seen: unknown[] = []
    persistence.restore('a').subscribe((text) => seen.push(text))
    await vi.advanceTimersByTimeAsync(0)
    persistence.drop('a')
    persistence.forgetKeys()
    expect(did).toEqual(['save a 1', 'drop a', 'forget'])
    expect(seen).toEqual(['kept'])
  })

  it('[LOGOUT-1] drops at once without its script, and saves nothing later that was typed before', async () => {
    const did: string[] = []
    let come: (lazy: Persistence) => void = () => {}
    const { persistence: base, storage } = open()
    storage.write('local', 'a', 'older')
    const persistence = lazyPersistence(
      base,
      () => new Promise((resolve) => (come = resolve)),
      () => did.push('forget'),
    )
    persistence.save('a', '1')
    persistence.drop('a')
    persistence.forgetKeys()
    expect([storage.entries, did]).toEqual([{}, ['forget']])
    come({ save: () => did.push('save'), drop: () => did.push('drop'), restore: () => of(null) })
    await vi.advanceTimersByTimeAsync(0)
    expect(did).toEqual(['forget'])
  })

  it('[STATE-1] keeps nothing where its script is missing, and still drops', async () => {
    const { persistence: base, storage } = open()
    storage.write('local', 'a', 'older')
    const persistence = lazyPersistence(
      base,
      () => Promise.reject(new Error('gone')),
      () => {},
    )
    persistence.save('a', '1')
    const seen: unknown[] = []
    persistence.restore('a').subscribe((text) => seen.push(text))
    await vi.advanceTimersByTimeAsync(0)
    expect([seen, storage.entries]).toEqual([[null], { 'local/a': 'older' }])
    persistence.drop('a')
    expect(storage.entries).toEqual({})
  })
})
