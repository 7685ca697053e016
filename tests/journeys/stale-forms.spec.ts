import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './journey.ts'
import { toReview } from './wizard.ts'

const limit = (page: Page) => page.getByLabel('Yearly limit for treatment')
const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ })
const message = (page: Page) => page.getByRole('main').locator('[data-part=overtaken]')

/** Another tab of the same person. */
const anotherTab = async (context: BrowserContext, path: string): Promise<Page> => {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

const chooseElsewhere = async (context: BrowserContext, amount: string): Promise<Page> => {
  const tab = await anotherTab(context, '/app/my-benefits/201/setup/choices')
  await limit(tab).fill(amount)
  await toReview(tab)
  await submit(tab).click()
  await expect(tab.getByRole('heading', { level: 1, name: /^You’ve chosen / })).toBeVisible()
  return tab
}

test.describe('a form that was left open', () => {
  test.use({ scenario: 'benefit-not-chosen' })

  test('[SEL-1] a review in an old tab submits nothing over a newer choice: both are shown, and the person decides @phone', async ({
    page,
    context,
    world,
  }) => {
    test.slow()
    await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/')
    await limit(page).fill('600')
    await toReview(page)
    await chooseElsewhere(context, '1200')
    const made = await world.calls('updateSelection')

    await submit(page).click()
    await expect(message(page)).toContainText('This choice has changed in the meantime')
    await expect(message(page)).toContainText('Yearly limit for treatment: £1,200')
    await expect(message(page)).toContainText('Yearly limit for treatment: £600')
    await expect(message(page)).toBeInViewport()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await world.expectCalls('updateSelection', made, 'nothing was sent')
    await expect(limit(page)).toHaveValue('600')

    await message(page).getByRole('button', { name: 'Keep the newer choice' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Dental care' })).toBeFocused()
    await expect(page.getByRole('main').getByText('£1,200').first()).toBeVisible()
    await page.goto('/app/my-benefits/201/setup/choices')
    await expect(limit(page)).toHaveValue('1200')
    await expect(message(page)).toHaveCount(0)

    // In the second tab somebody decides for what they chose there.
    await limit(page).fill('800')
    await toReview(page)
    await chooseElsewhere(context, '1000')
    await submit(page).click()
    await expect(message(page)).toContainText('£1,000')
    await toReview(page)
    await submit(page).click()
    await expect(page.getByRole('heading', { level: 1, name: /^You’ve chosen / })).toBeVisible()
    await expect(page.getByRole('main').getByText('£800').first()).toBeVisible()
  })

  test(
    '[SEL-1] [SEL-3] a review in an old tab does not choose again what was left, and says so on return',
    { tag: '@thorough' },
    async ({ page, context, world }) => {
      test.slow()
      await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/')
      const tab = await chooseElsewhere(context, '900')
      await page.goto('/app/my-benefits/201/setup/choices')
      await limit(page).fill('600')
      await toReview(page)
      await tab.goto('/app/my-benefits/201/manage')
      await tab.getByRole('button', { name: 'Leave this benefit' }).click()
      await tab.getByRole('dialog').getByRole('button', { name: 'Leave this benefit', exact: true }).click()
      await expect(tab.getByRole('main').getByText('You’ve left this benefit.')).toBeVisible()
      const made = await world.calls('createSelection')

      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(message(page)).toContainText('Left')
      await expect(message(page)).toContainText('Yearly limit for treatment: £600')
      await world.expectCalls('createSelection', made)
    },
  )

  test(
    '[SEL-3] an opt-out in an old tab does not leave a choice that was changed since',
    { tag: '@thorough' },
    async ({ page, context, world }) => {
      test.slow()
      await signIn(page, 'employee@acme.example', '/app/my-benefits/201')
      await chooseElsewhere(context, '900')
      await page.goto('/app/my-benefits/201/manage')
      await page.getByRole('button', { name: 'Leave this benefit' }).click()
      const tab = await anotherTab(context, '/app/my-benefits/201/setup/choices')
      await limit(tab).fill('1500')
      await toReview(tab)
      await submit(tab).click()
      await expect(tab.getByRole('heading', { level: 1, name: /^You’ve chosen / })).toBeVisible()
      const made = await world.calls('updateSelection')

      const dialog = page.getByRole('dialog')
      const leave = dialog.getByRole('button', { name: 'Leave this benefit', exact: true })
      await leave.click()
      await expect(dialog.locator('[data-part=overtaken]')).toContainText('This benefit has changed in the meantime')
      await expect(dialog.locator('[data-part=overtaken]')).toContainText('Up to £900')
      await expect(dialog.locator('[data-part=overtaken]')).toContainText('Up to £1,500')
      await expectAccessible(page)
      await world.expectCalls('updateSelection', made, 'nothing was sent')
      await leave.click()
      await expect(page.getByRole('main').getByText('You’ve left this benefit.')).toBeVisible()
    },
  )
})

test(
  '[PROF-1] details that were changed in another tab are not saved over',
  { tag: '@thorough' },
  async ({ page, context, world }) => {
    await signIn(page, 'employee@acme.example', '/app/home/my-profile/')
    const phone = (tab: Page) => tab.getByLabel('Phone number')
    await phone(page).fill('020 7946 0001')
    const tab = await anotherTab(context, '/app/home/my-profile/')
    await phone(tab).fill('020 7946 0002')
    await tab.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(tab.getByRole('main').getByText('Your details were saved.')).toBeVisible()
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.click()
    await expect(message(page)).toContainText('It’s now 020 7946 0002. You entered 020 7946 0001.')
    await world.expectCalls('updateUser', 1)
    await message(page).getByRole('button', { name: 'Keep the newer details' }).click()
    await expect(phone(page)).toHaveValue('020 7946 0002')
    await expect(message(page)).toHaveCount(0)

    await phone(page).fill('020 7946 0003')
    await phone(tab).fill('020 7946 0004')
    await tab.getByRole('button', { name: 'Save', exact: true }).click()
    await world.expectCalls('updateUser', 2)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(message(page)).toContainText('It’s now 020 7946 0004. You entered 020 7946 0003.')
    await save.click()
    await expect(page.getByRole('main').getByText('Your details were saved.')).toBeVisible()
    await world.expectCalls('updateUser', 3)
  },
)

test(
  '[FAM-1] a family member who was changed in another tab is not saved over',
  { tag: '@thorough' },
  async ({ page, context, world }) => {
    await signIn(page, 'employee@acme.example', '/app/home/my-profile/')
    const edit = (tab: Page) =>
      tab
        .getByRole('region', { name: 'Your family' })
        .getByRole('button', { name: /^Change / })
        .first()
    await edit(page).click()
    const panel = (tab: Page) => tab.getByRole('dialog')
    await panel(page).getByLabel('Surname').fill('Older')
    const tab = await anotherTab(context, '/app/home/my-profile/')
    await edit(tab).click()
    await panel(tab).getByLabel('Surname').fill('Newer')
    const education = (of: Page) =>
      panel(of).getByRole('radiogroup', { name: 'Full time education' }).getByRole('radio')
    if (!(await education(tab).first().isChecked())) await education(tab).last().check()
    await panel(tab).getByRole('button', { name: 'Save' }).click()
    await expect(panel(tab)).toBeHidden()

    if (!(await education(page).first().isChecked())) await education(page).last().check()
    await panel(page).getByRole('button', { name: 'Save' }).click()
    await expect(panel(page).locator('[data-part=overtaken]')).toContainText('It’s now Newer. You entered Older.')
    await world.expectCalls('updateFamilyMember', 1)
    await panel(page).getByRole('button', { name: 'Keep the newer details' }).click()
    await expect(panel(page).getByLabel('Surname')).toHaveValue('Newer')
  },
)

test(
  '[APP-1] selections that were decided in another tab are not approved again without a word',
  { tag: '@thorough' },
  async ({ page, context, world }) => {
    await signIn(page, 'employer@acme.example', '/app/dashboard/approve-selections/204')
    const first = page.getByRole('checkbox', { name: /^Select (?!all\b)/ }).first()
    await first.check()
    const name = (await first.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent ?? box.ariaLabel)) ?? ''
    const employee = name.replace(/^Select /, '')
    const tab = await anotherTab(context, '/app/dashboard/approve-selections/204')
    await tab.getByRole('checkbox', { name: `Select ${employee}` }).check()
    await tab.getByRole('button', { name: 'Reject', exact: true }).click()
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
    await expect(tab.getByRole('alertdialog')).toBeHidden()

    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(dialog.locator('[data-part=overtaken]')).toContainText(
      '1 selection has changed since you opened this list',
    )
    await expect(dialog.locator('[data-part=overtaken]')).toContainText(employee)
    await expect(dialog.locator('[data-part=overtaken]')).toContainText('no longer waiting for a decision')
    await world.expectCalls('decideSelections', 1)
    await expectAccessible(page)
  },
)
