import type { Page } from '@playwright/test'
import { stopClock } from './clock.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './journey.ts'
import { reads } from './responses.ts'
import { at, goOn, next, readTerms, toReview } from './wizard.ts'

const cost = (page: Page) => page.getByRole('region', { name: 'What it costs' })
/** A message is only seen if it is on the screen, and only read out if it has the focus. */
const isAnnounced = async (page: Page, message: string): Promise<void> => {
  await expect(page.locator(':focus')).toHaveText(message)
  await expect(page.getByText(message)).toBeInViewport()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, scenario: 'benefit-not-chosen' })

  test('[SEL-2] the price and the way on stay in view through all steps, and cover nothing that has the focus', async ({
    page,
  }) => {
    await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/')
    const bar = page.locator('[data-bar] p')
    await at(page, /^(Choose|Change) /)
    await expect(page.getByLabel('Yearly limit for treatment')).toBeInViewport({ ratio: 1 })
    await expect(bar).toBeInViewport()
    await expect(next(page)).toBeInViewport({ ratio: 1 })
    for (const control of await page.locator('form input:enabled').all()) {
      await page.keyboard.press('Tab')
      await expect(control).toBeFocused()
      // The bar starts 8 px above its button.
      const [field, button] = [await control.boundingBox(), await next(page).boundingBox()]
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan((button?.y ?? 0) - 8)
    }
    await goOn(page, /^Terms of /)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(bar).toBeInViewport()
    await readTerms(page).check()
    await goOn(page, /^Check /)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('button', { name: /^Submit/ })).toBeInViewport({ ratio: 1 })
    await expect(bar).toHaveText(/^£[\d.]+ a month£[\d.]+ a year$/)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  test('[SEL-2] a cost that arrives while Continue is pressed does not move it', async ({ page, world }) => {
    await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/')
    await expect(cost(page).locator('strong')).toHaveText('£4.50')
    await world.hold('calculateCosts')
    await page.getByRole('checkbox', { name: /\+£9\.00 a month Partner/ }).check()
    await expect(cost(page).getByText('Working out the cost')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await next(page).hover()
    await page.mouse.down()
    const before = await next(page).boundingBox()
    await world.clearFaults()
    await expect(cost(page).locator('dt', { hasText: 'Gareth Holmes' })).toBeVisible()
    // Its place, too: a press counts even for a button that moved.
    expect(await next(page).boundingBox()).toEqual(before)
    await page.mouse.up()
    await at(page, /^Terms of /)
  })

  test(
    '[SEL-2] a cost that fails on the last step can be retried on the first screen',
    { tag: '@thorough' },
    async ({ page, world }) => {
      await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/')
      await toReview(page)
      const body = { status: 'error', code: 'cost-changed', message: 'The cost has changed since you last saw it' }
      await world.fault({ operation: 'updateSelection', kind: 'body', status: 409, body, times: 1 })
      await world.fault({ operation: 'calculateCosts', kind: 'status', status: 500 })
      const submit = page.getByRole('button', { name: /^Submit/ })
      await submit.click()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 })
      await expect(submit).toHaveCount(0)
      await world.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(submit).toBeInViewport({ ratio: 1 })
    },
  )
})

test(
  '[SEL-1] [SEL-2] each person says what they add, and a change says the price of now and of then',
  { tag: '@thorough', ...reads('Costs.people_costs') },
  async ({ page }) => {
    await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/')
    const child = page.getByRole('checkbox', { name: /\+£4\.50 a month Dependant/ }).first()
    await expect(cost(page)).toContainText('You’ll still pay £13.50 a month.')
    await child.check()
    await expect(cost(page)).toContainText(
      'From 1 January 2027 you’ll pay £18.00 a month instead of £13.50. That’s £4.50 more.',
    )
    await child.uncheck()
    await page.getByRole('checkbox', { name: /\+£9\.00 a month Partner/ }).uncheck()
    await expect(cost(page)).toContainText(
      'From 1 January 2027 you’ll pay £4.50 a month instead of £13.50. That’s £9.00 less.',
    )
    await expectAccessible(page)
  },
)

test('[SEL-3] the opt-out says what is saved and given up, who loses cover and how to come back; its result has the focus, the last day and what is saved', async ({
  page,
}) => {
  await page.clock.install()
  await signIn(page, 'employee@acme.example', '/app/my-benefits/201/')
  await page.getByRole('button', { name: 'Leave this benefit' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('dt', { hasText: 'You save' }).locator('+ dd')).toHaveText('£13.50 a month')
  await expect(dialog.locator('dt', { hasText: 'You give up' }).locator('~ dd')).toHaveText([
    '£9.00 a month',
    '£108.00 a year that Acme pays',
  ])
  await expect(dialog.getByRole('list', { name: 'Who loses cover' }).getByRole('listitem')).toContainText([
    'You',
    'Gareth Holmes',
  ])
  await expect(dialog.getByText('You and Gareth Holmes aren’t covered. You pay £13.50 a month less.')).toBeVisible()
  await expect(dialog.getByText(/Each November, you can choose it for the next year/)).toBeVisible()
  // The panel never finishes sliding out: a focus that waited for it would take a press of the meantime away.
  await stopClock(page)
  await dialog.getByRole('button', { name: 'Leave this benefit', exact: true }).click()
  await isAnnounced(
    page,
    'You’ve left this benefit. Its last day is 31 December 2026. From 1 January 2027, you’ll pay £13.50 a month less.',
  )
  await page.clock.resume()
  await expectAccessible(page)

  const terms = page.getByRole('region', { name: 'Key facts' }).getByRole('button').first()
  await terms.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(terms, 'not the message again').toBeFocused()
})

test.describe('a change that was begun', () => {
  test.use({ scenario: 'change-begun' })

  test(
    '[SEL-3] a discarded change is confirmed by a message that has the focus',
    { tag: '@thorough' },
    async ({ page }) => {
      await signIn(page, 'employee@acme.example', '/app/my-benefits/201/manage')
      await page.getByRole('button', { name: 'Discard my change' }).click()
      await isAnnounced(page, 'Your change was discarded.')
    },
  )
})
