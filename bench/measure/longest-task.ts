import type { Browser, Page } from '@playwright/test'

interface Traced {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** When it began, microseconds. */
  readonly ts: number
  /** Processor time of a task, microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * The processor time of the longest task in the page's thread, ms, without that of other programs on the machine.
 * @param painted counts only what began after the last page's first paint
 */
const longestIn = (trace: Buffer, painted = false): number => {
  const { traceEvents }: { traceEvents: Traced[] } = JSON.parse(trace.toString()) // Chromium's own format
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const since = painted ? (traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0) : 0
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) => name === 'RunTask' && ts >= since && main.has(`${pid}/${tid}`),
  )
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0)
}

const start = (browser: Browser, page: Page): Promise<void> =>
  browser.startTracing(page, { categories: ['toplevel', 'loading', 'disabled-by-default-devtools.timeline'] })

/** The longest task in the page's thread during some work, ms of processor time. */
export const longestTask = async (browser: Browser, page: Page, work: () => Promise<void>): Promise<number> => {
  await start(browser, page)
  await work()
  return longestIn(await browser.stopTracing())
}

/**
 * Watches a page load, from before it opens. The returned function returns the longest task since the first paint of the last page
 * that was opened, ms of processor time.
 */
export const watchLoad = async (browser: Browser, page: Page): Promise<() => Promise<number>> => {
  await start(browser, page)
  return async () => longestIn(await browser.stopTracing(), true)
}
