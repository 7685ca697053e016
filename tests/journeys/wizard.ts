import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn } from './journey.ts'

/** Goes to the next step of choosing a benefit. */
export const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })

/** The checkbox that accepts the terms of a benefit. */
export const readTerms = (page: Page) => page.getByLabel('I have read and accept the terms and conditions')

/** A step is open once its heading has the focus. */
export const at = (page: Page, title: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()

/** Goes to a step, once the costs have loaded. */
export const goOn = async (page: Page, to: string | RegExp): Promise<void> => {
  await expect(next(page)).not.toHaveAttribute('aria-busy')
  await next(page).click()
  await at(page, to)
}

/** From the choices through the terms to the review. */
export const toReview = async (page: Page): Promise<void> => {
  await goOn(page, /^Terms of /)
  await readTerms(page).check()
  await goOn(page, /^Check /)
}

/** Whether something, such as the header of a phone, lies over the heading with the focus. */
const isHeadingCovered = (page: Page): Promise<boolean> =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { left, top, height } = heading.getBoundingClientRect()
    return document.elementFromPoint(left + 2, top + height / 2) !== heading
  })

/** The open step is drawn well, and its heading has the focus and can be seen. */
export const atStep = async (page: Page, title: string | RegExp): Promise<void> => {
  await at(page, title)
  await expect.poll(() => isHeadingCovered(page)).toBe(false)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** From the choices to the receipt. */
export const finish = async (page: Page): Promise<void> => {
  await next(page).click()
  await atStep(page, /^Terms of /)
  await accept(page)
}

/** From the terms to the receipt. */
export const accept = async (page: Page): Promise<void> => {
  await readTerms(page).check()
  await next(page).click()
  await atStep(page, /^Check /)
  await page.getByRole('button', { name: /^Submit/ }).click()
  await atStep(page, /^You’ve chosen /)
}

/** Opens the choices of dental care in a second tab, in which an administrator acts for an employee. */
export const chooseForEmployee = async (page: Page, context: BrowserContext): Promise<Page> => {
  await signIn(page, 'employer@acme.example')
  const tab = await context.newPage()
  await tab.goto('/sso-login/msq-valid/2025')
  await tab.waitForURL('**/app/home/')
  await tab.goto('/app/my-benefits/201/setup/')
  return tab
}
