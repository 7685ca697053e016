import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Writes down what live regions say from the next load on: words that enter a region which was there before them. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    new MutationObserver((changes) => {
      const changed = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const place = target instanceof Element ? target : target.parentElement
        const region = place?.closest(regions)
        // What lies behind a dialog is silent.
        const open = [...document.querySelectorAll('dialog[open]:not([inert])')].at(-1)
        if (region && addedNodes.length > 0 && (open?.contains(region) ?? true)) changed.add(region)
      }
      for (const { textContent } of changed) if (textContent) said.push(textContent.trim())
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })

/** What was said since `listen`, once a page is open. */
export const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said?: string[] }).said ?? []) // put there by `listen`

/** These words are said, once, by what is done now. */
export const expectSaid = async (page: Page, words: string | RegExp, act: () => Promise<unknown>): Promise<void> => {
  const before = (await heard(page)).length
  await act()
  const isIt = (text: string): boolean => (typeof words === 'string' ? text.includes(words) : words.test(text))
  await expect
    .poll(async () => (await heard(page)).slice(before).filter(isIt).length, { message: `“${words}” is said` })
    .toBe(1)
}
