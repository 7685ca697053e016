import type { Page } from '@playwright/test'

/** Notes that the page prints, instead of opening the browser's dialog, from the next page load on. */
export const notePrinting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.print = () => Object.assign(globalThis, { printed: true })
  })

/** Whether the page was printed since it was loaded. */
export const wasPrinted = (page: Page): Promise<boolean> => page.evaluate(() => 'printed' in globalThis)
