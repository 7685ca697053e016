import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './journey.ts'

const password = 'Benefits-2026-demo!'
const secret = 'JBSWY3DPEHPK3PXP'

const logIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/')
  const accept = page.getByRole('button', { name: 'Accept' })
  await accept.click()
  await page.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

const toCode = async (page: Page): Promise<void> => {
  await logIn(page, 'second-factor@acme.example')
  await page.waitForURL('**/two-fa')
  await expect(box(page, 1)).toBeFocused()
}

const toSetUp = async (page: Page): Promise<void> => {
  await logIn(page, 'second-factor-setup@acme.example')
  await page.waitForURL('**/two-fa-qr-setup')
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
}

const box = (page: Page, number: number) => page.getByLabel(`Digit ${number} of 6`)
const held = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('loginCredentials'))
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]))

/** The redacted log of this visit, as the person would send it. */
const savedLog = async (page: Page): Promise<string> => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Help' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the log' }).click(),
  ])
  await page.keyboard.press('Escape')
  return await readFile(await download.path(), 'utf8')
}

test('[TFA-1] a code signs in by keyboard alone, and two presses of Enter send one POST @phone', async ({
  page,
  world,
}) => {
  await toCode(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Enter authentication code' })).toBeVisible()
  await expect(page.getByText('Please enter the authentication code displayed in your app')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.keyboard.type('12345')
  await page.keyboard.press('Enter')
  await expect(box(page, 6)).toBeFocused()
  expect(await world.calls('logInWithCode')).toBe(0)
  await world.fault({ operation: 'logInWithCode', kind: 'delay', delayMs: 2000 })
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Checking your code')).toBeVisible()
  await expect(box(page, 1)).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/home/')
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  expect(await world.calls('logInWithCode')).toBe(1)
})

test('[TFA-1] a pasted code fills all boxes, and an incomplete one is told with the first box in focus', async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await toCode(page)
  await page.keyboard.type('12')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Please enter all six digits of the code')).toBeVisible()
  await expect(box(page, 1)).toBeFocused()
  await expect(page).toHaveTitle(/^Error: Enter authentication code/)
  await expectAccessible(page)
  expect(await world.calls('logInWithCode')).toBe(0)
  await page.evaluate(() => navigator.clipboard.writeText('123 456'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(box(page, 6)).toHaveValue('6')
  await expect(box(page, 6)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/home/')
})

test('[TFA-1] a wrong code is cleared, its reasons are lines, and the first box has the focus', async ({
  page,
  world,
}) => {
  await toCode(page)
  await page.keyboard.type('654321')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This is not the right code.')
  await expect(box(page, 1)).toBeFocused()
  await expect(box(page, 1)).toHaveValue('')
  await expectAccessible(page)

  const error = [{ code: 'too-many-attempts' }, { code: 'never-heard-of' }]
  await world.control('POST', 'faults', {
    operation: 'logInWithCode',
    kind: 'body',
    status: 422,
    body: { error },
    times: 1,
  })
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText([
    'There were too many wrong codes. Please wait for 15 minutes and try again.',
    'It looks like something has gone wrong, please try again later',
  ])

  await world.fault({ operation: 'logInWithCode', kind: 'drop' })
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Network request failed')
  await expect(box(page, 6)).toHaveValue('6')
  await world.clearFaults()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/app/home/')
})

test('[TFA-1] [TFA-4] a profile that does not come after the code lets another code be tried', async ({
  page,
  world,
}) => {
  await toCode(page)
  await world.fault({ operation: 'getLoginSetup', kind: 'status', status: 500, times: 1 })
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('That did not work')
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/home/')
  expect(await held(page)).toBeNull()
})

test('[TFA-4] the credentials are sealed while they are held, gone after the login, and in no log', async ({
  page,
  world,
}) => {
  expect(world.name).not.toBe('')
  await toCode(page)
  expect(await held(page)).toMatch(/^[A-Za-z0-9+/=]{60,}$/)
  expect(await stored(page)).not.toMatch(/Benefits-2026|second-factor@/)
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/home/')
  expect(await held(page)).toBeNull()
  expect(await stored(page)).not.toMatch(/Benefits-2026|second-factor@|123456/)
  const log = await savedLog(page)
  expect(log).toContain('CodeLoginRequested')
  expect(log).not.toMatch(/Benefits-2026|second-factor@|123456/)
})

test('[TFA-4] Back, and the Back of the browser, drop the credentials; coming forward asks to log in again', async ({
  page,
  world,
}) => {
  expect(world.name).not.toBe('')
  await toCode(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  expect(await held(page)).toBeNull()

  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/two-fa')
  expect(await held(page)).not.toBeNull()
  await page.goBack()
  await expect(page.getByLabel('Email address')).toHaveValue('second-factor@acme.example')
  await expect.poll(() => held(page)).toBeNull()
  await page.goForward()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('status').filter({ hasText: 'Your login was not finished.' })).toBeVisible()
})

test('[TFA-4] a code that is on its way signs nobody in who has gone Back', async ({ page, world }) => {
  await toCode(page)
  await world.fault({ operation: 'logInWithCode', kind: 'delay', delayMs: 1000, times: 1 })
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect.poll(() => world.calls('logInWithCode')).toBe(1)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(box(page, 1)).toBeFocused()
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/home/')
})

test('[TFA-4] the credentials expire after five minutes, also while a code is typed', async ({ page, world }) => {
  await page.clock.install()
  await toCode(page)
  await page.keyboard.type('123')
  await page.clock.fastForward('04:58')
  await expect(box(page, 4)).toBeFocused()
  await page.clock.fastForward('00:05')
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText('You did not enter a code within five minutes.')).toBeVisible()
  expect(await held(page)).toBeNull()
  expect(await world.calls('logInWithCode')).toBe(0)
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/two-fa')
  await expect(box(page, 1)).toHaveValue('')
})

test('[TFA-4] a reload of any page of the second factor leads back to the login, which says so', async ({
  page,
  world,
}) => {
  expect(world.name).not.toBe('')
  await toCode(page)
  for (const path of [null, '/two-fa-qr-setup', '/two-fa-code-setup/']) {
    if (path === null) await page.reload()
    else await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByText('Your login was not finished.')).toBeVisible()
    await expect(page.getByLabel('Email address')).toBeVisible()
    expect(await held(page)).toBeNull()
  }
})

test('[TFA-4] a login in another tab is followed, and nothing stays held', async ({ page, context, world }) => {
  expect(world.name).not.toBe('')
  await toCode(page)
  const other = await context.newPage()
  await other.goto('/')
  await other.getByLabel('Email address').fill('employee@acme.example')
  await other.keyboard.press('Enter')
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.keyboard.press('Enter')
  await other.waitForURL('**/app/home/')
  await page.waitForURL('**/app/home/')
  await expect.poll(() => held(page)).toBeNull()
})

test('[TFA-2] [TFA-4] a demanded set-up takes two codes, signs in, and is told once @phone', async ({
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
  await page.keyboard.type('000000')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not the right code.')
  await page.keyboard.type('123456')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('please enter the code that your app displays now')).toBeVisible()
  await expect(box(page, 1)).toBeFocused()
  await expect(box(page, 1)).toHaveValue('')
  expect(await held(page)).not.toBeNull()
  expect(await stored(page)).not.toMatch(/JBSWY3DPEHPK3PXP|Benefits-2026/)
  await world.fault({ operation: 'validateEnforcedSetUp', kind: 'delay', delayMs: 300 })
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  await page.waitForURL('**/app/home/')
  await expect(page.getByText('Two-factor authentication was enabled.').last()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Two-factor authentication was enabled.' })).toBeAttached()
  await expectAccessible(page)
  expect(await world.calls('validateEnforcedSetUp')).toBe(3)
  expect(await held(page)).toBeNull()
  expect(await savedLog(page)).not.toMatch(/JBSWY3DPEHPK3PXP|otpauth|Benefits-2026|123456/)
  await page.goto('/app/my-benefits/')
  await expect(page.getByRole('heading', { level: 1, name: 'My benefits' })).toBeVisible()
  await expect(page.getByText('Two-factor authentication was enabled.')).toHaveCount(0)
})

test('[TFA-2] [TFA-4] a set-up can be looked at again, closed, and expires with the credentials', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await toSetUp(page)
  await page.getByRole('link', { name: 'Enter the code' }).click()
  await page.getByRole('link', { name: 'Show the QR code again' }).click()
  await page.waitForURL('**/two-fa-qr-setup')
  await page.getByRole('link', { name: 'Close' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await held(page)).toBeNull()

  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/two-fa-qr-setup')
  await page.clock.fastForward('05:05')
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText('You did not enter a code within five minutes.')).toBeVisible()
  expect(await world.calls('validateEnforcedSetUp')).toBe(0)
})

test('[TFA-2] a set-up that comes from the activation is its third step of four', async ({ page, world }) => {
  expect(world.name).not.toBe('')
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
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible()
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/home/')
})

test.describe('a set-up that the host no longer takes', () => {
  test.use({ scenario: 'second-factor-setup-expired' })
  test('[TFA-2] says so and can be begun again', async ({ page, world }) => {
    expect(world.name).not.toBe('')
    await toSetUp(page)
    await page.getByRole('link', { name: 'Enter the code' }).click()
    await page.keyboard.type('123456')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Setting this up took too long.')
    await page.getByRole('link', { name: 'Close' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  })
})

test('[TFA-3] two-factor is enabled and disabled in the profile by keyboard alone @phone', async ({ page, world }) => {
  await signIn(page, 'employee@acme.example')
  await page.goto('/app/home/my-profile/')
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
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Verify' })).toBeVisible()
  await expect(box(page, 1)).toBeFocused()
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('This field is required')).toBeVisible()
  await panel.getByLabel('Your password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('alert')).toContainText('Your password was not accepted.')
  await expectAccessible(page)
  await expect(box(page, 1)).toBeFocused()
  await page.keyboard.type('123456')
  await panel.getByLabel('Your password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')

  await expect(panel).toBeHidden()
  const security = page.getByRole('region', { name: 'Security' })
  await expect(security.getByText('Two-factor authentication was enabled.').last()).toBeVisible()
  await expect(security.getByText('On', { exact: true })).toBeVisible()
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
  await expect(security.getByText('Two-factor authentication was disabled.').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enable two-factor authentication' })).toBeFocused()
  expect(await savedLog(page)).not.toMatch(/JBSWY3DPEHPK3PXP|otpauth|Benefits-2026|123456|changing my phone/)
})

test('[TFA-3] a key that does not come can be asked for again, and closing the panel forgets it', async ({
  page,
  world,
}) => {
  await signIn(page, 'employee@acme.example')
  await page.goto('/app/home/my-profile/')
  await world.fault({ operation: 'startSecondFactor', kind: 'status', status: 500, times: 1 })
  await page.getByRole('button', { name: 'Enable two-factor authentication' }).click()
  await expect(page.getByText('Your QR code could not be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Enable two-factor authentication' })).toBeFocused()
  expect(await world.calls('startSecondFactor')).toBe(2)
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.waitForURL('**/app/home/')
  await page.goBack()
  await page.getByRole('button', { name: 'Enable two-factor authentication' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  expect(await world.calls('startSecondFactor')).toBe(3)
})

test.describe('two-factor that the employer requires', () => {
  test.use({ scenario: 'second-factor-enforced' })
  test('[TFA-3] stays on, says why, and keeps the reason', async ({ page, world }) => {
    expect(world.name).not.toBe('')
    await logIn(page, 'employee@acme.example')
    await expect(box(page, 1)).toBeFocused()
    await page.keyboard.type('123456')
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
