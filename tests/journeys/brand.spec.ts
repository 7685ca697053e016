import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'

const at = (baseURL: string | undefined, label: string): string =>
  (baseURL ?? '').replace('localhost', label === 'localhost' ? label : `${label}.localhost`)

/** A colour property as the page shows it, in the device's colour scheme. */
const colourOf = (page: Page, name: string): Promise<string> =>
  page.evaluate((one) => {
    const probe = document.createElement('span')
    probe.style.color = `var(${one})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

/** The weights of a typeface that the page has really loaded, not only declared. */
const loadedWeights = (page: Page, family: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    await document.fonts.ready
    return [...document.fonts]
      .filter((face) => face.family.replaceAll('"', '') === name && face.status === 'loaded')
      .map(({ weight }) => weight)
      .sort()
  }, family)

test('[THEME-1] [LOGIN-6] the default brand has the core logo, its avatars and a phone number @phone', async ({
  page,
  world,
}) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'My Benefits' })).toBeVisible()
  await expect.poll(() => colourOf(page, '--brand-primary')).toBe('rgb(127, 72, 223)')
  await expect(page.getByRole('img', { name: 'My Benefits' })).toBeVisible()
  await world.expectCalls('getCoreBranding', 1)
  await expect(page.getByRole('link', { name: '020 7946 0123' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'support@benefits.example' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'My Benefits' })).toHaveAttribute('href', '/')
  await expectNoSidewaysScroll(page)
})

test(
  "[THEME-1] [THEME-2] a brand has its own colours and fonts, and its scheme's avatars",
  { tag: '@thorough' },
  async ({ page, baseURL }) => {
    const avatars = page.waitForResponse('**/scheme/branding/avatar-set/12')
    await page.goto(at(baseURL, 'acme'))
    await expect(page.getByText('Acme Extras shows everything your employer pays for you')).toBeVisible()
    await expect.poll(() => colourOf(page, '--brand-primary')).toBe('rgb(11, 110, 79)')
    await expect.poll(() => loadedWeights(page, 'Rubik')).toContain('400')
    await expect.poll(() => loadedWeights(page, 'Poppins')).toContain('700')
    const { avatarsetPlainFileURL } = await (await avatars).json()
    await expect(page.getByRole('main').locator(`img[src="${avatarsetPlainFileURL}"]`)).toBeVisible()
    await expectAccessible(page)
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('client-theme') ?? '{}') as unknown)
    await expect.poll(kept).toMatchObject({ baseFont: 'Rubik', headerFont: 'Poppins' })
  },
)

test(
  '[LOGIN-6] [THEME-1] a brand that only uses single sign-on hides the panel and has no phone number @phone',
  { tag: '@thorough' },
  async ({ page, baseURL }) => {
    await page.goto(at(baseURL, 'globex'))
    await expect(page.getByLabel('Email address')).toBeVisible()
    await expect.poll(() => loadedWeights(page, 'Work Sans')).toContain('400')
    await expect(page.getByRole('heading', { name: /^Welcome to/ })).toHaveCount(0)
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)

test('[THEME-1] a page follows the device into the dark scheme, and is printed in the light one @phone', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(at(baseURL, 'acme'))
  await expect(page.getByLabel('Email address')).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 20, 24)')
  await expect.poll(() => colourOf(page, '--brand-primary')).toMatch(/^rgb\(4\d, 1\d\d, 1\d\d\)$/)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await colourOf(page, '--surface')).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(248, 247, 245)')
})

test('[THEME-1] a letter of Latin Extended is fetched once it is needed, in the same typeface', async ({
  page,
  baseURL,
}) => {
  const extended = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, unicodeRange, status }) =>
          family.includes('Rubik') && /U\+100/i.test(unicodeRange) && status === 'loaded',
      ),
    )
  await page.goto(at(baseURL, 'acme'))
  await expect.poll(() => loadedWeights(page, 'Rubik')).toContain('400')
  expect(await extended()).toBe(false)
  await page.getByLabel('Email address').fill('Šimić')
  await expect.poll(extended).toBe(true)
})

test('[COOKIE-1] [COOKIE-2] cookie choices can be changed and withdrawn from the footer of any page', async ({
  page,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('pes'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(kept).toContain('"nonNecessaryCookiesEnabled":true')
  for (const path of ['/', '/cookie-policy/']) {
    await page.goto(path)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).press('Enter')
    await page.getByRole('dialog').getByRole('switch', { name: 'Video player cookies' }).press('Space')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
    await expect.poll(kept).toContain(`"nonNecessaryCookiesEnabled":${path !== '/'}`)
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })).toBeFocused()
  }
})
