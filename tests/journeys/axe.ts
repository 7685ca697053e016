import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type Axe from 'axe-core'
import type { Result, RunOptions } from 'axe-core'

// Passes are left out: working them out is half of the time.
const options = { resultTypes: ['violations'] } satisfies RunOptions
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The colours that this worker has measured, as hashes of what decides a contrast. */
const measured = new Set<number>()

/**
 * Marks one element for each combination of what decides the contrast of its text that this worker has not met before: colour, size and
 * weight of the letters, and the backgrounds, filters and opacities that are behind them. Returns the new combinations. Measuring contrasts is more than
 * half of axe's time, and most pages show the same header, buttons and cards.
 */
const markUnmeasured = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    (known) => {
      const met = new Set(known)
      const fresh: number[] = []
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
          const key = hashOf(
            [
              color,
              fontSize,
              fontWeight,
              textShadow,
              visibility,
              element.matches(':disabled, [aria-disabled=true], [aria-disabled=true] *'),
            ].join(),
            here,
          )
          if (!met.has(key)) {
            met.add(key)
            fresh.push(key)
            element.setAttribute('data-unmeasured', '')
          }
        }
        for (const child of element.children) visit(child, here)
      }
      for (const marked of document.querySelectorAll('[data-unmeasured]')) marked.removeAttribute('data-unmeasured')
      visit(document.documentElement, 7)
      return fresh
    },
    [...measured],
  )

/** What axe finds wrong, on a page without frames. */
const ofPage = async (page: Page): Promise<readonly Result[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const fresh = await markUnmeasured(page)
  const found = await page.evaluate(
    async ({ resultTypes, contrast }) => {
      const { axe } = window as unknown as { axe: typeof Axe } // its script is in the page
      const all = await axe.run(document, { resultTypes, rules: { 'color-contrast': { enabled: false } } })
      if (!contrast) return all.violations
      const ofColours = await axe.run('[data-unmeasured]', { resultTypes, runOnly: ['color-contrast'] })
      return [...all.violations, ...ofColours.violations]
    },
    { ...options, contrast: fresh.length > 0 },
  )
  // A combination that fails in one journey fails in every other, too.
  if (found.every(({ id }) => id !== 'color-contrast')) for (const one of fresh) measured.add(one)
  return found
}

/** On a page with frames the builder checks each one and merges the findings in a separate tab; without, axe runs directly, in a third of the time. */
const violationsOf = async (page: Page): Promise<readonly Result[]> =>
  page.frames().length > 1 ? (await new AxeBuilder({ page }).options(options).analyze()).violations : ofPage(page)

const ofWholePages = new Set(['landmark-one-main', 'page-has-heading-one'])

/** Axe finds nothing on the page in its current state, WCAG 2.2 AA and best practices. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // A page is loaded before it is drawn.
  await page.locator('main').first().waitFor()
  const found = await violationsOf(page)
  // What is behind an open alertdialog is hidden. Axe spares a page behind a dialog these rules, and only guesses at an alertdialog.
  const asked = (await page.getByRole('alertdialog').count()) > 0
  const violations = found.filter(({ id }) => !(asked && ofWholePages.has(id)))
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
