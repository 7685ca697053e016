import type { BrowserContext, Page } from '@playwright/test'

/** How many times pages are slowed down, as `npm run flakes` requests. */
const slowdown = Number(process.env.PORTAL_SLOWDOWN ?? 1)

/** By how many ms each script is delayed, as `npm run flakes` requests. A page stays until the next one's script has arrived. */
const late = Number(process.env.PORTAL_LATE_SCRIPTS ?? 0)

/**
 * For how many ms the first two scripts each keep the processor busy before they run, as `npm run flakes` requests. On a slow machine that is
 * in use, a page can be seen, and its network be idle, before the portal has begun.
 */
const heavy = Number(process.env.PORTAL_HEAVY_SCRIPTS ?? 0)

/** Counts, because a journey can stop every clock of its page. Chromium counts about this far in a millisecond without compiling. */
const work = `{ let count = 0; while (count < ${heavy * 70_000}) count++ }\n`

/** Delays the scripts of a context's pages, or makes the first two take longer to run, if requested; a journey's own routes come first. */
export const delayScripts = async (context: BrowserContext): Promise<void> => {
  if (late <= 0 && heavy <= 0) return
  await context.route(/[/]assets[/].*[.]js$/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, late)
    })
    const sent = async (): Promise<void> => {
      const url = new URL(route.request().url())
      if (heavy <= 0 || !/[/](?:index|signed-in)-/.test(url.pathname)) return route.continue()
      if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost' // Node does not know a brand's own one
      const response = await route.fetch({ url: url.href, maxRetries: 3 }) // the connection that it keeps can have been closed
      await route.fulfill({ response, body: work + (await response.text()) })
    }
    // The page can be closed by now.
    await sent().catch(() => {})
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
