import type { Page } from '@playwright/test'
import type { Story } from '../stories.ts'

/** The viewports, px: a phone, and a window on a desktop. */
export const phone = { width: 390, height: 844 }
export const desk = { width: 1280, height: 900 }

/** The viewport in which a state is checked first. */
export const firstSize = ({ only }: Story): typeof desk => (only === 'phone' ? phone : desk)

/** Every viewport in which the state exists. */
export const sizesOf = ({ only }: Story): readonly (typeof desk)[] =>
  only === 'phone' ? [phone] : only === 'desktop' ? [desk] : [desk, phone]

/** Waits until the layout is drawn after a change of size or style. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => void setTimeout(done, 60)))
      }),
  )

/** Opens a state of the gallery and waits until it is reached. Throws the state's sentence if it cannot be reached. */
export const openState = async (page: Page, { query }: Story, brand = 'acme'): Promise<void> => {
  await page.goto(`/frame.html?${query}&brand=${brand}`)
  await page.locator('html[data-gallery]').waitFor({ state: 'attached', timeout: 60_000 })
  const sentence = await page.evaluate(() => document.documentElement.dataset['sentence'])
  if (sentence !== undefined) throw new Error(`The state cannot be reached: ${sentence}`)
}
