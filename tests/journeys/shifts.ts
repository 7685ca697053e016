import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** What this reads of a layout shift, which has no name in lib.dom. */
interface LayoutShift {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/**
 * The page has not moved by itself since it was opened: the browser's own sum of layout shifts. The footer of a short page comes into view
 * when it has loaded: `footer` spares that.
 */
export const expectNothingJumped = async (page: Page, spared: 'nothing' | 'footer' = 'nothing'): Promise<void> => {
  const shifts = await page.evaluate(
    (sparesFooter) =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as LayoutShift[] // of its type, which has no name in lib.dom
          const moved = entries.filter(
            ({ hadRecentInput, sources }) =>
              !hadRecentInput &&
              !(
                sparesFooter &&
                sources.length === 1 &&
                sources[0]?.node instanceof Element &&
                sources[0].node.matches('footer')
              ),
          )
          done(moved.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(0), 500)
      }),
    spared === 'footer',
  )
  expect(shifts).toBeCloseTo(0, 3)
}
