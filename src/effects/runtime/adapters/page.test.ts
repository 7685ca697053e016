// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from './page.ts'

it('[REP-1] a file is saved under its name, and its address is given back once the browser has it', () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const happened: string[] = []
  const file = new Blob(['a,b'])
  const make = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void happened.push(`gave back ${url}`))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    happened.push(`saved ${this.href} as ${this.download}`)
  })
  page.save('report.csv', file)
  expect(make).toHaveBeenCalledExactlyOnceWith(file)
  expect(happened).toEqual(['saved blob:file as report.csv', 'gave back blob:file'])
})

it('a call that the page made ahead is not made again, and no later script can hand one over', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const own = vi.fn(async () => new Response('own'))
  vi.stubGlobal('fetch', own)
  vi.stubGlobal('callsAhead', (url: string) => (url === '/ahead' ? Promise.resolve(new Response('ahead')) : null))
  page.takeFetch()
  const later = vi.fn(async () => new Response('later'))
  vi.stubGlobal('fetch', later)
  expect(globalThis.callsAhead).toBeUndefined()
  globalThis.callsAhead = later

  const bodyOf = async (url: string): Promise<string> => (await page.fetch(url, { method: 'GET' })).text()
  expect(await bodyOf('/ahead')).toBe('ahead')
  expect(await bodyOf('/other')).toBe('own')
  expect(own).toHaveBeenCalledExactlyOnceWith('/other', { method: 'GET' })
  expect(later).not.toHaveBeenCalled()
})

it('a script that fails because the page is being left is no crash, and reloads nothing', () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers()
  const crashes: string[] = []
  page.onCrash(({ kind }) => crashes.push(kind))
  page.noteErrors()
  page.noteLeaving()
  const fail = () => dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('Aborted') }))
  dispatchEvent(new Event('beforeunload'))
  fail()
  page.reload()
  expect([crashes, page.isReloading(), page.isLeaving()]).toEqual([[], false, true])
  vi.advanceTimersByTime(5000) // the person was asked, and stayed
  fail()
  expect([crashes, page.isLeaving()]).toEqual([['chunk'], false])
})
