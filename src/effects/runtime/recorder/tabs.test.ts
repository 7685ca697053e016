import { describe, expect, it } from 'vitest'
import { livingTabs } from './log-store.ts'

/** Locks as a browser has them: held until the callback's promise ends. */
const locksOfBrowser = () => {
  const held: string[] = []
  const locks = {
    request: async (name: string, _options: LockOptions, hold: () => Promise<void>) => {
      held.push(name)
      await hold()
      held.splice(held.indexOf(name), 1)
    },
    query: () => Promise.resolve({ held: held.map((name) => ({ name })), pending: [] }),
  }
  return locks as unknown as Pick<LockManager, 'request' | 'query'> // the overload in use
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

describe('the tabs that keep a log', () => {
  it('[BED-7] are known by the locks that they hold, and no other lock counts', async () => {
    const locks = locksOfBrowser()
    const [one, two] = [livingTabs(locks, new EventTarget()), livingTabs(locks, new EventTarget())]
    one.keep('a')
    two.keep('b')
    void locks.request('portal-masquerade', {}, () => new Promise(() => {}))
    expect(await one.living()).toEqual(new Set(['a', 'b']))
  })

  it('[BED-7] let go as their page goes, and hold again when it comes back as it was', async () => {
    const [locks, page] = [locksOfBrowser(), new EventTarget()]
    const tabs = livingTabs(locks, page)
    tabs.keep('a')
    page.dispatchEvent(new Event('pagehide'))
    await turn()
    expect(await tabs.living()).toEqual(new Set())
    page.dispatchEvent(new Event('pageshow'))
    expect(await tabs.living()).toEqual(new Set())
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(await tabs.living()).toEqual(new Set(['a']))
  })

  it('[BED-7] hold only the log that they record now', async () => {
    const tabs = livingTabs(locksOfBrowser(), new EventTarget())
    tabs.keep('a')
    tabs.keep('b')
    await turn()
    expect(await tabs.living()).toEqual(new Set(['b']))
  })

  it('[BED-7] are unknown where the browser has no locks', async () => {
    const tabs = livingTabs(undefined, new EventTarget())
    tabs.keep('a')
    expect(await tabs.living()).toBeNull()
  })
})
