import { defer, from, interval, map, timer } from 'rxjs'
import type { Clock, Device, Storage, Vault } from '../ports.ts'

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  every: (ms) => interval(ms).pipe(map(() => undefined)),
  after: (ms) => timer(ms).pipe(map(() => undefined)),
}

/** The browser's storages. If one is disabled or full, its entries stay in memory until the page closes. */
export const browserStorage = (
  open: (area: 'local' | 'session') => globalThis.Storage | undefined = storageOf,
): Storage => {
  const memory = { local: new Map<string, string>(), session: new Map<string, string>() }
  const attempt = <A>(work: () => A, otherwise: A): A => {
    try {
      return work()
    } catch {
      return otherwise // disabled, full or forbidden: the memory below is used instead
    }
  }
  return {
    read: (area, key) => memory[area].get(key) ?? attempt(() => open(area)?.getItem(key) ?? null, null),
    write: (area, key, value) => {
      const kept = attempt(() => {
        open(area)?.setItem(key, value)
        return open(area) !== undefined
      }, false)
      if (kept) memory[area].delete(key)
      else memory[area].set(key, value)
    },
    remove: (area, key) => {
      memory[area].delete(key)
      attempt(() => open(area)?.removeItem(key), undefined)
    },
  }
}

const storageOf = (area: 'local' | 'session'): globalThis.Storage | undefined =>
  area === 'local' ? globalThis.localStorage : globalThis.sessionStorage

/** Keeps the access token in memory only. */
export const memoryVault = (): Vault => {
  let token: string | null = null
  return {
    accessToken: () => token,
    keep: (accessToken) => {
      token = accessToken
    },
    forget: () => {
      token = null
    },
  }
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 over user agent, screen and time zone, as 64 hex digits. */
export const browserDevice: Device = {
  token: () =>
    defer(() => {
      const { width, height, colorDepth } = globalThis.screen
      const parts = [
        navigator.userAgent,
        `${width}x${height}x${colorDepth}`,
        Intl.DateTimeFormat().resolvedOptions().timeZone,
      ]
      return from(crypto.subtle.digest('SHA-256', new TextEncoder().encode(parts.join('\n')))).pipe(map(hex))
    }),
  randomText: () => hex(crypto.getRandomValues(new Uint8Array(16)).buffer),
}
