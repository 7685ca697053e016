import { expect, openBenefit, signIn, test } from './journey.ts'

const openDental = async (page: Parameters<typeof signIn>[0]): Promise<void> => {
  await signIn(page, 'employee@acme.example', '/app/my-benefits/')
  await openBenefit(page, 'dental')
  await page.getByRole('button', { name: 'Leave this benefit' }).press('Enter')
}

test('[SEL-3] an opt-out whose response was lost is found by reading again', async ({ page, world }) => {
  await openDental(page)
  await world.fault({ operation: 'updateSelection', kind: 'drop', after: true, times: 1 })
  await page.getByRole('dialog').getByRole('button', { name: 'Leave this benefit', exact: true }).press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('You’ve left this benefit.')).toBeVisible()
  // The browser itself sends a dropped request again: the key keeps the host from doing it twice.
  expect((await world.made()).filter(({ request }) => request.startsWith('PATCH /selection/'))).toEqual([
    expect.objectContaining({ count: 1 }),
  ])
})

test('[CONTACT-1] a message whose response was lost arrives once, although it is sent again', async ({
  page,
  world,
}) => {
  await signIn(page, 'employee@acme.example', '/contact-us/')
  await page.getByLabel('What is the subject of your enquiry?').selectOption('benefits')
  await page.getByLabel('Comments').fill('Is my partner covered?')
  await world.fault({ operation: 'sendEnquiry', kind: 'html', status: 502, after: true, times: 1 })
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  const message = page.getByRole('alert')
  await expect(message).toContainText('We could not confirm that your message was sent')
  await expect(message).not.toContainText('has not been sent')
  await expect(page.getByLabel('Comments')).toHaveValue('Is my partner covered?')
  await world.expectCalls('sendEnquiry', 1)
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your message has been sent!' })).toBeFocused()
  expect(await world.made()).toContainEqual({ request: 'POST /cms-content/contact', count: 1 })
})

test(
  '[APP-1] a decision whose response was lost is read again, and what it decided is no longer in the list',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await signIn(page, 'employer@acme.example', '/app/dashboard/approve-selections')
    await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(' - Selections awaiting approval')
    const first = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first()
    const employee = await page.getByRole('rowheader').first().innerText()
    await first.check()
    await page.getByRole('button', { name: 'Approve', exact: true }).press('Enter')
    await world.fault({ operation: 'decideSelections', kind: 'malformed', after: true, times: 1 })
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(dialog).toBeHidden()
    const message = page.getByRole('alert')
    await expect(message).toContainText('The selections you ticked are no longer waiting for a decision')
    await expect(message).not.toContainText('nothing has changed')
    await expect(message.locator('..')).toBeFocused()
    await expect(page.getByRole('rowheader').first()).not.toHaveText(employee)
    await page.getByRole('button', { name: 'Approve', exact: true }).press('Enter')
    await expect(dialog).toContainText('No selections to approve, please review your choice')
    expect(await world.made()).toContainEqual({ request: 'PATCH /v2/scheme/selections/status/', count: 1 })
  },
)
