import { expect, expectAccessible, expectNoSidewaysScroll, followSection, signIn, test } from './journey.ts'

test('[TFAL-1] the list shows who has two-factor authentication, and requiring it says how many people it affects @phone', async ({
  page,
  world,
}) => {
  await signIn(page, 'employer@acme.example', '/app/employee-data/two-factor/')
  await expect(page.getByText('Showing 1 to 10 of 10,000 employees').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Off' }).check({ force: true })
  await expect(page.getByText(/^Showing 1 to 10 of 7,\d{3} employees$/).first()).toBeVisible()
  await expect(page).toHaveURL(/\?two_factor=no$/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const count =
    /of (7,\d{3})/.exec(
      (await page
        .getByText(/^Showing/)
        .first()
        .textContent()) ?? '',
    )?.[1] ?? ''

  const setting = page.getByRole('switch', { name: 'Require two-factor authentication' })
  await setting.focus()
  await page.keyboard.press('Space')
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(`${count} employees don’t have it yet.`)).toBeVisible()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await world.fault({ operation: 'changeTwoFactorEnforcement', kind: 'status', status: 500, times: 1 })
  await question.getByRole('button', { name: 'Require it for everyone' }).click()
  await expect(question.getByText('We could not confirm that the setting was changed')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(setting).toBeFocused()
  await expect(setting).not.toBeChecked()
  await page.keyboard.press('Space')
  await question.getByRole('button', { name: 'Require it for everyone' }).click()
  await expect(page.getByText('Two-factor authentication is now required for everyone.')).toBeVisible()
  await expect(setting).toBeChecked()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download report' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('two-factor-authentication.csv')
})

test('[TFAL-1] [ENG-1] a switch pressed as soon as it appears asks for confirmation, and leaving the page does not confirm', async ({
  page,
}) => {
  await signIn(page, 'employer@acme.example', '/app/employee-data/two-factor/')
  await expect(page.getByRole('switch', { name: 'Require two-factor authentication' })).toBeVisible()
  await followSection(page, 'Overview')
  // The list has already loaded the setting, so it is drawn before the page reads it again. This clicks in between.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const drawn = document.getElementById('two-factor-enforcement')
      if (drawn === null) return
      observer.disconnect()
      drawn.click()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await followSection(page, 'Settings')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('don’t have it yet')

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /selections are waiting for you$/ })).toBeVisible()
  await page.goForward()
  const control = page.getByRole('switch', { name: 'Require two-factor authentication' })
  await expect(control).not.toBeChecked()
  await expect(question).toHaveCount(0)
  await control.click()
  await expect(question).toContainText('don’t have it yet')
})

test('[TFAL-1] the list can be downloaded as a report', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'employer@acme.example', '/app/employee-data/two-factor/')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download report' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('two-factor-authentication.csv')
  await expect(page.getByText('The report was downloaded.').first()).toBeVisible()
})
