import type { Page } from '@playwright/test'
import { stopClock } from './clock.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, password, signIn, test } from './journey.ts'

const list = '/app/employee-data/'
const shown = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const rows = (page: Page) => page.getByRole('rowheader')

test('[EMP-1] an employer finds employees: search, filter, order and page are in the URL, and Back restores them @phone', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await signIn(page, 'employer@acme.example', list)
  await shown(page, 'Showing 1 to 10 of 10,000 employees')
  await shown(page, /^8,\d{3} registered, 81\.\d%$/)
  await expect(rows(page)).toHaveCount(10)
  const names = await rows(page).allTextContents()
  expect(names).toEqual(names.toSorted())
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const pages = page.getByRole('navigation', { name: 'Pages of employees' })
  await pages.getByRole('link', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await shown(page, 'Showing 11 to 20 of 10,000 employees')
  await expect(pages.getByText('Page 2 of 1,000')).toBeVisible()
  await expect(pages.getByRole('link', { name: 'Next' })).toBeFocused()

  const asked = await world.calls('getEmployees')
  // The clock does not run between the letters: on a busy machine each would be followed by a pause.
  await stopClock(page)
  for (const typed of ['s', 'sm', 'smi', 'smit', 'smith']) {
    await page.getByLabel('Search by name or email address').press(typed.slice(-1))
    await expect(page).toHaveURL(new RegExp(`\\?search=${typed}$`))
  }
  await page.clock.resume()
  await shown(page, /^Showing 1 to 10 of 8\d employees$/)
  await expect(page).toHaveURL(/\?search=smith$/)
  await world.expectCalls('getEmployees', asked + 1, 'the list is read when typing pauses')
  await page.getByRole('radio', { name: /^Not registered/ }).check({ force: true })
  await shown(page, 'Showing 1 to 10 of 17 employees')
  const byName = await rows(page).allTextContents()
  if (await page.getByLabel('Sort by').isVisible()) await page.getByLabel('Sort by').selectOption('-email')
  else {
    await page.getByRole('button', { name: 'Email address' }).click()
    await expect(page.getByRole('columnheader', { name: 'Email address' })).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('button', { name: 'Email address' }).click()
    await expect(page.getByRole('columnheader', { name: 'Email address' })).toHaveAttribute('aria-sort', 'descending')
  }
  await expect(page).toHaveURL(/search=smith&registered=no&sort_by=-email$/)
  // The reordered rows have other heights, so a link below them would move away while it is pressed.
  await expect(rows(page)).not.toHaveText(byName)
  await pages.getByRole('link', { name: 'Next' }).click()
  await shown(page, 'Showing 11 to 17 of 17 employees')
  await page.reload()
  await shown(page, 'Showing 11 to 17 of 17 employees')
  await page.goBack()
  await shown(page, 'Showing 1 to 10 of 17 employees')
  await page.getByLabel('Search by name or email address').fill('nobody is called so')
  await expect(page.getByRole('heading', { name: 'No employees match your search' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filter' }).click()
  await shown(page, 'Showing 1 to 10 of 10,000 employees')
  await expect(page).toHaveURL(/\/employee-data\/$/)
  await expect(page.getByLabel('Search by name or email address')).toHaveValue('')
})

test(
  '[EMP-1] the report uses the same filters, can be cancelled, and can be retried',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await signIn(page, 'employer@acme.example', `${list}?search=smith&registered=no&page=2`)
    await shown(page, 'Showing 11 to 17 of 17 employees')
    await world.fault({ operation: 'downloadEmployeesReport', kind: 'delay', delayMs: 60_000, times: 1 })
    await page.getByRole('button', { name: 'Download report' }).click()
    await expect.poll(() => world.faultsLeft()).toBe(0)
    await page.getByRole('button', { name: 'Cancel download' }).click()
    await shown(page, 'The download was cancelled.')
    await world.fault({ operation: 'downloadEmployeesReport', kind: 'status', status: 500, times: 1 })
    await page.getByRole('button', { name: 'Download report' }).click()
    await expect(page.getByText('The report could not be downloaded')).toBeVisible()
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Retry' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('employees.csv')
    await shown(page, 'The report was downloaded.')
    await page.goto(`${list}?page=5000`)
    await shown(page, 'Showing 9,991 to 10,000 of 10,000 employees')
    await world.fault({ operation: 'getEmployees', kind: 'status', status: 500, times: 1 })
    await page.reload()
    await page.getByRole('button', { name: 'Retry' }).click()
    await shown(page, 'Showing 9,991 to 10,000 of 10,000 employees')
  },
)

test("[EMP-1] [MASQ-1] an employee's panel is in the URL, and opens the portal as they see it in a new tab", async ({
  page,
  context,
}) => {
  await signIn(page, 'employer@acme.example', `${list}?search=employee@acme`)
  const link = rows(page).getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  const panel = page.getByRole('dialog', { name })
  await expect(panel.getByText('employee@acme.example')).toBeVisible()
  await expectAccessible(page)
  await expect(page).toHaveURL(/employee=4021$/)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(/\?search=employee@acme$/)
  await page.goForward()
  await page.reload()
  await expect(panel.getByText('employee@acme.example')).toBeVisible()

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    panel.getByRole('button', { name: `View as ${name}` }).click(),
  ])
  await tab.waitForURL('**/app/home/')
  await expect(tab.getByRole('region', { name: 'Viewing as another user' })).toContainText(
    `You are currently viewing the site as ${name} for the scheme year 2026`,
  )
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await expect(panel.getByText('The site opened in a new tab.').first()).toBeVisible()
  await page.goto(`${list}?employee=999999`)
  await expect(page.getByRole('heading', { name: 'This employee was not found' })).toBeVisible()
})

