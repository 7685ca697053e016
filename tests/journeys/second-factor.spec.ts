import { minutes } from './clock.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, password, test } from './journey.ts'
import { box, held, stored, toCode, typeCode } from './second-factor.ts'
import { exportedLog } from './traces.ts'

test('[TFA-1] you can enter a code by keyboard alone, and pressing Enter twice sends one POST @phone', async ({
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
  await world.hold('logInWithCode')
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Checking your code')).toBeVisible()
  await expect(box(page, 1)).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await world.clearFaults()
  await page.waitForURL('**/app/home/')
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  await world.expectCalls('logInWithCode', 1)
})

test(
  '[TFA-1] a pasted code fills all boxes, and an incomplete one is reported and focuses the first box',
  { tag: '@thorough' },
  async ({ page, context, world }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await toCode(page)
    await page.keyboard.type('12')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Enter all 6 digits of the code')).toBeVisible()
    await expect(box(page, 1)).toBeFocused()
    await expect(page).toHaveTitle(/^Error: Enter authentication code/)
    await expectAccessible(page)
    expect(await world.calls('logInWithCode')).toBe(0)
    await page.evaluate(() => navigator.clipboard.writeText('123 456'))
    await page.keyboard.press('ControlOrMeta+v')
    await expect(box(page, 6)).toHaveValue('6')
    await expect(box(page, 6)).toBeFocused()
    await expect(page).toHaveTitle(/^Enter authentication code/)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app/home/')
  },
)

test('[TFA-1] a wrong code is cleared, each reason is on its own line, and the first box has the focus', async ({
  page,
  world,
}) => {
  await toCode(page)
  await typeCode(page, '654321')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('That code isn’t right.')
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
  await typeCode(page, '123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText([
    'Too many wrong codes. Wait 15 minutes, then try again.',
    'It looks like something has gone wrong, please try again later',
  ])

  await world.fault({ operation: 'logInWithCode', kind: 'drop' })
  await typeCode(page, '123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('We could not confirm your code')
  await expect(box(page, 6)).toHaveValue('6')
  await world.clearFaults()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/app/home/')
})

test(
  '[TFA-1] [TFA-4] if the profile fails to load after the code, you can enter another code',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await toCode(page)
    await world.fault({ operation: 'getLoginSetup', kind: 'status', status: 500, times: 1 })
    await typeCode(page, '123456')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('We could not confirm your code')
    await typeCode(page, '123456')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app/home/')
    await expect.poll(() => held(page)).toBeNull()
  },
)

test(
  '[TFA-4] the credentials are sealed while they are held, removed after login, and in no log',
  { tag: '@thorough' },
  async ({ page }) => {
    await toCode(page)
    expect(await held(page)).toMatch(/^[A-Za-z0-9+/=]{60,}$/)
    expect(await stored(page)).not.toMatch(/Benefits-2026|second-factor@/)
    await typeCode(page, '123456')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app/home/')
    await expect.poll(() => held(page)).toBeNull()
    expect(await stored(page)).not.toMatch(/Benefits-2026|second-factor@|123456/)
    const log = await exportedLog(page)
    expect(log).toContain('CodeLoginRequested')
    expect(log).not.toMatch(/Benefits-2026|second-factor@|123456/)
  },
)

test("[TFA-4] Back and the browser's Back drop the credentials; going forward means logging in again", async ({
  page,
}) => {
  await toCode(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect.poll(() => held(page)).toBeNull()

  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/two-fa')
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible()
  expect(await held(page)).not.toBeNull()
  await page.goBack()
  await expect(page.getByLabel('Email address')).toHaveValue('second-factor@acme.example')
  await expect.poll(() => held(page)).toBeNull()
  await page.goForward()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('status').filter({ hasText: 'Log in from the start.' })).toBeVisible()
})

test(
  '[TFA-4] going Back while a code is being sent does not sign you in',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await toCode(page)
    await world.fault({ operation: 'logInWithCode', kind: 'delay', delayMs: 60_000, times: 1 })
    await typeCode(page, '123456')
    await page.keyboard.press('Enter')
    await expect.poll(() => world.faultsLeft()).toBe(0)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(box(page, 1)).toBeFocused()
    await typeCode(page, '123456')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app/home/')
  },
)

test(
  '[TFA-4] the credentials expire after five minutes, even while you type a code',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await page.clock.install()
    const now = () => page.evaluate(() => Date.now())
    const before = await now()
    await toCode(page)
    const after = await now()
    await page.keyboard.type('123')
    await page.clock.pauseAt(before + minutes(4, 59))
    await expect(box(page, 4)).toBeFocused()
    await page.clock.pauseAt(after + minutes(5, 1))
    await page.clock.resume()
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByText('You didn’t enter a code within 5 minutes.')).toBeVisible()
    await expect.poll(() => held(page)).toBeNull()
    expect(await world.calls('logInWithCode')).toBe(0)
    await expectAccessible(page)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/two-fa')
    await expect(box(page, 1)).toHaveValue('')
  },
)

test(
  '[TFA-4] reloading any two-factor page leads back to the login, which says why',
  { tag: '@thorough' },
  async ({ page }) => {
    // Somebody who never began has left nothing unfinished.
    await page.goto('/two-fa')
    await expect(page.getByText('Log in from the start.').first()).toBeVisible()
    await expect(page.getByText(/was(n’t| not) finished|any of it/)).toBeHidden()
    await toCode(page)
    for (const path of [null, '/two-fa-qr-setup', '/two-fa-code-setup/']) {
      if (path === null) await page.reload()
      else await page.goto(path)
      await page.waitForURL((url) => url.pathname === '/')
      await expect(page.getByText('Log in from the start.').first()).toBeVisible()
      await expect(page.getByLabel('Email address')).toBeVisible()
      await expect.poll(() => held(page)).toBeNull()
    }
  },
)

test(
  '[TFA-4] a login in another tab signs this one in, and the credentials are dropped',
  { tag: '@thorough' },
  async ({ page, context }) => {
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
  },
)
