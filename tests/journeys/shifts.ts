import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The part of a layout shift that is read here; lib.dom has no type for it. */
interface LayoutShift {
  readonly value: number
  readonly startTime: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/**
 * Expects that nothing has moved without a user's action since the page opened, by the browser's sum of layout shifts. The footer of a
 * short page comes into view when it has loaded; `footer` ignores that. A failure names what moved.
 */
export const expectNothingJumped = async (page: Page, spared: 'nothing' | 'footer' = 'nothing'): Promise<void> => {
  const { sum, moves } = await page.evaluate(
    (sparesFooter) =>
      new Promise<{ sum: number; moves: readonly string[] }>((done) => {
        const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
          [x, y, width, height].map((side) => Math.round(side)).join(' ')
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as LayoutShift[] // lib.dom has no type for them
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
          done({
            sum: moved.reduce((total, { value }) => total + value, 0),
            moves: moved.flatMap(({ value, startTime, sources }) =>
              sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
              ),
            ),
          })
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done({ sum: 0, moves: [] }), 500)
      }),
    spared === 'footer',
  )
  expect(sum, moves.join('\n')).toBeCloseTo(0, 3)
}
