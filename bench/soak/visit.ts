import type { Page } from '@playwright/test'

const email = 'employee@acme.example'
const password = 'Benefits-2026-demo!'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const header = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

const signIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await header(page, 'Home').waitFor()
}

const lookAround = async (page: Page): Promise<void> => {
  await header(page, 'My benefits').click()
  await page.getByLabel('Find a benefit').fill('dental')
  await page.getByRole('main').getByRole('link', { name: 'Dental care', exact: true }).click()
  await heading(page, 'Dental care').waitFor()
  await page.waitForLoadState('networkidle') // loading redraws the page, and a click must not fall in between
  await page.getByRole('button', { name: 'Leave this benefit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** Sets up a benefit as far as its cost, and leaves it there: the draft is saved. */
const calculate = async (page: Page): Promise<void> => {
  await header(page, 'My benefits').click()
  await page.getByLabel('Find a benefit').fill('')
  await page.getByRole('link', { name: 'Eye care', exact: true }).click()
  await page.getByRole('region', { name: 'What it costs' }).getByRole('link', { name: 'Choose' }).click()
  await heading(page, 'Choose Eye care').waitFor()
  const box = page.getByRole('main').getByRole('checkbox', { disabled: false }).first()
  if (await box.isVisible()) await box.click()
}

const readOn = async (page: Page): Promise<void> => {
  await header(page, 'Total benefits').click()
  await heading(page, /invests/).waitFor()
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'My profile settings' }).click()
  await page.getByRole('button', { name: 'Add someone' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('First name').fill('Robin')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
}

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Go to login' }).click()
  await page.getByLabel('Email address').waitFor()
}

/**
 * One visit of a person: signs in, looks around, works a cost out, stays away, reads on and logs out. It begins and ends on the login
 * page, and never reloads it.
 * @param minutes how long the person does nothing in the middle, by the page's clock; under 13, or the portal asks
 */
export const visit = async (page: Page, minutes: number): Promise<void> => {
  await signIn(page)
  await lookAround(page)
  await calculate(page)
  await page.clock.runFor(minutes * 60_000)
  await readOn(page)
  await logOut(page)
  await page.clock.runFor(2_000)
}
