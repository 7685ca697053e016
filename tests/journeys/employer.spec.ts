import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, followSection, signIn, test } from './journey.ts'
import { reads } from './responses.ts'

const openFirst = async (page: Page): Promise<void> => {
  await page.goto('/app/dashboard/approve-selections')
  await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: / - Selections awaiting approval$/ })).toBeVisible()
}

test(
  '[DASH-1] [APP-1] an employer sees the figures and approves selections @phone',
  reads('PendingSelection.orderValue'),
  async ({ page, world }) => {
    await signIn(page, 'employer@acme.example', '/app/dashboard/')
    await expect(page.getByRole('heading', { level: 1, name: '250 selections are waiting for you' })).toBeVisible()
    await expect(page.getByText('1,867 people have not registered')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Review selections' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Approve Selections' })).toBeFocused()
    await expect(page.getByRole('rowheader').first()).toBeInViewport()
    await expectAccessible(page)
    await openFirst(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByText('No selections to approve, please review your choice')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).last().click()

    const rows = page.getByRole('checkbox', { name: /^Select (?!all\b)/ })
    await expect(page.getByRole('rowheader').first()).toBeInViewport()
    await rows.nth(0).check()
    await rows.nth(1).check()
    await expect(page.getByText(/^2 selected, £[\d.]+ a month$/).first()).toBeVisible()
    expect(
      await page
        .getByRole('checkbox', { name: 'Select all', exact: true })
        .evaluate((box) => (box as HTMLInputElement).indeterminate),
    ).toBe(true) // it is an input
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    const dialog = page.getByRole('alertdialog', { name: /^Approve 2 selections, £[\d.]+ a month$/ })
    await expect(dialog.getByText('Are you sure you would like to approve these selections?')).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await expect(dialog.getByText(/the cost will come out of their pay/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await page.waitForURL('**/app/dashboard/')
    await expect(page.getByRole('heading', { name: '248 selections are waiting for you' })).toBeVisible()
    const message = page.locator(':focus')
    await expect(message).toContainText('2 selections were approved.')
    await expect(message).toBeInViewport()
    await expectAccessible(page)
    await world.expectCalls('decideSelections', 1)
    // In a narrow window the bar shows the section, and its list is closed.
    const current = page.getByRole('banner').locator('nav [aria-current=page], button[aria-controls=sections]')
    await expect(current.filter({ visible: true })).toHaveText('Overview')
    await followSection(page, 'Reports')
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: '248 selections are waiting for you' })).toBeVisible()
    await expect(page.getByText('2 selections were approved.')).toHaveCount(0)
  },
)

test(
  '[APP-1] a rejection says what follows, and the message after it leads to what waits of the same benefit',
  reads(
    'PendingSelectionsOfBenefit.benefitName',
    'PendingSelectionsOfBenefit.takesReason',
    'PendingSelectionsCount.orderValue',
  ),
  async ({ page, world }) => {
    await signIn(page, 'employer@acme.example', '/app/dashboard/approve-selections')
    await page.getByRole('button', { name: 'Benefit', exact: true }).click()
    await expect(page.getByRole('columnheader', { name: 'Benefit' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByRole('rowheader').first()).toHaveText('Buy annual leave')
    await expect(page.getByRole('row', { name: /^Total 250 .*£[\d,]+\.\d\d/ })).toBeVisible()
    await openFirst(page)
    const decided = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('button', { name: 'Employee', exact: true }).click()
    await expect(page.getByRole('columnheader', { name: 'Employee' })).toHaveAttribute('aria-sort', 'ascending')
    await page
      .getByRole('checkbox', { name: /^Select (?!all\b)/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Reject' }).click()
    const dialog = page.getByRole('alertdialog', { name: /^Reject 1 selection, £[\d.]+ a month$/ })
    await expect(dialog.getByText(/nothing will come out of their pay/)).toBeVisible()
    await dialog.getByLabel('Reason').fill('Not in this scheme year')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await page.waitForURL('**/app/dashboard/')
    await expect(page.locator(':focus')).toContainText('1 selection was rejected.')
    await world.expectCalls('decideSelections', 1)
    await page.getByRole('link', { name: /^Next: .+, \d+ to check$/ }).click()
    const heading = page.getByRole('heading', { level: 1, name: / - Selections awaiting approval$/ })
    await expect(heading).toBeFocused()
    expect(await heading.textContent()).toBe(decided)
  },
)

test('[APP-1] table headings and buttons stay while the rows scroll, and cover no row with the focus @phone', async ({
  page,
}) => {
  await signIn(page, 'employer@acme.example')
  await openFirst(page)
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all\b)/ })
  await boxes.nth(0).focus()
  for (let row = 0; row < 24; row++) await page.keyboard.press('Tab')
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).toBeInViewport()
  const covered = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect()
    const found = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return !found?.closest('tr')?.contains(document.activeElement)
  })
  expect(covered).toBe(false)
})

