import { expect, logIn, test as journey } from '../journeys/journey.ts'
import type { Page } from '@playwright/test'
import type { Served } from './nginx.ts'
import { serveByNginx } from './nginx.ts'

/** Journeys of a release behind nginx: one that all journeys of a worker share, or one that the journey can change. */
export const test = journey.extend<{ served: Served }, { shared: Served }>({
  /** For journeys that do not change what is served. */
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the pattern which fixtures are wanted
    async ({}, use, { project }) => {
      const served = await serveByNginx(project.use.baseURL ?? '')
      await use(served)
      served.stop()
    },
    { scope: 'worker' },
  ],
  served: async ({ baseURL }, use) => {
    const served = await serveByNginx(baseURL ?? '')
    await use(served)
    served.stop()
  },
})

/** Waits until home has its last script: a reload of nginx can drop a call in progress. */
export const arrived = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(' '),
      ),
    )
    .toContain('/second-factor-notice-')

/** Signs somebody in there. */
export const open = async (page: Page, { origin }: Served, email: string): Promise<void> => {
  await page.goto(`${origin}/`)
  await page.getByRole('button', { name: 'Accept' }).click()
  await logIn(page, email)
  await page.waitForURL('**/app/home/')
  await arrived(page)
}
