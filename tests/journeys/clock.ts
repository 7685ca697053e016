import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** So many minutes and seconds, in ms. */
export const minutes = (count: number, seconds = 0): number => (count * 60 + seconds) * 1000

/**
 * Stops the clock that `page.clock.install` made, so many ms ahead. What a page shows for some seconds can then be looked at however slow
 * the journey is; `page.clock.runFor` lets the seconds pass.
 */
export const stopClock = async (page: Page, ahead = minutes(1)): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead)
}

/** Stops the clock that `page.clock.install` made when the person has been idle for this long, ms. */
export const stopWhenIdle = async (page: Page, ms: number): Promise<void> => {
  const lastCall = Number(await page.evaluate(() => sessionStorage.getItem('__SESSION__TIME__')))
  await page.clock.pauseAt(lastCall + ms)
}

/** Does work that waits for timers of the page while its clock is stopped: a millisecond at a time passes until it is done. */
export const tickDuring = async (page: Page, work: Promise<void>): Promise<void> => {
  let isDone = false
  const tick = async (): Promise<void> => {
    while (!isDone) await page.clock.runFor(1)
  }
  const done = work.finally(() => {
    isDone = true
  })
  await Promise.all([done, tick()])
}

/** Stops the CSS animations whose name begins so at this time of theirs, ms: screens measure a wait by an animation. */
export const windTo = (page: Page, name: string, ms: number): Promise<void> =>
  page.evaluate(
    ([begins, time]) => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation && animation.animationName.startsWith(begins)) {
          animation.pause()
          animation.currentTime = time
        }
    },
    [name, ms] as const,
  )

/**
 * Winds the CSS animations whose name begins so to this time, ms, until that shows the element. A loading part can be replaced while its
 * page opens, and the new one begins a wait of its own.
 */
export const windUntilShown = (page: Page, name: string, ms: number, element: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await windTo(page, name, ms)
      return element.isVisible()
    })
    .toBe(true)
