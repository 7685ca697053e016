import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, followHeader, signIn, test } from './journey.ts'
import { notePrinting, wasPrinted } from './printing.ts'

/** The year's total on home: every page has to show the same. */
const totalOnHome = async (page: Page): Promise<string> => {
  const total = page
    .getByRole('listitem')
    .filter({ hasText: 'Your total benefits' })
    .getByText(/^£[\d,]+\.\d\d$/)
  await expect(total.first()).toBeVisible()
  return total.first().innerText()
}

const openStatement = async (page: Page, benefit = '205'): Promise<void> => {
  await signIn(page, 'employee@acme.example', `/app/my-benefits/${benefit}`)
  await page.getByRole('button', { name: 'Statement' }).click()
}

test('[STMT-1] a statement lists the newest month first, and can be filtered by year, saved and printed @phone', async ({
  page,
}) => {
  await notePrinting(page)
  await openStatement(page)
  const panel = page.getByRole('dialog', { name: 'Statement' })
  const table = panel.getByRole('table', { name: 'Pension: contributions' })
  await expect(table.getByRole('rowheader').first()).toHaveText('October 2026')
  await expect(table.getByRole('rowheader').nth(1)).toHaveText('September 2026')
  await expect(table.getByRole('row', { name: /October 2026/ })).toContainText('–')
  await expect(panel.getByText('– means that no amount is known.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await panel.getByLabel('Year').selectOption('2025')
  await expect(panel.getByRole('table', { name: 'Pension: contributions in 2025' })).toBeVisible()
  await expect(panel.getByRole('rowheader')).toHaveCount(13)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('statement-pension-2025.csv')
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(lines[0]).toBe('\uFEFFMonth,You paid,Your employer paid')
  expect(lines[1]).toBe('December 2025,182.00,182.00')
  expect(lines).toHaveLength(14)
  await panel.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => wasPrinted(page)).toBe(true)

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Statement' })).toBeFocused()
})

test('[STMT-1] a statement of credits shows only what the employer paid', async ({ page }) => {
  await openStatement(page, '226')
  const table = page.getByRole('table', { name: 'Credits: contributions' })
  await expect(table.getByRole('row', { name: /October 2026/ })).toContainText('£150.00')
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText('–')
})

test('[STMT-1] a statement that fails to load can be retried; an empty one says so', async ({ page, world }) => {
  await world.fault({ operation: 'getContributions', kind: 'status', status: 500 })
  await openStatement(page)
  await expect(page.getByText('Your statement could not be loaded')).toBeVisible()
  await expectAccessible(page)
  await world.clearFaults()
  await world.fault({ operation: 'getContributions', kind: 'body', body: [] })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('There are no statements to show')).toBeVisible()
})

test('[MTB-1] total benefits link from home to the year and its months, as chart and as table @phone', async ({
  page,
}) => {
  await signIn(page, 'employee@acme.example')
  const card = page.getByRole('listitem').filter({ hasText: 'Your total benefits' })
  const total = await totalOnHome(page)
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Total benefits' })).toBeFocused()
  await expect(page.getByText('Counts January 2026 to December 2026. Calculated on 20 November 2026.')).toBeVisible()
  await expect(page.getByLabel('By year')).toBeChecked()
  const year = page.getByRole('figure', { name: 'The cost of each benefit in 2026' })
  await expect(year.getByRole('img')).toHaveAccessibleName(new RegExp(`Your employer pays £.*total ${total}`))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await year.getByRole('button', { name: 'Show as table' }).click()
  const table = year.getByRole('table', { name: 'The cost of each benefit in 2026' })
  await expect(table.getByRole('row', { name: /Workplace pension/ })).toContainText('£4,500.00')
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText(total)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByLabel('By year').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('By month')).toBeChecked()
  const months = page.getByRole('figure', { name: 'What your benefits cost in each month of 2026' })
  await months.getByRole('button', { name: 'Show as table' }).click()
  await expect(months.getByRole('rowheader')).toHaveCount(13)
  await expect(months.getByRole('row', { name: /^Total/ })).toContainText(total)

  await page.getByRole('link', { name: 'Home' }).first().click()
  await followHeader(page, 'Total benefits')
  await expect(page.getByLabel('By month')).toBeChecked()
})

test('[MTB-1] the enhanced variant shows the same figures in more charts @phone', async ({ page }) => {
  await signIn(page, 'employee@acme.example')
  const total = await totalOnHome(page)
  await page.goto('/app/my-total-benefits/')
  await page.getByRole('link', { name: 'See more charts' }).click()
  await page.waitForURL('**/app/my-total-benefits-enhanced/')
  const kinds = page.getByRole('figure', { name: 'The cost of each kind of benefit in 2026' })
  await expect(kinds.getByRole('img')).toHaveAccessibleName(new RegExp(`total ${total}`))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('By month').check()
  const groups = page.getByRole('figure', { name: 'Kinds of benefit in each month of 2026' })
  await expect(groups.locator('[data-view="chart"] g rect').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await groups.getByRole('button', { name: 'Show as table' }).click()
  await expect(groups.getByRole('row', { name: /^Total/ })).toContainText(total)
  await expectNoSidewaysScroll(page)
})

test('[MTB-1] the summary is fetched exactly one more time after an error', async ({ page, world }) => {
  await world.fault({ operation: 'getTotalBenefitsSummary', kind: 'status', status: 500, times: 1 })
  await signIn(page, 'employee@acme.example')
  await totalOnHome(page)
  await world.expectCalls('getTotalBenefitsSummary', 2)
  await world.fault({ operation: 'getTotalBenefitsSummary', kind: 'status', status: 503 })
  await page.reload()
  await expect(page.getByText('Your total benefits could not be loaded')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Your credits' })).toBeVisible()
  await world.expectCalls('getTotalBenefitsSummary', 4)
})

test.describe('a summary whose total does not add up', () => {
  test.use({ scenario: 'total-benefits-disagree' })
  test('[MTB-1] is pointed out, and the sum of the parts is shown', async ({ page }) => {
    await signIn(page, 'employee@acme.example')
    await expect(page.getByText('We received another total, £5,000.00')).toBeVisible()
    await expect(page.getByText('£4,662.00')).toBeVisible()
    await page.goto('/app/my-total-benefits/')
    await expect(page.getByText(/says £5,000.00 in total, but your benefits add up to £[1-9]/)).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('total benefits in an undocumented shape', () => {
  test.use({ scenario: 'rewards-malformed' })
  test('[MTB-1] [STMT-1] fail with a message and a Retry', async ({ page, world }) => {
    await signIn(page, 'employee@acme.example', '/app/my-total-benefits/')
    await expect(page.getByText('Your total benefits could not be loaded')).toBeVisible()
    await world.clearFaults()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('figure').getByRole('img')).toBeVisible()
  })
})

test.describe('without any costs', () => {
  test.use({ scenario: 'no-total-benefits' })
  test('[MTB-1] the page says so', async ({ page }) => {
    await signIn(page, 'employee@acme.example', '/app/my-total-benefits-enhanced/')
    await expect(page.getByText('There are no total benefits to show')).toBeVisible()
    await expectAccessible(page)
  })
})

test('[MTB-1] the printed page has the chart and the table', async ({ page }) => {
  await signIn(page, 'employee@acme.example', '/app/my-total-benefits/')
  const figure = page.getByRole('figure')
  await expect(figure.getByRole('img')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 660, height: 930 }) // A4 without its margins
  await expect(figure.getByRole('img')).toBeVisible()
  await expect(figure.getByRole('table')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expectNoSidewaysScroll(page)
})
