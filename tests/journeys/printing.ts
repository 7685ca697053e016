import type { Page } from '@playwright/test'

/** Notes what is printed in place of the browser's own dialog, from the next page load on. */
export const notePrinting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.print = () => Object.assign(globalThis, { printed: true })
  })

/** Whether the page was printed since it was loaded. */
export const wasPrinted = (page: Page): Promise<boolean> => page.evaluate(() => 'printed' in globalThis)
