import { Observable, Subject } from 'rxjs'
import { ACTIVITY } from '../storage-keys.ts'
import { lastActivity } from './last-activity.ts'
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
 * Holds a lock of the browser for as long as the page lives. A browser without locks, or that forbids them, cannot distinguish a duplicated
 * tab from a reloaded one and grants every claim.
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
      .catch(({ name: reason }: Error) => {
        settle(reason === 'SecurityError')
      })
  })

const openChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    return undefined // forbidden, as in a Firefox that blocks all cookies: this tab knows of no other
  }
}

/** The portal's other tabs, through a BroadcastChannel: every browser that runs this build has one. */
export const browserTabs = (): Tabs => {
  const channel = openChannel()
  const messages = new Subject<TabMessage>()
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) messages.next(data)
  })
  return {
    post: (message) => {
      channel?.postMessage(message)
    },
    messages,
    claim,
  }
}

/**
 * The last call of any tab. The API client gets `stamp`; the other tabs are notified at most once a second, so that a burst of calls does
 * not wake them all. Quiet time is the longer of two: by the clock, which continues while the machine sleeps, and by the page's own
 * time, which nobody can set back.
 */
export const sharedActivity = (
  clock: Clock,
  storage: Storage,
  tabs: Tabs,
): Activity & { readonly stamp: () => void } => {
  const now = clock.now()
  let at = lastActivity(storage.read, now)
  let steadyAt = clock.steady() - (now - at)
  let announcedAt = -Infinity
  const last = (): number => Math.min(at, clock.now() - (clock.steady() - steadyAt))
  let isKept = false
  const write = (area: 'local' | 'session'): void => storage.write(area, ACTIVITY, String(at))
  /** @param age how long ago it was, ms */
  const note = (age: number): void => {
    const steady = clock.steady() - age
    if (steady < steadyAt) return
    steadyAt = steady
    at = clock.now() - age
    write('session')
    if (isKept) write('local')
  }
  tabs.messages.subscribe((message) => {
    if (message.kind === 'activity') note(Math.max(0, clock.now() - message.at))
  })
  return {
    last,
    keep: () => {
      isKept = true
      write('session')
      write('local')
    },
    forget: () => {
      isKept = false
      for (const area of ['local', 'session'] as const) storage.remove(area, ACTIVITY)
    },
    stamp: () => {
      note(0)
      if (clock.steady() - announcedAt < 1000) return
      announcedAt = clock.steady()
      tabs.post({ kind: 'activity', at })
    },
  }
}
