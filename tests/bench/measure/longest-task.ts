import type { Browser, Page } from '@playwright/test'

interface Traced {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Processor time of a task, microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The processor time of the longest tasks of the page's own thread, ms: what other programs of the machine do is not in it. */
const longestIn = (trace: Buffer): number => {
  const { traceEvents }: { traceEvents: Traced[] } = JSON.parse(trace.toString()) // Chromium's own format
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid}/${tid}`))
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0)
}

/** The longest task of the page's own thread while something goes on, ms of processor time. */
export const longestTask = async (browser: Browser, page: Page, work: () => Promise<void>): Promise<number> => {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await work()
  return longestIn(await browser.stopTracing())
}
