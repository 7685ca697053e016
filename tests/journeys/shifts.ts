import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** How far the page has moved by itself since it was opened, as the browser's own sum of layout shifts. */
export const expectNothingJumped = async (page: Page): Promise<void> => {
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[] // of its type, which has no name in lib.dom
          done(entries.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(0), 500)
      }),
  )
  expect(shifts).toBeCloseTo(0, 3)
}
