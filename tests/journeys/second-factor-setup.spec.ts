import { expect, expectAccessible, expectNoSidewaysScroll, password, skipWelcome, test } from './journey.ts'
import { box, held, secret, stored, toSetUp, typeCode } from './second-factor.ts'
import { exportedLog } from './traces.ts'

test('[TFA-2] [TFA-4] a required set-up takes two codes, signs you in, and is confirmed once @phone', async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await toSetUp(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Enable two factor authentication' })).toBeFocused()
  await expect(page.getByRole('img').locator('path').last()).toHaveAttribute('fill', '#7f48df')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The key was copied.' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)

  await page.getByRole('link', { name: 'Enter the code' }).click()
  await page.waitForURL('**/two-fa-code-setup')
  await expect(box(page, 1)).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await typeCode(page, '000000')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toContainText('That code isn’t right.')
  await typeCode(page, '123456')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/enter the code your app shows now/)).toBeVisible()
  await expect(box(page, 1)).toBeFocused()
  await expect(box(page, 1)).toHaveValue('')
  expect(await held(page)).not.toBeNull()
  expect(await stored(page)).not.toMatch(/JBSWY3DPEHPK3PXP|Benefits-2026/)
  await world.hold('validateEnforcedSetUp')
  await typeCode(page, '123456')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await world.clearFaults()

  await page.waitForURL('**/app/home/')
  await expect(page.getByText('Two-factor authentication is now enabled.').last()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Two-factor authentication is now enabled.' })).toBeAttached()
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  await expectAccessible(page)
  await world.expectCalls('validateEnforcedSetUp', 3)
  await expect.poll(() => held(page)).toBeNull()
  expect(await exportedLog(page)).not.toMatch(/JBSWY3DPEHPK3PXP|otpauth|Benefits-2026|123456/)
  await page.goto('/app/my-benefits/')
  await expect(page.getByRole('heading', { level: 1, name: 'My benefits' })).toBeVisible()
  await expect(page.getByText('Two-factor authentication is now enabled.')).toHaveCount(0)
})

test(
  '[TFA-2] [TFA-4] a set-up can be reopened and closed, and expires with the credentials',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await page.clock.install()
    await toSetUp(page)
    await page.getByRole('link', { name: 'Enter the code' }).click()
    await page.getByRole('link', { name: 'Show the QR code again' }).click()
    await page.waitForURL('**/two-fa-qr-setup')
    await page.getByRole('link', { name: 'Close' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => held(page)).toBeNull()

    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/two-fa-qr-setup')
    await page.clock.fastForward('05:05')
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByText('You didn’t enter a code within 5 minutes.')).toBeVisible()
    expect(await world.calls('validateEnforcedSetUp')).toBe(0)
  },
)

test(
  '[TFA-2] [ACT-3] during activation the set-up is step three of four, and the terms are step four',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/activation/act-2fa')
    for (const [part, value] of [
      ['Day', '28'],
      ['Month', '08'],
      ['Year', '1978'],
    ] as const)
      await page.getByLabel(part).fill(value)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('New password', { exact: true }).fill('Umbrella-Forest-59!x')
    await expect(page.getByText('9 of 9')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.waitForURL('**/two-fa-qr-setup')
    await expect(page.getByText('Step 3 of 4')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: '2FA' })).toHaveAttribute('aria-current', 'step')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Enter the code' }).click()
    await typeCode(page, '123456')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible()
    await typeCode(page, '123456')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app/home/')
    await expect(page.getByRole('heading', { level: 1, name: 'Nearly there' })).toBeVisible()
    await expect(page.getByText('Step 4 of 4')).toBeVisible()
    await expect(page.locator('[aria-current="step"]')).toContainText('Terms')
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'I have read the terms and conditions' }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await skipWelcome(page)
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  },
)

test.describe('a set-up that the host no longer accepts', () => {
  test.use({ scenario: 'second-factor-setup-expired' })
  test('[TFA-2] says so and can be restarted', { tag: '@thorough' }, async ({ page }) => {
    await toSetUp(page)
    await page.getByRole('link', { name: 'Enter the code' }).click()
    await typeCode(page, '123456')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('You ran out of time.')
    await page.getByRole('link', { name: 'Close' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  })
})
