import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './journey.ts'
import { expectNothingJumped } from './shifts.ts'

const sections = (page: Page) => page.getByRole('navigation', { name: 'Employer area' })

/** Whether nothing covers the middle of the element with the focus. */
const isFocusVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect()
    const ends = box && [box.left + 1, box.right - 1].map((x) => document.elementFromPoint(x, box.y + box.height / 2))
    return ends?.every((end) => end === document.activeElement) === true
  })

test('[DASH-1] the row of sections shows where there is more, and what has the focus or is current is in view @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'employer@acme.example', '/app/dashboard/')
  const row = sections(page)
  const arrows = row.locator('button[aria-hidden]')
  await expect(row).toHaveAttribute('data-more', 'after')
  await expect(arrows).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await row.getByRole('link', { name: 'Dashboard' }).focus()
  for (const name of ['Approvals', 'Employees', 'Upload employee data', 'Reports', 'Settings']) {
    await page.keyboard.press('Tab')
    await expect(row.getByText(name)).toBeFocused()
    // The row scrolls there smoothly, and its arrow disappears once the end is in view.
    await expect.poll(() => isFocusVisible(page), { message: name }).toBe(true)
  }
  await expect(row).toHaveAttribute('data-more', 'before')
  await arrows.click()
  await expect(row).toHaveAttribute('data-more', 'both')
  await expect(row.getByText('Settings')).toBeFocused()
  await arrows.first().click()
  await expect(row).toHaveAttribute('data-more', 'after')
  await expect(arrows).toHaveCount(1)
  await expectNoSidewaysScroll(page)
  await expectNothingJumped(page)

  await row.getByRole('link', { name: 'Settings' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Platform settings' })).toBeVisible()
  await expect(row.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 1 })
  await expect(row).toHaveAttribute('data-more', 'before')

  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(row).not.toHaveAttribute('data-more')
  await expect(arrows).toHaveCount(0)
})
