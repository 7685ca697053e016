import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAndLogIn, noHandlers, test } from './journey.ts'

test.use(noHandlers)

const evil =
  '<p>Please <strong>read</strong> this</p><img src=x onerror="window.stolen=1"><script>window.stolen=1</script><a href="javascript:window.stolen=1">link</a>'

const nothingRan = async (page: Page): Promise<void> => {
  await expect(page.locator('#root :is(script, [onerror], img[src="x"])')).toHaveCount(0)
  for (const link of await page.getByText('link', { exact: true }).all()) await link.click()
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
}

test("[LOGIN-3] scripts in the login's error message do nothing, and its text and formatting are shown", async ({
  page,
  world,
}) => {
  await world.fault({
    operation: 'logIn',
    kind: 'body',
    status: 401,
    body: { error_message: evil, showRecaptcha: false, userAccountLocked: false },
  })
  await openAndLogIn(page, 'employee@acme.example')
  await expect(page.getByRole('alert').locator('strong', { hasText: 'read' })).toBeVisible()
  await nothingRan(page)
  await expectAccessible(page)
})

test('[TERMS-1] scripts in the terms and in the policy do nothing', { tag: '@thorough' }, async ({ page, world }) => {
  const body = { title: 'Terms', content: evil, version: '1' }
  for (const operation of ['getTermsAndConditions', 'getPrivacyPolicy'])
    await world.fault({ operation, kind: 'body', status: 200, body })
  await openAndLogIn(page, 'first-login@acme.example')
  await expect(page.getByRole('heading', { level: 1, name: 'Nearly there' })).toBeVisible()
  await expect(page.getByText('read', { exact: true }).first()).toBeVisible()
  await nothingRan(page)
})

test(
  '[LOGIN-3] a problem with the account refers the person to the support team',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await world.fault({
      operation: 'logIn',
      kind: 'body',
      status: 403,
      body: { error: 'We can’t open this account' },
    })
    await openAndLogIn(page, 'employee@acme.example')
    await expect(page.getByRole('alert')).toContainText(
      'Unfortunately we are experiencing a problem with your account, please contact the support team for help.',
    )
    await expect(page.getByRole('link', { name: 'support@benefits.example' })).toBeVisible()
    await expectAccessible(page)
  },
)
