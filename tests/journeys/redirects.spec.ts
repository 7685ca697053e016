import type { Page } from '@playwright/test'
import { setPassword, toPassword } from './account.ts'
import { expect, password, signIn, test } from './journey.ts'
import { exportedLog } from './traces.ts'

/**
 * What a host might name instead of an address; safe-redirect.test.ts has more. The redirects of logout, claims and credits are tested
 * with their areas.
 */
const script = 'javascript:window.stolen=1'

/** Addresses outside this machine that the page navigated to or requested. */
const elsewhere = (page: Page): readonly string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/^(https?:[/][/]localhost[:/]|data:|blob:)/.test(request.url())) asked.push(request.url())
  })
  return asked
}

const refusedAndNotFollowed = async (page: Page, asked: readonly string[]): Promise<void> => {
  expect(asked).toEqual([])
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
  const log = await exportedLog(page)
  expect(log).toContain('RedirectRefused')
  expect(log).not.toContain('evil')
}

test('[LOGIN-2] a redirect to a login that is not allowed is refused', async ({ page, world }) => {
  const asked = elsewhere(page)
  await world.fault({ operation: 'lookUpLogin', kind: 'body', status: 200, body: { hasSSO: true, url: script } })
  await page.goto('/')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByLabel('Email address').fill('sso@acme.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue('sso@acme.example')
  await refusedAndNotFollowed(page, asked)
})

test('[RESET-4] a redirect to a partner that is not allowed is refused after a reset', async ({ page, world }) => {
  const asked = elsewhere(page)
  await world.fault({
    operation: 'resetPassword',
    kind: 'body',
    status: 200,
    body: { reset: true, redirectURL: script },
  })
  await toPassword(page, '/reset-password?token=reset-valid')
  await setPassword(page)
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '')
  await expect(page.getByText('Password successfully changed.')).toBeVisible()
  await refusedAndNotFollowed(page, asked)
})

for (const link of [script, '/app/home/'])
  test(
    `[EMP-2] a magic link to a host that is not allowed is not shown: ${link}`,
    { tag: link.startsWith('/') ? '@thorough' : [] },
    async ({ page, world }) => {
      const asked = elsewhere(page)
      await signIn(page, 'employer@acme.example', '/app/employee-data/?employee=4021')
      await world.fault({ operation: 'createMagicLink', kind: 'body', status: 200, body: { link } })
      const panel = page.getByRole('dialog')
      await panel.getByLabel('Your password').fill(password)
      await page.keyboard.press('Enter')
      await expect(panel.getByRole('alert')).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Copy' })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await refusedAndNotFollowed(page, asked)
    },
  )
