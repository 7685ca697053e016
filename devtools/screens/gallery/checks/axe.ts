import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 A and AA and best practices: all rules that are on by default, and the size of targets, which is not. */
const options: RunOptions = {
  resultTypes: ['violations'],
  // The stand-ins in frames are not pages of the portal.
  iframes: false,
  rules: { 'target-size': { enabled: true } },
}

/** What axe finds on the current page, one sentence each: by all rules, or by those that are named. */
export const axeProblems = async (page: Page, rules?: readonly string[]): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async (given) => {
      const { axe } = window as unknown as { axe: typeof Axe } // its script is in the page
      const { violations } = await axe.run(document, given)
      return violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help} (${nodes
            .slice(0, 3)
            .map(({ target }) => target.join(' '))
            .join(', ')}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ''})`,
      )
    },
    rules === undefined ? options : { ...options, runOnly: [...rules] },
  )
}
