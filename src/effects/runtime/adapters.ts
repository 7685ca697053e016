import type { Observable } from 'rxjs'
import {
  defer,
  distinctUntilChanged,
  filter,
  from,
  fromEvent,
  interval,
  map,
  merge,
  skipWhile,
  startWith,
  timer,
} from 'rxjs'
import type { Activity, Clock, Connection, Device, Storage, Tabs, Vault } from './ports.ts'

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  every: (ms) => interval(ms).pipe(map(() => undefined)),
  after: (ms) => timer(ms).pipe(map(() => undefined)),
}

/** The browser's storages. Where one is off or full, its entries live in memory, until the page closes. */
export const browserStorage = (
  open: (area: 'local' | 'session') => globalThis.Storage | undefined = storageOf,
): Storage => {
  const memory = { local: new Map<string, string>(), session: new Map<string, string>() }
  const attempt = <A>(work: () => A, otherwise: A): A => {
    try {
      return work()
    } catch {
      return otherwise // off, full or forbidden: the memory below serves instead
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

/** Keeps the access token in memory alone. */
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

/** SHA-256 over user agent, screen and time zone, as 64 hex digits (access-and-shell §3). */
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

/** Key of the last activity in session storage (access-and-shell §3). */
export const ACTIVITY_KEY = '__SESSION__TIME__'

/**
 * The last call of any tab. `stamp` is handed to the API client; the other tabs hear of it at most once a second, so that
 * a burst of calls does not wake them all.
 */
export const sharedActivity = (
  clock: Clock,
  storage: Storage,
  tabs: Tabs,
): Activity & { readonly stamp: () => void } => {
  let last = Number(storage.read('session', ACTIVITY_KEY)) || clock.now()
  let toldAt = 0
  const note = (at: number): void => {
    if (at <= last) return
    last = at
    storage.write('session', ACTIVITY_KEY, String(at))
  }
  tabs.heard.subscribe((message) => {
    if (message.kind !== 'activity') return
    note(Math.min(message.at, clock.now()))
  })
  return {
    last: () => last,
    stamp: () => {
      const at = clock.now()
      note(at)
      if (at - toldAt < 1000) return
      toldAt = at
      tabs.tell({ kind: 'activity', at })
    },
  }
}

/** The network, as the browser itself tells of it. */
export const browserConnection: Connection = {
  changes: defer(() =>
    merge(fromEvent(globalThis, 'online'), fromEvent(globalThis, 'offline')).pipe(
      map(() => navigator.onLine),
      startWith(navigator.onLine),
      distinctUntilChanged(),
      skipWhile((online) => online),
    ),
  ),
}

/** Emits when the browser shows the page again out of its back/forward cache. */
export const pageRestored: Observable<void> = defer(() =>
  fromEvent<PageTransitionEvent>(globalThis, 'pageshow').pipe(
    filter(({ persisted }) => persisted),
    map(() => undefined),
  ),
)
