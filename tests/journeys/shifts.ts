import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** What this reads of a layout shift, which has no name in lib.dom. */
interface LayoutShift {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/**
 * The page has not moved by itself since it was opened: the browser's own sum of layout shifts. The footer may come into view below a
 * page that was taller while it loaded.
 */
export const expectNothingJumped = async (page: Page): Promise<void> => {
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as LayoutShift[] // of its type, which has no name in lib.dom
          const moved = entries.filter(
            ({ hadRecentInput, sources }) =>
              !hadRecentInput && !sources.every(({ node }) => node instanceof Element && node.matches('footer')),
          )
          done(moved.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(0), 500)
      }),
  )
  expect(shifts).toBeCloseTo(0, 3)
}
