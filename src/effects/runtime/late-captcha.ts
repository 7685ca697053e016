import type { CaptchaListener, ShownCaptcha } from './captcha.ts'

/** Draws the bot check in an element. */
export type DrawCaptcha = (place: HTMLElement, told: CaptchaListener) => ShownCaptcha

/** The bot check, whose script is loaded when somebody is first asked: one that does not come is told of as a failure. */
export const lateCaptcha =
  (load: () => Promise<DrawCaptcha>): DrawCaptcha =>
  (place, told) => {
    let shown: ShownCaptcha | null = null
    let gone = false
    load().then(
      (draw) => {
        if (!gone) shown = draw(place, told)
      },
      () => {
        if (!gone) told.failed()
      },
    )
    return {
      reset: () => shown?.reset(),
      remove: () => {
        gone = true
        shown?.remove()
      },
    }
  }
