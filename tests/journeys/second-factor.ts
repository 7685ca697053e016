import type { Page } from '@playwright/test'
import { expect, openAndLogIn } from './journey.ts'

export const secret = 'JBSWY3DPEHPK3PXP'

export const toCode = async (page: Page): Promise<void> => {
  await openAndLogIn(page, 'second-factor@acme.example')
  await page.waitForURL('**/two-fa')
  await expect(box(page, 1)).toBeFocused()
}

export const toSetUp = async (page: Page): Promise<void> => {
  await openAndLogIn(page, 'second-factor-setup@acme.example')
  await page.waitForURL('**/two-fa-qr-setup')
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
}

export const box = (page: Page, number: number) => page.getByLabel(`Digit ${number} of 6`)
export const held = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('loginCredentials'))
export const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]))

/** Types a code once the first box waits for it. */
export const typeCode = async (page: Page, code: string): Promise<void> => {
  await expect(box(page, 1)).toBeFocused()
  await page.keyboard.type(code)
}
