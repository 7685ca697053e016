import type { Page } from '@playwright/test'
import { holdScript, opened } from './held-script.ts'
import { expect, logIn, signIn, test } from './journey.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Log in' })
const email = (page: Page) => page.getByLabel('Email address')

test('[LOGIN-1] the login page is there before any script has arrived, and what is typed and sent there counts @phone', async ({
  page,
  world,
}) => {
  const release = await holdScript(page)
  await opened(page)
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveTitle('Benefits')
  await page.getByRole('button', { name: 'Accept' }).click()
  await email(page).fill('employee@acme.example')
  await page.keyboard.press('Enter')
  await email(page).evaluate((field) => field.setAttribute('data-same', ''))
  await expect(email(page)).toHaveValue('employee@acme.example')
  expect(await world.calls('lookUpSso')).toBe(0)
  expect(page.url()).not.toContain('?')

  release()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(email(page)).toHaveValue('employee@acme.example')
  await expect(email(page), 'the portal took the field over').toHaveAttribute('data-same', '')
  await page.keyboard.type('Benefits-2026-demo!')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/home/')
})

test('[SHELL-3] somebody who is signed in sees the outline of home in the colours of their brand before any script has arrived', async ({
  page,
}) => {
  await signIn(page, 'employee@acme.example')
  const tasks = page.locator('[data-over]')
  const colour = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-primary'))
  const own = await colour()
  const release = await holdScript(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('#outline')).toBeVisible()
  expect(await colour()).toBe(own)
  const before = await tasks.boundingBox()
  release()
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  await expect(page.locator('#outline')).toHaveCount(0)
  expect((await tasks.boundingBox())?.y).toBe(before?.y)
})

test('[SHELL-3] whoever follows a link of an email sees that the page is on its way before any script has arrived', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto('/forgotten-password/', { waitUntil: 'commit' })
  await expect(page.locator('#outline').getByText('Loading content')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
  await expect(page.locator('#outline')).toHaveCount(0)
})

