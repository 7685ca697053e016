import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, followHeader, signIn, test } from './journey.ts'
import { notePrinting, wasPrinted } from './printing.ts'

/** The card on home: every page must show the same figures, and name the first one in the same words. */
const cardOnHome = async (page: Page) => {
  const card = page.getByRole('region', { name: 'At a glance' })
  await expect(card).toContainText('£3,862.80')
  await expect(card).toContainText('£5,061.78')
  return card
}
const together = '£8,924.58'

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
  await expect(panel.getByText('– means we don’t have an amount.')).toBeVisible()
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
  expect(lines[0]).toBe('\uFEFFMonth,You paid,Acme paid')
  expect(lines[1]).toBe('December 2025,182.00,182.00')
  expect(lines).toHaveLength(14)
  await panel.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => wasPrinted(page)).toBe(true)

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Statement' })).toBeFocused()
})

test('[STMT-1] a statement of credits shows only what the employer paid', { tag: '@thorough' }, async ({ page }) => {
  await openStatement(page, '226')
  const table = page.getByRole('table', { name: 'Credits: contributions' })
  await expect(table.getByRole('row', { name: /October 2026/ })).toContainText('£150.00')
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText('–')
})

test('[MTB-1] [MTB-2] total benefits show the package as a sum, and each benefit for the year or month by month @phone', async ({
  page,
}) => {
  await signIn(page, 'employee@acme.example')
  await (await cardOnHome(page)).getByRole('link', { name: 'See your total benefits' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Acme invests £48,863 in you in 2026' })).toBeFocused()
  await expect(page.getByText('January 2026 to December 2026')).toBeVisible()
  await expect(page.getByText(/^Calculated on \d+\s\w+ 2026\.$/)).toBeVisible()
  await expect(page.getByText('To the penny: £48,862.80.')).toBeVisible()
  const sum = page.getByRole('region', { name: 'On top of your pay, Acme adds £3,862.80' })
  await expect(sum).toContainText('Your pay, before tax £45,000.00')
  await expect(sum).toContainText('The largest part is Workplace pension: £2,250.00.')
  const own = page.getByRole('region', { name: 'What you pay' })
  await expect(own).toContainText('£5,061.78 in 2026')
  await expect(own).toContainText('Your take-home pay is about £4,432 a year lower')
  const before = page.getByRole('region', { name: '£1,438.80 more than in 2025' })
  await expect(before.getByRole('listitem')).toContainText([
    '2025£47,424.00',
    '+£1,320.00',
    '+£118.80',
    '2026£48,862.80',
  ])
  await expect(before).toContainText('You pay £999.78 more than in 2025.')
  const benefits = page.getByRole('table', { name: 'Benefit by benefit in 2026' })
  await expect(benefits.getByRole('row', { name: /^Workplace pension/ })).toContainText('£2,250.00')
  await expect(benefits.getByRole('row', { name: /^Health/ })).toContainText('£684.00')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('radio', { name: 'By year' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'By month' })).toBeChecked()
  const months = page.getByRole('table', { name: 'Month by month in 2026' })
  await expect(months.getByRole('rowheader')).toHaveCount(13)
  await expect(months.getByRole('row').last()).toContainText('£5,061.78')

  await page.getByRole('link', { name: 'Home' }).first().click()
  await followHeader(page, 'Total benefits')
  await expect(page.getByRole('radio', { name: 'By month' })).toBeChecked()
})

test('[MTB-1] the enhanced variant adds charts of the same figures @phone', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'employee@acme.example', '/app/my-total-benefits/')
  await page.getByRole('link', { name: 'See the charts' }).click()
  await page.waitForURL('**/app/my-total-benefits-enhanced/')
  const year = page.getByRole('figure', { name: 'The cost of each benefit in 2026' })
  await expect(year.getByRole('img')).toHaveAccessibleName(new RegExp(`Acme pays £.*total ${together}`))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await year.getByRole('button', { name: 'Show as table' }).click()
  await expect(year.getByRole('row', { name: /^Total/ })).toContainText(together)
  await expectNoSidewaysScroll(page)
  await page.getByRole('radio', { name: 'By month' }).check()
  const kinds = page.getByRole('figure', { name: 'Types of benefit each month in 2026' })
  await expect(kinds.locator('[data-view="chart"] svg > rect').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await kinds.getByRole('button', { name: 'Show as table' }).click()
  await expect(kinds.getByRole('row', { name: /^Total/ })).toContainText(together)
  await expectNoSidewaysScroll(page)
})

test(
  '[MTB-1] the summary is fetched exactly one more time after an error',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await world.fault({ operation: 'getTotalBenefitsSummary', kind: 'status', status: 500, times: 1 })
    await signIn(page, 'employee@acme.example')
    await cardOnHome(page)
    await world.expectCalls('getTotalBenefitsSummary', 2)
    await world.fault({ operation: 'getTotalBenefitsSummary', kind: 'status', status: 503 })
    await page.reload()
    await expect(page.getByText('Your total benefits could not be loaded')).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'Your credits' })).toBeVisible()
    await world.expectCalls('getTotalBenefitsSummary', 4)
  },
)

test.describe('a summary whose total does not add up', () => {
  test.use({ scenario: 'total-benefits-disagree' })
  test('[MTB-1] is pointed out, and the sum of the parts is shown', { tag: '@thorough' }, async ({ page }) => {
    await signIn(page, 'employee@acme.example', '/app/my-total-benefits/')
    await expect(page.getByText(/says £5,000.00, but your benefits add up to £[1-9]/)).toBeVisible()
    await expectAccessible(page)
  })
})

/** How many A4 pages the page takes when printed. */
const printedPages = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test(
  '[MTB-2] the printed page is one statement on one A4 page, and the charts are on a second',
  { tag: '@thorough' },
  async ({ page }) => {
    await signIn(page, 'employee@acme.example', '/app/my-total-benefits/')
    const sum = page.getByRole('table', { name: 'Benefit by benefit in 2026' })
    await expect(sum).toBeVisible()
    expect(await printedPages(page)).toBe(1)
    await page.getByRole('link', { name: 'See the charts' }).click()
    await expect(page.getByRole('figure').first()).toBeVisible()
    expect(await printedPages(page)).toBe(2)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 660, height: 930 }) // A4 without its margins
    await expect(page.getByText(/^Dylan Holmes · Acme · Scheme year 2026$/)).toBeVisible()
    await expect(sum).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expectNoSidewaysScroll(page)
  },
)
