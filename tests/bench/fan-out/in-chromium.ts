import type { Browser } from '@playwright/test'

/** Those that `in-react.tsx` knows, as they are called on the page. */
export const reactNames = {
  byHand: 'slice-indexed listeners by hand',
  portal: 'the portal’s `useSelect`',
  everyone: '`useSyncExternalStore`, all listeners',
  zustand: 'Zustand 5',
  reactRedux: 'react-redux 9',
  context: 'one context with the whole state',
} as const
export type ReactName = keyof typeof reactNames

const EVENTS = 4_000

/** One contender in a page of its own: ms from an event until React has drawn it, and all that is shown at the end. */
export const reactRound = async (
  browser: Browser,
  url: string,
  name: ReactName,
): Promise<{ readonly ms: number; readonly shown: string }> => {
  const page = await browser.newPage()
  try {
    await page.goto(url)
    await page.waitForFunction('globalThis.measure')
    const measured: unknown = await page.evaluate(`globalThis.measure(${JSON.stringify(name)}, ${EVENTS})`)
    return measured as { ms: number; shown: string } // what the page answers
  } finally {
    await page.close()
  }
}
