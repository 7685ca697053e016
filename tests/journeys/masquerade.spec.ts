import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, followHeader, signIn, test } from './journey.ts'

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hello/ })
const banner = (page: Page) => page.getByRole('region', { name: 'Viewing as another user' })
const asEmployee = /^You are currently viewing the site as \S.+ for the scheme year 2025$/

/** Opens the demo link in a new tab, as the portal's own 'View as' does. */
const masqueradeIn = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.goto('/sso-login/msq-valid/2025')
  await page.waitForURL('**/app/home/')
  await expect(banner(page).locator('p')).toHaveText(asEmployee)
  await expect(greeting(page)).toBeVisible()
  return page
}

/** The masquerade headers of each call to the hosts, or only of personal ones: a brand's theme is the same for everybody. */
const headersOf = (page: Page, which: 'all' | 'personal' = 'all') => {
  const seen: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() !== 'fetch' || pathname.startsWith('/_mock/')) return
    if (which === 'personal' && /^\/schemes?\//.test(pathname)) return
    const headers = request.headers()
    const [user, year] = [headers['x-masquerade-user-id'], headers['x-masquerade-scheme-year']]
    seen.push(user === undefined ? null : `${user} ${year}`)
  })
  return seen
}

/** What the browser stores, without the time of the last call. */
const flags = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([name]) => name !== '__SESSION__TIME__')))

test('[MASQ-1] [MASQ-2] [MASQ-3] an administrator sees the site as another user, on every page and after a reload @phone', async ({
  page,
  context,
}) => {
  await signIn(page, 'employer@acme.example')
  const tab = await masqueradeIn(context)
  const seen = headersOf(tab)
  await expect(tab.locator('p').first()).toHaveText(asEmployee)
  await expect(tab.getByRole('link', { name: 'Dashboard', exact: true })).toHaveCount(0)
  await expectAccessible(tab)
  await expectNoSidewaysScroll(tab)
  await tab.goto('/app/my-benefits/')
  await expect(tab.getByRole('heading', { level: 2, name: 'Your benefits' })).toBeVisible()
  await expect(banner(tab).locator('p')).toHaveText(asEmployee)
  await tab.evaluate(() => window.scrollTo(0, 600))
  await expect(banner(tab)).toBeInViewport()
  for (const path of ['/privacy-statement/', '/cookie-policy/', '/nowhere/']) {
    await tab.goto(path)
    await expect(banner(tab).locator('p')).toHaveText(asEmployee)
  }
  await expect(banner(tab).getByRole('button')).toHaveText(['Stop viewing'])
  expect(seen.length).toBeGreaterThan(10)
  expect(new Set(seen)).toEqual(new Set(['4021 2025']))
})

test(
  '[MASQ-3] [LOGIN-5] a masquerade starts after the cookies are chosen, and hides the cookie banner',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await page.goto('/sso-login/msq-valid/2025')
    await expect(page.getByText('Please accept cookies before logging in')).toBeVisible()
    await page.waitForURL('**/sso-login/')
    await expectAccessible(page)
    expect(await world.calls('logInBySso')).toBe(0)
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.waitForURL('**/app/home/')
    await expect(banner(page).locator('p')).toHaveText(asEmployee)
    expect(await flags(page), 'nobody signed in in this browser').not.toContain('loggedIn')
    await page.evaluate(() => localStorage.removeItem('pes'))
    await page.reload()
    await expect(banner(page).locator('p')).toHaveText(asEmployee)
    await expect(greeting(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Cookies on this site' })).toHaveCount(0)
  },
)

test('[MASQ-1] an expired link says so', { tag: '@thorough' }, async ({ page, world }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.goto('/sso-login/msq-expired/2025')
  await expect(page.getByRole('heading', { level: 1, name: 'Ooops your link has expired' })).toBeFocused()
  await expect(
    page.getByText("This link has expired. Don't worry close this tab and start the masquerade session again."),
  ).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await expectAccessible(page)
  await world.expectCalls('logInBySso', 1)
})

test('[MASQ-1] [MASQ-2] a masquerade leaves the other tab as it was, even after reloading both, and ends only in its own', async ({
  page,
  context,
}) => {
  await signIn(page, 'probation@acme.example')
  const name = (await greeting(page).textContent()) ?? ''
  const before = await flags(page)
  const others = headersOf(page)
  const tab = await masqueradeIn(context)
  const acting = (await greeting(tab).textContent()) ?? ''
  expect(acting).not.toBe(name)

  const stays = async (): Promise<void> => {
    await expect(greeting(page)).toHaveText(name)
    await expect(banner(page)).toHaveCount(0)
    expect(await flags(page)).toBe(before)
  }
  await stays()
  await page.reload()
  await stays()
  await tab.reload()
  await expect(greeting(tab)).toHaveText(acting)
  await expect(banner(tab).locator('p')).toHaveText(asEmployee)
  await page.reload()
  await stays()

  const after = headersOf(tab)
  await tab.goto('/logout')
  await tab.waitForURL('**/logout-success')
  await expect(banner(tab)).toHaveCount(0)
  await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('masquerade'))).toBeNull()
  await stays()
  await page.reload()
  await stays()
  after.length = 0
  await tab.goto('/app/home/')
  await expect(greeting(tab)).toHaveText(name)
  expect(after).not.toContain('4021 2025')
  expect(new Set(others)).toEqual(new Set([null]))
})

