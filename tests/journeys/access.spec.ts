import { untilQuiet } from '../../devtools/screens/fault-injection/screen.ts'
import { minutes, stopWhenIdle, tickDuring } from './clock.ts'
import { expect, expectAccessible, followHeader, logIn, signIn, test } from './journey.ts'

const toPassword = async (page: import('@playwright/test').Page, email: string): Promise<void> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
}

test('[LOGIN-1] you can log in by keyboard alone, and pressing Enter twice sends one POST', async ({ page, world }) => {
  await world.hold('logIn')
  await toPassword(page, 'employee@acme.example')
  await page.keyboard.type('Benefits-2026-demo!')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await world.clearFaults()
  await page.waitForURL('**/app/home/')
  await world.expectCalls('logIn', 1)
})

test('[LOGIN-1] Next reports an invalid email address and names the field', async ({ page, world }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/^Log in \| /)
  const address = page.getByLabel('Email address')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription(/This field is required/)
  await expect(page).toHaveTitle(/^Error: Log in \| /)
  await address.fill('employee')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(address).toBeFocused()
  await expectAccessible(page)
  await address.fill('employee@acme.example')
  await expect(page).toHaveTitle(/^Log in \| /)
  expect(await world.calls('lookUpLogin')).toBe(0)
})

test("[LOGIN-3] a refused login shows the host's message, clears the password and can be retried", async ({ page }) => {
  await toPassword(page, 'employee@acme.example')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(/match/i)
  await expect(page.getByRole('alert').getByRole('link', { name: 'contact us' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  for (const field of [page.getByLabel('Email address'), page.getByLabel('Password', { exact: true })]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/We can't find a match!/)
  }
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill('Benefits-2026-demo!')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/home/')
})

test(
  '[LOGIN-3] a refusal without a message links to help, in the notice and at the fields',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await world.fault({ operation: 'logIn', kind: 'status', status: 401, times: 1 })
    await toPassword(page, 'employee@acme.example')
    await page.keyboard.type('wrong')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').getByRole('link', { name: 'contact us' })).toHaveAttribute(
      'href',
      '/contact-us/',
    )
    const secret = page.getByLabel('Password', { exact: true })
    await expect(secret).toHaveAccessibleDescription(/Try again or reset your password/)
    await expect(page.getByRole('link', { name: 'reset your password' })).toHaveAttribute(
      'href',
      '/forgotten-password/',
    )
    await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
  },
)

test('[LOGIN-3] a locked account says that it is locked', { tag: '@thorough' }, async ({ page }) => {
  await toPassword(page, 'locked@acme.example')
  await page.keyboard.type('Benefits-2026-demo!')
  await page.keyboard.press('Enter')
  await expect(page.getByText('your account has been locked for 15 mins')).toBeVisible()
})

test('[LOGIN-5] [COOKIE-1] where an extension hides the banner, the message that asks for cookies accepts them', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('section[aria-labelledby=cookie-banner-title] { display: none }')
    document.adoptedStyleSheets.push(style)
  })
  await logIn(page, 'employee@acme.example')
  await expect(page.getByText('Please accept cookies before logging in')).toBeVisible()
  await page.getByRole('button', { name: 'Accept essential cookies' }).click()
  await expect(page.getByText('Please accept cookies before logging in')).toBeHidden()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/app/home/')
  expect(await page.evaluate(() => localStorage.getItem('pes'))).toContain('"nonNecessaryCookiesEnabled":false')
})

test('[LOGIN-5] [COOKIE-1] login is blocked until cookies are chosen; saving only the essential ones unblocks it', async ({
  page,
  world,
}) => {
  await page.goto('/')
  await page.getByLabel('Email address').fill('employee@acme.example')
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill('Benefits-2026-demo!')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please accept cookies before logging in')).toBeVisible()
  await expect(page).toHaveTitle(/^Error: Log in/)
  await expect(page.getByLabel('Email address')).not.toHaveAttribute('aria-invalid', 'true')
  expect(await world.calls('logIn')).toBe(0)
  await page.getByRole('button', { name: 'Manage' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Essential cookies')).toBeVisible()
  await expect(dialog.getByText('Video player cookies')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /save/i }).click()
  await expect(page.getByText('Please accept cookies before logging in')).toBeHidden()
  await expect(page).toHaveTitle(/^Log in/)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/app/home/')
  // The choice is stored within half a second.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('pes')))
    .toContain('"nonNecessaryCookiesEnabled":false')
})

test(
  '[LOGIN-7] a visitor who is already signed in is sent home, even after a reload without a token',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await signIn(page, 'employee@acme.example')
    await page.goto('/')
    await page.waitForURL('**/app/home/')
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toMatch(/access_token|Bearer|token/i)
    await expect.poll(() => world.calls('getLoginSetup')).toBeGreaterThan(1)
  },
)

