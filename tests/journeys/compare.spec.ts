import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './journey.ts'

const employee = 'employee@acme.example'
const first = (page: Page) => page.getByLabel('First benefit')
const second = (page: Page) => page.getByLabel('Second benefit')
const cellsOf = (page: Page, row: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
    .getByRole('cell')

test('[BEN-1] [BEN-2] two benefits are chosen and compared by keyboard alone, and Back returns to the pair before @phone', async ({
  page,
}) => {
  await signIn(page, employee, '/app/my-benefits/')
  const open = page.getByRole('link', { name: 'Compare two benefits' })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Compare benefits' })).toBeFocused()
  await expect(page.getByText('Choose two benefits')).toBeVisible()
  await expectAccessible(page)
  await first(page).focus()
  await page.keyboard.type('Dental')
  await expect(page).toHaveURL(/first=201/)
  await page.keyboard.press('Tab')
  await expect(second(page)).toBeFocused()
  await expect(second(page).getByRole('option', { name: 'Dental care' })).toHaveCount(0)
  await page.keyboard.type('Life')
  const table = page.getByRole('table', { name: 'Dental care compared with Life assurance' })
  await expect(table.getByRole('columnheader')).toHaveText(['Detail', 'Dental careActive', 'Life assuranceActive'])
  await expect(cellsOf(page, 'What you pay')).toHaveText([/^£13\.50 a month/, /^Free for you/])
  await expect(cellsOf(page, 'Who it covers')).toHaveText(['You, and the people you add', 'You and your partner'])
  await expect(cellsOf(page, 'How to leave').last()).toContainText(
    'You can drop anything you added on 31 December each year',
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await second(page).selectOption('Health screening')
  await expect(cellsOf(page, 'What you pay').last()).toHaveText('From £0 a monthAcme pays £12.50 a month')
  await expect(cellsOf(page, 'Actions').last().getByRole('link')).toHaveText([
    'ChooseHealth screening',
    'Read moreHealth screening',
  ])
  await page.goBack()
  await expect(table).toBeVisible()
  await expect(second(page)).toHaveValue('210')
  await page.reload()
  await expect(table).toBeVisible()
})

test('[BEN-2] a benefit starts its own comparison', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, employee, '/app/my-benefits/227')
  await page.getByRole('link', { name: 'Compare with another benefit' }).click()
  await expect(first(page)).toHaveValue('227')
  await expect(second(page)).toHaveValue('')
})

test(
  '[BEN-2] [CALL-1] what the list knows stays where a benefit cannot be read, and a retry reads the rest',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await signIn(page, employee, '/app/my-benefits/compare/')
    await world.fault({ operation: 'getBenefit', kind: 'status', status: 500 })
    await first(page).selectOption('Dental care')
    await second(page).selectOption('Life assurance')
    const failed = page.getByRole('alert').filter({ hasText: 'Some details of these benefits could not be loaded' })
    await expect(failed).toBeVisible()
    await expect(cellsOf(page, 'What you pay').first()).toContainText('£13.50 a month')
    await expect(cellsOf(page, 'Who it covers')).toHaveCount(0)
    await world.clearFaults()
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(cellsOf(page, 'Who it covers').first()).toHaveText('You, and the people you add')
    await expect(failed).toHaveCount(0)
  },
)

test(
  '[BEN-2] the names of both stay on the screen while the table is scrolled, below the header that comes back @phone',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 480 })
    await signIn(page, employee, '/app/my-benefits/compare/?first=201&second=210')
    const name = page.getByRole('columnheader', { name: 'Dental care' })
    await expect(cellsOf(page, 'Who it covers').first()).toHaveText('You, and the people you add')
    const isFree = () =>
      name.evaluate((cell) => {
        const { left, top, bottom, width } = cell.getBoundingClientRect()
        const middle = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
        return top >= 0 && middle !== null && (cell.contains(middle) || middle.contains(cell))
      })
    await page.mouse.move(200, 300)
    const leave = cellsOf(page, 'How to leave').first()
    await expect(async () => {
      await page.mouse.wheel(0, 120)
      await expect(leave).toBeInViewport({ timeout: 200 })
    }).toPass()
    await expect(page.locator('[data-pin]')).toHaveAttribute('data-pin', 'unpinned')
    await expect.poll(isFree).toBe(true)
    await expect(first(page)).not.toBeInViewport()

    await page.mouse.wheel(0, -60)
    await expect(page.locator('[data-pin]')).toHaveAttribute('data-pin', 'pinned')
    await expect.poll(isFree).toBe(true)
  },
)
