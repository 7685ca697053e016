import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, followHeader, signIn, test } from './journey.ts'

const employer = 'employer@acme.example'

/** Chooses from the menu of a page of figures. */
const chooseInMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Table and CSV' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** The lines of the file of a chart. */
const linesOf = async (page: Page, caption: string): Promise<readonly string[]> => {
  const [download] = await Promise.all([page.waitForEvent('download'), chooseInMenu(page, `${caption} (CSV)`)])
  return readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
}

test('[TAKE-1] an employer finds a benefit, previews it beside the list, and reads its take-up by keyboard @phone', async ({
  page,
  world,
}) => {
  await signIn(page, employer, '/app/dashboard/')
  await page.getByRole('link', { name: 'See benefit take-up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Benefit take-up' })).toBeFocused()
  const table = page.getByRole('table', { name: 'Take-up by benefit' })
  await expect(table.getByRole('rowheader')).toHaveCount(28)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect((await linesOf(page, 'Take-up by benefit'))[0]).toBe('\uFEFFBenefit,Eligible,Have it,"Take-up, %"')

  if (await page.getByLabel('Sort by').isVisible()) await page.getByLabel('Sort by').selectOption('Name, A to Z')
  else await table.getByRole('columnheader', { name: 'Benefit' }).getByRole('button').click()
  await page.getByLabel('Search benefits').fill('care')
  await expect(table.getByRole('rowheader')).toHaveText(['Childcare help', 'Dental care', 'Eye care'])
  await expect(page).toHaveURL(/\?search=care&sort_by=name$/)
  await page.goBack()
  await expect(table.getByRole('rowheader').first()).toHaveText('Benefit credits')
  await page.goForward()
  await expect(table.getByRole('rowheader')).toHaveCount(3)

  const details = page.getByRole('button', { name: /^Details of Dental care/ })
  // The rows of a phone lead to the benefit itself.
  if (await details.isVisible()) {
    await details.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Dental care: take-up' })
    await expect(panel.getByRole('figure')).toHaveCount(2)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(details).toBeFocused()
    await page.keyboard.press('Enter')
    await panel.getByRole('link', { name: 'See all take-up figures' }).click()
  } else await page.getByRole('link', { name: 'Dental care' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Dental care: take-up' })).toBeFocused()
  await expect(page.getByRole('figure')).toHaveCount(4)
  const slider = page.getByRole('slider', { name: 'Choose a month' })
  await expect(slider).toHaveAttribute('aria-valuetext', /^November 2026: [\d.]+%, [\d,]+ people$/)
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^November 2025: /)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect.poll(() => world.calls('getBenefitTakeUp')).toBeGreaterThan(0)
  await expect.poll(() => world.calls('getTakeUpOfBenefit')).toBeGreaterThan(0)
  expect((await world.calls('getBenefitInsights')) + (await world.calls('getInsightsOfBenefit'))).toBe(0)
})

test(
  '[TAKE-1] an employer with insights sees them, and the standard calls are not made',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await signIn(page, 'employer-insights@acme.example', '/app/dashboard/benefit-takeup')
    const heading = page.getByRole('columnheader', { name: 'Change in a year' })
    await expect(heading).toHaveAttribute('aria-sort', 'none')
    await heading.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await expect(heading.getByRole('button')).toBeFocused()
    await expect(page.getByRole('row').nth(1)).toContainText(/up \d+\.\d points/)
    await page.getByRole('link', { name: 'Gym membership' }).click()
    for (const caption of ['Take-up by length of service', 'Take-up by location'])
      await expect(page.getByRole('figure').filter({ hasText: caption })).toBeVisible()
    await world.expectCalls('getBenefitInsights', 1)
    await world.expectCalls('getInsightsOfBenefit', 1)
    expect((await world.calls('getBenefitTakeUp')) + (await world.calls('getTakeUpOfBenefit'))).toBe(0)
  },
)

