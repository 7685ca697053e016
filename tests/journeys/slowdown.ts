import type { BrowserContext, Page } from '@playwright/test'

/** How many times slower pages run, as `npm run flakes` requests. */
const slowdown = Number(process.env.PORTAL_SLOWDOWN ?? 1)

/** Slows down the processor of a page where that is requested, and of every other page that its context opens. */
export const slowDown = async (context: BrowserContext, page: Page): Promise<void> => {
  if (slowdown <= 1) return
  const slow = async (one: Page): Promise<void> => {
    const session = await context.newCDPSession(one)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  // One that closes at once needs no slowing down.
  context.on('page', (one) => void slow(one).catch(() => {}))
  await slow(page)
}
