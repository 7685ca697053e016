import type { Browser, Page } from '@playwright/test'
import { signIn, type Site } from '../measure/site.ts'
import type { Looked } from './lighthouse.ts'

/** What a slowed-down phone experienced; times in ms, sizes in kB of 1000 bytes as sent. */
export interface Observed {
  readonly largestPaint: number
  /** When the page could be used: its scripts had taken over the form or drawn the links. */
  readonly usable: number
  readonly blocking: number
  readonly shift: number
  readonly script: number
  readonly all: number
  /** Scripts that had arrived when the page could be used: what the user waited for. */
  readonly firstScript: number
  /** Requests that had begun when the page could be used, including its own. */
  readonly requests: number
  /** What blocked the first paint. */
  readonly blockers: readonly string[]
}

/** As Lighthouse slows a phone: 150 ms and 1.6 Mbit/s at the level of requests, and a processor slowed down four times. */
export const slowDown = async (page: Page, processor = 4, network = true): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
  if (!network) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (750 * 1024 * 0.9) / 8,
  })
}

/** What is loaded, by whom, and whether on a second visit. */
export interface Visited extends Looked {
  readonly second?: boolean
}

/** A page has settled once nothing was requested or drawn for this long, ms. */
const SETTLED = 2_000

const watch = `
globalThis.seen = { largest: 0, shift: 0, long: [], first: 0, usable: 0 }
const watchUse = () => {
  if (document.querySelector('#root:not([data-early]) :is(form button, main a)')) seen.usable = performance.now()
  else requestAnimationFrame(watchUse)
}
watchUse()
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.largest = entry.startTime }).observe({ type: 'largest-contentful-paint', buffered: true })
new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value }).observe({ type: 'layout-shift', buffered: true })
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.long.push([entry.startTime, entry.duration]) }).observe({ type: 'longtask', buffered: true })
new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') seen.first = entry.startTime }).observe({ type: 'paint', buffered: true })
`
const tell = `(() => {
  const resources = performance.getEntriesByType('resource')
  const size = (some) => some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
  const scripts = resources.filter(({ name }) => /\\.js$/.test(new URL(name).pathname))
  return {
    largestPaint: seen.largest,
    usable: seen.usable,
    shift: seen.shift,
    blocking: seen.long.filter(([from]) => from > seen.first).reduce((sum, [, ms]) => sum + ms - 50, 0),
    script: size(scripts),
    firstScript: size(scripts.filter(({ responseEnd }) => responseEnd <= seen.usable)),
    all: size(resources) + size(performance.getEntriesByType('navigation')),
    requests: resources.filter(({ startTime }) => startTime <= seen.usable).length + 1,
    blockers: resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').map(({ name }) => new URL(name).pathname),
  }
})()`

/** Polls until something was painted: the page's policy does not let the browser evaluate a condition given as text. */
const painted = async (page: Page, patience = 60_000): Promise<void> => {
  const end = Date.now() + patience
  while (!(await page.evaluate('seen.largest > 0'))) {
    if (Date.now() > end) throw new Error(`${page.url()} painted nothing in ${patience / 1000} s.`)
    await page.waitForTimeout(50)
  }
}

/**
 * Loads a page on a slowed phone and waits until it requests nothing more. Its cache is empty or, on a `second` visit, contains what the
 * first one left.
 */
export const observe = async (
  browser: Browser,
  site: Site,
  { path, email, second = false }: Visited,
  world: string,
): Promise<Observed> => {
  await site.world(world)
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    await site.enter(page, world)
    if (email !== null) await signIn(page, site.base, email)
    const session = await context.newCDPSession(page)
    if (second) {
      await page.goto(site.base + path)
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(SETTLED)
    }
    await page.goto('about:blank')
    if (!second) await session.send('Network.clearBrowserCache')
    await page.addInitScript(watch)
    await slowDown(page)
    await page.goto(site.base + path)
    await painted(page)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(SETTLED)
    return (await page.evaluate(tell)) as Observed // what the text above makes
  } finally {
    await context.close()
    await site.end(world)
  }
}
