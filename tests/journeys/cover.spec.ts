import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test, typeDateIn } from './journey.ts'
import { consoleOf, exportedLog, tracesOf } from './traces.ts'
import { at, next, toReview } from './wizard.ts'

const cost = (page: Page) => page.getByRole('region', { name: 'What it costs' })

test.describe('cover above the free cover limit', () => {
  test.use({ scenario: 'questions-asked' })

  test('[SEL-4] is held at the limit until the medical questions are answered, and the answers are stored nowhere @phone', async ({
    page,
    world,
  }) => {
    const logged = consoleOf(page)
    await signIn(page, 'employee@acme.example', '/app/my-benefits/210/setup/')
    await page.getByLabel('Cover').fill('600000')
    await next(page).click()
    await at(page, 'Medical questions')
    await expect(page.getByText('Until you answer, your cover is £400,000.')).toBeVisible()
    await expect(cost(page).getByText('This is the cost of £400,000 of cover.')).toBeVisible()
    const capped = await cost(page).locator('strong').innerText()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Answer the questions' }).click()
    const panel = page.getByRole('dialog', { name: 'Medical questions' })
    await panel.getByRole('button', { name: 'Send my answers' }).click()
    await expect(panel.getByRole('link', { name: 'Question 1: choose yes or no' })).toBeVisible()
    await expectAccessible(page)
    for (const question of await panel.getByRole('radiogroup').all()) await question.getByLabel('No').check()
    await panel.getByRole('radiogroup').first().getByLabel('Yes').check()
    const more = panel.getByRole('textbox')
    await more.fill('canary-Health-77')
    await world.fault({ operation: 'createSelection', kind: 'status', status: 500, times: 1 })
    await world.fault({ operation: 'updateSelection', kind: 'status', status: 500, times: 1 })
    await panel.getByRole('button', { name: 'Send my answers' }).click()
    await expect(panel.getByText('We could not confirm that your answers were sent')).toBeVisible()
    await expect(more).toHaveValue('canary-Health-77')
    await world.clearFaults()
    await panel.getByRole('button', { name: 'Send my answers' }).click()
    await expect(panel).toBeHidden()
    await expect(page.getByText('You’ve answered the medical questions.').first()).toBeVisible()
    await expect(cost(page).locator('strong')).not.toHaveText(capped)
    await expect(cost(page).getByText('This is the cost of £400,000 of cover.')).toBeHidden()
    await next(page).click()
    await at(page, /^Terms of /)

    expect(await tracesOf(page, logged, await exportedLog(page), ['canary-Health-77'])).toEqual([])
  })
})

test.describe('a benefit priced by its provider', () => {
  test.use({ scenario: 'partner-cover' })

  test("[SEL-5] shows the provider's price and limits, also for a partner, and its message where there is no price @phone", async ({
    page,
    world,
  }) => {
    await signIn(page, 'employee@acme.example', '/app/my-benefits/211/setup/')
    await expect(cost(page).getByText('The provider sets the cost.')).toBeVisible()
    await expect(page.getByText(/Between £10,000 and £250,000/)).toBeVisible()
    await page.getByRole('checkbox').first().check()
    const partner = page.getByLabel('Your partner’s cover')
    await expect(page.getByText(/Between £10,000 and £50,000/)).toBeVisible()
    await partner.fill('60000')
    await partner.blur()
    await expect(page.getByText('Please enter a value between £10,000 and £50,000')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await partner.fill('20000')
    // The older price stays visible meanwhile, so the test waits for something else.
    await expect(cost(page).locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')

    await world.fault({
      operation: 'calculateCosts',
      kind: 'body',
      status: 200,
      body: {
        quote_id: null,
        monthly: null,
        yearly: null,
        lines: [],
        value_limits: { min: 10000, max: 250000, step: 5000 },
        partner_value_limits: null,
        capped_at: null,
        error: 'The provider can’t give us a cost right now',
      },
      times: 1,
    })
    await partner.fill('25000')
    await expect(cost(page).getByText('The provider can’t give us a cost right now')).toBeVisible()
    await expect(cost(page).locator('strong')).toBeHidden()
    await expectAccessible(page)
    await cost(page).getByRole('button', { name: 'Try again' }).click()
    await expect(cost(page).locator('strong')).toBeVisible()
  })
})

test(
  '[SEL-2] selling leave shows at each step what you are paid, never a negative cost',
  { tag: '@thorough' },
  async ({ page }) => {
    await signIn(page, 'employee@acme.example', '/app/my-benefits/207/setup/')
    await page.getByLabel('Days').fill('2')
    const paid = page.getByRole('region', { name: 'What you are paid' })
    await expect(paid).toContainText('You are paid£28.85 a month')
    await toReview(page)
    await expect(page.getByText('This is added to your pay each month.')).toBeVisible()
    await expect(paid).toContainText('You are paid£28.85 a month')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expect(page.getByRole('main')).not.toContainText(/[−-]£/)
  },
)

test.describe('while choosing a benefit', () => {
  test.use({ scenario: 'benefit-not-chosen' })

  test('[SEL-5] [FAM-1] a newly added family member can be covered at once', async ({ page }) => {
    await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/')
    await page.getByLabel('Yearly limit for treatment').fill('700')
    await page.getByRole('button', { name: 'Add someone' }).click()
    await page.getByRole('dialog').getByLabel('Title').fill('Lady')
    await page.getByRole('dialog').getByLabel('First name').fill('Zoë')
    await page.getByRole('dialog').getByLabel('Surname').fill('O’Šimić')
    await page.getByRole('radiogroup', { name: 'Sex' }).getByLabel('Female', { exact: true }).check()
    await page.getByRole('radiogroup', { name: 'Relationship' }).getByLabel('Dependant', { exact: true }).check()
    await page.getByRole('radiogroup', { name: 'Full time education' }).getByLabel('No', { exact: true }).check()
    await typeDateIn(page, 'Date of birth', '29', '2', '2016')
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Zoë O’Šimić' }).check()
    await expect(page.getByLabel('Yearly limit for treatment'), 'what was chosen stays').toHaveValue('700')
    await expectAccessible(page)
  })
})
