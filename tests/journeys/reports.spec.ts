import { readFile } from 'node:fs/promises'
import { exportedLog } from './traces.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  followHeader,
  followSection,
  signIn,
  test,
} from './journey.ts'

test('[REP-1] an employer finds reports by year and month, and downloads one or several @phone', async ({
  page,
  world,
}) => {
  await signIn(page, 'employer@acme.example')
  await followHeader(page, 'Dashboard')
  await followSection(page, 'Reports')
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Select October 2026' }).check()
  await expect(page.getByText(/^5 selected, \d+ KB$/).first()).toBeVisible()
  await page.getByRole('radio', { name: 'Payroll' }).check({ force: true })
  await expect(page.getByText('34 reports').first()).toBeVisible()
  await page.getByLabel('Year').selectOption('2025')
  await expect(page.getByText('12 of 34 reports').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Month').selectOption('March')
  await expect(page).toHaveURL(/\?type=payroll&year=2025&month=3$/)
  await expect(page.getByRole('rowheader')).toHaveText([/^March 2025/])
  await page.goBack()
  await expect(page.getByText('12 of 34 reports').first()).toBeVisible()
  await expect(page.getByLabel('Month')).toHaveValue('all')

  const one = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Payroll deductions, December 2025' }).click()
  const report = await one
  expect(report.suggestedFilename()).toBe('payroll-2025-12.csv')
  expect(await readFile(await report.path(), 'utf8')).toContain('Employee number,Employee,')
  await expect(page.getByText('payroll-2025-12.csv was saved.').last()).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('checkbox', { name: 'Select Payroll deductions, December 2025' }).check()
  await page.getByRole('checkbox', { name: 'Select Payroll deductions, November 2025' }).check()
  await expect(page.getByText(/^2 selected, \d+ KB$/).first()).toBeVisible()
  const several = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download selected' }).click()
  expect((await several).suggestedFilename()).toBe('reports.zip')
  await page.getByRole('button', { name: 'Close' }).click()

  await world.fault({ operation: 'downloadReports', kind: 'delay', delayMs: 60_000, times: 1 })
  await page.getByRole('button', { name: 'Download selected' }).click()
  await expect(page.getByRole('progressbar', { name: 'Downloading 2 reports' })).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => world.faultsLeft()).toBe(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await world.fault({ operation: 'downloadReports', kind: 'status', status: 500, times: 1 })
  await page.getByRole('button', { name: 'Download selected' }).click()
  await expect(page.getByText('The download failed, and no file was saved.')).toBeVisible()
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Retry' }).click()
  expect((await again).suggestedFilename()).toBe('reports.zip')
  await expectNoSidewaysScroll(page)
})

test(
  '[REP-1] [BED-7] provider and life-event reports have URLs; both can be downloaded singly, life events also by year, and the log has each call',
  { tag: '@thorough' },
  async ({ page }) => {
    await signIn(page, 'employer@acme.example', '/app/reporting?type=provider&year=2026&provider=Cyclewise')
    await expect(page.getByText('10 of 102 reports').first()).toBeVisible()
    await page.getByRole('button', { name: /^October 2026 ?Members and premiums, Cyclewise/ }).press('Enter')
    const panel = page.getByRole('dialog', { name: 'Provider report' })
    await expect(panel.getByText('Cyclewise', { exact: true })).toBeVisible()
    await expectAccessible(page)
    const report = page.waitForEvent('download')
    await panel.getByRole('button', { name: /^Download/ }).press('Enter')
    expect((await report).suggestedFilename()).toBe('provider-cyclewise-2026-10.csv')
    await page.keyboard.press('Escape')
    await page.getByLabel('Year').selectOption('2024')
    await page.goto('/app/reporting?type=provider&year=2019')
    await expect(page.getByRole('heading', { name: 'No reports match your filters' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await expect(page.getByText('102 reports').first()).toBeVisible()

    await page.getByText('Life events', { exact: true }).first().click()
    await page.getByLabel('Year').selectOption('2026')
    await page.getByLabel('Month').selectOption('October')
    await expect(page).toHaveURL(/\?type=life-event&year=2026&month=10$/)
    const ofMonth = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Life events, October 2026' }).click()
    expect((await ofMonth).suggestedFilename()).toBe('life-events-2026-10.csv')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByLabel('Month').selectOption('All months')
    const reports = page.getByRole('table', { name: 'Life event reports' })
    // The report of the one month stays until those of all months have loaded.
    await expect(reports.getByRole('row').nth(2)).toBeVisible()
    await reports.getByRole('checkbox', { name: 'Select all' }).check()
    const several = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download selected' }).click()
    expect((await several).suggestedFilename()).toBe('reports.zip')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Clear the filters' }).click()

    await page.getByLabel('Closed in').selectOption('2025')
    await expect(page).toHaveURL(/\?type=life-event&closed=2025$/)
    const table = page.getByRole('table', { name: 'Life events that closed in 2025' })
    await expect(table).toBeVisible()
    await expectAccessible(page)
    const csv = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const file = await csv
    expect(file.suggestedFilename()).toBe('life-events-2025.csv')
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(await table.getByRole('row').count())
    await table.getByRole('button').first().click()
    await expect(page.getByRole('dialog', { name: 'Life event' })).toBeVisible()
    await page.keyboard.press('Escape')

    const calls = (await exportedLog(page))
      .split('\n')
      .filter((line) => line.includes('"operation":"downloadReport'))
      .map((line) => (JSON.parse(line) as { readonly call: object }).call)
    expect(calls).toMatchObject([
      { operation: 'downloadReport', method: 'GET', status: 200, problem: null, cause: expect.any(Number) as unknown },
      { operation: 'downloadReports', status: 200 },
    ])
  },
)

test('[REP-1] a choice that follows another at once keeps it', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'employer@acme.example', '/app/reporting?type=life-event&year=2026')
  const clear = page.getByRole('button', { name: 'Clear the filters' })
  await expect(clear).toBeVisible()
  const closed = await page.getByLabel('Closed in').elementHandle()
  // In one task: the page is still drawn with the first query.
  await clear.evaluate((button, select) => {
    if (!(button instanceof HTMLElement) || !(select instanceof HTMLSelectElement))
      throw new Error('There is no filter.')
    button.click()
    select.value = '2025'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, closed)
  await expect(page.getByRole('table', { name: 'Life events that closed in 2025' })).toBeVisible()
  await expect(page).toHaveURL(/\?type=life-event&closed=2025$/)
})

test.describe('a report that is not ready', () => {
  test.use({ scenario: 'report-being-made' })
  test('[REP-1] a JSON error instead of a report is shown, and no file is saved', async ({ page }) => {
    await signIn(page, 'employer@acme.example', '/app/reporting')
    await page.getByRole('button', { name: 'Download Payroll deductions, October 2026' }).click()
    await expect(page.getByText('The report is still being made. Try again in a few minutes')).toBeVisible()
  })
})
