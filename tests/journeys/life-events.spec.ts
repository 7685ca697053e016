import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test, typeDateIn } from './journey.ts'

const panel = (page: Page) => page.getByRole('dialog')
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Life events' })
const tell = (page: Page) => page.getByRole('button', { name: 'Tell us about a life event' })

const toLifeEvents = async (page: Page): Promise<void> => {
  await signIn(page, 'employee@acme.example')
  await page.getByRole('link', { name: /^Tell us what changed/ }).click()
  await expect(heading(page)).toBeFocused()
}

test.describe('on 21 November 2026', () => {
  test.use({ scenario: 'life-event-accepted' })

  test('[LIFE-1] an event can be reported by keyboard alone, and then shows what you can change until when @phone', async ({
    page,
    world,
  }) => {
    await toLifeEvents(page)
    await expect(page).toHaveTitle('Life events | My Benefits')
    await expect(page.getByRole('region', { name: 'Past life events' }).getByText('Closed in 2021')).toBeVisible()
    await expect(page.getByText('Last day to change these benefits: 1 January 2027')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await tell(page).focus()
    await page.keyboard.press('Enter')
    const form = panel(page)
    const send = form.getByRole('button', { name: 'Send' })
    await send.press('Enter')
    const summary = page.getByRole('alert').filter({ hasText: 'Please correct the errors highlighted below' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'What has changed? This field is required',
      'Date of the event requires a valid date',
    ])
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('What has changed?')).toBeFocused()
    await page.keyboard.type('Birth')
    await expect(form.getByText('You’ve had or adopted a child.')).toBeVisible()
    await typeDateIn(page, 'Date of the event', '14', '11', '2026')
    const child = form.getByRole('checkbox').nth(3)
    await child.press('Space')
    await expect(child).toBeChecked()
    await form.getByLabel('Anything we should know?').fill('A week early')
    await expectAccessible(page)
    await send.press('Enter')

    await expect(form.getByRole('heading', { name: 'Thank you for telling us' })).toBeFocused()
    await expect(form.getByText('Last day to change these benefits: 13 January 2027')).toBeVisible()
    await expect(form.getByText('Add your child to your cover').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await form.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(form).toBeHidden()
    await expect(tell(page)).toBeFocused()
    const now = page.getByRole('region', { name: 'Your life events' })
    await expect(now.getByRole('heading', { level: 3 })).toHaveText(['Birth or adoption', 'Moving home'])
    await expect(now.getByText('A week early')).toBeVisible()
    await page.reload()
    await now.getByRole('link', { name: 'Dental care' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /dental/i })).toBeFocused()
    await world.expectCalls('addLifeEvent', 1)
  })

  test(
    '[LIFE-1] [STATE-1] unsaved input survives a refusal, a new family member and a reload',
    { tag: '@thorough' },
    async ({ page, world }) => {
      await toLifeEvents(page)
      await tell(page).click()
      const form = panel(page)
      await form.getByLabel('What has changed?').selectOption('Birth or adoption')
      await typeDateIn(page, 'Date of the event', '01', '01', '2026')
      await form.getByRole('button', { name: 'Send' }).click()
      await expect(form.getByRole('alert')).toContainText('Tell us within 90 days of the event')
      await typeDateIn(page, 'Date of the event', '14', '11', '2026')
      await world.fault({ operation: 'addLifeEvent', kind: 'body', status: 200, body: {}, times: 1 })
      await form.getByRole('button', { name: 'Send' }).click()
      await expect(form.getByRole('alert')).toContainText('We could not confirm that your life event was saved')

      await form.getByRole('button', { name: 'Add a family member' }).click()
      await expect(page.getByRole('dialog', { name: 'Add a family member' })).toBeVisible()
      await form.getByLabel('Title').fill('Master')
      await form.getByLabel('First name').fill('Noah')
      await form.getByLabel('Surname').fill('Newborn')
      await form.getByRole('radiogroup', { name: 'Sex' }).getByLabel('Male', { exact: true }).check()
      await form.getByRole('radiogroup', { name: 'Relationship' }).getByLabel('Dependant', { exact: true }).check()
      await form.getByRole('radiogroup', { name: 'Full time education' }).getByLabel('No', { exact: true }).check()
      await typeDateIn(page, 'Date of birth', '14', '11', '2025')
      await form.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(form).toBeHidden()
      await expect(page.getByText('You’ve started telling us about a life event but have not sent it.')).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(form.getByLabel('What has changed?')).toHaveValue('birth')
      await form.getByRole('checkbox', { name: 'Noah Newborn' }).check()
      await form.getByRole('button', { name: 'Send' }).click()
      await expect(form.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible()
      await form.getByRole('link', { name: 'Dental care' }).click()
      await expect(form).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: /dental/i })).toBeVisible()
      await page.goBack()
      await expect(page.getByText('People: Noah Newborn')).toBeVisible()
      await expect(page.getByText('You’ve started telling us')).toHaveCount(0)
    },
  )
})
