import type { Page } from '@playwright/test'
import { stopClock } from './clock.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { robotBox, tickRobot } from './robot.ts'

const password = 'Benefits-2026-demo!'
const notARobot = 'Please confirm that you are not a robot!'

const submit = async (page: Page, typed: string): Promise<void> => {
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Logs in up to the captcha, which robot@ gets after the first refused login. */
const toCaptcha = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByLabel('Email address').fill('robot@acme.example')
  await page.getByRole('button', { name: 'Next' }).click()
  await submit(page, 'wrong')
  await expect(page.getByRole('group', { name: 'Security check' })).toBeVisible()
}

test('[LOGIN-4] the host requires a captcha, which must be solved, and each of its tokens works once @phone', async ({
  page,
  world,
}) => {
  await toCaptcha(page)
  await expect(robotBox(page)).toBeVisible()
  await submit(page, password)
  await expect(page.getByText(notARobot)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Security check' })).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await world.expectCalls('logIn', 1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await tickRobot(page)
  await expect(page.getByText(notARobot)).toBeHidden()
  await submit(page, 'wrong')
  await expect(page.getByRole('alert').first()).toContainText('match')
  await expect(robotBox(page)).not.toBeChecked()

  await tickRobot(page)
  await submit(page, password)
  await page.waitForURL('**/app/home/')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('stand-in-')
})

test('[LOGIN-4] the captcha can be solved by keyboard alone', { tag: '@thorough' }, async ({ page }) => {
  await toCaptcha(page)
  await expect(robotBox(page)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('link', { name: 'Forgotten?' }).focus()
  await page.keyboard.press('Tab')
  await expect(robotBox(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(robotBox(page)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/home/')
})

test('[LOGIN-4] an expired captcha says so and must be solved again', { tag: '@thorough' }, async ({ page, world }) => {
  await page.clock.install()
  await toCaptcha(page)
  await submit(page, password)
  await expect(page.getByText(notARobot)).toBeVisible()
  await tickRobot(page)
  await expect(page.getByText(notARobot)).toBeHidden()
  await page.clock.fastForward('02:01')
  await expect(page.getByText('The security check has expired. Tick the box again.')).toBeVisible()
  await expect(robotBox(page)).not.toBeChecked()
  await submit(page, password)
  await world.expectCalls('logIn', 1)
})

test('[LOGIN-4] a captcha that fails to load says so and can be retried', { tag: '@thorough' }, async ({ page }) => {
  await page.clock.install()
  const script = '**/recaptcha/api.js*'
  await page.route(script, (route) => route.abort(), { times: 1 })
  await toCaptcha(page)
  await expect(page.getByText('The security check could not be loaded')).toBeVisible()
  await expectAccessible(page)
  await page.route(script, () => {}, { times: 1 })
  await stopClock(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Loading the security check')).toBeVisible()
  await page.clock.runFor(10_000)
  await page.clock.resume()
  await expect(page.getByText('The security check could not be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await tickRobot(page)
  await submit(page, password)
  await page.waitForURL('**/app/home/')
})

test(
  "[LOGIN-4] the captcha's frame is removed 5 s after you leave its screen",
  { tag: '@thorough' },
  async ({ page }) => {
    await page.clock.install()
    await toCaptcha(page)
    await expect(robotBox(page)).toBeVisible()
    await stopClock(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await page.waitForURL('**/privacy-statement/')
    await expect(page.getByRole('group', { name: 'Security check' })).toHaveCount(0)
    const frame = page.locator('iframe[title="reCAPTCHA"]')
    await expect(frame).toHaveCount(1)
    await expect(frame).toBeHidden()
    await page.clock.runFor(5000)
    await expect(frame).toHaveCount(0)
  },
)
