import type { Page } from '@playwright/test'
import { replayLog } from '../../devtools/logs/replay/replay.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, followHeader, signIn, test } from './journey.ts'
import { reads } from './responses.ts'
import { exportedLog } from './traces.ts'
import { accept, at, atStep, finish, goOn, next, readTerms, toReview } from './wizard.ts'

const youPay = (page: Page) => page.getByRole('region', { name: 'What it costs' }).locator('strong')

test.describe('choosing dental care', () => {
  test.use({ scenario: 'benefit-not-chosen' })

  test(
    '[SEL-1] [SEL-2] [SEL-3] [SEL-6] an employee sets it up for two, leaves, returns, submits, opts out and reapplies; the log replays @phone',
    reads('Selection.reference'),
    async ({ page, world }) => {
      test.slow()
      await signIn(page, 'employee@acme.example')
      await followHeader(page, 'My benefits')
      await page.getByRole('link', { name: 'Dental care', exact: true }).click()
      await page.getByRole('main').getByRole('link', { name: 'Choose', exact: true }).click()
      await atStep(page, /^(Choose|Change) /)
      const before = await youPay(page).innerText()
      const person = page
        .getByRole('group', { name: 'Who should it cover?' })
        .getByRole('checkbox', { disabled: false })
        .first()
      await person.check()
      await expect(youPay(page)).not.toHaveText(before)
      const forTwo = await youPay(page).innerText()
      await page.getByLabel('Yearly limit for treatment').fill('1200')
      await expect(youPay(page)).not.toHaveText(forTwo)
      const cost = await youPay(page).innerText()

      // On a phone the price stands where the bar is.
      await page.getByRole('main').getByRole('link', { name: 'Dental care', exact: true }).click()
      await followHeader(page, 'Home')
      await followHeader(page, 'My benefits')
      await page.getByRole('link', { name: 'Dental care', exact: true }).click()
      await page.goto('/app/my-benefits/201/setup/')
      await expect(page.getByLabel('Yearly limit for treatment')).toHaveValue('1200')
      await next(page).click()
      await atStep(page, /^Terms of /)
      // The price is beside the terms, or in the bar at the bottom on a phone.
      const price = page.getByText(cost, { exact: true }).filter({ visible: true }).first()
      await expect(price).toBeInViewport()

      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: /^Terms of / })).toBeVisible()
      await expect(price).toBeInViewport()
      await accept(page)
      await expect(page.getByText(cost).first()).toBeVisible()
      const reference = await page.locator('dt', { hasText: 'Reference' }).locator('+ dd').innerText()
      await world.expectCalls('updateSelection', 1)
      const quotes = await world.calls('calculateCosts')

      await page.goto('/app/my-benefits/201/manage')
      await expect(page.getByText(reference)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await world.expectCalls('calculateCosts', quotes, 'a submission asks for no costs')
      await page.getByRole('button', { name: 'Leave this benefit' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Leave this benefit', exact: true }).click()
      await expect(page.getByText('You’ve left this benefit.')).toBeVisible()

      await page.getByRole('link', { name: 'Choose again' }).click()
      await atStep(page, /^(Choose|Change) /)
      await expect(page.getByLabel('Yearly limit for treatment')).toHaveValue('1200')
      await expect(person).toBeChecked()
      await finish(page)
      // Two selections, each submitted by its own change, and the opt-out.
      const [made, changed] = [await world.calls('createSelection'), await world.calls('updateSelection')]
      expect({ made, changed }).toEqual({ made: 2, changed: 3 })

      const { hash, expected, problems, state } = replayLog(await exportedLog(page))
      expect(problems).toEqual([])
      expect(hash).toBe(expected)
      expect(state.wizard['201']?.result?.status).toBe('approved')
    },
  )

  test(
    '[SEL-2] the amount stays within its limits, typed or stepped, and a failed cost can be retried',
    reads('EditField.validationMessage'),
    async ({ page, world }) => {
      await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/')
      const amount = page.getByLabel('Yearly limit for treatment')
      await amount.fill('50')
      await next(page).click()
      const summary = page.getByRole('alert', { name: 'Please complete the form' })
      await expect(summary).toBeFocused()
      await expect(
        summary.getByRole('link', {
          name: /^Yearly limit for treatment.*: Please enter a value between £300 and £1,500$/,
        }),
      ).toBeVisible()
      await expectAccessible(page)
      await amount.fill('650')
      await amount.press('Tab')
      await expect(page.getByText('Enter a limit in steps of £100')).toBeVisible()
      expect(await world.calls('createSelection')).toBe(0)

      await world.fault({ operation: 'calculateCosts', kind: 'status', status: 500, times: 1 })
      await amount.fill('700')
      await expect(page.getByText('We couldn’t work out the cost.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(youPay(page)).toBeVisible()

      await world.fault({ operation: 'createSelection', kind: 'status', status: 500, times: 1 })
      await next(page).click()
      await expect(page.getByText('We could not confirm that your choices were saved')).toBeVisible()
      await expect(amount).toHaveValue('700')
      await next(page).click()
      await at(page, /^Terms of /)
    },
  )

  test('[SEL-1] [SEL-6] you can choose by keyboard alone', async ({ page }) => {
    await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/')
    const amount = page.getByLabel('Yearly limit for treatment')
    await expect(amount).toBeVisible()
    await amount.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('900')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox').first()).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /^Terms of / })).toBeFocused()
    await next(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert', { name: 'Please complete the form' })).toBeFocused()
    await readTerms(page).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /^Check / })).toBeFocused()
    await page.getByRole('button', { name: /^Submit/ }).focus()
    await page.keyboard.press('Enter')
    await at(page, /^You’ve chosen /)
  })

  test(
    '[SEL-1] terms cannot be accepted until they have loaded',
    { tag: '@thorough', ...reads('BenefitTermsEntry.title') },
    async ({ page, world }) => {
      await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/')
      await world.fault({ operation: 'getBenefitTerms', kind: 'status', status: 404 })
      await goOn(page, /^Terms of /)
      await expect(page.getByText('Sorry, there was an error requesting the terms and conditions')).toBeVisible()
      await expect(readTerms(page)).toBeDisabled()
      await next(page).click()
      const summary = page.getByRole('alert', { name: 'Please complete the form' })
      await expect(summary).toBeFocused()
      await summary.getByRole('link', { name: 'You can accept the terms and conditions once all' }).click()
      await expect(page.getByRole('region', { name: 'Dental care: terms' })).toBeFocused()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await world.clearFaults()
      await page.getByRole('button', { name: 'Retry' }).click()
      await readTerms(page).check()
      await expect(summary).toBeHidden()
      await goOn(page, /^Check /)
    },
  )

  test('[SEL-2] a cost that has changed is shown for review before anything is submitted', async ({ page, world }) => {
    await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/')
    await toReview(page)
    await world.fault({
      operation: 'updateSelection',
      kind: 'body',
      status: 409,
      body: { status: 'error', code: 'cost-changed', message: 'The cost has changed since you last saw it' },
      times: 1,
    })
    const submit = page.getByRole('button', { name: /^Submit/ })
    await submit.click()
    const message = page.getByText('The cost has changed since you last saw it')
    await expect(message).toBeVisible()
    await expect(message).toBeInViewport()
    await expect(page.locator(':focus')).toContainText('The cost has changed since you last saw it')
    await expect(page.getByRole('heading', { level: 1, name: /^Check / })).toBeVisible()
    await expectAccessible(page)
    await submit.click()
    await at(page, /^You’ve chosen /)
  })
})

