import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type Axe from 'axe-core'
import type { Result, RunOptions } from 'axe-core'

// Without passes: computing them takes half of the time.
const options = { resultTypes: ['violations'] } satisfies RunOptions
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The colour combinations that this worker has measured, as hashes of what decides a contrast. */
const measured = new Set<number>()

/**
 * What axe finds wrong on a page without frames. It measures contrast only once for each combination of what decides it: colour, size and
 * weight of the letters, and the backgrounds, filters and opacities behind them. Contrasts take more than half of axe's time, and most pages
 * show the same header, buttons and cards.
 */
const ofPage = async (page: Page): Promise<readonly Result[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations, fresh } = await page.evaluate(
    async ({ resultTypes, known }) => {
      const met = new Set(known)
      const combinations: number[] = []
      const hashOf = (text: string, from: number): number => {
        let hash = from
        for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
        return hash
      }
      const visit = (element: Element, behind: number): void => {
        const style = getComputedStyle(element)
        if (style.display === 'none') return
        const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style
        const here = hashOf(
          [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position === 'static'].join(),
          behind,
        )
        const hasText =
          element.matches('input, select, textarea') ||
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '')
        if (hasText) {
          const { color, fontSize, fontWeight, textShadow, visibility } = style
          const isDisabled = element.matches(':disabled, [aria-disabled=true], [aria-disabled=true] *')
          const key = hashOf([color, fontSize, fontWeight, textShadow, visibility, isDisabled].join(), here)
          if (!met.has(key)) {
            met.add(key)
            combinations.push(key)
            element.setAttribute('data-unmeasured', '')
          }
        }
        for (const child of element.children) visit(child, here)
      }
      const { axe } = window as unknown as { axe: typeof Axe } // its script is in the page
      visit(document.documentElement, 7)
      // In the same task, so that the page cannot replace what is marked.
      const ofColours =
        combinations.length > 0
          ? await axe.run('[data-unmeasured]', { resultTypes, runOnly: ['color-contrast'] })
          : { violations: [] }
      for (const marked of document.querySelectorAll('[data-unmeasured]')) marked.removeAttribute('data-unmeasured')
      const others = await axe.run(document, { resultTypes, rules: { 'color-contrast': { enabled: false } } })
      return { violations: [...ofColours.violations, ...others.violations], fresh: combinations }
    },
    { ...options, known: [...measured] },
  )
  // After a contrast violation nothing is remembered, so it fails in every other journey too.
  if (violations.every(({ id }) => id !== 'color-contrast')) for (const one of fresh) measured.add(one)
  return violations
}

/** On a page with frames the builder checks each and merges the findings in a separate tab. Without frames, axe itself takes a third of the time. */
const violationsOf = async (page: Page): Promise<readonly Result[]> =>
  page.frames().length > 1 ? (await new AxeBuilder({ page }).options(options).analyze()).violations : ofPage(page)

const ofWholePages = new Set(['landmark-one-main', 'page-has-heading-one'])

/** Axe finds nothing on the page in its current state, WCAG 2.2 AA and best practices. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // A page can be loaded but not drawn yet.
  await page.locator('main').first().waitFor()
  const found = await violationsOf(page)
  // Everything behind an open alertdialog is hidden. Axe skips these rules for a page behind a dialog, but not reliably behind an alertdialog.
  const asked = (await page.getByRole('alertdialog').count()) > 0
  const violations = found.filter(({ id }) => !(asked && ofWholePages.has(id)))
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
