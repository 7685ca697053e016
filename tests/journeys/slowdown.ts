import type { BrowserContext, Page } from '@playwright/test'

/** How many times slower pages are made, as `npm run flakes` asks. */
const slowdown = Number(process.env.PORTAL_SLOWDOWN ?? 1)

/** Slows the processor of a page down where that is requested, and of every other that its context opens. */
export const slowDown = async (context: BrowserContext, page: Page): Promise<void> => {
  if (slowdown <= 1) return
  const slow = async (one: Page): Promise<void> => {
    const session = await context.newCDPSession(one)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  // One that is closed at once needs no slowing down.
  context.on('page', (one) => void slow(one).catch(() => {}))
  await slow(page)
}
