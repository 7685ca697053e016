import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, followSection, signIn, test } from './journey.ts'

const header = 'Employee number,First name,Surname,Email,Date of birth,Start date,Department,Location,Job title,Salary'
const row = (index: number, email = `new.${index}@acme.example`, department = 'Sales', birth = '1990-04-12') =>
  `AC9${String(index).padStart(5, '0')},New,Starter,${email},${birth},2026-11-02,${department},Leeds,Adviser,28500.00`
const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const people = (length: number, ...changed: readonly string[]) =>
  [header, ...changed, ...Array.from({ length: length - changed.length }, (_, index) => row(index + 100))].join('\r\n')

const name = 'Upload employee data'
/** The first of the controls that open the panel: its link among the sections. */
const link = (page: Page) => page.getByRole('main').getByRole('button', { name })
const openPanel = async (page: Page): Promise<void> => {
  await page.goto('/app/dashboard/')
  await link(page).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}
const choose = (page: Page, name: string, text: string) =>
  page.getByLabel(/^Choose (a|another) file$/).setInputFiles(fileOf(name, text))

test('[EMP-3] an employer downloads the template, sees what is wrong with a file, and uploads another @phone', async ({
  page,
  world,
}) => {
  await signIn(page, 'employer@acme.example')
  await openPanel(page)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('Last uploaded on 16 November 2026')).toBeVisible()
  await expect(panel.getByRole('row', { name: /employees-october.csv/ })).toContainText('9,960')
  const saved = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download the template' }).click()
  const template = await saved
  expect(template.suggestedFilename()).toBe('employee-data-template.csv')
  expect(await readFile(await template.path(), 'utf8')).toContain(header)
  await expectNoSidewaysScroll(page)

  for (const [name, text, sentence] of [
    ['people.xls', 'x', 'Choose a CSV or Excel file. Its name ends in .csv or .xlsx, and you can save one'],
    ['people.csv', '', 'The file is empty. Fill in the template and choose it again.'],
    [
      'people.csv',
      'PK\u0003\u0004',
      'This Excel file can’t be read: it has a password, is damaged or is from before 2007.',
    ],
    [
      'people.csv',
      people(2).replaceAll(',', ';'),
      'The columns of the file are separated by semicolons. Save it as a CSV file with commas.',
    ],
    ['people.csv', `${header}\r\nEXAMPLE,Ann`, 'The file only has a heading row. Add at least one employee.'],
    ['people.csv', header, 'The file only has a heading row. Add at least one employee.'],
    ['people.csv', `${header},Shoe size\r\n1`, 'The column ‘Shoe size’ is not in the template. Rename or remove it.'],
    ['people.csv', `${header.replace(',Salary', '')}\r\n1`, 'The column ‘Salary’ is missing. Add it to the first row.'],
  ] as const) {
    await choose(page, name, text)
    await expect(panel.getByText(sentence)).toBeVisible()
  }
  await expectAccessible(page)
  await choose(page, 'people.csv', people(20))
  await expect(panel.getByRole('heading', { name: 'Ready to upload' })).toBeFocused()
  await world.fault({ operation: 'uploadEmployeeData', kind: 'status', status: 503, times: 1 })
  await panel.getByRole('button', { name: 'Upload the file' }).click()
  await expect(panel.getByText('We could not confirm that your file was uploaded')).toBeVisible()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByRole('progressbar', { name: 'Checking people.csv' })).toBeVisible()
  await expect(panel.locator('strong', { hasText: 'Your file has been uploaded successfully' })).toBeVisible()
  await expect(panel.getByRole('row', { name: /employees-october.csv/ })).toBeVisible()
  await expect(panel.getByRole('row', { name: /people.csv/ })).toHaveCount(0)
  await world.expectCalls('uploadEmployeeData', 2)
  await panel.getByRole('button', { name: 'Upload another file' }).click()
  await expect(panel.getByRole('row', { name: /people.csv/ }).first()).toContainText('Uploaded')
  await expectNoSidewaysScroll(page)
})