test('[INS-1] workforce figures agree in chart, table and file, for the period chosen @phone', async ({
  page,
  world,
}) => {
  await world.fault({ operation: 'getEmployeeInsights', kind: 'status', status: 500 })
  await signIn(page, employer, '/app/dashboard/employee-insights/')
  await expect(page.getByText('Employee insights could not be loaded')).toBeVisible()
  await world.clearFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('figure')).toHaveCount(6)
  await expectNoSidewaysScroll(page)

  const byAge = page.getByRole('figure').filter({ hasText: 'Employees by age' })
  await expect(byAge.getByRole('heading', { name: /^The largest group is 35 to 44, with 3\d\.\d%$/ })).toBeVisible()
  await chooseInMenu(page, 'Show charts as tables')
  const total = byAge.getByRole('row', { name: /^Total/ })
  await expect(total).toContainText('10,000')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const lines = await linesOf(page, 'Employees by age')
  const employees = lines.slice(1).map((line) => Number(line.split(',')[1]))
  expect(employees.reduce((sum, one) => sum + one, 0)).toBe(10_000)

  await chooseInMenu(page, 'Show tables as charts')
  const slider = page.getByRole('slider', { name: 'Choose a month' })
  await expect(slider).toHaveAttribute('aria-valuetext', /^November 2026: 8,\d+ registered$/)
  await page.getByText('All', { exact: true }).click()
  await expect(page).toHaveURL(/\?period=all$/)
  await expect(slider).not.toHaveAttribute('max', '11')
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^October 2022: /)
  await page.goBack()
  await expect(page.getByRole('radio', { name: '1 year' })).toBeChecked()
})

test('[ENG-1] engagement shows who has registered and who returns, and links to those who have not @phone', async ({
  page,
  world,
}) => {
  await signIn(page, employer, '/app/dashboard/')
  await page.getByRole('link', { name: 'See employee engagement' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Employee engagement' })).toBeFocused()
  await expect(page.getByRole('figure')).toHaveCount(3)
  for (const figure of ['Registered', 'Active in the last 7 days', 'Active in the last 90 days', 'Never logged in'])
    await expect(page.getByRole('term').filter({ hasText: figure }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await world.expectCalls('getEmployeeInsights', 2)
  const link = page.getByRole('link', { name: /^See the [\d,]+ who have not registered$/ })
  const count = /[\d,]+/.exec(await link.innerText())?.[0] ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeFocused()
  await expect(page.getByText(`of ${count}`).first()).toBeVisible()
})

const tiles = [
  ['getPendingSelections', 'Selections awaiting approval'],
  ['getEmployees', 'Registered employees'],
  ['getBenefitTakeUp', 'Benefit take-up'],
  ['getEmployeeInsights', 'New registrations'],
  ['getTwoFactorEmployees', 'Two-factor authentication'],
  ['getDataLoads', 'Last upload of employee data'],
] as const

test('[DASH-1] each part of the overview fails on its own and can be retried', async ({ page, world }) => {
  for (const [operation] of tiles) await world.fault({ operation, kind: 'status', status: 500 })
  await signIn(page, employer)
  await followHeader(page, 'Dashboard')
  const failed = page.getByText('This could not be loaded')
  await expect(failed).toHaveCount(tiles.length)
  await expectAccessible(page)
  await world.clearFaults()
  let left: number = tiles.length
  for (const [, title] of tiles) {
    await page.getByRole('button', { name: new RegExp(`^Retry.*${title}$`) }).click()
    left -= 1
    await expect(failed).toHaveCount(left)
  }
  await expect(page.getByRole('heading', { level: 1, name: '250 selections are waiting for you' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Review selections' })).toBeVisible()
  await expect(page.getByText('1,867 people have not registered')).toBeVisible()
  await expect(page.getByText(/^Two-factor is off for most people\. [\d,]+ of 10,000 use it$/)).toBeVisible()
})
