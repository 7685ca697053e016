import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

export const password = 'Benefits-2026-demo!'
export const secret = 'JBSWY3DPEHPK3PXP'

export const logIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/')
  const accept = page.getByRole('button', { name: 'Accept' })
  await accept.click()
  await page.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

export const toCode = async (page: Page): Promise<void> => {
  await logIn(page, 'second-factor@acme.example')
  await page.waitForURL('**/two-fa')
  await expect(box(page, 1)).toBeFocused()
}

export const toSetUp = async (page: Page): Promise<void> => {
  await logIn(page, 'second-factor-setup@acme.example')
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