test(
  '[MASQ-1] a tab duplicated from a masquerade is not part of it, and says so',
  { tag: '@thorough' },
  async ({ page, context }) => {
    await signIn(page, 'employer@acme.example')
    const own = (await greeting(page).textContent()) ?? ''
    const tab = await masqueradeIn(context)
    const acting = (await greeting(tab).textContent()) ?? ''
    const [copy] = await Promise.all([
      context.waitForEvent('page'),
      tab.evaluate(() => void window.open('/app/home/', '_blank', 'popup')),
    ])
    const copied = headersOf(copy, 'personal')
    await expect(copy.getByText(/You’re viewing the site as another user in another tab/).first()).toBeVisible()
    await expect(greeting(copy)).toHaveText(own)
    await expect(banner(copy)).toHaveCount(0)
    await expectAccessible(copy)
    expect(new Set(copied)).toEqual(new Set([null]))
    await copy.reload()
    await expect(greeting(copy)).toHaveText(own)
    await expect(banner(copy)).toHaveCount(0)
    await tab.reload()
    await expect(greeting(tab)).toHaveText(acting)
    await expect(banner(tab).locator('p')).toHaveText(asEmployee)
  },
)

test(
  "[MASQ-1] [TERMS-1] the person's new terms do not block an administrator, who can always leave",
  { tag: '@thorough' },
  async ({ page, context, world }) => {
    await signIn(page, 'employer@acme.example')
    await context.route('**/login/setup', async (route) => {
      const response = await route.fetch()
      const setup = await response.json()
      await route.fulfill({ response, json: { ...setup, user: { ...setup.user, siteTermsUpdated: true } } })
    })
    const tab = await masqueradeIn(context)
    await expect(tab.getByRole('heading', { name: 'Nearly there' })).toHaveCount(0)
    await followHeader(tab, 'My benefits')
    await expect(tab.getByRole('heading', { level: 2, name: 'Your benefits' })).toBeVisible()
    await expectAccessible(tab)
    expect(await world.calls('acceptPolicies')).toBe(0)
    await banner(tab).getByRole('button', { name: 'Stop viewing' }).press('Enter')
    await tab.waitForURL('**/logout-success')
    await expect(banner(tab)).toHaveCount(0)
  },
)

test(
  '[MASQ-2] a masquerade that the host no longer allows ends',
  { tag: '@thorough' },
  async ({ page, context, world }) => {
    await signIn(page, 'employer@acme.example')
    const tab = await masqueradeIn(context)
    await world.fault({ operation: 'getLoginSetup', kind: 'body', status: 403, body: { error: 'No longer' }, times: 1 })
    await tab.reload()
    await tab.waitForURL((url) => url.pathname === '/')
    await expect(tab.getByRole('main').getByText('No longer')).toBeVisible()
    await expect(banner(tab)).toHaveCount(0)
    await page.reload()
    await expect(greeting(page)).toBeVisible()
  },
)

test('[LOGOUT-1] [SSO-1] a tab switches when somebody else logs in elsewhere, and shows nothing of the previous person', async ({
  page,
  context,
}) => {
  await signIn(page, 'employee@acme.example')
  await followHeader(page, 'My benefits')
  await expect(page.getByRole('heading', { level: 2, name: 'Your benefits' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/sso-login/sso-valid')
  await other.getByRole('button', { name: 'Log in with the link' }).click()
  await other.waitForURL('**/app/home/')
  const name = (await greeting(other).textContent()) ?? ''
  await expect(greeting(page)).toHaveText(name)
  await other.goto('/logout')
  await other.waitForURL('**/logout-success')
  await expect(page.getByRole('main').getByText('You were logged out in another tab.')).toBeVisible()
})
