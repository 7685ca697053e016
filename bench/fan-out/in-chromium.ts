import type { Browser } from '@playwright/test'
import { threadTime } from '../measure/thread-time.ts'

/** The contenders of `in-react.tsx`, with their names in the document. */
export const reactNames = {
  byHand: 'slice-indexed listeners by hand',
  portal: 'the portal’s `useSelect`',
  everyone: '`useSyncExternalStore`, all listeners',
  zustand: 'Zustand 5',
  reactRedux: 'react-redux 9',
  context: 'one context with the whole state',
} as const
export type ReactName = keyof typeof reactNames

const EVENTS = 8_000

/** One contender in a separate page: ms of its thread from an event until React has drawn it, and everything that is shown at the end. */
export const reactRound = async (
  browser: Browser,
  url: string,
  name: ReactName,
): Promise<{ readonly ms: number; readonly shown: string }> => {
  const page = await browser.newPage()
  try {
    await page.goto(url)
    await page.waitForFunction('globalThis.open')
    await page.evaluate(`globalThis.subject = open(${JSON.stringify(name)}); subject.run(${EVENTS / 2})`)
    const { ms } = await threadTime(page, () => page.evaluate(`subject.run(${EVENTS})`))
    return { ms: ms / EVENTS, shown: String(await page.evaluate('subject.shown()')) }
  } finally {
    await page.close()
  }
}
