import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll } from './journey.ts'

/** A password that meets every rule. */
export const password = 'Quiet-Otter-7!harbour'

/** Types the date of birth of the demo, or another. */
export const typeDate = async (page: Page, day = '28', month = '08', year = '1978'): Promise<void> => {
  await page.getByLabel('Day').fill(day)
  await page.getByLabel('Month').fill(month)
  await page.getByLabel('Year').fill(year)
}

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next' }).click()

/** Follows a link and continues to the new password. */
export const toPassword = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await typeDate(page)
  await next(page)
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
}

/** Types a password, waits until it meets the rules, and sends it. */
export const setPassword = async (page: Page, typed = password): Promise<void> => {
  await page.getByLabel('New password', { exact: true }).fill(typed)
  await expect(page.getByText('9 of 9 met')).toBeVisible()
  await next(page)
}

/** Axe finds nothing, and the page does not scroll sideways. */
export const wellDrawn = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}
