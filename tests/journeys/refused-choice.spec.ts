import { expect, signIn, test } from './journey.ts'
import { chooseForEmployee, next, toReview } from './wizard.ts'

const message = 'Dental care cannot be chosen right now'
const amountOf = 'Yearly limit for treatment'
/** A refusal whose status is a success. */
const refusal = (operation: string, status: number) =>
  ({ operation, kind: 'body', status, body: { status: 'error', message }, times: 1 }) as const

test.describe('a benefit that is not chosen yet', () => {
  test.use({ scenario: 'benefit-not-chosen' })
  test('[SEL-1] a refusal with a success status shows its sentence, and nothing that was chosen is lost', async ({
    page,
    world,
  }) => {
    await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/')
    await page.getByLabel(amountOf).fill('700')
    await world.fault(refusal('createSelection', 201))
    await next(page).click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByLabel(amountOf)).toHaveValue('700')
    await toReview(page)
    await world.fault(refusal('updateSelection', 200))
    await page.getByRole('button', { name: /^Submit/ }).click()
    await expect(page.getByText(message)).toBeVisible()
  })
})

test('[MASQ-2] [SEL-1] the same refusal reaches an administrator who chooses for the person', async ({
  page,
  context,
  world,
}) => {
  const tab = await chooseForEmployee(page, context)
  await tab.getByLabel(amountOf).fill('700')
  await world.fault(refusal('saveSelectionForEmployee', 201))
  await next(tab).click()
  await expect(tab.getByText(message)).toBeVisible()
  await expect(tab.getByLabel(amountOf)).toHaveValue('700')
})