test.describe('an unfinished change', () => {
  test.use({ scenario: 'change-begun' })

  test('[SEL-3] [SEL-6] can be continued or discarded; the current selection stays until it is submitted @phone', async ({
    page,
    world,
  }) => {
    await signIn(page, 'employee@acme.example', '/app/my-benefits/201/manage')
    await expect(page.getByText('You’ve started a change but not submitted it.')).toBeVisible()
    await expect(page.locator('dd', { hasText: '£600' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Continue with my change' }).click()
    await at(page, /^Terms of /)
    await page.getByRole('main').getByRole('link', { name: 'Choose', exact: true }).click()
    await expect(page.getByLabel('Yearly limit for treatment')).toHaveValue('700')

    await page.goto('/app/my-benefits/201/manage')
    await world.fault({ operation: 'resetSelection', kind: 'status', status: 500 })
    await page.getByRole('button', { name: 'Discard my change' }).click()
    await expect(page.getByText('We could not confirm that your change was discarded')).toBeVisible()
    await expectAccessible(page)
    await world.clearFaults()
    await page.getByRole('button', { name: 'Discard my change' }).click()
    await expect(page.getByText('You’ve started a change but not submitted it.')).toBeHidden()
    await page.getByRole('link', { name: 'Change my choice' }).click()
    await expect(page.getByLabel('Yearly limit for treatment')).toHaveValue('600')
  })
})
