import type { Page } from '@playwright/test'
import { switchedOffAddresses } from './employer-addresses.ts'
import { expect, expectAccessible, signIn, test } from './journey.ts'

test.use({ scenario: 'features-off' })

const closed = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' }), address).toBeVisible()
  await expect(page.getByText('Your employer doesn’t use this part of the site.'), address).toBeVisible()
}

test('[NAV-1] an employee gets no link, page or call of a feature that the client switched off', async ({
  page,
  world,
}) => {
  await signIn(page, 'employee@acme.example')
  await expect(page.getByRole('heading', { name: 'Your credits' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'My benefits' }).first()).toBeVisible()
  await expect(page.locator('a[href*="my-total-benefits"], a[href*="life-events"]')).toHaveCount(0)
  await page.goto('/app/home/my-profile/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('a[href*="life-events"]')).toHaveCount(0)
  for (const address of ['/app/my-total-benefits/', '/app/my-total-benefits-enhanced/', '/app/home/life-events/'])
    await closed(page, address)
  await expectAccessible(page)
  for (const operation of ['getTotalBenefitsPage', 'getTotalBenefitsSummary', 'getLifeEvents'])
    expect(await world.calls(operation), operation).toBe(0)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.waitForURL('**/app/home/')
})

test('[NAV-1] home has no figures without total benefits and credits', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'probation@acme.example')
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible() // below the figures, so it shows only after them
  await expect(page.getByRole('region', { name: 'At a glance' })).toHaveCount(0)
})

test(
  "[NAV-1] the employer's dashboard omits what the client switched off and keeps the rest",
  { tag: '@thorough' },
  async ({ page, world }) => {
    await signIn(page, 'employer@acme.example', '/app/dashboard/')
    await expect(page.getByRole('link', { name: 'People', exact: true })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.locator('a[href*="employee-data"]').first()).toBeVisible()
    for (const part of [
      'approve-selections',
      'benefit-takeup',
      'employee-insights',
      'employee-engagement',
      'reporting',
    ])
      await expect(page.locator(`a[href*="${part}"]`), part).toHaveCount(0)
    await expectAccessible(page)
    for (const address of switchedOffAddresses) await closed(page, address)
    for (const operation of ['getPendingSelections', 'getBenefitTakeUp', 'getEmployeeInsights', 'getReports'])
      expect(await world.calls(operation), operation).toBe(0)
  },
)
