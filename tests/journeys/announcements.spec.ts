import type { Page } from '@playwright/test'
import { expectSaid, heard, listen } from './heard.ts'
import { expect, signIn, test, typeDateIn } from './journey.ts'

test.beforeEach(({ page }) => listen(page))

test('[LOGIN-1] a refused login is said the first time and the second, and an empty address too', async ({ page }) => {
  await page.goto('/')
  const email = page.getByLabel('Email address')
  await page.getByRole('button', { name: 'Accept' }).focus()
  await expectSaid(page, 'Your choice of cookies is saved.', () => page.keyboard.press('Enter'))
  await email.focus()
  await expectSaid(page, 'Error: This field is required', () => page.keyboard.press('Enter'))
  await email.fill('nonsense')
  await expectSaid(page, /^Error: .*email address/, () => page.keyboard.press('Enter'))
  await email.fill('employee@acme.example')
  await page.keyboard.press('Enter')
  const password = page.getByLabel('Password', { exact: true })
  for (const wrong of ['wrong', 'wrong again']) {
    await password.fill(wrong)
    await expectSaid(page, 'Unable to log', () => page.keyboard.press('Enter'))
    await expect(password).toBeFocused()
  }
})

test('[SHELL-1] [FAM-1] a page that has loaded and a family member who was added are said', async ({ page }) => {
  await expectSaid(page, 'My profile', () => signIn(page, 'employee@acme.example', '/app/home/my-profile/'))
  await page.getByRole('button', { name: 'Add someone' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Title').fill('Ms')
  await panel.getByLabel('First name').fill('Ann')
  await panel.getByLabel('Surname').fill('Holmes')
  await panel.getByRole('radiogroup', { name: 'Sex' }).getByLabel('Female', { exact: true }).check()
  await panel.getByRole('radiogroup', { name: 'Relationship' }).getByLabel('Dependant', { exact: true }).check()
  await panel.getByRole('radiogroup', { name: 'Full time education' }).getByLabel('No', { exact: true }).check()
  await typeDateIn(page, 'Date of birth', '1', '2', '2016')
  await expectSaid(page, 'You’ve added Ann Holmes.', () =>
    panel.getByRole('button', { name: 'Add', exact: true }).press('Enter'),
  )
})

test('[EMP-1] [SEL-3] sorting, filtering and approving are said', async ({ page }) => {
  const opened = /^Cycle to work - Selections awaiting approval$/
  await expectSaid(page, opened, () => signIn(page, 'employer@acme.example', '/app/dashboard/approve-selections/204'))
  const table = page.getByRole('table')
  const sort = table.getByRole('columnheader').getByRole('button').first()
  await expectSaid(page, /^Sorted by .+, (ascending|descending)/, () => sort.press('Enter'))
  await expectSaid(page, /employees?/, () => page.getByLabel('Find an employee').fill('a'))
  await expectSaid(page, /^1 selected/, () =>
    table
      .getByRole('checkbox', { name: /^Select (?!all\b)/ })
      .first()
      .check(),
  )
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click()
  const done = page.getByRole('group', { name: /^1 selection was approved/ })
  await expect(done).toBeFocused()
})

test('[INS-1] a chart that becomes a table is said, by its name', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'employer@acme.example', '/app/dashboard/employee-insights/')
  await page.getByRole('button', { name: 'Table and CSV' }).press('Enter')
  const show = page.getByRole('menuitem', { name: 'Show charts as tables' })
  await expectSaid(page, 'Employee insights: table', () => show.press('Enter'))
})

test('[SEL-2] the cost of a choice is said as one sentence when typing stops, and again where it stays the same', async ({
  page,
}) => {
  await signIn(page, 'employee@acme.example', '/app/my-benefits/224/setup/')
  const cost = page.getByRole('region', { name: 'What it costs' })
  await expect(cost.locator('strong')).toHaveText(/^£/)
  const amount = page.getByRole('textbox').first()
  const said = /^You pay £25\.00 a month, £300\.00 a year\.( Acme pays £[\d.]+ a month\.)?$/
  await expectSaid(page, said, async () => {
    await amount.fill('')
    await amount.pressSequentially('25')
  })
  await expectSaid(page, said, async () => {
    await amount.fill('26')
    await amount.fill('25')
  })
})

test(
  '[PROF-1] saved details, a saved picture and details that give way to newer ones are said',
  { tag: '@thorough' },
  async ({ page, context }) => {
    await signIn(page, 'employee@acme.example', '/app/home/my-profile/')
    const phone = (tab: Page) => tab.getByLabel('Phone number')
    const save = (tab: Page) => tab.getByRole('button', { name: 'Save', exact: true })
    await phone(page).fill('020 7946 0001')
    await expectSaid(page, 'Your details were saved.', () => save(page).press('Enter'))
    const picture = page.getByRole('group', { name: 'Choose a picture' }).getByRole('radio').nth(1)
    await expectSaid(page, 'Your picture was saved.', () => picture.check({ force: true }))

    const tab = await context.newPage()
    await tab.goto('/app/home/my-profile/')
    await phone(tab).fill('020 7946 0002')
    await save(tab).press('Enter')
    await expect(tab.getByRole('main').getByText('Your details were saved.')).toBeVisible()
    await phone(page).fill('020 7946 0003')
    await expectSaid(page, 'Your details have changed in the meantime', () => save(page).press('Enter'))
    const keep = page.getByRole('button', { name: 'Keep the newer details' })
    await expectSaid(page, 'The form now shows the newer details.', () => keep.press('Enter'))
  },
)

test('[FAM-1] a family member who was changed is said', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'employee@acme.example', '/app/home/my-profile/')
  const family = page.getByRole('region', { name: 'Your family', exact: true })
  await family
    .getByRole('button', { name: /^Change / })
    .last()
    .press('Enter')
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Surname').fill('Newname')
  await expectSaid(page, /Newname’s details\.$/, () => panel.getByRole('button', { name: 'Save' }).press('Enter'))
})

test('[SEL-3] leaving a benefit and discarding a change are read with the focus', async ({ page }) => {
  await signIn(page, 'employee@acme.example', '/app/my-benefits/201/setup/choices')
  await page.getByRole('checkbox', { disabled: false }).first().click()
  await page.getByRole('button', { name: 'Save and finish later' }).press('Enter')
  await page.waitForURL('**/app/my-benefits/')
  await page.goto('/app/my-benefits/201/manage')
  await page.getByRole('button', { name: 'Discard my change' }).press('Enter')
  const focused = page.locator(':focus')
  await expect(focused).toContainText('Your change was discarded.')
  await page.reload()
  await page.getByRole('button', { name: 'Leave this benefit' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Leave this benefit', exact: true }).press('Enter')
  await expect(focused).toContainText('You’ve left this benefit.')
})

test('[REP-1] [EMP-1] a downloaded report, a search and a filter are said', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'employer@acme.example', '/app/reporting/?type=payroll&year=2025')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expectSaid(page, /\b1 of \d+ reports/, () => page.getByLabel('Month').selectOption('March'))
  const one = page.getByRole('button', { name: /^Download Payroll/ })
  await expectSaid(page, 'payroll-2025-03.csv was saved.', () => one.press('Enter'))
})

test('[EMP-1] a search that is cleared says nothing false meanwhile', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'employer@acme.example', '/app/employee-data/')
  const search = page.getByLabel('Search by name or email address')
  await expectSaid(page, 'No employees match your search', () => search.fill('zzzqq'))
  await expectSaid(page, 'Showing 1 to 10 of 10,000 employees', () => search.fill(''))
  expect(await heard(page)).not.toContain('There are no employees to show')
})
