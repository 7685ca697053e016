import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, openAndLogIn, test } from './journey.ts'

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to My Benefits' })
const hello = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hello, / })

const acceptTerms = async (page: Page): Promise<void> => {
  await page.getByLabel('I have read the terms and conditions').check()
  await page.getByRole('button', { name: 'Next' }).press('Enter')
}

const toWelcome = async (page: Page): Promise<void> => {
  await openAndLogIn(page, 'first-login@acme.example')
  await page.waitForURL('**/app/home/')
  await expect(page.getByRole('heading', { name: 'Nearly there' })).toBeVisible()
  await acceptTerms(page)
  await expect(welcome(page)).toBeVisible()
}

test('[HOME-2] the welcome follows the terms at a first login, works by keyboard and never comes back @phone', async ({
  page,
  world,
}) => {
  await toWelcome(page)
  const dialog = welcome(page)
  const next = dialog.getByRole('button', { name: 'Next' })
  const back = dialog.getByRole('button', { name: 'Back' })
  await expect(dialog.getByText('1 of 5')).toBeVisible()
  await expect(next).toBeFocused()
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.keyboard.press('Enter')
  await expect(dialog.getByText('2 of 5')).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 3, name: 'Choose what suits you' })).toBeVisible()
  await expect(next).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('1 of 5')).toBeVisible()
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('1 of 5')).toBeVisible()

  await next.focus()
  for (const place of ['2 of 5', '3 of 5', '4 of 5', '5 of 5']) {
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(place)).toBeVisible()
  }
  const finish = dialog.getByRole('button', { name: 'Get started' })
  await expect(finish).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Skip' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(hello(page)).toBeVisible()
  await expectAccessible(page)

  await expect.poll(() => world.calls('updateUser')).toBe(1)
  await page.reload()
  await expect(hello(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await world.expectCalls('getCarousel', 1)
})

test('[HOME-2] Escape and Skip close the welcome', { tag: '@thorough' }, async ({ page, world }) => {
  await toWelcome(page)
  await page.keyboard.press('Escape')
  await expect(welcome(page)).toBeHidden()
  await expect(hello(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await page.goBack()
  await expect(hello(page)).toBeVisible()
  await world.expectCalls('getCarousel', 1)
})

test(
  '[HOME-2] [ACT-1] an activation link stays on the welcome until it has been seen, then leads home',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await openAndLogIn(page, 'first-login@acme.example')
    await page.waitForURL('**/app/home/')
    await expect(page.getByRole('heading', { name: 'Nearly there' })).toBeVisible()
    await page.goto('/activation/act-valid')
    await expect(page.getByText('Your account is active.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to your benefits' }).click()
    await acceptTerms(page)
    await welcome(page).getByRole('button', { name: 'Skip' }).click()
    await expect(hello(page)).toBeVisible()
    await expect.poll(() => world.calls('updateUser')).toBe(1)
    await page.goto('/activation/act-valid')
    await page.waitForURL('**/app/home/')
    await expect(hello(page)).toBeVisible()
  },
)
