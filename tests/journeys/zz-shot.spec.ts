import { expect, followHeader, signIn, test, expectAccessible, expectNoSidewaysScroll } from './journey.ts'
for (const width of [1280, 390]) {
  test(`shot ${width} @phone`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await signIn(page, 'employee@acme.example')
    if (width === 1280) await followHeader(page, 'My benefits')
    await page.goto('/app/home')
    await page.waitForTimeout(1500)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Help' }).click()
    await page.getByRole('button', { name: 'Save the log' }).click()
    const preview = page.getByRole('dialog', { name: 'Save the log' })
    await expect(preview.getByText('Profile loaded')).toBeVisible()
    await page.screenshot({ path: `/tmp/shot-${width}-a.png` })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await preview.getByLabel('Find in the log').fill('benefits')
    await preview.getByRole('button', { name: 'Show all' }).first().click()
    await preview.getByRole('button', { name: 'Save the file' }).scrollIntoViewIfNeeded()
    await page.screenshot({ path: `/tmp/shot-${width}-b.png` })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Save the log' })).toBeFocused()
  })
}
