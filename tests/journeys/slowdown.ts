import type { BrowserContext, Page } from '@playwright/test'

/** How many times slower pages run, as `npm run flakes` requests. */
const slowdown = Number(process.env.PORTAL_SLOWDOWN ?? 1)

/** By how many milliseconds each script comes late, as `npm run flakes` requests: a page stays until the next one's script is there. */
const late = Number(process.env.PORTAL_LATE_SCRIPTS ?? 0)

/** Delays the scripts of a context's pages where that is requested; a journey's own routes come first. */
export const delayScripts = async (context: BrowserContext): Promise<void> => {
  if (late <= 0) return
  await context.route(/[/]assets[/].*[.]js$/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, late)
    })
    // The page may be gone by now.
    await route.continue().catch(() => {})
  })
}

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
