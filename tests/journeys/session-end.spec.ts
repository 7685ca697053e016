import { untilQuiet } from '../../devtools/screens/fault-injection/screen.ts'
import { minutes, stopWhenIdle, tickDuring } from './clock.ts'
import { expect, expectAccessible, noon, signIn, test } from './journey.ts'

test('[IDLE-1] [SHELL-5] the idle warning at 13 minutes opens above a panel, and Escape keeps you logged in', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await signIn(page, 'employer@acme.example', '/app/dashboard/')
  await page.getByRole('main').getByRole('button', { name: 'Upload employee data' }).click()
  const panel = page.getByRole('dialog', { name: 'Upload employee data' })
  await expect(panel.getByRole('button', { name: /template/i }).first()).toBeVisible()
  await untilQuiet(page)

  // The clock is stopped, so that a busy machine cannot let the countdown run out.
  await stopWhenIdle(page, minutes(13, 5))
  const question = page.getByRole('alertdialog', { name: 'Stay logged in?' })
  await expect(question).toBeVisible()
  await expect(question).toHaveAccessibleDescription(/We will log you out soon/)
  await expect(question.getByRole('button', { name: 'Stay logged in' })).toBeFocused()
  await tickDuring(page, expectAccessible(page))
  await stopWhenIdle(page, minutes(14, 3))
  await page.clock.runFor(1000)
  await expect(question).toContainText('seconds left')
  await expect(question.getByRole('button', { name: 'Stay logged in' })).toBeFocused()
  await page.clock.runFor(7000)
  await expect(question.getByRole('status')).toHaveText(/[1-5] seconds? left/)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await world.expectCalls('ping', 1)
  await expect(panel).toBeVisible()
})

test(
  '[IDLE-1] [LOGOUT-1] an idle logout shows its confirmation and nothing of the page before',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await page.clock.install()
    await signIn(page, 'employee@acme.example')
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await page.clock.fastForward('14:20')
    await expect.poll(() => world.calls('endSession')).toBe(1)
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)
    await expect(page.getByRole('main').getByText('You were inactive for a while')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'You were inactive for a while' })).toHaveCount(1)
  },
)

test("[IDLE-1] a page's notice is announced in a live region that already existed", async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'employee@acme.example')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const said = page
    .getByRole('status')
    .filter({ hasText: /We will log you out soon .* just above the foot of the page/ })
  const regions = await page.locator('[role="status"]').evaluateAll((all) => {
    for (const region of all) Object.assign(region, { stoodBefore: true })
    return all.length
  })
  expect(regions).toBeGreaterThan(0)
  await stopWhenIdle(page, minutes(13, 5))
  await tickDuring(page, expect(said).toHaveCount(1))
  expect(await said.evaluate((region) => 'stoodBefore' in region)).toBe(true)
})

test(
  '[LOGOUT-2] [IDLE-1] a page stays closed after a failed logout, and storage keeps nothing',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await page.clock.install()
    await signIn(page, 'employee@acme.example', '/app/my-benefits/201')
    await expect(page.getByRole('heading', { level: 1, name: 'Dental care' })).toBeVisible()
    await world.fault({ operation: 'logOut', kind: 'status', status: 500 })
    await stopWhenIdle(page, minutes(14, 5))
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.clock.resume()
    await page.clock.fastForward('00:20')
    const failed = page.getByText('There was an error during the logout process. Please try again.')
    await expect(failed).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:root'))).toBeNull()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Dental care' })).toHaveCount(0)
    await world.clearFaults()
    await page.goto('/logout')
    await page.waitForURL('**/logout-success')
  },
)

test('[LOGOUT-1] a page out of the back/forward cache shows nothing of the person before, whoever is logged in now', async ({
  page,
  context,
}) => {
  // Browsers that keep such a page deliver no messages to it.
  await page.addInitScript(() => {
    window.BroadcastChannel = class extends EventTarget {
      postMessage(): void {}
      close(): void {}
    } as never // what the portal uses of it
  })
  await signIn(page, 'employee@acme.example', '/app/home/my-profile/')
  const addressed = (email: string) => page.getByRole('main').getByText(email, { exact: true })
  const before = addressed('employee@acme.example')
  await expect(before).toBeVisible()
  await signIn(await context.newPage(), 'probation@acme.example')
  await expect(before).toBeVisible()
  const isHidden = await page.evaluate(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    return getComputedStyle(document.body).display === 'none'
  })
  expect(isHidden, 'at once').toBe(true)
  await expect(addressed('probation@acme.example')).toBeVisible()
  await expect(before).toHaveCount(0)
  await expect(page).toHaveURL('/app/home/my-profile/')
})

test(
  '[LOGOUT-2] a logout by its address needs no profile, and can be retried',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await signIn(page, 'employee@acme.example')
    await world.fault({ operation: 'getLoginSetup', kind: 'status', status: 500 })
    await world.fault({ operation: 'endSession', kind: 'status', status: 500 })
    await page.goto('/logout')
    await expect(page.getByText('There was an error during the logout process. Please try again.')).toBeVisible()
    await expectAccessible(page)
    await world.clearFaults()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.waitForURL('**/logout-success')
  },
)

test(
  '[SHELL-4] a lost network is reported on pages before login too @phone',
  { tag: '@thorough' },
  async ({ page, context }) => {
    await page.goto('/')
    await expect(page.getByLabel('Email address')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(page.getByText('You won’t lose anything you type.')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toHaveCount(1)
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByText('You won’t lose anything you type.')).toHaveCount(0)
  },
)

test(
  '[IDLE-1] a tab that was closed for 8 hours is logged out before anything of it is read or shown',
  { tag: '@thorough' },
  async ({ page, context, world }) => {
    await signIn(page, 'employee@acme.example')
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
    await page.close()
    const setups = await world.calls('getLoginSetup')
    const later = await context.newPage()
    await later.clock.install({ time: noon + 8 * 3_600_000 })
    await later.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent.startsWith('Hello')) document.title = 'The page was shown'
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    await later.goto('/app/home/')
    await expect(later.getByRole('main').getByText('You were inactive for a while')).toBeVisible()
    await expect(later).toHaveTitle(/^Logged out/)
    expect(await world.calls('getLoginSetup')).toBe(setups)
    await world.expectCalls('endSession', 1)
  },
)

test(
  '[IDLE-1] a tab that opens after another was used goes on, and a clock that is set back keeps nobody logged in',
  { tag: '@thorough' },
  async ({ page, context }) => {
    await page.clock.install()
    await signIn(page, 'employee@acme.example')
    const start = await page.evaluate(() => Date.now())
    const other = await context.newPage()
    await other.goto('/app/home/')
    await expect(other.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
    await other.close()
    await page.clock.fastForward('13:30')
    await expect(page.getByText('We will log you out soon').first()).toBeVisible()
    await page.clock.setSystemTime(start - 3_600_000)
    await page.clock.fastForward('00:50')
    await expect(page.getByRole('main').getByText('You were inactive for a while')).toBeVisible()
  },
)
