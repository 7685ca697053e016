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
      const cell = table?.querySelector('tbody tr')?.children[index]
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
  for (const column of ['Awaiting approval', 'Order value per month']) {
    const [head, cell] = await ends(column)
    expect(cell, column).toBe(head)
  }
  await page.getByRole('link', { name: 'Cycle to work' }).click()
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
    .getByRole('cell')
    .filter({ hasText: /^£\d/ })
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.getAttribute('data-label') === 'Total price')
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
    'Awaiting approval, fewest first',
    'Awaiting approval, most first',
    'Order value per month, lowest first',
    'Order value per month, highest first',
  ])
})
