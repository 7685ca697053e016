import { NEVER, Subject } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from './browser.ts'
import { ACTIVITY } from '../storage-keys.ts'
import { browserTabs, sharedActivity } from './tabs.ts'
import { memoryStorage } from '../fakes.testing.ts'
import type { TabMessage } from '../ports.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the channel between tabs', () => {
  it('[STATE-1] [LOGIN-1] can be forbidden: then this tab knows of no other', () => {
    vi.stubGlobal('BroadcastChannel', function forbidden() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const { post, messages } = browserTabs()
    const heard: TabMessage[] = []
    messages.subscribe((message) => heard.push(message))
    post({ kind: 'signedOut' })
    expect(heard).toEqual([])
  })
})

describe('activity', () => {
  const tab = (start = 0, entries: Record<string, string> = {}) => {
    const time = { now: start, steady: 0 }
    const storage = memoryStorage(entries)
    const posted: TabMessage[] = []
    const messages = new Subject<TabMessage>()
    const clock = { ...systemClock, now: () => time.now, steady: () => time.steady }
    const activity = sharedActivity(clock, storage, {
      post: (message) => posted.push(message),
      messages,
      claim: () => NEVER,
    })
    /** The page's own time goes on with the clock, unless somebody sets that. */
    const pass = (ms: number) => {
      time.now += ms
      time.steady += ms
    }
    const stampAt = (now: number) => {
      pass(now - time.now)
      activity.stamp()
      return activity.last()
    }
    const quiet = () => time.now - activity.last()
    return { activity, storage, posted, messages, stampAt, time, pass, quiet }
  }
  const kept = `session/${ACTIVITY}`
  const shared = `local/${ACTIVITY}`

  it('[IDLE-2] stamps each call in session storage under __SESSION__TIME__', () => {
    const { stampAt, storage } = tab()
    expect(stampAt(5000)).toBe(5000)
    expect(storage.entries).toEqual({ 'session/__SESSION__TIME__': '5000' })
  })

  it('[IDLE-1] keeps the stamp for tabs that open later while somebody is signed in, and nothing after that', () => {
    const { stampAt, storage, activity } = tab()
    stampAt(5000)
    activity.keep()
    expect(storage.entries).toEqual({ [kept]: '5000', [shared]: '5000' })
    stampAt(7000)
    expect(storage.entries[shared]).toBe('7000')
    activity.forget()
    expect(storage.entries).toEqual({})
    stampAt(9000)
    expect(storage.entries).toEqual({ [kept]: '9000' })
  })

  it('[IDLE-2] goes on from what a reload left, and from now where that is nothing or broken', () => {
    expect(tab(9000, { [kept]: '4000' }).activity.last()).toBe(4000)
    expect(tab(9000, { [kept]: '4000', [shared]: '6000' }).activity.last()).toBe(6000)
    expect(tab(9000).activity.last()).toBe(9000)
    expect(tab(9000, { [kept]: 'soon' }).activity.last()).toBe(9000)
  })

  it('[IDLE-2] is shared: the other tabs are notified at most once a second', () => {
    const { stampAt, posted } = tab()
    for (const now of [5000, 5100, 5999, 6000, 6500]) stampAt(now)
    expect(posted).toEqual([
      { kind: 'activity', at: 5000 },
      { kind: 'activity', at: 6000 },
    ])
  })

  it('[IDLE-2] counts the calls of other tabs, and nothing else of theirs', () => {
    const { activity, messages, stampAt, storage } = tab()
    stampAt(5000)
    messages.next({ kind: 'signedIn', userId: 'user-1' })
    expect(activity.last()).toBe(5000)
    stampAt(8000)
    messages.next({ kind: 'activity', at: 7000 })
    expect(activity.last()).toBe(8000)
    expect(storage.entries[kept]).toBe('8000')
  })

  it('[IDLE-1] changes nothing when the clock is set back, in this tab or before it opened', () => {
    const { stampAt, time, pass, quiet, messages } = tab(9_000_000)
    stampAt(9_000_000)
    pass(600_000)
    time.now -= 3_600_000
    expect(quiet()).toBe(600_000)
    pass(300_000)
    expect(quiet()).toBe(900_000)
    messages.next({ kind: 'activity', at: time.now - 1000 })
    expect(quiet()).toBe(1000)
    expect(tab(9_000_000, { [shared]: '12000000' }).quiet()).toBe(9_000_000)
    expect(tab(9_000_000, { [shared]: '9030000' }).quiet()).toBe(0)
  })

  it('[IDLE-1] counts the time that the machine slept, which the page does not see', () => {
    const { stampAt, time, quiet } = tab(9_000_000)
    stampAt(9_000_000)
    time.now += 8 * 3_600_000
    expect(quiet()).toBe(8 * 3_600_000)
  })

  it('[IDLE-2] takes no stamp of another tab that is ahead of the clock for more than now', () => {
    const { activity, messages, stampAt } = tab()
    stampAt(6000)
    messages.next({ kind: 'activity', at: 99_000 })
    expect(activity.last()).toBe(6000)
  })
})

