import type { Browser, Page } from '@playwright/test'
import { signIn, type Site } from '../measure/site.ts'
import type { Screen } from './screens.ts'

/** A screen in its own world, what is done to the page before it opens, and what is measured on it. */
interface Visit<A> {
  readonly screen: Screen
  readonly world: string
  readonly prepare: (page: Page) => Promise<unknown>
  readonly measure: (page: Page) => Promise<A>
}

/** Opens a screen, signed in if it needs that, in a separate browser context. Throws an error that names the screen. */
export const visitScreen = async <A>(
  browser: Browser,
  site: Site,
  { screen, world, prepare, measure }: Visit<A>,
): Promise<A> => {
  await site.world(world, screen.scenario)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    await site.enter(page, world)
    await prepare(page)
    if (screen.email !== null) await signIn(page, site.base, screen.email)
    await page.goto(site.base + screen.path, { waitUntil: 'networkidle' })
    return await measure(page)
  } catch (error) {
    throw new Error(`${screen.name} could not be worked on.`, { cause: error })
  } finally {
    await context.close()
    await site.end(world)
  }
}
