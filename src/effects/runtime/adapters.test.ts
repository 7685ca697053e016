import { firstValueFrom, NEVER, Subject } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  ACTIVITY_KEY,
  browserConnection,
  browserDevice,
  browserStorage,
  memoryVault,
  pageRestored,
  sharedActivity,
  systemClock,
} from './adapters.ts'
import { memoryStorage } from './kit.ts'
import type { TabMessage } from './ports.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('storage', () => {
  /** A browser's storage that can be made to refuse. */
  const browser = () => {
    const entries = new Map<string, string>()
    const refusing = { on: false }
    const attempt = <A>(work: () => A): A => {
      if (refusing.on) throw new DOMException('full', 'QuotaExceededError')
      return work()
    }
    const area = {
      getItem: (key: string) => attempt(() => entries.get(key) ?? null),
      setItem: (key: string, value: string) => attempt(() => entries.set(key, value)),
      removeItem: (key: string) => attempt(() => entries.delete(key)),
    }
    return { entries, refusing, open: () => area as unknown as globalThis.Storage } // only these three are used
  }

  it('is the one of the browser', () => {
    const { entries, open } = browser()
    const storage = browserStorage(open)
    storage.write('local', 'a', '1')
    expect([...entries]).toEqual([['a', '1']])
    expect(storage.read('local', 'a')).toBe('1')
    storage.remove('local', 'a')
    expect(storage.read('local', 'a')).toBeNull()
  })

  it.each([
    ['is missing', () => undefined],
    [
      'is forbidden',
      () => {
        throw new DOMException('off', 'SecurityError')
      },
    ],
  ])('falls back to memory where that of the browser %s', (_, open) => {
    const storage = browserStorage(open)
    storage.write('local', 'a', '1')
    expect([storage.read('local', 'a'), storage.read('session', 'a')]).toEqual(['1', null])
    storage.remove('local', 'a')
    expect(storage.read('local', 'a')).toBeNull()
  })

  it('reads what was written last when the browser becomes full, and is its own again later', () => {
    const { refusing, open } = browser()
    const storage = browserStorage(open)
    storage.write('local', 'a', '1')
    refusing.on = true
    storage.write('local', 'a', '2')
    refusing.on = false
    expect(storage.read('local', 'a')).toBe('2')
    storage.write('local', 'a', '3')
    expect([storage.read('local', 'a'), browserStorage(open).read('local', 'a')]).toEqual(['3', '3'])
  })
})

it('[LOGIN-7] the token is kept in memory until it is forgotten', () => {
  const vault = memoryVault()
  expect(vault.accessToken()).toBeNull()
  vault.keep('token')
  expect(vault.accessToken()).toBe('token')
  vault.forget()
  expect(vault.accessToken()).toBeNull()
})

describe('activity', () => {
  const tab = (start = 0, entries: Record<string, string> = {}) => {
    const time = { now: start }
    const storage = memoryStorage(entries)
    const told: TabMessage[] = []
    const heard = new Subject<TabMessage>()
    const clock = { ...systemClock, now: () => time.now }
    const activity = sharedActivity(clock, storage, {
      tell: (message) => told.push(message),
      heard,
      claim: () => NEVER,
    })
    const stampAt = (now: number) => {
      time.now = now
      activity.stamp()
      return activity.last()
    }
    return { activity, storage, told, heard, stampAt }
  }
  const kept = `session/${ACTIVITY_KEY}`

  it('[IDLE-2] stamps each call in session storage under __SESSION__TIME__', () => {
    const { stampAt, storage } = tab()
    expect(stampAt(5000)).toBe(5000)
    expect(storage.entries).toEqual({ 'session/__SESSION__TIME__': '5000' })
  })

  it('[IDLE-2] goes on from what a reload left, and from now where that is nothing or broken', () => {
    expect(tab(9000, { [kept]: '4000' }).activity.last()).toBe(4000)
    expect(tab(9000).activity.last()).toBe(9000)
    expect(tab(9000, { [kept]: 'soon' }).activity.last()).toBe(9000)
  })

  it('[IDLE-2] is shared: the other tabs hear of it at most once a second', () => {
    const { stampAt, told } = tab()
    for (const now of [5000, 5100, 5999, 6000, 6500]) stampAt(now)
    expect(told).toEqual([
      { kind: 'activity', at: 5000 },
      { kind: 'activity', at: 6000 },
    ])
  })

  it('[IDLE-2] counts the calls of other tabs, and nothing else of theirs', () => {
    const { activity, heard, stampAt, storage } = tab()
    stampAt(5000)
    heard.next({ kind: 'signedIn', userId: 'user-1' })
    expect(activity.last()).toBe(5000)
    stampAt(8000)
    heard.next({ kind: 'activity', at: 7000 })
    expect(activity.last()).toBe(8000)
    expect(storage.entries[kept]).toBe('8000')
  })

  it('[IDLE-2] never runs backwards, nor ahead of this clock', () => {
    const { activity, heard, stampAt } = tab()
    expect(stampAt(5000)).toBe(5000)
    expect(stampAt(4000)).toBe(5000)
    stampAt(6000)
    heard.next({ kind: 'activity', at: 99_000 })
    expect(activity.last()).toBe(6000)
  })
})

describe('the network', () => {
  it('[SHELL-4] is told of at once where there is none, then at every change', () => {
    const events = new EventTarget()
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
    const become = (onLine: boolean) => {
      vi.stubGlobal('navigator', { onLine })
      events.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
    }
    vi.stubGlobal('navigator', { onLine: true })
    const seen: boolean[] = []
    browserConnection.changes.subscribe((online) => seen.push(online))
    expect(seen).toEqual([])
    become(false)
    become(false)
    become(true)
    expect(seen).toEqual([false, true])
    vi.stubGlobal('navigator', { onLine: false })
    const late: boolean[] = []
    browserConnection.changes.subscribe((online) => late.push(online))
    expect(late).toEqual([false])
  })
})

describe('the back/forward cache', () => {
  it('[LOGOUT-1] is told of, an ordinary page load is not', () => {
    const events = new EventTarget()
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
    let restored = 0
    pageRestored.subscribe(() => (restored += 1))
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(restored).toBe(0)
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(restored).toBe(1)
  })
})

describe('the device', () => {
  const tokenOf = (userAgent: string) => {
    vi.stubGlobal('navigator', { userAgent })
    vi.stubGlobal('screen', { width: 1280, height: 800, colorDepth: 24 })
    return firstValueFrom(browserDevice.token())
  }

  it('[LOGIN-8] is a hash of user agent, screen and time zone: the same for the same', async () => {
    const token = await tokenOf('Chrome/1')
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(await tokenOf('Chrome/1')).toBe(token)
    expect(await tokenOf('Firefox/1')).not.toBe(token)
  })

  it('[MASQ-1] draws 32 hex digits, others each time', () => {
    const drawn = browserDevice.randomText()
    expect(drawn).toMatch(/^[0-9a-f]{32}$/)
    expect(browserDevice.randomText()).not.toBe(drawn)
  })
})

it('the clock tells time and waits for it', () => {
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1000)
  new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected)
  }).run(({ expectObservable }) => {
    expectObservable(systemClock.every(2), '5ms !').toBe('2ms a 1ms b', { a: undefined, b: undefined })
    expectObservable(systemClock.after(3)).toBe('3ms (a|)', { a: undefined })
  })
})
