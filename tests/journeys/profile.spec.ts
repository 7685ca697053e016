import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './journey.ts'
import { tickRobot } from './robot.ts'

const toProfile = async (page: Page): Promise<void> => {
  await signIn(page, 'employee@acme.example', '/app/home/my-profile/')
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
}

const reach = (page: Page) => page.getByRole('region', { name: 'How to contact you' })
const pictures = (page: Page) => page.getByRole('group', { name: 'Choose a picture' })

test('[PROF-1] you can change your contact details, and a refusal loses nothing @phone', async ({ page, world }) => {
  await toProfile(page)
  const details = page.getByRole('region', { name: 'Your details' })
  await expect(details.getByText('employee@acme.example')).toBeVisible()
  await expect(details.getByText(/ask them to change it/)).toBeVisible()
  await expect(details.getByRole('textbox')).toHaveCount(0)
  const phone = reach(page).getByLabel('Phone number')
  const email = reach(page).getByLabel('Personal email address')
  await expect(phone).toHaveValue('07700 900123')
  await expect(pictures(page).getByRole('radio')).toHaveCount(7)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await email.fill('nobody')
  await phone.fill('12')
  const save = reach(page).getByRole('button', { name: 'Save' })
  await save.press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct the errors highlighted below' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Please enter a valid email address',
    'Enter a phone number with 7 to 15 digits',
  ])
  await expectAccessible(page)
  await email.fill('zoë@home.example')
  await phone.fill('')
  await world.fault({ operation: 'updateUser', kind: 'status', status: 500, times: 1 })
  await save.press('Enter')
  await expect(reach(page).getByText('We could not confirm that your details were saved')).toBeVisible()
  await expect(email).toHaveValue('zoë@home.example')
  await save.press('Enter')
  await expect(reach(page).getByText('Your details were saved.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(email).toHaveValue('zoë@home.example')
  await expect(phone).toHaveValue('')
})

test(
  '[PROF-1] [THEME-2] arrow keys choose a picture; the header shows it at once and reverts if saving fails',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await toProfile(page)
    const radio = (name: string) => pictures(page).getByRole('radio', { name })
    await expect(radio('My initials')).toBeChecked()
    await expect(page.getByRole('button', { name: /Hi, / }).locator('img')).toHaveCount(0)
    await radio('My initials').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(radio('Owl')).toBeChecked()
    await expect(radio('Owl')).toBeFocused()
    const image = page.getByRole('button', { name: /Hi, / }).locator('img')
    await expect(image).toHaveCount(1)
    const owl = await image.getAttribute('src')
    await expect.poll(() => world.calls('updateUser')).toBe(1)
    await expectAccessible(page)

    await world.fault({ operation: 'updateUser', kind: 'status', status: 500, times: 1 })
    await page.keyboard.press('ArrowRight')
    await expect(radio('Whale')).toBeChecked()
    await expect(page.getByText('We could not confirm that your picture was saved')).toBeVisible()
    await expect(radio('Owl')).toBeChecked()
    await expect(image).toHaveAttribute('src', owl ?? '')
    await expectAccessible(page)

    await page.reload()
    await expect(radio('Owl')).toBeChecked()
    await expect(image).toHaveAttribute('src', owl ?? '')
    await radio('My initials').check()
    await expect(image).toHaveCount(0)
    await expect.poll(() => world.calls('updateUser')).toBe(3)
  },
)

test(
  '[PROF-1] a link to set a new password goes to your own email address',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await toProfile(page)
    const security = page.getByRole('region', { name: 'Security' })
    const change = security.getByRole('button', { name: 'Change your password' })
    await change.press('Enter')
    await expect(security.getByText(/^We’ll send a link to employee@acme\.example/)).toBeFocused()
    await security.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(change).toBeFocused()
    await page.keyboard.press('Enter')
    const send = security.getByRole('button', { name: 'Send the link' })
    await send.press('Enter')
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText('Please confirm that you are not a robot!')
    await expectAccessible(page)
    await tickRobot(security)
    await world.fault({ operation: 'requestPasswordReset', kind: 'status', status: 500, times: 1 })
    await send.press('Enter')
    await expect(security.getByText('We could not confirm that the link was sent')).toBeVisible()
    await tickRobot(security)
    await send.press('Enter')
    await expect(security.getByRole('heading', { name: "It's on the way..." })).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await world.expectCalls('requestPasswordReset', 2)
  },
)

test('[PROF-1] [MASQ-1] a masquerading administrator can read the profile but change nothing', async ({
  page,
  world,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.goto('/sso-login/msq-valid/2025')
  await page.waitForURL('**/app/home/')
  await page.goto('/app/home/my-profile/')
  await expect(reach(page).getByText('07700 900123')).toBeVisible()
  await expect(reach(page).getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change your password' })).toHaveCount(0)
  await expect(page.getByText('Only the account holder can change this.')).toHaveCount(4)
  await expectAccessible(page)
  expect(await world.calls('updateUser')).toBe(0)
})