describe('tabs', () => {
  /** Channels of one name receive each other's messages, never their own. */
  const channels = () => {
    const all = new Set<EventTarget>()
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        constructor() {
          super()
          all.add(this)
        }
        postMessage(data: unknown) {
          for (const other of all) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
        }
      },
    )
    const received: TabMessage[] = []
    browserTabs().messages.subscribe((message) => received.push(message))
    return received
  }

  it('[LOGOUT-1] tell each other of activity, login and logout', () => {
    const received = channels()
    const messages = [
      { kind: 'activity', at: 5 },
      { kind: 'signedIn', userId: 'user-1' },
      { kind: 'signedOut' },
    ] as const
    const other = browserTabs()
    for (const message of messages) other.post(message)
    expect(received).toEqual(messages)
  })

  it.each([
    null,
    'signedOut',
    {},
    { kind: 'else' },
    { kind: 'activity' },
    { kind: 'activity', at: '5' },
    { kind: 'signedIn' },
  ])('take no notice of %j', (data) => {
    const received = channels()
    new BroadcastChannel('portal').postMessage(data)
    expect(received).toEqual([])
  })
})

describe('a claim', () => {
  /** The locks of a browser: the page of another tab releases its own when `release` is called. */
  const locks = () => {
    const held = new Map<string, () => void>()
    const request = (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<never>) =>
      new Promise((_, reject) => {
        const take = () => {
          held.set(name, () => held.delete(name))
          void work()
        }
        const former = held.get(name)
        if (former) held.set(name, () => (held.delete(name), take()))
        else take()
        signal.addEventListener('abort', () => former && reject(signal.reason))
      })
    vi.stubGlobal('navigator', { locks: { request } })
    return { release: (name: string) => held.get(name)?.() }
  }
  const claimed = (name: string) => {
    const results: boolean[] = []
    browserTabs()
      .claim(name)
      .subscribe((held) => results.push(held))
    return results
  }

  it('[MASQ-1] holds for one tab, for as long as its page lives', async () => {
    const { release } = locks()
    expect(claimed('a')).toEqual([true])
    const reload = claimed('a')
    expect([claimed('b'), reload]).toEqual([[true], []])
    release('a')
    expect(reload).toEqual([true])
  })

  it('[MASQ-1] is refused after two seconds while another tab holds it', async () => {
    const abort = new AbortController()
    const waited = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(abort.signal)
    locks()
    claimed('a')
    const copy = claimed('a')
    expect(waited).toHaveBeenLastCalledWith(2000)
    abort.abort()
    await Promise.resolve()
    expect(copy).toEqual([false])
    waited.mockRestore()
  })

  it('[MASQ-1] counts as held where the browser has no locks', () => {
    vi.stubGlobal('navigator', {})
    expect(claimed('a')).toEqual([true])
  })

  it('[MASQ-1] counts as held where the browser forbids locks', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('off', 'SecurityError')) } })
    const held = claimed('a')
    await Promise.resolve()
    expect(held).toEqual([true])
  })
})
