import { filter, fromEvent, map, Observable, Subject } from 'rxjs'
import type { Activity, Clock, Storage, TabMessage, Tabs } from '../ports.ts'

const CHANNEL = 'portal'

const isTabMessage = (data: unknown): data is TabMessage => {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false
  if (data.kind === 'activity') return 'at' in data && typeof data.at === 'number'
  if (data.kind === 'signedIn') return 'userId' in data && typeof data.userId === 'string'
  return data.kind === 'signedOut'
}

/**
 * How long a claim waits for a page of this tab that is still unloading, ms: after a reload the previous page releases its lock within this
 * time.
 */
const CLAIM_WITHIN = 2000

/**
 * Holds a lock of the browser for as long as the page lives. A browser without locks cannot distinguish a duplicated tab from a reloaded
 * one and grants every claim.
 */
const claim = (name: string): Observable<boolean> =>
  new Observable((subscriber) => {
    const settle = (held: boolean): void => {
      subscriber.next(held)
      subscriber.complete()
    }
    if (!('locks' in navigator)) {
      settle(true)
      return
    }
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(CLAIM_WITHIN) }, () => {
        settle(true)
        return new Promise<never>(() => {}) // never released here: the browser does it with the page
      })
      .catch(() => {
        settle(false)
      })
  })

const TAB_KEY = 'portal-tabs'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null // not from the portal
  }
}

/**
 * Tabs without a channel communicate through local storage, whose changes a browser sends to every tab except the one that made them. The
 * entry holds only the message and is removed at once.
 */
const tabsByStorage = (storage: Storage): Tabs => ({
  claim,
  post: (message) => {
    storage.write('local', TAB_KEY, JSON.stringify(message))
    storage.remove('local', TAB_KEY)
  },
  messages: fromEvent<StorageEvent>(globalThis, 'storage').pipe(
    map(({ key, newValue }) => (key === TAB_KEY && newValue !== null ? parsed(newValue) : null)),
    filter(isTabMessage),
  ),
})

/** The portal's other tabs, through a BroadcastChannel, or through storage where the browser has none. */
export const browserTabs = (storage: Storage): Tabs => {
  if (typeof BroadcastChannel === 'undefined') return tabsByStorage(storage)
  const channel = new BroadcastChannel(CHANNEL)
  const messages = new Subject<TabMessage>()
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) messages.next(data)
  })
  return {
    post: (message) => {
      channel.postMessage(message)
    },
    messages,
    claim,
  }
}

/** Key of the last activity in session storage. */
export const ACTIVITY_KEY = '__SESSION__TIME__'

/**
 * The last call of any tab. The API client gets `stamp`; the other tabs are notified at most once a second, so that a burst of calls does
 * not wake them all.
 */
export const sharedActivity = (
  clock: Clock,
  storage: Storage,
  tabs: Tabs,
): Activity & { readonly stamp: () => void } => {
  let kept = Number(storage.read('session', ACTIVITY_KEY)) || clock.now()
  let toldAt = 0
  // A clock that was set back must not leave a stamp in the future: nobody would be idle until the clock has caught up.
  const last = (): number => (kept = Math.min(kept, clock.now()))
  const note = (at: number): void => {
    if (at <= last()) return
    kept = at
    storage.write('session', ACTIVITY_KEY, String(at))
  }
  tabs.messages.subscribe((message) => {
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
      tabs.post({ kind: 'activity', at })
    },
  }
}
