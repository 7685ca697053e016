import { expect, test as base } from '@playwright/test'
import { logIn } from '../journeys/journey.ts'
import { tickRobot } from '../journeys/robot.ts'
import { staticHost } from './static-host.ts'

/** The address of the demo. A request outside its folder, or an error in the console, fails the journey. */
const test = base.extend<{ home: string }>({
  home: async ({ page }, use) => {
    const { home, stop } = await staticHost()
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(error.message))
    page.on('console', (message) => {
      // The browser reports the 404 with which a static host responds to an address.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        wrong.push(message.text())
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(home) && !request.url().startsWith('data:')) wrong.push(request.url())
    })
    await use(home)
    expect(wrong).toEqual([])
    stop()
  },
})

test('[BED-4] the demo runs from a folder of a static host, with the mock in the page @phone', async ({
  page,
  home,
}) => {
  await page.goto(home)
  await page.getByRole('button', { name: 'Accept' }).click()
  await logIn(page, 'employee@acme.example')
  await page.waitForURL(`${home}app/home/`)
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  await page.goto(`${home}app/my-benefits/`)
  await page
    .getByRole('link', { name: /Dental/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Leave this benefit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave this benefit', exact: true }).click()
  await expect(page.getByText('You’ve left this benefit.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dental/)
  await page.goto(`${home}logout`)
  await page.waitForURL(`${home}logout-success`)
})

test('[FORGOT-1] [CCV-2] its stand-ins of other companies lie beside the page', async ({ page, home }) => {
  await page.goto(`${home}forgotten-password/`)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByLabel('Email address').fill('employee@acme.example')
  await tickRobot(page)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: "It's on the way..." })).toBeVisible()
  await page.goto(home)
  await logIn(page, 'employee@acme.example')
  await page.waitForURL(`${home}app/home/`)
  await page.goto(`${home}app/ccv/manage/`)
  await expect(page.frameLocator('iframe').getByText('You are logged in.')).toBeVisible()
})

test('the page itself carries the policy that no header brings', async ({ page, home }) => {
  await page.goto(home)
  await expect(page.getByLabel('Email address')).toBeVisible()
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe|frame-ancestors/)
})
