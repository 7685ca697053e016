import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** What this reads of a layout shift, which has no name in lib.dom. */
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
 * The page has not moved by itself since it was opened: the browser's own sum of layout shifts. The footer of a short page comes into view
 * when it has loaded: `footer` spares that. A failure names what moved.
 */
export const expectNothingJumped = async (page: Page, spared: 'nothing' | 'footer' = 'nothing'): Promise<void> => {
  const { sum, moves } = await page.evaluate(
    (sparesFooter) =>
      new Promise<{ sum: number; moves: readonly string[] }>((done) => {
        const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
          [x, y, width, height].map((side) => Math.round(side)).join(' ')
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