test('[EMP-3] an Excel workbook is uploaded as it is, its days and leading zeros included', async ({ page }) => {
  await signIn(page, 'employer@acme.example')
  await openPanel(page)
  const panel = page.getByRole('dialog')
  await page.getByLabel('Choose a file').setInputFiles('tests/files/starters.xlsx')
  await expect(panel.getByText('starters.xlsx')).toBeVisible()
  await panel.getByRole('button', { name: 'Upload the file' }).click()
  const wrong = panel.getByRole('row', { name: /31\/02\/1990/ })
  await expect(wrong).toContainText('José Núñez')
  await expect(panel.getByText('1 error was found, and nothing has changed').first()).toBeVisible()
})

test(
  '[EMP-3] row errors are listed in a table and a CSV, and validation continues after a reload',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await page.clock.install()
    await signIn(page, 'employer@acme.example')
    await openPanel(page)
    await choose(
      page,
      'people.csv',
      people(40, row(1, 'nobody'), row(2, '=1+1@x'), row(2), row(4, 'a@b.cd', 'Depot', '1990-02-30')),
    )
    await page.getByRole('button', { name: 'Upload the file' }).click()
    await expect(page.getByText('0 of 40 rows')).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^Checking an upload/)).toBeVisible()
    await link(page).click()
    await expect(page.getByRole('progressbar', { name: 'Checking people.csv' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect
      .poll(async () => {
        await page.clock.fastForward(2000)
        return world.calls('getEmployeeDataUpload')
      })
      .toBe(2)
    await expect(page.getByText(/^Checking an upload/)).toHaveCount(0)
    await link(page).click()
    const panel = page.getByRole('dialog')
    const errors = panel.getByRole('table', { name: 'Errors in people.csv' })
    await expect(
      errors.getByRole('row', { name: /^Row.2 New Starter AC900001 Email nobody Enter an email address/ }),
    ).toBeVisible()
    await expect(
      errors.getByRole('row', {
        name: /^Row.5 New Starter AC900004 Department Depot Use one of these departments: Customer service/,
      }),
    ).toBeVisible()
    await expect(
      errors.getByRole('row', {
        name: /^Row.4 New Starter AC900002 Employee number AC900002 Row 3 has the same number/,
      }),
    ).toBeVisible()
    await expectAccessible(page)
    const saved = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Download errors as CSV' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('people-errors.csv')
    expect(await readFile(await file.path(), 'utf8')).toContain(`"'=1+1@x"`)
    await panel.getByRole('button', { name: 'Choose the corrected file' }).click()
    await panel.getByRole('button', { name: 'See the errors in new-starters.csv' }).click()
    await expect(panel.getByRole('table', { name: 'Errors in new-starters.csv' })).toBeVisible()
  },
)

test('[EMP-3] what a row has wrong is corrected where it is shown, and the file sent again @phone', async ({
  page,
}) => {
  await signIn(page, 'employer@acme.example')
  await openPanel(page)
  await choose(page, 'people.csv', people(3, row(1, 'nobody'), row(2, 'b@acme.example', 'Sales', '31/02/1990')))
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Upload the file' }).click()
  const email = panel.getByRole('textbox', { name: 'Email in row 2' })
  await expect(email).toHaveValue('nobody')
  await expect(panel.getByRole('textbox', { name: 'Date of birth in row 3' })).toHaveValue('31/02/1990')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await email.fill('ann@acme.example')
  await panel.getByRole('button', { name: 'Upload again with 1 correction' }).click()
  // The other row is still wrong, and the first correction is not lost.
  const birth = panel.getByRole('textbox', { name: 'Date of birth in row 3' })
  await expect(panel.getByText('1 error was found, and nothing has changed').last()).toBeVisible()
  await birth.fill('28/02/1990')
  await panel.getByRole('button', { name: 'Upload again with 2 corrections' }).click()
  await expect(panel.locator('strong', { hasText: 'Your file has been uploaded successfully' })).toBeVisible()
})

test(
  '[EMP-3] a file can be dropped, and its upload started and cancelled by keyboard',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await signIn(page, 'employer@acme.example')
    await openPanel(page)
    const panel = page.getByRole('dialog')
    const dropped = await page.evaluateHandle((text) => {
      const data = new DataTransfer()
      data.items.add(new File([text], 'dropped.csv', { type: 'text/csv' }))
      return data
    }, people(40))
    await panel.getByText('Drag your file here, or').dispatchEvent('drop', { dataTransfer: dropped })
    await expect(panel.getByRole('heading', { name: 'Ready to upload' })).toBeVisible()
    await world.fault({ operation: 'uploadEmployeeData', kind: 'delay', delayMs: 60_000, times: 1 })
    await panel.getByRole('button', { name: 'Upload the file' }).press('Enter')
    await expect.poll(() => world.faultsLeft()).toBe(0)
    await panel.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(panel.getByText('You cancelled the upload. Your file is still here.').last()).toBeVisible()
    await panel.getByRole('button', { name: 'Upload the file' }).press('Enter')
    await panel.getByRole('button', { name: 'Cancel the upload' }).press('Enter')
    await expect(panel.getByText('The upload was discarded, and nothing has changed.').last()).toBeVisible()
  },
)

