import { expect, expectAccessible, expectNoSidewaysScroll, openAndLogIn, password, signIn, test } from './journey.ts'
import { box, typeCode } from './second-factor.ts'
import { exportedLog } from './traces.ts'

test('[TFA-3] two-factor can be enabled and disabled in the profile by keyboard alone @phone', async ({
  page,
  world,
}) => {
  await signIn(page, 'employee@acme.example', '/app/home/my-profile/')
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  await expect(page.getByText('employee@acme.example')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Enable two-factor authentication' }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Enable two factor authentication' })
  await expect(panel.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Enter the code' }).press('Enter')
  await expect(box(page, 1)).toBeFocused()
  await expectAccessible(page)
  await typeCode(page, '123456')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Verify' })).toBeVisible()
  await expect(box(page, 1)).toBeFocused()
  await typeCode(page, '123456')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('This field is required')).toBeVisible()
  await panel.getByLabel('Your password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('alert')).toContainText('That’s not your password.')
  await expectAccessible(page)
  await expect(box(page, 1)).toBeFocused()
  await typeCode(page, '123456')
  await panel.getByLabel('Your password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')

  await expect(panel).toBeHidden()
  const security = page.getByRole('region', { name: 'Security' })
  await expect(security.getByText('Two-factor authentication is now enabled.').last()).toBeVisible()
  await expect(security.getByText(/^On\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Disable two-factor authentication' })).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('Enter')
  const off = page.getByRole('dialog', { name: 'Disable two factor authentication' })
  await off.getByRole('button', { name: 'Disable', exact: true }).press('Enter')
  await expect(off.getByText('Please enter the reason that you are disabling this feature.')).toBeVisible()
  await expect(off.getByRole('textbox')).toBeFocused()
  await expectAccessible(page)
  expect(await world.calls('disableSecondFactor')).toBe(0)
  await page.keyboard.type('I am changing my phone')
  await off.getByRole('button', { name: 'Disable', exact: true }).press('Enter')
  await expect(off).toBeHidden()
  await expect(security.getByText('Two-factor authentication is now disabled.').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enable two-factor authentication' })).toBeFocused()
  expect(await exportedLog(page)).not.toMatch(/JBSWY3DPEHPK3PXP|otpauth|Benefits-2026|123456|changing my phone/)
})

test(
  '[TFA-3] a key that fails to load can be requested again, and closing the panel forgets it',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await signIn(page, 'employee@acme.example', '/app/home/my-profile/')
    await world.fault({ operation: 'startSecondFactor', kind: 'status', status: 500, times: 1 })
    await page.getByRole('button', { name: 'Enable two-factor authentication' }).click()
    await expect(page.getByText('Your QR code could not be loaded')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Enable two-factor authentication' })).toBeFocused()
    await world.expectCalls('startSecondFactor', 2)
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await expect(page).toHaveTitle(/^Home \|/)
    await page.goBack()
    await page.getByRole('button', { name: 'Enable two-factor authentication' }).click()
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await world.expectCalls('startSecondFactor', 3)
  },
)

test.describe('two-factor required by the employer', () => {
  test.use({ scenario: 'second-factor-enforced' })
  test('[TFA-3] stays on, says why, and keeps the reason', { tag: '@thorough' }, async ({ page }) => {
    await openAndLogIn(page, 'employee@acme.example')
    await expect(box(page, 1)).toBeFocused()
    await typeCode(page, '123456')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app/home/')
    await page.goto('/app/home/my-profile/')
    await page.getByRole('button', { name: 'Disable two-factor authentication' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('textbox').fill('I am changing my phone')
    await panel.getByRole('button', { name: 'Disable', exact: true }).click()
    await expect(panel.getByRole('alert')).toContainText('Your employer requires two-factor authentication')
    await expect(panel.getByRole('textbox')).toHaveValue('I am changing my phone')
    await expectAccessible(page)
  })
})
