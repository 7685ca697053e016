import type { Page } from '@playwright/test'
import { holdReads } from './held-reads.ts'
import { stopClock } from './clock.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  followHeader,
  openAndLogIn,
  signIn,
  test,
} from './journey.ts'
import { consoleOf, exportedLog, tracesOf } from './traces.ts'

const creditsPage = '**/app/ccv/manage/'
const shop = (page: Page) => page.frameLocator('iframe[title^="Spend your credits"]')
const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

/** Records all main links that a page shows from now on, even if only for a moment. */
const watchLinks = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { seenLinks: seen })
    new MutationObserver(() => {
      for (const link of document.querySelectorAll('nav[aria-label="Main"] a')) seen.add(link.textContent)
    }).observe(document, { subtree: true, childList: true })
  })
}
const seenLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { seenLinks: Set<string> }).seenLinks]) // made by `watchLinks`

test('[CCV-1] [NAV-1] [CCV-2] a leaver with credits sees only those, from login on @phone', async ({ page, world }) => {
  await openAndLogIn(page, 'leaver@acme.example')
  await page.waitForURL(creditsPage)
  await expect(page.getByRole('heading', { level: 1, name: 'Manage credits' })).toBeVisible()
  await expect(page.getByText('£120.50')).toBeVisible()
  await expect(page.getByText('Last paid in: 1 April 2026')).toBeVisible()
  await expect(shop(page).getByText('You are logged in.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Ordered' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await followHeader(page, 'Home')
  await expect(page.getByRole('heading', { level: 2, name: 'Your credits', exact: true })).toBeVisible()
  await expect(page.getByText('£120.50')).toBeVisible()
  await expect(page.getByRole('link', { name: /your choices close|cycle to work|total benefits/i })).toHaveCount(0)
  await expectAccessible(page)
  for (const path of [
    'my-benefits/',
    'my-benefits/201',
    'my-total-benefits/',
    'dashboard/',
    'dashboard/approve-selections',
  ]) {
    await page.goto(`/app/${path}`)
    await page.waitForURL(creditsPage)
  }
  for (const path of ['/app/home/my-profile/', '/contact-us/', '/privacy-statement/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
  await expect.poll(() => world.calls('getCreditsBalance')).toBeGreaterThan(0)
})

test(
  '[NAV-1] somebody with only credits never sees a link they cannot use, not even briefly',
  { tag: '@thorough' },
  async ({ page, world }) => {
    const release = await holdReads(page, world, ['getEligibleBenefits', 'getCreditsBalance'])
    await watchLinks(page)
    await openAndLogIn(page, 'leaver@acme.example')
    await release()
    await page.waitForURL(creditsPage)
    await expect(mainLinks(page)).toHaveText(['Home', 'Manage credits'])
    expect((await seenLinks(page)).sort()).toEqual(['Home', 'Manage credits'])
    const releaseAgain = await holdReads(page, world, ['getEligibleBenefits', 'getCreditsBalance'])
    await page.goto('/app/home/my-profile/')
    await releaseAgain()
    await expect(mainLinks(page)).toHaveText(['Home', 'Manage credits'])
    expect((await seenLinks(page)).sort()).toEqual(['Home', 'Manage credits'])
  },
)

test('[CCV-1] [NAV-1] a leaver without credits keeps their benefits', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'leaver-no-credits@acme.example')
  await expect(mainLinks(page)).toHaveText(['Home', 'My benefits', 'Total benefits'])
  await page.goto('/app/my-benefits/')
  await expect(page.getByRole('heading', { level: 2, name: 'Your benefits' })).toBeVisible()
})

test('[CCV-2] the frame is sandboxed and named, sends no referrer, and gets the token, which is nowhere else', async ({
  page,
}) => {
  const lines = consoleOf(page)
  await signIn(page, 'employee@acme.example')
  const [asked] = await Promise.all([
    page.waitForRequest(/\/_mock\/credits\//),
    page.getByRole('link', { name: 'Your credits' }).click(),
  ])
  await expect(shop(page).getByText('You are logged in.')).toBeVisible()
  const token = new URL(asked.url()).searchParams.get('bearer_token') ?? ''
  expect(token.length).toBeGreaterThan(8)
  expect(asked.headers()['referer']).toBeUndefined()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin')
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect(frame).toHaveAttribute('title', 'Spend your credits: the voucher shop')
  expect(await tracesOf(page, lines, await exportedLog(page), [token, 'bearer_token', '_mock/credits'])).toEqual([])

  await page.goto('/logout')
  await page.waitForURL('**/logout-success')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('[CCV-2] a frame that takes longer than 15 s says so and can be retried @phone', async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'employee@acme.example')
  await page.route('**/_mock/credits/**', () => {}, { times: 1 })
  await expect(page.getByRole('link', { name: 'Your credits' })).toBeVisible()
  await stopClock(page)
  await page.getByRole('link', { name: 'Your credits' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading the voucher shop' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.clock.runFor(14_000)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.clock.runFor(2000)
  await page.clock.resume()
  await expect(page.getByText('The voucher shop is taking too long')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(shop(page).getByText('You are logged in.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test.describe('a credits page on another host', () => {
  test.use({ scenario: 'credits-page-elsewhere' })
  test('[CCV-2] is not framed; the page and the log report it', { tag: '@thorough' }, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await signIn(page, 'employee@acme.example')
    await page.getByRole('link', { name: 'Your credits' }).click()
    await expect(page.getByText('The voucher shop cannot be opened here')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(requests.filter((url) => url.includes('evil'))).toEqual([])
    await expectAccessible(page)
    const log = await exportedLog(page)
    expect(log).toContain('RedirectRefused')
    expect(log).not.toContain('evil')
  })
})
