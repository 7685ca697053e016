import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAndLogIn, password, test } from './journey.ts'

/** Makes the host respond like this to the next login only. */
const respondOnce = (page: Page, status: number, headers: Record<string, string> = {}): Promise<unknown> =>
  page.route('**/login', async (route) => {
    const origin = route.request().headers()['origin'] ?? ''
    const cors = {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': 'Retry-After',
    }
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fulfill({ status, headers: { ...cors, ...headers }, contentType: 'application/json', body: '{}' })
    await page.unroute('**/login')
  })

for (const { status, headers, says } of [
  {
    status: 429,
    headers: { 'Retry-After': '120' },
    says: /Too many login attempts.*Wait 2 minutes, then select Login again/,
  },
  { status: 429, headers: {}, says: /Too many login attempts.*Wait a few minutes/ },
  { status: 404, headers: {}, says: /couldn’t check your password because the login service isn’t available/ },
])
  test(
    `[LOGIN-3] a login that the host did not look at says so and keeps the password: ${status} ${says.source}`,
    { tag: 'Retry-After' in headers ? [] : '@thorough' },
    async ({ page }) => {
      await respondOnce(page, status, headers)
      await openAndLogIn(page, 'employee@acme.example')
      await expect(page.getByRole('alert')).toContainText(says)
      await expect(page.getByText("We can't find a match")).toHaveCount(0)
      const field = page.getByLabel('Password', { exact: true })
      await expect(field).toHaveValue(password)
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Login' }).press('Enter')
      await page.waitForURL('**/app/home/')
    },
  )
