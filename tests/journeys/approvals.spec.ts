import { expect, signIn, test } from './journey.ts'

test('[APP-1] the orders of a list are named in words, and amounts end below the end of their heading', async ({
  page,
}) => {
  const orders = () => page.getByLabel('Sort by').getByRole('option').allTextContents()
  const ends = (column: string) =>
    page.evaluate((name) => {
      const table = document.querySelector('main table')
      const heads = [...(table?.querySelectorAll('thead th') ?? [])]
      const index = heads.findIndex((head) => head.textContent.startsWith(name))
      const cell = table?.querySelector('tbody tr:not([data-part])')?.children[index]
      return [heads[index]?.querySelector('button'), cell].map((place) => {
        const words = document.createRange()
        words.selectNodeContents(place ?? document)
        // In a button the text comes first, then the icon.
        if (place?.tagName === 'BUTTON' && place.firstChild) words.selectNode(place.firstChild)
        return Math.round(words.getBoundingClientRect().right)
      })
    }, column)
  await signIn(page, 'employer@acme.example', '/app/dashboard/approve-selections')
  await expect(page.getByRole('table')).toBeVisible()
  for (const column of ['Waiting', 'Order value per month']) {
    const [head, cell] = await ends(column)
    expect(cell, column).toBe(head)
  }
  await page.getByRole('link', { name: 'Cycle to work', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Total price' })).toBeVisible()
  for (const column of ['Total price', 'Order value per month']) {
    const [head, cell] = await ends(column)
    expect(cell, column).toBe(head)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await orders()).toEqual([
    'Oldest first',
    'Newest first',
    'Employee, A to Z',
    'Employee, Z to A',
    'Total price, lowest first',
    'Total price, highest first',
    'Retailer, A to Z',
    'Retailer, Z to A',
    'Order value per month, lowest first',
    'Order value per month, highest first',
  ])
  await page.getByLabel('Sort by').selectOption('Total price, lowest first')
  const [least, ...more] = await page
    .locator('td[role=cell]')
    .filter({ hasText: /^£\d/ })
    .evaluateAll((cells) =>
      cells
        .filter(
          (cell) =>
            cell.getAttribute('data-label') === 'Total price' &&
            cell.closest('tr')?.nextElementSibling?.getAttribute('data-part') !== 'note',
        )
        .map(({ textContent }) => Number(textContent.replaceAll(/[£,]/g, ''))),
    )
  expect(Math.min(...more)).toBeGreaterThanOrEqual(least ?? Infinity)
  await page.goto('/app/dashboard/approve-selections')
  await expect(page.getByLabel('Sort by')).toHaveValue('ascending oldest')
  expect(await orders()).toEqual([
    'Oldest first',
    'Newest first',
    'Benefit, A to Z',
    'Benefit, Z to A',
    'Waiting, fewest first',
    'Waiting, most first',
    'Order value per month, lowest first',
    'Order value per month, highest first',
  ])
})

test('[APP-1] twenty selections are approved with seven presses: a range with Shift, then what waits next of the same benefit', async ({
  page,
}) => {
  await signIn(page, 'employer@acme.example', '/app/dashboard/')
  await page.getByRole('link', { name: 'Review selections' }).click()
  await page.getByRole('link', { name: 'Cycle to work', exact: true }).click()
  const rows = page.getByRole('checkbox', { name: /^Select (?!all\b)/ })
  await rows.nth(0).click()
  await rows.nth(19).click({ modifiers: ['Shift'] })
  await expect(page.getByText(/^20 selected, £[\d,.]+ a month$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.locator(':focus')).toContainText('20 selections were approved.')
  await expect(page.getByRole('link', { name: /^Next: Cycle to work, / })).toBeVisible()
})

test('[APP-1] what needs a look stands on top with its reason, and one press asks about the rest', async ({ page }) => {
  await signIn(page, 'employer@acme.example', '/app/dashboard/approve-selections')
  await page.getByRole('link', { name: 'Cycle to work', exact: true }).click()
  await expect(page.getByRole('rowheader', { name: /^Check first/ })).toBeVisible()
  const rest = page.getByRole('button', { name: /^Approve the other \d+$/ })
  const count = /\d+/.exec((await rest.textContent()) ?? '')?.[0] ?? ''
  await rest.click()
  const dialog = page.getByRole('alertdialog', { name: new RegExp(`^Approve ${count} selections, £`) })
  await expect(dialog.getByText(/^Not included: .+ in ‘Check first’\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('radio', { name: /^Check first/ }).check({ force: true })
  await expect(page.getByRole('rowheader', { name: /^Nothing unusual/ })).toHaveCount(0)
})

test('[APP-1] keys act on the row with the focus only, and can be switched off', async ({ page }) => {
  await signIn(page, 'employer@acme.example', '/app/dashboard/approve-selections')
  await page.getByRole('link', { name: 'Cycle to work', exact: true }).click()
  const rows = page.getByRole('checkbox', { name: /^Select (?!all\b)/ })
  await rows.nth(0).focus()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(rows.nth(1)).toBeChecked()
  await page.keyboard.press('k')
  await expect(rows.nth(0)).toBeFocused()
  await page.keyboard.press('a')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await rows.nth(0).focus()
  await page.keyboard.press('?')
  await page.getByRole('switch', { name: 'Use these keys' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await rows.nth(0).focus()
  await page.keyboard.press('j')
  await expect(rows.nth(0)).toBeFocused()
})

for (const [width, height] of [
  [640, 360],
  [768, 1024],
] as const)
  test(
    `[APP-1] at ${width}×${height} no row with the focus is covered, and nothing that sticks is taller than a third`,
    { tag: width === 640 ? [] : '@thorough' },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await signIn(page, 'employer@acme.example', '/app/dashboard/approve-selections/204')
      const rows = page.getByRole('checkbox', { name: /^Select (?!all\b)/ })
      await rows.nth(0).focus()
      for (let row = 0; row < 20; row++) {
        await page.keyboard.press('Tab')
        const covered = await page.evaluate(() => {
          const box = document.activeElement?.getBoundingClientRect()
          const found = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
          return !found?.closest('tr')?.contains(document.activeElement)
        })
        expect(covered, `row ${row}`).toBe(false)
      }
      const tallest = await page.evaluate(() =>
        Math.max(
          0,
          ...[...document.querySelectorAll('body *')]
            .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
            .map((element) => element.getBoundingClientRect().height),
        ),
      )
      expect(tallest).toBeLessThanOrEqual(height / 3)
    },
  )
