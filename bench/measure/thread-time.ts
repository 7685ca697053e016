import type { Page } from '@playwright/test'

/**
 * The processor time that the page's thread takes for some work, in ms: without that of other programs on the machine, of the garbage
 * collector's helpers or of the compositor.
 */
export const threadTime = async <A>(page: Page, work: () => Promise<A>): Promise<{ ms: number; result: A }> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const now = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    const found = metrics.find(({ name }) => name === 'ThreadTime')
    if (!found) throw new Error('This browser does not tell the time of a thread.')
    return found.value * 1000
  }
  const begun = await now()
  const result = await work()
  const ms = (await now()) - begun
  await session.detach()
  return { ms, result }
}
