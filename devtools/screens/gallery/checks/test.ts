import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { desk } from './open.ts'

interface PerWorker {
  readonly shared: BrowserContext
}

/**
 * A test whose page is in a context that all tests of its worker share, so that scripts are read once. States keep nothing in the
 * browser, so none affects another.
 */
export const test = base.extend<{ page: Page }, PerWorker>({
  shared: [
    async ({ browser }, use) => {
      const port = Number(process.env['JOURNEY_PORT'] ?? 5183)
      const shared = await browser.newContext({
        baseURL: `http://localhost:${port}`,
        viewport: desk,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Europe/London',
      })
      shared.setDefaultTimeout(10_000)
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ shared }, use) => {
    const page = await shared.newPage()
    await use(page)
    await page.close()
  },
})
