import type { Page } from '@playwright/test'
import type { Story } from '../stories.ts'

/** What a person looks with: a phone, or a window on a desk. */
export const phone = { width: 390, height: 844 }
export const desk = { width: 1280, height: 900 }

/** The width at which a state is looked at first. */
export const firstSize = ({ only }: Story): typeof desk => (only === 'phone' ? phone : desk)

/** Every width at which there is such a state. */
export const sizesOf = ({ only }: Story): readonly (typeof desk)[] =>
  only === 'phone' ? [phone] : only === 'desktop' ? [desk] : [desk, phone]

/** Waits until the layout that a change of size or style brought about is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => void setTimeout(done, 60)))
      }),
  )

/** Opens a state of the gallery and waits until it is reached. Throws the sentence of a state that cannot be. */
export const openState = async (page: Page, { query }: Story, brand = 'acme'): Promise<void> => {
  await page.goto(`/frame.html?${query}&brand=${brand}`)
  await page.locator('html[data-gallery]').waitFor({ state: 'attached', timeout: 60_000 })
  const sentence = await page.evaluate(() => document.documentElement.dataset['sentence'])
  if (sentence !== undefined) throw new Error(`The state cannot be reached: ${sentence}`)
}
