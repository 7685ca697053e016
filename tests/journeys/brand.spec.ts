import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'

const at = (baseURL: string | undefined, label: string): string =>
  (baseURL ?? '').replace('localhost', label === 'localhost' ? label : `${label}.localhost`)

const property = (page: Page, name: string): Promise<string> =>
  page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one).trim(), name)

/** Weights of a typeface that the page has loaded, not only heard of. */
const loadedWeights = (page: Page, family: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    await document.fonts.ready
    return [...document.fonts]
      .filter((face) => face.family.replaceAll('"', '') === name && face.status === 'loaded')
      .map(({ weight }) => weight)
      .sort()
  }, family)

test('[THEME-1] [LOGIN-6] the default brand has the core logo, its avatars and a number to call @phone', async ({
  page,
  world,
  isMobile,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome to My Benefits' })).toBeVisible()
  expect(await property(page, '--brand-primary')).toBe('#7f48df')
  await expect(page.getByRole('img', { name: 'My Benefits' })).toBeVisible()
  expect(await world.calls('getCoreBranding')).toBe(1)
  if (!isMobile && (page.viewportSize()?.width ?? 0) > 1023)
    await expect(page.getByRole('link', { name: '020 7946 0123' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('[THEME-1] [THEME-2] a brand with colours and fonts of its own, and avatars by its scheme', async ({
  page,
  baseURL,
}) => {
  const avatars = page.waitForResponse('**/scheme/branding/avatar-set/12')
  await page.goto(at(baseURL, 'acme'))
  await expect(page.getByRole('heading', { name: 'Welcome to Acme Extras' })).toBeVisible()
  expect(await property(page, '--brand-primary')).toBe('#0b6e4f')
  await expect.poll(() => loadedWeights(page, 'Rubik')).toContain('400')
  await expect.poll(() => loadedWeights(page, 'Poppins')).toContain('700')
  const { avatarsetPlainFileURL } = await (await avatars).json()
  await expect(
    page.getByRole('region', { name: 'Acme Extras' }).locator(`img[src="${avatarsetPlainFileURL}"]`),
  ).toBeVisible()
  await expectAccessible(page)
  const kept = await page.evaluate(() => localStorage.getItem('client-theme'))
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ baseFont: 'Rubik', headerFont: 'Poppins' })
})

test('[LOGIN-6] [THEME-1] a brand for single sign-on alone hides the panel, and has no number @phone', async ({
  page,
  baseURL,
}) => {
  await page.goto(at(baseURL, 'globex'))
  await expect(page.getByLabel('Email address')).toBeVisible()
  await expect.poll(() => loadedWeights(page, 'Work Sans')).toContain('400')
  await expect(page.getByRole('heading', { name: /^Welcome to/ })).toHaveCount(0)
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
