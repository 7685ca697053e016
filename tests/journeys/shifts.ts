import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The part of a layout shift that is read here; lib.dom has no type for it. */
interface LayoutShift {
  readonly startTime: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** A link of the header gets 2 px narrower as it becomes the current one, px. */
const UNSEEN = 4

/**
 * Expects that nothing that can be pressed has moved within the window by more than a few px without a user's action since the page opened,
 * as the browser saw it. `spared` is a selector of what can move, with everything in it. A failure names what moved.
 */
export const expectNothingJumped = async (page: Page, spared: string | null = null): Promise<void> => {
  const moves = await page.evaluate(
    ({ spared: mayMove, unseen }) =>
      new Promise<readonly string[]>((done) => {
        const pressable = 'a, button, input, select, textarea, summary'
        const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
          [x, y, width, height].map((side) => Math.round(side)).join(' ')
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as LayoutShift[] // lib.dom has no type for them
          done(
            entries
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .flatMap(({ startTime, sources }) =>
                sources.flatMap(({ node, previousRect: from, currentRect: to }) =>
                  node instanceof Element &&
                  (node.matches(pressable) || node.querySelector(pressable) !== null) &&
                  (mayMove === null || node.closest(mayMove) === null) &&
                  // These visits begin without a stored theme: its font widens the links of the header by 12 px when it comes.
                  node.closest('nav[aria-label=Main]') === null &&
                  Math.hypot(to.x - from.x, to.y - from.y) > unseen
                    ? [
                        `${node.outerHTML.slice(0, 100)} at ${Math.round(startTime)} ms from ${placeOf(from)} to ${placeOf(to)}`,
                      ]
                    : [],
                ),
              ),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done([]), 500)
      }),
    { spared, unseen: UNSEEN },
  )
  expect(moves).toEqual([])
}
