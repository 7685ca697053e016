import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './journey.ts'
import { reads } from './responses.ts'
import { notePrinting, wasPrinted } from './printing.ts'
import { at, chooseForEmployee, goOn, next, readTerms, toReview } from './wizard.ts'

const change = (page: Page, what: string) => page.getByRole('link', { name: `Change ${what}`, exact: true })
const fact = (page: Page, term: string) =>
  page
    .getByRole('region', { name: /^Your (choice|receipt)$/ })
    .locator('dt', { hasText: new RegExp(`^${term}$`) })
    .locator('+ dd')
const submittedOn = (page: Page) => page.getByText(/^Submitted on \d+\s\w+ 20\d\d$/)

test.describe('choosing dental care', () => {
  test.use({ scenario: 'benefit-not-chosen' })

  test(
    '[SEL-6] the confirmation survives a reload and can be printed, and never appears before submission @phone',
    reads('Selection.reference', 'BenefitDetail.startDate'),
    async ({ page, world }) => {
      test.slow()
      await notePrinting(page)
      await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/done')
      await page.waitForURL('**/setup/choices')
      await page.getByLabel('Yearly limit for treatment').fill('900')
      await goOn(page, /^Terms of /)
      await page.goto('/app/my-benefits/201/setup/done')
      await page.waitForURL('**/setup/terms')
      // An address from before the costs were beside the choices.
      await page.goto('/app/my-benefits/201/setup/costs')
      await page.waitForURL('**/setup/choices')
      await toReview(page)
      await page.getByRole('button', { name: /^Submit/ }).click()
      await at(page, /^You’ve chosen /)
      const terms = ['Reference', 'Yearly limit for treatment', 'You pay', 'Starts']
      const before = await Promise.all(terms.map(async (term) => (await fact(page, term).textContent()) ?? ''))
      expect(before).toContain('£900')
      await expect(submittedOn(page)).toBeVisible()

      await world.hold('getBenefitWithSelection')
      await page.reload()
      // Before the host has responded, the page must not invite you to choose.
      await expect(page.getByRole('heading', { level: 1, name: 'Your choice', exact: true })).toBeVisible()
      await world.clearFaults()
      await expect(page.getByRole('heading', { level: 1, name: /^You’ve chosen / })).toBeVisible()
      await expect(page.getByText('Your choice is confirmed')).toBeVisible()
      for (const [index, term] of terms.entries()) await expect(fact(page, term)).toHaveText(before[index] ?? 'none')
      // The host does not say when it was submitted.
      await expect(submittedOn(page)).toBeHidden()
      await expect(page).toHaveURL('/app/my-benefits/201/setup/done')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Print' }).click()
      await expect.poll(() => wasPrinted(page)).toBe(true)
      await world.expectCalls('updateSelection', 1)
    },
  )

  test(
    '[SEL-1] [SEL-2] each section of the review links to its step and back, with nothing to type twice',
    { tag: '@thorough' },
    async ({ page }) => {
      await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/')
      await page.getByLabel('Yearly limit for treatment').fill('900')
      await toReview(page)
      await expectAccessible(page)

      await page.getByRole('link', { name: 'Change: Yearly limit for treatment' }).click()
      await at(page, /^(Choose|Change) /)
      await page.getByLabel('Yearly limit for treatment').fill('1200')
      await goOn(page, /^Terms of /)
      await expect(readTerms(page)).toBeChecked()
      await goOn(page, /^Check /)
      await expect(fact(page, 'Yearly limit for treatment')).toHaveText('£1,200')

      await page.getByRole('link', { name: 'Read the terms and conditions again' }).click()
      await at(page, /^Terms of /)
      await readTerms(page).uncheck()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: /^Terms of / })).toBeVisible()
      await expect(readTerms(page)).not.toBeChecked()
      await readTerms(page).check()
      await goOn(page, /^Check /)
      await expect(page.getByText(/^You agreed to version /)).toBeVisible()
    },
  )
})

test('[SEL-2] [SEL-5] the review shows the total and the button that submits it on the first screen', async ({
  page,
}) => {
  const isAtHand = async (): Promise<void> => {
    await toReview(page)
    const receipt = page.getByRole('region', { name: 'What it costs' })
    await expect(receipt.locator('strong')).toBeInViewport({ ratio: 1 })
    await expect(receipt.getByText(/^£[\d.,]+ a year$/).first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Submit/ })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expectAccessible(page)
  }
  await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/')
  for (const child of await page.getByRole('checkbox', { name: /Dependant/, disabled: false }).all())
    await child.check()
  await isAtHand()
  await page.goto('/app/my-benefits/211/setup/')
  await page.getByRole('checkbox', { name: /Partner/ }).check()
  await isAtHand()
})

test.describe('cover above the free cover limit', () => {
  test.use({ scenario: 'questions-asked' })

  test(
    '[SEL-4] the medical questions can be answered and answered again from the review @phone',
    { tag: '@thorough' },
    async ({ page }) => {
      test.slow()
      const answers = change(page, 'your answers to the medical questions')
      const panel = page.getByRole('dialog', { name: 'Medical questions' })
      const answer = async (open: string): Promise<void> => {
        await answers.click()
        await at(page, 'Medical questions')
        await page.getByRole('button', { name: open, exact: true }).click()
        await expect(panel.getByRole('radiogroup').first()).toBeVisible()
        for (const question of await panel.getByRole('radiogroup').all()) await question.getByLabel('No').check()
        await panel.getByRole('button', { name: 'Send my answers' }).click()
        await expect(panel).toBeHidden()
        await expectAccessible(page)
        await next(page).click()
        await at(page, /^Terms of /)
        await expect(readTerms(page)).toBeChecked()
        await goOn(page, /^Check /)
        await expect(page.getByText('Answered', { exact: true })).toBeVisible()
        await expect(fact(page, 'Cover')).toHaveText('£600,000')
      }
      await signIn(page, 'employee@acme.example', '/app/my-benefits/210/setup/')
      await page.getByLabel('Cover').fill('600000')
      await next(page).click()
      await page.getByRole('button', { name: 'Continue with £400,000' }).click()
      await at(page, /^Terms of /)
      await readTerms(page).check()
      await goOn(page, /^Check /)
      await expect(page.getByText('Not answered: cover of £400,000')).toBeVisible()
      await expectNoSidewaysScroll(page)
      await answer('Answer the questions')
      await answer('Answer the questions again')
    },
  )
})

test(
  '[SEL-6] [MASQ-2] while masquerading, a reload first warns of unsaved changes',
  { tag: '@thorough' },
  async ({ page, context }) => {
    const tab = await chooseForEmployee(page, context)
    const asked: string[] = []
    tab.on('dialog', (dialog) => {
      asked.push(dialog.type())
      return dialog.accept()
    })
    await tab.getByLabel('Yearly limit for treatment').fill('1500')
    await tab.reload()
    expect(asked).toEqual(['beforeunload'])
    await expect(tab.getByLabel('Yearly limit for treatment')).not.toHaveValue('1500')
    await tab.getByLabel('Yearly limit for treatment').fill('1500')
    await goOn(tab, /^Terms of /)
    await tab.reload()
    await expect(tab.getByRole('heading', { level: 1, name: /^Terms of / })).toBeVisible()
    expect(asked).toHaveLength(1)
  },
)
