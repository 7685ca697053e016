import type { Page } from '@playwright/test'
import type { Story } from '../stories.ts'
import { drawn } from './open.ts'

/** The maximum height of a picture, px. A main state's shows the whole page, another state's shows what is different. */
const TALLEST = { main: 6000, other: 1200 }
/** How much of the page is shown above the state's subject, px: its heading, or the field that a message is about. */
const ABOVE = 400

/** States that cannot be told apart from another state of their screen, and why. */
export const alikeOnPurpose: Readonly<Record<string, string>> = {
  'employer/take-up/insights-failed': 'on a phone the header, which names the employer with insights, is a menu',
  'employer/take-up-of-benefit/insights-failed': 'as employer/take-up/insights-failed',
  'session/logout/not-ended': 'one sentence for every failure [LOGOUT-2]',
}

/** What a picture is taken of, px. */
interface Measures {
  readonly isMain: boolean
  /** The window. */
  readonly window: { readonly width: number; readonly height: number }
  /** The height of the whole page. */
  readonly page: number
  /** Where the state's subject is on the page; null if it has none. */
  readonly subject: { readonly top: number; readonly bottom: number } | null
}

/** The part of a page that its picture shows: from the top, or further down if the state's subject ends below the picture. */
export const clipOf = ({ isMain, window, page, subject }: Measures) => {
  const longest = isMain ? TALLEST.main : TALLEST.other
  const height = Math.min(Math.max(page, window.height), longest)
  const isBelow = !isMain && subject !== null && subject.bottom > longest
  const y = isBelow ? Math.max(0, Math.min(subject.top - ABOVE, page - height)) : 0
  // Even, because stored pictures have half of the size.
  return { x: 0, y: 2 * Math.floor(y / 2), width: window.width, height }
}

/** Brings the subject of a state that is not the main one into sight within lists and dialogs that scroll, and the page itself to its top. */
const scroll = (page: Page, isMain: boolean): Promise<void> =>
  page.evaluate((isAtTop) => {
    const subject = isAtTop ? null : window.gallerySubject?.()
    subject?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
  }, isMain)

/** Takes the picture of a state, PNG in base64, and says where on the page it begins, px. If a dialog or menu is open, it shows only the window. */
export const take = async (
  page: Page,
  { isMain }: Story,
): Promise<{ readonly picture: string; readonly y: number }> => {
  await scroll(page, isMain)
  await page.mouse.move(0, 0)
  await drawn(page)
  const { isLayered, ...measures } = await page.evaluate(() => {
    const layers = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')]
    const box = window.gallerySubject?.()?.getBoundingClientRect()
    return {
      isLayered: layers.some((layer) => layer.checkVisibility()),
      window: { width: window.innerWidth, height: window.innerHeight },
      page: document.documentElement.scrollHeight,
      subject: box ? { top: box.top, bottom: box.bottom } : null,
    }
  })
  const clip = isLayered ? { x: 0, y: 0, ...measures.window } : clipOf({ isMain, ...measures })
  const picture = await page.screenshot({ fullPage: !isLayered, clip, animations: 'disabled', caret: 'hide' })
  return { picture: picture.toString('base64'), y: clip.y }
}
