import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserConnection, pageRestored, pageShown } from './page-events.ts'

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

describe('a page that somebody can see', () => {
  it('[SSO-1] is one that is shown, now or once its tab comes to the front', () => {
    const shownOver = (...states: readonly DocumentVisibilityState[]): number[] => {
      const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' as DocumentVisibilityState })
      vi.stubGlobal('document', document)
      let times = 0
      return states.map((state, place) => {
        document.visibilityState = state
        if (place === 0) pageShown.subscribe(() => (times += 1))
        else document.dispatchEvent(new Event('visibilitychange'))
        return times
      })
    }
    expect(shownOver('visible', 'hidden', 'visible')).toEqual([1, 1, 1])
    expect(shownOver('hidden', 'visible', 'hidden', 'visible')).toEqual([0, 1, 1, 1])
  })
})
