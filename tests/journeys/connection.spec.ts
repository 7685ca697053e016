import type { Page } from '@playwright/test'
import { expect, expectAccessible, followHeader, signIn, test } from './journey.ts'
import { untilRecording } from './traces.ts'

test('[SHELL-4] a lost network is reported, and its return removes the notice', async ({ page, context }) => {
  await signIn(page, 'employee@acme.example')
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  await untilRecording(page)
  await context.setOffline(true)
  await expect(page.getByRole('region', { name: 'You are offline' })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('region', { name: 'You are offline' })).toHaveCount(0)
})

test('[SHELL-4] failed reads are retried when the network is back', async ({ page, context, world }) => {
  await signIn(page, 'employee@acme.example', '/app/my-benefits/201')
  await expect(page.getByRole('heading', { level: 1, name: 'Dental care' })).toBeVisible()
  await followHeader(page, 'My benefits')
  const cycles = page
    .getByRole('main')
    .getByRole('link', { name: /cycle to work/i })
    .first()
  await expect(cycles).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('region', { name: 'You are offline' })).toBeVisible()
  await cycles.click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  const before = await world.calls('getBenefit')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Cycle to work' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  // The first heading is still the list's until the benefit has loaded.
  await expect(page.getByRole('heading', { level: 2, name: 'What it costs' })).toBeVisible()
  await world.expectCalls('getBenefit', before + 1)
})

/** Goes offline and online again, without pressing anything. */
const loseNetwork = async (page: Page): Promise<void> => {
  await page.context().setOffline(true)
  await expect(page.getByRole('region', { name: 'You are offline' })).toBeVisible()
  await page.context().setOffline(false)
}

test(
  '[SHELL-4] [BEN-2] [CONTACT-1] questions and related benefits load when the network is back',
  { tag: '@thorough' },
  async ({ page, world }) => {
    const failOnce = (operation: string) => world.fault({ operation, kind: 'status', status: 500, times: 1 })
    await failOnce('getBenefitFaqs')
    await failOnce('getRelatedBenefits')
    await signIn(page, 'employee@acme.example', '/app/my-benefits/201')
    await expect(page.getByText('Questions and related benefits could not be loaded')).toBeVisible()
    await loseNetwork(page)
    await expect(page.getByRole('heading', { level: 2, name: 'Questions and answers' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'You may also like' })).toBeVisible()
    await world.expectCalls('getBenefit', 2, 'both come with one reading')

    await failOnce('getContactQuestions')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await page.getByLabel('Comments').fill('Hello')
    await expect(page.getByText('The questions could not be loaded')).toBeVisible()
    await loseNetwork(page)
    await expect(page.getByRole('heading', { level: 2, name: 'Frequently asked questions' })).toBeVisible()
    await expect(page.getByLabel('Comments')).toHaveValue('Hello')
  },
)

for (const { id, at, failed, failure, focused } of [
  {
    id: '[BEN-2]',
    at: '/app/my-benefits/201',
    failed: 'getBenefitFaqs',
    failure: 'The questions could not be loaded',
    focused: { role: 'link', name: 'Health screening' },
  },
  {
    id: '[PROF-1]',
    at: '/app/home/my-profile/',
    failed: 'getFamily',
    failure: 'Your family could not be loaded',
    focused: { role: 'radio', name: 'Owl' },
  },
] as const)
  test(
    `[SHELL-4] ${id} what failed is read again without taking the focus from what is below it`,
    { tag: id === '[BEN-2]' ? [] : '@thorough' },
    async ({ page, world }) => {
      await world.fault({ operation: failed, kind: 'status', status: 500 })
      await signIn(page, 'employee@acme.example', at)
      await expect(page.getByText(failure)).toBeVisible()
      const below = page.getByRole(focused.role, { name: focused.name })
      await below.focus()
      await world.clearFaults()
      await world.hold(failed)
      await loseNetwork(page)
      await expect(page.getByText(failure)).toHaveCount(0)
      await expect(below).toBeFocused()
      await world.release(failed)
      await expect(page.locator('main [data-part=awaited]')).toHaveCount(0)
      await expect(below).toBeFocused()
    },
  )

test('[SHELL-4] [SEL-2] a cost is calculated when the network is back', async ({ page, world }) => {
  await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/')
  const amount = page.getByLabel('Yearly limit for treatment')
  await expect(amount).toBeVisible()
  const cost = page.getByRole('region', { name: 'What it costs' })
  await expect(cost.getByText('a month').first()).toBeVisible()
  await world.fault({ operation: 'calculateCosts', kind: 'status', status: 500 })
  await amount.fill('700')
  await expect(cost.getByText('We couldn’t work out the cost.')).toBeVisible()
  await world.clearFaults()
  await loseNetwork(page)
  await expect(cost.getByText('a month').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  expect(await world.calls('createSelection')).toBe(0)
})

test.describe('a page whose script fails to load', () => {
  test.use({ breaksThePage: true })
  test('[SHELL-4] [STATE-1] loads when the network is back', async ({ page, context }) => {
    await signIn(page, 'employee@acme.example')
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
    await untilRecording(page)
    await context.setOffline(true)
    await expect(page.getByRole('region', { name: 'You are offline' })).toBeVisible()
    await followHeader(page, 'Total benefits')
    await page.waitForURL('**/app/my-total-benefits/')
    await expect(page.getByRole('heading', { level: 1, name: 'This page needs a connection' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: /in you in 2026$/ })).toBeVisible()
  })
})
