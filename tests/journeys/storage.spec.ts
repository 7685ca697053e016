import type { Page } from '@playwright/test'
import { expect, expectAccessible, logIn, openAndLogIn, test } from './journey.ts'

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

test(
  '[STATE-1] an unsent message survives a reload and is deleted with the session',
  { tag: '@thorough' },
  async ({ page }) => {
    await openAndLogIn(page, 'employee@acme.example')
    await page.waitForURL('**/app/home/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await page.getByLabel('What is the subject of your enquiry?').selectOption('account')
    await expect.poll(() => stored(page, 'persist:root')).not.toBeNull()
    const before = await stored(page, 'persist:root')
    await page.getByLabel('Comments').fill('My name is spelt wrong')
    await expect.poll(() => stored(page, 'persist:root'), 'the words are sealed and kept').not.toBe(before)
    await page.reload()
    await expect(page.getByLabel('Comments')).toHaveValue('My name is spelt wrong')
    await expect(page.getByLabel('What is the subject of your enquiry?')).toHaveValue('account')
    expect(await stored(page, 'loggedIn')).toBe('true')
    expect(JSON.parse((await stored(page, 'user')) ?? '')).toEqual({ userType: 'employee' })

    await page.getByRole('button', { name: /^Hi, / }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.waitForURL('**/logout-success')
    for (const key of ['persist:root', 'loggedIn', 'user', 'loginCredentials', 'client-theme'])
      expect([key, await stored(page, key)]).toEqual([key, null])
    expect(await stored(page, 'pes')).not.toBeNull()
  },
)

test('[STATE-1] broken entries in storage are ignored', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['persist:root', 'user', 'client-theme', 'pes', 'loginCredentials'])
      localStorage.setItem(key, '{')
  })
  await openAndLogIn(page, 'employee@acme.example')
  await page.waitForURL('**/app/home/')
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
})

test('[STATE-1] [LOGIN-1] a browser that forbids all storage and all channels still lets a person log in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (window !== window.top) return
    const forbid = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: forbid })
    window.BroadcastChannel = new Proxy(BroadcastChannel, { construct: forbid })
    LockManager.prototype.request = async () => forbid()
    LockManager.prototype.query = async () => forbid()
  })
  await openAndLogIn(page, 'employee@acme.example')
  await page.waitForURL('**/app/home/')
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
})

test.describe('a page with a video', () => {
  test.use({ scenario: 'contact-with-video' })

  test('[COOKIE-2] [COOKIE-1] a video does not load until its cookies are accepted', async ({ page }) => {
    const asked: string[] = []
    await page.route('https://player.video.example/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Playing</p>' })
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Manage' }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: /save/i }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
    await expect
      .poll(() => stored(page, 'pes'))
      .toBe('{"version":2,"cookiesAccepted":true,"nonNecessaryCookiesEnabled":false}')

    await logIn(page, 'employee@acme.example')
    await page.waitForURL('**/app/home/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).press('Enter')
    await expect(page.getByText('How to make a claim')).toBeVisible()
    await expectAccessible(page)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Allow video cookies' }).press('Enter')
    await expect(page.frameLocator('iframe[title="How to make a claim"]').getByText('Playing')).toBeVisible()
    expect(asked).toEqual(['https://player.video.example/how-to-claim'])
    await expect.poll(() => stored(page, 'pes')).toContain('"nonNecessaryCookiesEnabled":true')
  })
})
