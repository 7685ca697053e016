import { expect, expectAccessible, expectNoSidewaysScroll, logIn, openAndLogIn, signIn, test } from './journey.ts'
import { reads } from './responses.ts'

test("[AUTH-1] a reload after the session has ended shows the host's message", async ({ page, world }) => {
  await signIn(page, 'employee@acme.example')
  const body = { detail: 'Your session has run out' }
  await world.fault({ operation: 'getLoginSetup', kind: 'body', status: 401, body, times: 1 })
  await page.reload()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText(body.detail)).toBeVisible()
  await expectAccessible(page)
})

test.describe("where only the login's response says where a logout ends", () => {
  test.use({ scenario: 'login-logout-address' })

  test(
    '[AUTH-1] [LOGOUT-1] a logout goes there, and so does a reload after the session has ended',
    reads('LoginResponse.ssoLogoutUrl'),
    async ({ page, world }) => {
      await page.route('https://sso.acme.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Out</title><h1>Signed out elsewhere</h1>' }),
      )
      await openAndLogIn(page, 'employee@acme.example')
      await page.waitForURL('**/app/home/')
      await page.goto('/logout')
      await page.waitForURL('https://sso.acme.example/logout')
      await page.goto('/')
      await logIn(page, 'employee@acme.example')
      await page.waitForURL('**/app/home/')
      await world.fault({ operation: 'getLoginSetup', kind: 'body', status: 401, body: { detail: 'Over' }, times: 1 })
      await page.reload()
      await page.waitForURL('https://sso.acme.example/logout')
    },
  )
})

test(
  '[SHELL-3] a reload without a profile ends at the login with a message, and reloading again recovers',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await signIn(page, 'employee@acme.example')
    await world.fault({
      operation: 'getLoginSetup',
      kind: 'body',
      status: 403,
      body: { error: 'We are closed' },
      times: 1,
    })
    await page.reload()
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByRole('status').filter({ hasText: 'We are closed' })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await page.waitForURL('**/app/home/')
  },
)

test('[SHELL-3] a reload without a response says so on its own page, and offers Retry and a logout @phone', async ({
  page,
}) => {
  await signIn(page, 'employee@acme.example')
  await page.route('**/login/setup', (route) => route.abort())
  await page.reload()
  const heading = page.getByRole('heading', { level: 1, name: 'We could not open your account' })
  await expect(heading).toBeVisible()
  await expect(page).toHaveTitle(/^We could not open your account/)
  await expect(page.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.unroute('**/login/setup')
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
})