test('[AUTH-1] the first 401 ends the session once, and the login page shows the message', async ({ page, world }) => {
  await signIn(page, 'employee@acme.example')
  // Home loads the list of benefits too: its call is not the one that fails.
  await expect.poll(() => world.calls('getEligibleBenefits')).toBeGreaterThan(0)
  await untilQuiet(page)
  await world.fault({ operation: 'getEligibleBenefits', kind: 'status', status: 401 })
  await followHeader(page, 'My benefits')
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('status').filter({ hasText: 'The mock responds with 401 on purpose' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('loggedIn'))).toBeNull()
})

test('[LOGOUT-2] a failed logout can be retried', async ({ page, world }) => {
  await signIn(page, 'employee@acme.example')
  await world.fault({ operation: 'logOut', kind: 'status', status: 500, times: 1 })
  await page.getByRole('button', { name: /^Hi/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByText('There was an error during the logout process. Please try again.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.waitForURL('**/logout-success')
  await page.getByRole('link', { name: 'Go to login' }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
})

test('[LOGOUT-1] logging out in one tab ends the session in the other', async ({ page, context }) => {
  await signIn(page, 'employee@acme.example')
  const other = await context.newPage()
  await other.goto('/app/home/')
  await expect(other.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  await page.goto('/logout')
  await page.waitForURL('**/logout-success')
  await other.waitForURL((url) => url.pathname === '/')
  await expect(other.getByRole('main').getByText('You were logged out in another tab.')).toBeVisible()
})

test('[IDLE-1] [IDLE-2] an idle person is warned at 13 and 14 minutes, can stay, and is logged out when the countdown ends', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await signIn(page, 'employee@acme.example')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  expect(Number(await page.evaluate(() => sessionStorage.getItem('__SESSION__TIME__')))).toBeGreaterThan(0)

  // The clock is stopped, so that a busy machine cannot let the countdown run out.
  await stopWhenIdle(page, minutes(13, 5))
  await expect(page.getByText('Are you still there?')).toBeVisible()
  await tickDuring(page, expectAccessible(page))
  await stopWhenIdle(page, minutes(14, 3))
  const countdown = page.getByRole('alertdialog', { name: 'Stay logged in?' })
  await expect(countdown).toBeVisible()
  await expect(countdown.getByRole('button', { name: 'Stay logged in' })).toBeFocused()
  await tickDuring(page, expectAccessible(page))
  await page.keyboard.press('Enter')
  await expect(countdown).toBeHidden()
  await world.expectCalls('ping', 1)

  await stopWhenIdle(page, minutes(14, 5))
  await expect(countdown).toBeVisible()
  await page.clock.resume()
  await page.clock.fastForward('00:20')
  await page.waitForURL('**/logout-success')
  await expect(page.getByRole('main').getByText('You were inactive for a while')).toBeVisible()
  await expectAccessible(page)
})

test('[LOGIN-9] [LOGIN-8] a field is validated on blur, then on each edit; the login sends a device token', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Accept' }).click()
  const address = page.getByLabel('Email address')
  await address.focus()
  // Another window, or Help, is no next field.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Help' }).focus()
  await expect(page.getByText('This field is required')).toHaveCount(0)
  await address.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByText('This field is required')).toBeVisible()
  await page.reload()
  await address.pressSequentially('employee@')
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expect(address).not.toBeFocused()
  await expect(page).toHaveTitle(/^Log in/)
  await address.press('End')
  await address.pressSequentially('acme.example')
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0)
  await page.keyboard.press('Enter')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await page.getByRole('button', { name: 'Login', exact: true }).press('Enter')
  await expect(page.getByText('Try again or reset your password')).toBeVisible()
  await expect(password).toBeFocused()
  await expect(page).toHaveTitle(/^Error: Log in/)
  await password.pressSequentially('Benefits-2026-demo!')
  await expect(page).toHaveTitle(/^Log in/)
  const sent = page.waitForRequest((request) => request.url().endsWith('/login') && request.method() === 'POST')
  await page.keyboard.press('Enter')
  const body: unknown = (await sent).postDataJSON()
  expect(body).toMatchObject({
    email: 'employee@acme.example',
    deviceToken: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  await page.waitForURL('**/app/home/')
})
