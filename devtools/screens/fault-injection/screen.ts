import { expect, type Locator, type Page } from '@playwright/test'
import { text } from '../../../src/ui/text/shared.ts'

/** What a screen looks like at one moment, for every case. */
export interface Facts {
  /** Something is still loading: a busy button, a skeleton, a spinner. */
  readonly awaiting: string | null
  readonly blank: boolean
  readonly path: string
  /** Whether no element has the focus. */
  readonly focusLost: boolean
  /** The value of every field by its id. */
  readonly fields: Readonly<Record<string, string>>
}

/** Reads the facts in one call into the page. */
export const factsOf = (page: Page): Promise<Facts> =>
  page.evaluate((crash) => {
    const seen = (element: Element): boolean => element.getClientRects().length > 0
    const busy = [
      ...document.querySelectorAll('[aria-busy="true"], [role="status"]:has([data-shape], [data-part="long"])'),
    ].find(seen)
    const fields: Record<string, string> = {}
    document.querySelectorAll('input, select, textarea').forEach((field, index) => {
      const key = field.id || field.getAttribute('aria-label') || `field ${index + 1}`
      if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
        fields[key] = field.checked ? 'ticked' : 'not ticked'
      else if (field instanceof HTMLInputElement && field.type === 'file') fields[key] = field.files?.[0]?.name ?? ''
      else if ('value' in field) fields[key] = String(field.value)
    })
    const words = document.body.innerText.trim()
    return {
      awaiting: busy?.textContent.trim() ?? null,
      blank: words === '' || words.includes(crash),
      path: location.pathname,
      focusLost: document.activeElement === null || document.activeElement === document.body,
      fields,
    }
  }, text.errors.crash)

/** The longest wait for a screen to settle, ms, even on a busy machine. Moving the page's clock forward does not count. */
export const patience = { timeout: 45_000, intervals: [0, 20, 40, 60, 100, 150, 250] }

/** Waits until nothing is loading. Moving the clock forward before that would time out calls in progress. */
export const untilQuiet = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const { awaiting, blank } = await factsOf(page)
      return awaiting === null && !blank
    }, patience)
    .toBe(true)

/** A text without the line breaks and the runs of space of its layout. */
export const smoothed = (shown: string): string => shown.replaceAll(/\s+/g, ' ').trim()

/** The text at a place now; empty if there is none. */
export const shownAt = async (place: Locator): Promise<string> => smoothed((await place.allInnerTexts()).join(' '))

/** The names of the fields whose value changed or disappeared. Their values are not reported: some are secrets. */
export const lostFields = (
  before: Facts['fields'],
  now: Facts['fields'],
  cleared: readonly string[],
): readonly string[] => Object.keys(before).filter((id) => !cleared.includes(id) && now[id] !== before[id])
