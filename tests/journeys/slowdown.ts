import type { BrowserContext, Page } from '@playwright/test'

/** How many times slower than this machine the pages of journeys run: `PORTAL_SLOWDOWN=4 npx playwright test`. */
const slowdown = Number(process.env.PORTAL_SLOWDOWN ?? 1)

/** Slows down the processor of a page if requested, and of every other page that its context opens. */
export const slowDown = async (context: BrowserContext, page: Page): Promise<void> => {
  if (slowdown <= 1) return
  const slow = async (one: Page): Promise<void> => {
    const session = await context.newCDPSession(one)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  // A page that closes at once need not be slowed down.
  context.on('page', (one) => void slow(one).catch(() => {}))
  await slow(page)
}
