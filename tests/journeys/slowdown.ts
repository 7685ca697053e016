import type { BrowserContext, Page } from '@playwright/test'

/** How many times pages are slowed down, as `npm run flakes` requests. */
const slowdown = Number(process.env.PORTAL_SLOWDOWN ?? 1)

/** By how many ms each script is delayed, as `npm run flakes` requests. A page stays until the next one's script has arrived. */
const late = Number(process.env.PORTAL_LATE_SCRIPTS ?? 0)

/** Delays the scripts of a context's pages if requested; a journey's own routes come first. */
export const delayScripts = async (context: BrowserContext): Promise<void> => {
  if (late <= 0) return
  await context.route(/[/]assets[/].*[.]js$/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, late)
    })
    // The page can be closed by now.
    await route.continue().catch(() => {})
  })
}

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
