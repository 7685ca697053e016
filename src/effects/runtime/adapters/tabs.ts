import { filter, fromEvent, map, Observable, Subject } from 'rxjs'
import type { Activity, Clock, Storage, TabMessage, Tabs } from '../ports.ts'

const CHANNEL = 'portal'

const isTabMessage = (data: unknown): data is TabMessage => {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false
  if (data.kind === 'activity') return 'at' in data && typeof data.at === 'number'
  if (data.kind === 'signedIn') return 'userId' in data && typeof data.userId === 'string'
  return data.kind === 'signedOut'
}

/** How long a claim waits for a page of this tab that is still going, ms: a reload's own former page lets go within this. */
const CLAIM_WITHIN = 2000

/**
 * Holds a lock of the browser for as long as the page lives. A browser without locks cannot distinguish a copied tab from a
 * reloaded one: it takes every claim for its own.
 */
const claim = (name: string): Observable<boolean> =>
  new Observable((subscriber) => {
    const answer = (held: boolean): void => {
      subscriber.next(held)
      subscriber.complete()
    }
    if (!('locks' in navigator)) {
      answer(true)
      return
    }
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(CLAIM_WITHIN) }, () => {
        answer(true)
        return new Promise<never>(() => {}) // never let go: the browser does, with the page
      })
      .catch(() => {
        answer(false)
      })
  })

const TAB_KEY = 'portal-tabs'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null // not of the portal
  }
}

/**
 * Tabs without a channel communicate through local storage, whose changes a browser sends to every tab except the one
 * that made them. The entry holds no more than the message, and is gone at once.
 */
const tabsByStorage = (storage: Storage): Tabs => ({
  claim,
  tell: (message) => {
    storage.write('local', TAB_KEY, JSON.stringify(message))
    storage.remove('local', TAB_KEY)
  },
  heard: fromEvent<StorageEvent>(globalThis, 'storage').pipe(
    map(({ key, newValue }) => (key === TAB_KEY && newValue !== null ? parsed(newValue) : null)),
    filter(isTabMessage),
  ),
})

/** The portal's other tabs, through a BroadcastChannel, or through storage where the browser has none. */
export const browserTabs = (storage: Storage): Tabs => {
  if (typeof BroadcastChannel === 'undefined') return tabsByStorage(storage)
  const channel = new BroadcastChannel(CHANNEL)
  const heard = new Subject<TabMessage>()
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) heard.next(data)
  })
  return {
    tell: (message) => {
      channel.postMessage(message)
    },
    heard,
    claim,
  }
}

/** Key of the last activity in session storage. */
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
  let kept = Number(storage.read('session', ACTIVITY_KEY)) || clock.now()
  let toldAt = 0
  // A clock that was set back must not leave a stamp ahead of it: nobody would be quiet until it has caught up.
  const last = (): number => (kept = Math.min(kept, clock.now()))
  const note = (at: number): void => {
    if (at <= last()) return
    kept = at
    storage.write('session', ACTIVITY_KEY, String(at))
  }
  tabs.heard.subscribe((message) => {
    if (message.kind !== 'activity') return
    note(Math.min(message.at, clock.now()))
  })
  return {
    last,
    stamp: () => {
      const at = clock.now()
      note(at)
      if (Math.abs(at - toldAt) < 1000) return
      toldAt = at
      tabs.tell({ kind: 'activity', at })
    },
  }
}
