import type { CaptchaListener, ShownCaptcha } from './captcha.ts'
import type { ShowFrame } from './external-page.ts'

/** Draws the bot check in an element. */
export type DrawCaptcha = (place: HTMLElement, told: CaptchaListener) => ShownCaptcha

/** Draws what a script that comes late can draw, unless its screen has gone by then; a script that does not come is told of as `failed`. */
const drawLate = <Shown extends { readonly remove: () => void }>(
  coming: Promise<() => Shown>,
  failed: () => void,
): { readonly shown: () => Shown | null; readonly remove: () => void } => {
  let shown: Shown | null = null
  let gone = false
  coming.then(
    (draw) => {
      if (!gone) shown = draw()
    },
    () => {
      if (!gone) failed()
    },
  )
  return {
    shown: () => shown,
    remove: () => {
      gone = true
      shown?.remove()
    },
  }
}

/** The bot check, whose script is loaded when somebody is first asked: one that does not come is told of as a failure. */
export const lateCaptcha =
  (load: () => Promise<DrawCaptcha>): DrawCaptcha =>
  (place, told) => {
    const { shown, remove } = drawLate(
      load().then((draw) => () => draw(place, told)),
      told.failed,
    )
    return { reset: () => shown()?.reset(), remove }
  }

/** What frames a page, loaded with the first page that is framed: a script that does not come is told of as a time-out. */
export const lateExternalPage =
  (load: () => Promise<ShowFrame>): ShowFrame =>
  (place, page, told) => {
    const { remove } = drawLate(
      load().then((show) => () => show(place, page, told)),
      told.timedOut,
    )
    return { remove }
  }
