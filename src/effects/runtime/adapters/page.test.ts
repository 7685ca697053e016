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

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox/140'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36', 'Chrome/131'],
  ['… AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0', 'Edg/131'],
  ['… (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36', 'SamsungBrowser/27'],
  ['… AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Mobile/15E148 Safari/604.1', 'Safari/16.4'],
  ['… AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1', 'CriOS/131'],
  ['curl/8', 'unknown'],
])('[BED-7] a log names the browser and its version: %s', (agent, name) => {
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  expect(page.browser()).toBe(name)
})
