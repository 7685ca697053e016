import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserConnection, pageRestored } from './page-events.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the network', () => {
  it('[SHELL-4] is reported at once where there is none, then at every change', () => {
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
  it('[LOGOUT-1] is reported, an ordinary page load is not', () => {
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
