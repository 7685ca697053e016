import type { Page } from '@playwright/test'
import { holdScript, opened } from './held-script.ts'
import type { World } from './journey.ts'
import { expect, signIn, test, untilDrawn } from './journey.ts'

const login = (page: Page) => page.getByRole('heading', { level: 1, name: 'Log in' })

/** What the page of a signed-in person calls before any script has arrived. */
const callsBefore = async (page: Page, world: World, path: string): Promise<() => void> => {
  const release = await holdScript(page)
  await opened(page, path)
  await world.expectCalls('getScheme', 2, 'the scheme’s theme, once before')
  return release
}

/** A page's reads, and that of the session, are made once: before any script has arrived. */
const expectReadsAhead = async (
  page: Page,
  world: World,
  path: string,
  pageReads: readonly string[],
): Promise<void> => {
  const reads = ['getLoginSetup', ...pageReads]
  for (const read of reads) await expect.poll(() => world.calls(read), read).toBeGreaterThan(0)
  const before = await Promise.all(reads.map((read) => world.calls(read)))
  const release = await callsBefore(page, world, path)
  for (const [i, read] of reads.entries()) await world.expectCalls(read, (before[i] ?? 0) + 1, read)

  release()
  await untilDrawn(page)
  await page.waitForLoadState('networkidle')
  for (const [i, read] of reads.entries()) await world.expectCalls(read, (before[i] ?? 0) + 1, `${read}, and not again`)
}

test('[HOME-1] [AUTH-1] home’s first calls leave before any script has arrived, and none is made twice @phone', async ({
  page,
  world,
}) => {
  await signIn(page, 'employee@acme.example')
  await expectReadsAhead(page, world, '/app/home/', [
    'getEligibleBenefits',
    'getTotalBenefitsSummary',
    'getHomePageBanner',
    'getHomePageCards',
  ])
})

test(
  '[HOME-1] [APP-1] an employer’s home asks early for what awaits approval, too, and leads to it',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await signIn(page, 'employer@acme.example')
    await expectReadsAhead(page, world, '/app/home/', ['getHomePageCards', 'getPendingSelections'])
    await page.getByRole('link', { name: '250 selections to approve' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Approve Selections' })).toBeFocused()
  },
)

test('[DASH-1] [AUTH-1] the dashboard’s first calls leave before any script has arrived, and none is made twice', async ({
  page,
  world,
}) => {
  await signIn(page, 'employer@acme.example', '/app/dashboard/')
  await expectReadsAhead(page, world, '/app/dashboard/', [
    'getPendingSelections',
    'getEmployees',
    'getTwoFactorEmployees',
    'getDataLoads',
  ])
})

test(
  '[AUTH-1] a session that the host has ended is not asked for more, and leads to the login',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await signIn(page, 'employee@acme.example')
    for (const read of ['getLoginSetup', 'getEligibleBenefits']) await world.expectCalls(read, 1)
    await world.fault({ operation: 'getLoginSetup', kind: 'status', status: 401, times: 1 })
    const release = await callsBefore(page, world, '/app/home/')
    await expect.poll(() => world.faultsLeft()).toBe(0)
    release()
    await expect(login(page)).toBeVisible()
    expect(await world.calls('getEligibleBenefits')).toBe(1)
  },
)

test(
  '[IDLE-1] [LOGOUT-1] a page that ends the session asks nobody about it first',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await signIn(page, 'employee@acme.example')
    await world.expectCalls('getLoginSetup', 1)
    await page.evaluate(() => {
      const long = String(Date.now() - 3_600_000)
      localStorage.setItem('__SESSION__TIME__', long)
      sessionStorage.setItem('__SESSION__TIME__', long)
      addEventListener('pagehide', () => {
        localStorage.setItem('__SESSION__TIME__', long)
        sessionStorage.setItem('__SESSION__TIME__', long)
      })
    })
    const release = await callsBefore(page, world, '/app/home/')
    release()
    await page.waitForURL(/logout-success/)
    expect(await world.calls('getLoginSetup')).toBe(1)
  },
)