test.describe('5,000 selections of one benefit', { tag: '@thorough' }, () => {
  test.use({ scenario: 'many-selections-pending' })
  test(
    '[APP-1] are searched, ticked and approved at once; only the visible rows are rendered @phone',
    reads('PendingSelection.orderValue'),
    async ({ page, world }) => {
      await signIn(page, 'employer@acme.example')
      await openFirst(page)
      const boxes = page.getByRole('checkbox', { name: /^Select (?!all\b)/ })
      const all = page.getByRole('checkbox', { name: 'Select all', exact: true })
      await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
      expect(await boxes.count()).toBeLessThan(60)
      const first = await boxes.first().getAttribute('id')

      // The row with the focus stays rendered, and Tab continues from it.
      await boxes.first().focus()
      await page.keyboard.press('Space')
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
      await expect(boxes.nth(20)).toBeVisible()
      await expect(page.locator(`#${first}`)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.locator('[aria-rowindex="3"] input')).toBeFocused()
      // Cards differ in height, so the page's end is known only once the last ones are drawn.
      await expect(async () => {
        await page.keyboard.press('End')
        await expect(page.locator('[aria-rowindex="5001"]')).toBeInViewport({ timeout: 500 })
      }).toPass()
      await expectNoSidewaysScroll(page)

      await page.evaluate(() => window.scrollTo(0, 0))
      await page.getByLabel('Find an employee').fill('no such name')
      await expect(page.getByText('No employees match ‘no such name’')).toBeVisible()
      await page.getByLabel('Find an employee').fill('smith')
      await all.check()
      await expect(page.getByText(/^\d+ selected, £[\d,.]+ a month, 1 hidden by your search$/).first()).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('Find an employee').fill('')
      await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
      await all.check()
      await expect(page.getByText('5,000 selected').first()).toBeVisible()
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
      const dialog = page.getByRole('alertdialog')
      const named = (page.viewportSize()?.width ?? 0) < 600 ? 5 : 8
      const more = dialog.getByText(`and ${(5000 - named).toLocaleString('en-GB')} more`)
      // Rows out of sight are not rendered.
      await expect(dialog.locator('li')).toHaveCount(named)
      await more.focus()
      await page.keyboard.press('Enter')
      const rest = dialog.getByRole('region', { name: 'The other employees' })
      await expect(rest.getByRole('listitem')).toHaveCount(5000 - named)
      await page.keyboard.press('Tab')
      await expect(rest).toBeFocused()
      await page.keyboard.press('End')
      await expect(rest.getByRole('listitem').last()).toBeInViewport()
      await expect(dialog.getByRole('button', { name: 'Approve' })).toBeInViewport()
      await expectAccessible(page)
      await more.click()
      await expect(dialog.locator('li')).toHaveCount(named)
      await dialog.getByRole('button', { name: 'Approve' }).click()
      await page.waitForURL('**/app/dashboard/')
      await expect(page.getByText('5,000 selections were approved.')).toBeVisible()
      await world.expectCalls('decideSelections', 1)
    },
  )

  test('[APP-1] all results are printed, and afterwards only the visible rows are rendered again', async ({ page }) => {
    await signIn(page, 'employer@acme.example')
    await openFirst(page)
    await page.getByLabel('Find an employee').fill('sm')
    const table = page.getByRole('table')
    await expect(table).not.toHaveAttribute('aria-rowcount', '5001')
    const found = Number(await table.getAttribute('aria-rowcount')) - 1
    expect(found).toBeGreaterThan(60)
    const rows = page.locator('tbody [role="row"]')
    await expect.poll(() => rows.count()).toBeLessThan(60)
    await page.evaluate(() => {
      window.addEventListener('beforeprint', () => {
        document.documentElement.dataset['printed'] = String(document.querySelectorAll('tbody [role="row"]').length)
      })
    })
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    await expect(page.locator('html')).toHaveAttribute('data-printed', String(found))
    expect(paper.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
    await expect.poll(() => rows.count()).toBeLessThan(60)
  })
})