test(
  '[DASH-1] [EMP-3] the row of an upload with errors opens it, and gets the focus back on closing @phone',
  { tag: '@thorough' },
  async ({ page }) => {
    await signIn(page, 'employer@acme.example', '/app/dashboard/')
    const open = page.getByRole('region', { name: 'What needs you' }).getByRole('button', { name: 'See the errors' })
    await open.press('Enter')
    const panel = page.getByRole('dialog', { name })
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(open).toBeFocused()
  },
)

test.describe('an upload waiting for its commit', () => {
  test.use({ scenario: 'upload-awaiting-commit' })
  test('[EMP-3] the people who gain or lose eligibility are shown before the commit @phone', async ({
    page,
    world,
  }) => {
    await signIn(page, 'employer-insights@acme.example', '/app/dashboard/')
    await expect(page.getByText('An upload is waiting for you')).toBeVisible()
    await openPanel(page)
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('table', { name: 'Changes by benefit' })).toContainText('Private medical insurance')
    const found = panel.getByRole('table', { name: 'Employees whose eligibility changes' })
    await expect(found.getByRole('row')).toHaveCount(11)
    await panel.getByLabel('Benefit').selectOption({ label: 'Electric car' })
    await panel.getByText('Lose', { exact: true }).last().click()
    await expect(found.getByRole('row').last()).toContainText('Electric car')
    await expect(found.getByRole('row').last()).toContainText('Loses')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await world.fault({ operation: 'decideEmployeeDataUpload', kind: 'status', status: 500, times: 1 })
    await panel.getByRole('button', { name: 'Apply the changes' }).click()
    const question = page.getByRole('alertdialog', { name: /^Take [\d,]+ benefits away\?$/ })
    await expect(question.getByRole('list', { name: 'Who loses a benefit' })).toContainText('Electric car')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(panel.getByRole('button', { name: 'Apply the changes' })).toBeFocused()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Apply the changes' }).click()
    await expect(panel.getByText('We could not confirm that your decision was saved')).toBeVisible()
    await panel.getByRole('button', { name: 'Apply the changes' }).click()
    await question.getByRole('button', { name: 'Apply the changes' }).click()
    await expect(panel.locator('strong', { hasText: 'Your file has been uploaded successfully' })).toBeVisible()
  })
})

test.describe('a page whose script fails to load', () => {
  test.use({ breaksThePage: true })
  test('[EMP-3] [STATE-1] does not reload while a file is chosen', { tag: '@thorough' }, async ({ page }) => {
    await page.route(/assets\/reports-.*\.js$/, (route) => route.abort())
    await signIn(page, 'employer@acme.example')
    await openPanel(page)
    await choose(page, 'people.csv', people(20))
    const ready = page.getByRole('heading', { name: 'Ready to upload' })
    await expect(ready).toBeVisible()
    await page.keyboard.press('Escape')
    await followSection(page, 'Reports')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('something has gone wrong')
    await page.goBack()
    await link(page).click()
    await expect(ready).toBeVisible()
  })
})
