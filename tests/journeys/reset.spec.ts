import { next, password, setPassword, toPassword, typeDate, wellDrawn } from './account.ts'
import { stopClock } from './clock.ts'
import { expect, expectNoSidewaysScroll, test } from './journey.ts'

test('[RESET-1] [RESET-2] [RESET-4] a link leads through date and password to the login, and history keeps neither token nor date @phone', async ({
  page,
  world,
}) => {
  await page.goto('/cookie-policy/')
  await page.goto('/reset-password?token=reset-valid')
  await expect(page.getByText('Step 1 of 2')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Verify' })).toHaveAttribute('aria-current', 'step')
  await expect(page).toHaveTitle(/^Reset password \| /)
  await wellDrawn(page)
  await typeDate(page)
  await next(page)
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password\/\?token=reset-valid&dob=28-08-1978$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await world.hold('checkPassword')
  await page.getByLabel('New password', { exact: true }).fill('Benefits')
  await expect(page.getByText('(estimate)').first()).toBeVisible()
  await world.clearFaults()
  await expect(page.getByText('6 of 9 met')).toBeVisible()
  await expect(page.getByText('Please meet all the criteria below!')).toBeVisible()
  await wellDrawn(page)
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  await setPassword(page)
  await expect(page.getByText('Password successfully changed.')).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '')
  await wellDrawn(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/cookie-policy\/$/)
  await page.goForward()
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '')
  await world.expectCalls('resetPassword', 1)
})

test('[RESET-1] without a token you must request a link', { tag: '@thorough' }, async ({ page, world }) => {
  await page.goto('/reset-password')
  await page.waitForURL('**/forgotten-password/')
  await page.goto('/reset-password/?dob=28-08-1978')
  await page.waitForURL('**/forgotten-password/')
  expect(await world.calls('verifyResetDate')).toBe(0)
})

test('[RESET-1] a URL with the date of birth starts at the password', async ({ page, world }) => {
  await page.goto('/reset-password/?token=reset-valid&dob=28-08-1978')
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await setPassword(page)
  await expect(page.getByText('Password successfully changed.')).toBeVisible()
  await world.expectCalls('resetPassword', 1)
})

test('[RESET-1] following a link away keeps the token out of the history', { tag: '@thorough' }, async ({ page }) => {
  await toPassword(page, '/reset-password/?token=reset-valid')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy statement' })).toBeVisible()
  await page.goBack()
  await page.waitForURL('**/forgotten-password/')
  await expect(page).not.toHaveURL(/reset-valid|1978/)
})

test(
  '[RESET-2] Next is blocked while a rule is broken, by keyboard too',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await page.goto('/reset-password/?token=reset-valid')
    await page.getByLabel('Day').focus()
    await page.keyboard.type('28')
    await page.keyboard.press('Tab')
    await page.keyboard.type('8')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1978')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Step 2 of 2')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
    await page.keyboard.type('Benefits-2026-demo!')
    await expect(page.getByText('8 of 9 met')).toBeVisible()
    await page.keyboard.press('Enter')
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Please ensure your password meets the listed requirements')
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByRole('listitem').filter({ hasText: 'Not a previous password' })).toContainText(': not met')
    await wellDrawn(page)
    expect(await world.calls('resetPassword')).toBe(0)
    await page.getByLabel('New password', { exact: true }).fill(password)
    await expect(page.getByText('9 of 9 met')).toBeVisible()
    await expect(summary).toBeHidden()
    await expect(page).toHaveTitle(/^Reset password \| /)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Password successfully changed.')).toBeVisible()
  },
)

test(
  '[RESET-3] an invalid date names the wrong box, and a refused one marks all three',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await page.goto('/reset-password/?token=reset-valid')
    await typeDate(page, '29', '02', '1979')
    await next(page)
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('This date of birth is not valid. Check the day')
    await expect(page.getByLabel('Day')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Year')).not.toHaveAttribute('aria-invalid', 'true')
    await wellDrawn(page)
    expect(await world.calls('verifyResetDate')).toBe(0)
    await summary.getByRole('link').click()
    await expect(page.getByLabel('Day')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel('Day')).toHaveValue('28')
    await next(page)
    await expect(page.getByLabel('Year')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Step 1 of 2')).toBeVisible()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
    await world.expectCalls('verifyResetDate', 1)
  },
)

test(
  '[RESET-3] a date refused together with the password leads back to the date',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/reset-password/?token=reset-valid&dob=01-01-1970')
    await setPassword(page)
    await expect(page.getByText('Step 1 of 2')).toBeVisible()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'This date of birth is not valid',
    )
    await typeDate(page)
    await next(page)
    await setPassword(page)
    await expect(page.getByText('Password successfully changed.')).toBeVisible()
  },
)

test(
  '[RESET-3] an expired link says so, and after 3 seconds leads to the page to request a new one @phone',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/reset-password/?token=reset-expired')
    await typeDate(page)
    await stopClock(page)
    await next(page)
    await expect(page.getByRole('alert').getByText('Token has expired')).toBeVisible()
    await expect(page).toHaveTitle(/^Error: Reset password \| /)
    await expectNoSidewaysScroll(page)
    await page.clock.runFor(2900)
    await expect(page).toHaveURL(/\/reset-password/)
    await page.clock.runFor(200)
    await page.clock.resume()
    await page.waitForURL('**/forgotten-password/?message=token-expired')
    await expect(page.getByText('Your password renewal request has expired. Please try again.')).toBeVisible()
    await wellDrawn(page)
  },
)

test('[RESET-3] a network failure loses nothing that was typed', { tag: '@thorough' }, async ({ page, world }) => {
  await page.goto('/reset-password/?token=reset-valid')
  await world.fault({ operation: 'verifyResetDate', kind: 'drop' })
  await typeDate(page)
  await next(page)
  await expect(page.getByText('Network error. Please try again.')).toBeVisible()
  await expect(page).toHaveTitle(/^Error: Reset password \| /)
  await world.clearFaults()
  await next(page)
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await expect(page).toHaveTitle(/^Reset password \| /)
  await world.fault({ operation: 'checkPassword', kind: 'drop' })
  await page.getByLabel('New password', { exact: true }).fill(password)
  await expect(page.getByText('We couldn’t check your password.')).toBeVisible()
  await wellDrawn(page)
  await world.clearFaults()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('9 of 9 met')).toBeVisible()
  await world.fault({ operation: 'resetPassword', kind: 'status', status: 500, times: 1 })
  await next(page)
  await expect(page.getByText('We could not confirm that your password was changed.')).toBeVisible()
  await world.fault({ operation: 'resetPassword', kind: 'drop' })
  await next(page)
  await expect(page.getByText('We could not confirm that your password was changed.')).toBeVisible()
  await world.clearFaults()
  await next(page)
  await expect(page.getByText('Password successfully changed.')).toBeVisible()
})

test(
  '[RESET-4] the partner opens as a full page, and the history entry left behind has no token',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.route('https://partner.example/**', (route) => route.fulfill({ body: 'Welcome at the partner' }))
    const asked = page.waitForRequest('https://partner.example/welcome')
    await toPassword(page, '/reset-password/?token=reset-partner')
    await setPassword(page)
    expect(Object.keys(await (await asked).allHeaders())).not.toContain('referer')
    await expect(page.getByText('Welcome at the partner')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '')
  },
)