test(
  '[EMP-1] from an employee’s panel leads a step to the next one of the list, and Escape back to the list @phone',
  { tag: '@thorough' },
  async ({ page }) => {
    await signIn(page, 'employer@acme.example', list)
    const links = rows(page).getByRole('link')
    await expect(links.first()).toBeVisible()
    const [first = '', second = ''] = await links.allTextContents()
    await links.first().click()
    await expect(page.getByRole('dialog', { name: first })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Previous employee' })).toBeDisabled()
    await page.getByRole('button', { name: 'Next employee' }).press('Enter')
    await expect(
      page.getByRole('dialog', { name: second }).getByRole('heading', { name: second, exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next employee' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).not.toHaveURL(/employee=/)
  },
)

test.describe('some welcome emails fail', () => {
  test.use({ scenario: 'some-welcome-emails-fail' })
  test('[EMP-2] [ENG-1] welcome emails are sent once, to the number of people confirmed, and the failed ones can be downloaded @phone', async ({
    page,
    world,
  }) => {
    await signIn(page, 'employer@acme.example', '/app/dashboard/platform-settings/')
    await expect(page.getByRole('switch', { name: 'Require two-factor authentication' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Resend welcome emails' }).click()
    await shown(page, '1,867 recipients')
    await page.keyboard.press('Escape')
    await page.goto(`${list}?search=smith`)
    await page.getByRole('button', { name: 'Resend welcome emails' }).click()
    const panel = page.getByRole('dialog', { name: 'Resend welcome emails' })
    await expect(panel.getByText('17 recipients')).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Continue' }).click()
    await expect(panel.getByText('Enter your password')).toBeVisible()
    await expect(panel.getByLabel('Your password')).toBeFocused()
    await page.keyboard.type('wrong')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send 17 emails' }).click()
    await expect(panel.getByText('That’s not your password.')).toBeVisible()
    await expect(panel.getByLabel('Your password')).toHaveValue('')

    await panel.getByLabel('Your password').fill(password)
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Send 17 welcome emails?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question.getByRole('button', { name: 'Send 17 emails' }).click()
    await expect(panel.getByRole('heading', { name: 'Welcome emails were sent' })).toBeFocused()
    await expect(panel.getByRole('row')).toHaveCount(3)
    await expectAccessible(page)
    await world.expectCalls('resendWelcomeEmails', 2)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Download as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('failed-welcome-emails.csv')
    await panel.getByRole('button', { name: 'Try the failed ones again' }).click()
    await expect(panel.getByText('2 recipients')).toBeVisible()
  })
})