test('[LOGIN-1] what is typed before the script has arrived stays in the field that has the focus', async ({
  page,
}) => {
  const release = await holdScript(page)
  await opened(page)
  await email(page).focus()
  await page.keyboard.type('employee@')
  release()
  await expect(page).toHaveTitle('Log in | My Benefits')
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveValue('employee@')
  await page.keyboard.type('acme.example')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

for (const [what, change] of [
  [
    'words in elements of their own',
    () => {
      const texts = document.createTreeWalker(document.getElementById('root') ?? document, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text) // as SHOW_TEXT says
      for (const text of found) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    },
  ],
  [
    'an element around the field',
    () => {
      const field = document.getElementById('email')
      const around = document.createElement('div')
      field?.replaceWith(around)
      if (field) around.append(field)
    },
  ],
] as const)
  test(`[LOGIN-1] ${what}, which an extension adds before the script has arrived, costs nothing that was typed or pressed`, async ({
    page,
  }) => {
    const release = await holdScript(page)
    await opened(page)
    await expect(heading(page)).toBeVisible()
    await page.evaluate(change)
    await page.getByRole('button', { name: 'Accept' }).click()
    await email(page).fill('employee@acme')
    await email(page).evaluate((field) => field.setAttribute('data-same', ''))
    await page.keyboard.press('End')
    release()
    await page.keyboard.type('.example')
    await expect(page.getByRole('region', { name: 'Cookies on this site' })).toHaveCount(0)
    await expect(email(page)).toHaveAttribute('data-same', '')
    await expect(email(page)).toBeFocused()
    await expect(email(page)).toHaveValue('employee@acme.example')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })

test('[COOKIE-1] a choice about cookies that is made before the script has arrived counts', async ({ page }) => {
  const release = await holdScript(page)
  await opened(page)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('region', { name: 'Cookies on this site' })).toBeVisible()
  release()
  await expect(page.getByRole('region', { name: 'Cookies on this site' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('pes'))).toContain('"cookiesAccepted":true')

  const again = await holdScript(page)
  await opened(page)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cookies on this site' }), 'nobody is asked twice').toBeHidden()
  again()
  await expect(page).toHaveTitle('Log in | My Benefits')
  await logIn(page, 'employee@acme.example')
  await page.waitForURL('**/app/home/')
})

test(
  '[THEME-1] who comes back sees their own brand from the first paint on',
  { tag: '@thorough' },
  async ({ page, baseURL }) => {
    const at = (baseURL ?? '').replace('localhost', 'acme.localhost')
    await page.goto(at)
    await expect(page.getByRole('region', { name: 'Acme Extras' })).toBeVisible()
    const theme = () => page.evaluate(() => localStorage.getItem('client-theme'))
    await expect.poll(theme).toContain('Rubik')

    const release = await holdScript(page)
    await opened(page, at)
    const next = page.getByRole('button', { name: 'Next' })
    await expect(next).toHaveCSS('background-color', 'rgb(11, 110, 79)')
    await expect(next).toHaveCSS('font-family', /^Rubik/)
    release()
    await expect(page.getByRole('region', { name: 'Acme Extras' })).toBeVisible()
    await expect(next).toHaveCSS('background-color', 'rgb(11, 110, 79)')

    // With single sign-on alone the page has another layout.
    const kept = JSON.stringify({ ...JSON.parse((await theme()) ?? '{}'), ssoOnly: true })
    await page.addInitScript((text) => localStorage.setItem('client-theme', text), kept)
    const again = await holdScript(page)
    await opened(page, at)
    await expect(page.locator('#root')).toHaveCount(1)
    await expect(heading(page)).toHaveCount(0)
    again()
    await expect(heading(page)).toBeVisible()
  },
)

test(
  '[THEME-1] a first visit has the brand’s colours as soon as its scheme has responded',
  { tag: '@thorough' },
  async ({ page, baseURL }) => {
    const release = await holdScript(page)
    await opened(page, (baseURL ?? '').replace('localhost', 'acme.localhost'))
    const next = page.getByRole('button', { name: 'Next' })
    await expect(next).toHaveCSS('background-color', 'rgb(11, 110, 79)')
    await next.evaluate((button) => {
      const colours = new Set<string>()
      Object.assign(window, { colours })
      const look = (): void => {
        colours.add(getComputedStyle(document.querySelector('form button[type=submit]') ?? button).backgroundColor)
        requestAnimationFrame(look)
      }
      look()
    })
    release()
    await expect(page.getByRole('region', { name: 'Acme Extras' })).toBeVisible()
    await expect(next).toHaveCSS('font-family', /^Rubik/)
    expect(await page.evaluate(() => [...Reflect.get(window, 'colours')]), 'and keeps them').toEqual([
      'rgb(11, 110, 79)',
    ])
  },
)

test('[LOGIN-1] who is signed in never sees the login page', async ({ page }) => {
  await signIn(page, 'employee@acme.example')
  const release = await holdScript(page)
  await opened(page)
  await expect(page.locator('#root')).toHaveCount(1)
  await expect(heading(page)).toHaveCount(0)
  release()
  await page.waitForURL('**/app/home/')
})

test('[SHELL-4] a page whose script does not arrive says so, and can be loaded again', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort(), { times: 1 })
  await opened(page)
  await expect(page.getByRole('heading', { level: 1, name: 'The page could not be loaded' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Check your connection, then refresh the page.')
  await page.getByRole('button', { name: 'Refresh the page' }).click()
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveTitle('Log in | My Benefits')
})

test.describe('a page that the server sends with the policy of an earlier build', () => {
  // A page that Playwright fulfils cannot call the hosts: to the browser it is of another origin.
  test.use({ breaksThePage: true, forbids: /^(Applying inline style|Executing inline script) violates/ })

  test('[AUTH-1] [LOGIN-1] draws the login once its scripts have arrived', async ({ page }) => {
    await page.route(/localhost:\d+\/$/, async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      const policy = headers['content-security-policy']?.replaceAll(/ 'sha256-[^']+'/g, '') ?? ''
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
    })
    const release = await holdScript(page)
    await opened(page)
    await expect(page.locator('#root')).toHaveCount(1)
    await expect(heading(page)).toHaveCount(0)
    release()
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCSS('background-color', 'rgb(127, 72, 223)')
    await email(page).fill('employee@acme.example')
    await expect(email(page)).toHaveValue('employee@acme.example')
  })
})
