import type { Page } from '@playwright/test'
import { untilQuiet } from '../../devtools/screens/fault-injection/screen.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, followHeader, logIn, signIn, test } from './journey.ts'
import { consoleOf, exportedLog, tracesOf } from './traces.ts'

const home = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hello/ })

test('[SSO-1] [LOGIN-5] a link signs you in without cookie consent, and its token is kept nowhere @phone', async ({
  page,
  world,
}) => {
  await world.hold('logInBySso')
  const lines = consoleOf(page)
  await page.goto('/privacy-statement/')
  const before = await page.evaluate(() => history.length)
  await page.goto('/sso-login/sso-valid')
  await page.waitForURL('**/sso-login/')
  await expect(page.getByRole('heading', { level: 1, name: 'Logging you in' })).toBeVisible()
  await expectAccessible(page)
  await world.clearFaults()
  await page.waitForURL('**/app/home/')
  await expect(home(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await world.expectCalls('logInBySso', 1)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  expect(await tracesOf(page, lines, await exportedLog(page), ['sso-valid'])).toEqual([])
  await page.goBack()
  await page.waitForURL('**/privacy-statement/')
})

test('[SSO-1] a link over an open session asks first, and staying leaves everything as it was @phone', async ({
  page,
  world,
}) => {
  const lines = consoleOf(page)
  await signIn(page, 'employee@acme.example')
  const greeting = (await home(page).textContent()) ?? ''
  await page.goto('/sso-login/sso-valid')
  const question = page.getByRole('heading', { level: 1, name: 'You are already logged in' })
  await expect(question).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Stay logged in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/home/')
  await expect(home(page)).toHaveText(greeting)
  await world.expectCalls('logInBySso', 0)
  expect(await tracesOf(page, lines, await exportedLog(page), ['sso-valid'])).toEqual([])
})

for (const [address, sent] of [
  ['abc%2Fdef+g%3D', 'abc/def+g='],
  ['msq-ab%2Fcd/2026', 'msq-ab/cd'],
] as const)
  test(`[SSO-1] [MASQ-1] the token of ${address} is sent whole`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('pes', '{"version":2,"cookiesAccepted":true,"nonNecessaryCookiesEnabled":true}')
    })
    const call = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/login/sso'))
    await page.goto(`/sso-login/${address}`)
    expect((await call).postDataJSON()).toEqual({ sso: sent })
  })

test('[SSO-1] a refused link says so and offers a way out', { tag: '@thorough' }, async ({ page, world }) => {
  await page.goto('/sso-login/sso-broken')
  const heading = page.getByRole('heading', { level: 1, name: 'Oops somethings gone wrong.' })
  await expect(heading).toBeFocused()
  await expect(page.getByText('We are unable to connect you. Please contact us')).toBeVisible()
  await expect(page.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByText('SSO login error')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expectAccessible(page)
  await world.expectCalls('logInBySso', 1)
  await page.reload()
  await expect(heading).toBeVisible()
  await world.expectCalls('logInBySso', 1)
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
})

test('[SSO-1] an email address with single sign-on logs in from the login page without a password', async ({
  page,
  world,
}) => {
  const lines = consoleOf(page)
  await page.goto('/')
  await page.getByLabel('Email address').fill('sso@acme.example')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.waitForURL('**/app/home/')
  await expect(home(page)).toBeVisible()
  expect(await world.calls('logIn')).toBe(0)
  expect(await tracesOf(page, lines, await exportedLog(page), ['sso-valid'])).toEqual([])
  await page.goto('/')
  await page.waitForURL('**/app/home/')
  await expect(home(page)).toBeVisible()
})

test('[SSO-2] the single sign-on error page leads back to the login @phone', async ({ page }) => {
  await page.goto('/sso-error/')
  await expect(page.getByRole('heading', { level: 1, name: 'Unable to log in' })).toBeVisible()
  await expect(page.getByText('Sorry, there was a problem signing in to your account')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
})

test('[SSO-3] the work platform waits for the login, and Back skips the waiting page', async ({
  page,
  context,
  world,
}) => {
  await context.route('https://work.acme.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Work</title><h1>Work platform</h1>' }),
  )
  await page.goto('/privacy-statement/')
  await page.goto('/wrkit-redirect-sso/')
  await page.waitForURL((url) => url.pathname === '/')
  await world.fault({ operation: 'getWorkPlatform', kind: 'status', status: 500, times: 1 })
  await page.getByRole('button', { name: 'Accept' }).click()
  await logIn(page, 'employee@acme.example')
  await page.waitForURL('**/wrkit-redirect-sso/')
  await expect(page.getByText('We could not take you to your work platform')).toBeVisible()
  await expectAccessible(page)
  await world.hold('getWorkPlatform')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Connecting you...')).toBeVisible()
  await world.clearFaults()
  await page.waitForURL('https://work.acme.example/**')
  await page.goBack()
  await page.waitForURL('**/privacy-statement/')
})

