import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './journey.ts'

const sections = (page: Page) => page.getByRole('navigation', { name: 'Employer area' })
const names = [
  'Overview',
  'Approvals250 waiting',
  'People',
  'Data',
  'Take-up',
  'Insights',
  'Engagement',
  'Reports',
  'Settings',
]

test('[DASH-1] the rail leads to each section, says how many selections wait, and to the person’s own benefits', async ({
  page,
}) => {
  await signIn(page, 'employer@acme.example', '/app/dashboard/')
  await expect(sections(page).getByRole('link')).toHaveText(names)
  await expectAccessible(page)
  await sections(page).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Platform settings' })).toBeFocused()
  await expect(sections(page).locator('[aria-current=page]')).toHaveText('Settings')
  await page.getByRole('link', { name: 'Find a person' }).click()
  await expect(page.getByLabel('Search by name or email address')).toBeFocused()
  await page.getByRole('navigation', { name: 'Your own benefits' }).getByRole('link', { name: 'My benefits' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My benefits' })).toBeVisible()
  await expect(sections(page)).toHaveCount(0)
})

test(
  '[DASH-1] the first row of every list is in the upper half of a window of 1280 × 800',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await signIn(page, 'employer-insights@acme.example', '/app/dashboard/')
    for (const list of [
      '/app/dashboard/approve-selections',
      '/app/dashboard/approve-selections/204',
      '/app/dashboard/benefit-takeup',
      '/app/employee-data/',
      '/app/employee-data/two-factor/',
      '/app/reporting',
    ]) {
      await page.goto(list)
      const row = page.getByRole('main').locator('tbody tr').first()
      await expect(row).toBeVisible()
      await expect.poll(async () => (await row.boundingBox())?.y, list).toBeLessThan(400)
    }
  },
)

test('[DASH-1] in a narrow window the title of the bar opens the sections, and Escape or a link closes them @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'employer@acme.example', '/app/dashboard/approve-selections')
  const title = page.getByRole('banner').getByRole('button', { name: /^Approvals/ })
  const tabs = page.getByRole('navigation', { name: 'Main, on phones' })
  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Benefits', 'Total'])
  await title.click()
  await expect(sections(page).getByRole('link')).toHaveText(names)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(sections(page)).toBeHidden()
  await expect(title).toBeFocused()
  await title.press('Enter')
  await sections(page).getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await expect(sections(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Reports' })).toBeVisible()
  // The bar for what is ticked has their place.
  await expect(tabs).toHaveCount(0)
})
