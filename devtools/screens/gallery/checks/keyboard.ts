import type { Page } from '@playwright/test'
import { drawn } from './open.ts'
import { knowRings, type RingOf } from './ring.ts'

/** The maximum number of Tab presses on one page. */
const LIMIT = 90

interface Stop {
  readonly name: string
  readonly key: string
  readonly problems: readonly string[]
  readonly rect: { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }
  /** Its place in the order of everything that Tab should reach; null if it was not expected. */
  readonly place: number | null
  readonly fixed: boolean
}

/** Numbers everything that Tab should reach, in the order of the document, within the topmost layer. Returns how many there are. */
const number = (page: Page): Promise<{ readonly expected: number; readonly problems: readonly string[] }> =>
  page.evaluate(() => {
    const layers = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')]
    const modal = layers.findLast((layer) => layer.checkVisibility() && layer.closest('[aria-hidden="true"]') === null)
    const top = modal ?? document.body
    const problems: string[] = []
    const found: HTMLElement[] = []
    const groups = new Set<string>()
    for (const element of top.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex]',
    )) {
      if (element.tabIndex > 0)
        problems.push(`A tabindex of ${element.tabIndex} breaks the order: ${element.outerHTML.slice(0, 80)}`)
      if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"]'))
        continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      if (element instanceof HTMLInputElement && element.type === 'hidden') continue
      // In a group of radio buttons, Tab reaches the selected one, or else the first.
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        const group = `${element.form?.id ?? ''} ${element.name}`
        const ofGroup = [...top.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
          ({ name }) => name === element.name,
        )
        const reached = ofGroup.find(({ checked }) => checked) ?? ofGroup[0]
        if (groups.has(group)) continue
        groups.add(group)
        if (reached) found.push(reached)
        continue
      }
      found.push(element)
    }
    for (const [index, element] of found.entries()) element.dataset['stop'] = String(index)
    if (document.activeElement instanceof HTMLElement && !modal) document.activeElement.blur()
    const { ringOf, ringsBefore } = window as unknown as { ringOf: RingOf; ringsBefore: Map<Element, string> } // from ring.ts
    for (const element of found) if (element !== document.activeElement) ringsBefore.set(element, ringOf(element))
    window.scrollTo(0, 0)
    return { expected: found.length, problems }
  })

const look = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const name = (element.getAttribute('aria-label') ?? (element.innerText || element.id || element.tagName))
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 50)
    const problems: string[] = []
    const { ringOf, ringsBefore } = window as unknown as { ringOf: RingOf; ringsBefore: Map<Element, string> } // from ring.ts
    const before = ringsBefore.get(element)
    // An element with the focus from the start has no earlier ring to compare with; a frame's ring is drawn by the browser.
    if (element.tagName !== 'IFRAME' && before !== undefined && ringOf(element) === before)
      problems.push(`Nothing shows that ‘${name}’ has the focus.`)
    const shown = element.matches('input') ? (element.closest('label') ?? element) : element
    const box = (shown.getClientRects()[0] ?? shown.getBoundingClientRect()) satisfies DOMRect
    const whole = shown.getBoundingClientRect()
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + 3, box.top + 3],
      [box.right - 3, box.top + 3],
      [box.left + 3, box.bottom - 3],
      [box.right - 3, box.bottom - 3],
    ] as const
    const isClear = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y)
      return (
        there !== null &&
        (shown.contains(there) || there.contains(shown) || there.closest('label')?.contains(element) === true)
      )
    })
    if (!isClear && box.width > 2) problems.push(`Something covers ‘${name}’ while it has the focus.`)
    const place = element.dataset['stop']
    let fixed = false
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) fixed = true
    const y = window.scrollY
    return {
      name,
      key: place ?? element.outerHTML.slice(0, 120),
      problems,
      rect: { top: whole.top + y, bottom: whole.bottom + y, left: whole.left, right: whole.right },
      place: place === undefined ? null : Number(place),
      fixed,
    }
  })

/** Walks the page with Tab, which must reach everything, uncovered and in visual order, and never be trapped. A sentence for each problem. */
export const keyboardProblems = async (page: Page): Promise<readonly string[]> => {
  await knowRings(page)
  const { expected, problems } = await number(page)
  const found = new Set(problems)
  const seen = new Set<number>()
  let before: Stop | null = null
  let same = 0
  let grew = false
  for (let step = 0; step < Math.min(expected + 4, LIMIT); step++) {
    await page.keyboard.press('Tab')
    let stop = await look(page)
    if (stop && stop.problems.length > 0) {
      await drawn(page)
      stop = await look(page)
    }
    if (!stop) {
      before = null
      continue
    }
    for (const problem of stop.problems) found.add(problem)
    if (stop.place === null) grew = true
    if (before && stop.key === before.key && expected > 1) same += 1
    if (same > 2) {
      found.add(`‘${stop.name}’ holds the focus: Tab does not leave it.`)
      break
    }
    const isNew = stop.place !== null && !seen.has(stop.place)
    if (before && isNew && before.place !== null && stop.place !== null && stop.place > before.place) {
      const sameColumn = stop.rect.left < before.rect.right && stop.rect.right > before.rect.left
      if (sameColumn && stop.rect.bottom <= before.rect.top - 1 && !stop.fixed && !before.fixed)
        found.add(`‘${stop.name}’ is above ‘${before.name}’ and comes after it.`)
    }
    if (stop.place !== null) seen.add(stop.place)
    before = stop
  }
  // A long table renders rows as the focus reaches them, so what is below it takes hundreds of steps to reach.
  if (expected < LIMIT - 4 && !grew) {
    const missed = await page.evaluate(
      (reached) =>
        [...document.querySelectorAll<HTMLElement>('[data-stop]')]
          .filter(({ dataset }) => !reached.includes(Number(dataset['stop'])))
          .map((element) =>
            (element.getAttribute('aria-label') ?? (element.innerText || element.id || element.outerHTML.slice(0, 60)))
              .trim()
              .slice(0, 60),
          ),
      [...seen],
    )
    for (const name of missed) found.add(`Tab does not reach ‘${name}’.`)
  }
  return [...found]
}