test(
  '[SSO-3] a redirect to a work platform that is not allowed is refused',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await signIn(page, 'employee@acme.example')
    await world.fault({ operation: 'getWorkPlatform', kind: 'body', body: { redirect: 'https://good@evil.example/' } })
    await page.goto('/wrkit-redirect-sso/')
    await page.waitForURL('**/app/home/')
    await expect(home(page)).toBeVisible()
    expect(await exportedLog(page)).toContain('RedirectRefused')
  },
)

/** Makes the login set-up name these addresses for the logout. */
const logoutAt = (page: Page, urls: object) =>
  page.route('**/login/setup', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...urls } })
  })

test('[LOGOUT-1] [AUTH-1] One Hub takes over after a logout, single sign-on after a 401', async ({
  page,
  context,
  world,
}) => {
  const body = '<title>Elsewhere</title>'
  await context.route(/https:\/\/(sso|onehub)\.acme\.example/, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
  const oneHub = { isOneHubIntegrationActive: true, oneHubLogoutUrl: 'https://onehub.acme.example/out' }
  await logoutAt(page, { ssoLogoutUrl: 'https://sso.acme.example/out', ...oneHub })
  await signIn(page, 'employee@acme.example')
  await page.goto('/logout')
  await page.waitForURL('https://onehub.acme.example/out')
  await page.goto('/')
  const before = await world.calls('getEligibleBenefits')
  await logIn(page, 'employee@acme.example')
  await page.waitForURL('**/app/home/')
  await expect.poll(() => world.calls('getEligibleBenefits'), 'home has its own list').toBeGreaterThan(before)
  await untilQuiet(page)
  await world.fault({ operation: 'getEligibleBenefits', kind: 'status', status: 401 })
  await followHeader(page, 'My benefits')
  await page.waitForURL('https://sso.acme.example/out')
})

for (const named of ['javascript:alert(1)'])
  test(
    `[LOGOUT-1] [AUTH-1] a redirect to a logout URL that is not allowed is refused: ${named}`,
    { tag: '@thorough' },
    async ({ page, world }) => {
      await logoutAt(page, { ssoLogoutUrl: named, isOneHubIntegrationActive: true, oneHubLogoutUrl: named })
      await signIn(page, 'employee@acme.example')
      await page.goto('/logout')
      await page.waitForURL('**/logout-success')
      await page.getByRole('link', { name: 'Go to login' }).click()
      const before = await world.calls('getEligibleBenefits')
      await logIn(page, 'employee@acme.example')
      await page.waitForURL('**/app/home/')
      await expect.poll(() => world.calls('getEligibleBenefits'), 'home has its own list').toBeGreaterThan(before)
      await untilQuiet(page)
      await untilQuiet(page)
      await world.fault({ operation: 'getEligibleBenefits', kind: 'status', status: 401 })
      await followHeader(page, 'My benefits')
      await page.waitForURL((url) => url.pathname === '/')
      await expect(page.getByLabel('Email address')).toBeVisible()
      expect(await exportedLog(page)).toContain('RedirectRefused')
    },
  )
