import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** The box of the bot check. */
export const robotBox = (within: Page | Locator): Locator =>
  within.frameLocator('iframe[title="reCAPTCHA"]').getByRole('checkbox', { name: "I'm not a robot" })

/** Ticks it, and waits for the tick, which shows once the page has its token. */
export const tickRobot = async (within: Page | Locator): Promise<void> => {
  await robotBox(within).click()
  await expect(robotBox(within)).toBeChecked()
}
