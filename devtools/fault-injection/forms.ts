import type { Locator, Page } from '@playwright/test'

/** The message that stands under this title. */
export const alert =
  (title: string) =>
  (page: Page): Locator =>
    page.getByRole('alert').filter({ hasText: title })

/** Any message. */
export const anyAlert = (page: Page): Locator => page.getByRole('alert')

/** Presses the button of this name; the Retry of a message is pressed by the sweep itself. */
export const pressing =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click()

/** One step of the person after another. */
export const inTurn =
  (...steps: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page)
  }

/** Types a six-digit code, one digit a box, over what stands there. */
export const typeCode = async (page: Page): Promise<void> => {
  for (const digit of [1, 2, 3, 4, 5, 6]) await page.getByLabel(`Digit ${digit} of 6`).fill(String(digit))
}

/** A heading of the first level, by which a page is known. */
export const headed =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('heading', { level: 1, name })
