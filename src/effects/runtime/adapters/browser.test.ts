import { firstValueFrom } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserDevice, browserStorage, memoryVault, systemClock } from './browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('storage', () => {
  /** A browser's storage that can refuse. */
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
