import { minutes } from './clock.ts'
import { holdScript } from './held-script.ts'
import { expect, logIn, noon, openAndLogIn, signIn, test } from './journey.ts'
import { untilRecording } from './traces.ts'

const hello = { level: 1, name: 'Hello, Dylan' } as const

test('[HOME-1] home is complete while the scripts of other pages are on their way, and what is pressed waits for them @phone', async ({
  page,
}) => {
  await signIn(page, 'employee@acme.example')
  const release = await holdScript(page, 'rest')
  await page.reload()
  await expect(page.getByRole('heading', hello)).toBeVisible()
  for (const name of [
    'Finish by 30 November 2026',
    'What Acme pays for your benefits',
    'Your credits',
    'Worth a look',
    'Wellbeing week',
  ])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'See your total benefits' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Loading' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: /Total benefits|in you in 2026/ })).toBeFocused()
})

test('[HOME-1] [APP-1] an employer’s home says what awaits approval before they arrive, and leads to it when they have', async ({
  page,
}) => {
  await signIn(page, 'employer@acme.example')
  const release = await holdScript(page, 'rest')
  await page.reload()
  await page.getByRole('link', { name: '250 selections to approve' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Loading' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Approve Selections' })).toBeFocused()
})

test(
  '[LOGIN-1] [LOGOUT-1] a person can log in, log out and log in again without them',
  { tag: '@thorough' },
  async ({ page }) => {
    await holdScript(page, 'rest')
    await openAndLogIn(page, 'employee@acme.example')
    await expect(page.getByRole('heading', hello)).toBeVisible()
    await page.getByRole('button', { name: /^Hi, / }).press('Enter')
    await page.getByRole('menuitem', { name: 'Logout' }).press('Enter')
    await page.getByRole('link', { name: 'Go to login' }).press('Enter')
    await logIn(page, 'employee@acme.example')
    await expect(page.getByRole('heading', hello)).toBeVisible()
  },
)

test.describe('scripts that do not arrive', () => {
  test.use({ breaksThePage: true })

  test('[HOME-1] leave home as it is, and the page says so @phone', async ({ page }) => {
    await signIn(page, 'employee@acme.example')
    // The recorder's script is the last: if the first page lacked one, the portal would reload it at the same time as the test does.
    await untilRecording(page)
    await page.route(/\/assets\/domain-.*\.js$/, (route) => route.abort())
    await page.reload()
    const missing = page.getByRole('alert').getByText('Part of this page could not be loaded.')
    await expect(missing).toBeVisible()
    await expect(page.getByRole('region', { name: 'News' })).toBeVisible()

    await page.unrouteAll()
    await page.getByRole('link', { name: 'Refresh' }).press('Enter')
    await expect(page.getByRole('region', { name: 'News' })).toBeVisible()
    await expect(missing).toHaveCount(0)
  })
})

test(
  '[SHELL-4] a network lost on the login page, before the scripts of other pages were fetched, is no crash',
  { tag: '@thorough' },
  async ({ page, context }) => {
    // The rest loads some seconds after the first page, so the clock is stopped before it opens.
    await page.clock.install()
    await page.clock.pauseAt(noon + minutes(1))
    const signedIn = page.waitForEvent('requestfinished', (request) => /\/assets\/signed-in-/.test(request.url()))
    await page.goto('/')
    await expect(page.getByLabel('Email address')).toBeVisible()
    await signedIn
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(request.url()))
    // The timer for the rest starts with the script that has just arrived, however long the browser takes to run it.
    await expect(async () => {
      await page.clock.runFor(1000)
      expect(failed.filter((url) => /\/assets\/domain-/.test(url))).not.toEqual([])
    }).toPass()
    await page.clock.resume()
    await expect(page.getByText('You won’t lose anything you type.')).toBeVisible()
    await page.getByLabel('Email address').fill('employee@acme.example')

    await context.setOffline(false)
    await expect(page.getByText('You won’t lose anything you type.')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  },
)
