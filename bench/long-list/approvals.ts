import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { alternate, median, rowOf } from '../measure/figures.ts'
import { longestTask } from '../measure/longest-task.ts'
import type { Benchmark } from '../measure/result.ts'
import { onSite, signIn, type Site } from '../measure/site.ts'

type Count = 250 | 5_000

/** What one round measured, ms. */
interface Measured {
  /** From following the link, with the response already loaded, until a frame with rows was drawn. */
  readonly mount: number
  /** From the click on 'Select all' until its handlers were done and the page was redrawn. */
  readonly selectAll: number
  /** The processor time of the longest task in the page's thread while scrolling through. */
  readonly scrolling: number
}

const round = async (browser: Browser, site: Site, count: Count, name: string): Promise<Measured> => {
  await site.world(name, { scenario: 'many-selections-pending', params: { count } })
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.addInitScript('globalThis.__name = (named) => named') // tsx, which runs this file, names functions with a helper
    await site.enter(page, name)
    await signIn(page, site.base, 'employer@acme.example')
    await page.goto(`${site.base}/app/dashboard/approve-selections`)
    const link = page.getByRole('main').getByRole('link', { name: 'Dental care', exact: true })
    await link.click()
    await page.locator('[aria-rowindex="2"]').waitFor()
    await page.goBack()
    await link.waitFor()
    await wait(500)
    const mount = await link.evaluate(async (element) => {
      const begun = performance.now()
      ;(element as HTMLElement).click() // it is a link
      while (!document.querySelector('[aria-rowindex="2"]')) await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve)) // the frame with the rows is drawn
      return performance.now() - begun
    })
    await page.waitForLoadState('networkidle')
    const scrolling = await longestTask(browser, page, () =>
      page.evaluate(async () => {
        for (let i = 0; i < 180; i++) {
          window.scrollBy(0, 500)
          await new Promise(requestAnimationFrame)
        }
      }),
    )
    await page.evaluate(() => window.scrollTo(0, 0))
    await wait(300)
    const selectAll = await page.getByRole('checkbox', { name: 'Select all' }).evaluate(async (box) => {
      const begun = performance.now()
      ;(box as HTMLInputElement).click() // it is a checkbox
      await Promise.resolve() // React draws what a click changed in a microtask
      const done = performance.now() - begun
      if ((box as HTMLInputElement).checked) return done
      throw new Error('Select all did not take.')
    })
    await page
      .getByText(`${count.toLocaleString('en-GB')} selected`)
      .first()
      .waitFor()
    return { mount, selectAll, scrolling }
  } finally {
    await context.close()
    await site.end(name)
  }
}

/** The selections of one benefit in Chromium: 250 rows compared with 5,000, on the same build. */
export const approvals: Benchmark = {
  name: 'approvals',
  title: 'An approval of 5,000 selections',
  method:
    'the selections of one benefit that await approval, in Chromium; each round uses a new browser context. The ratio compares 5,000 rows with 250 in the same build.',
  rounds: 5,
  run: ({ rounds }) =>
    onSite(async (site, browser) => {
      const all = await alternate(['250', '5000'] as const, rounds, (name, i) =>
        round(browser, site, name === '250' ? 250 : 5_000, `bench-${i}-${name}`),
      )
      const of = (name: '250' | '5000', what: keyof Measured): number => median(all[name].map((one) => one[what]))
      return {
        rows: [
          { ...rowOf('mounted and drawn', '250 rows', of('250', 'mount'), 'ms'), ratio: 1 },
          {
            ...rowOf('mounted and drawn', '5,000 rows', of('5000', 'mount'), 'ms'),
            ratio: median(all['5000'].map(({ mount }, i) => mount / (all['250'][i]?.mount ?? Number.NaN))),
            goal: { of: 'ratio', bound: 'under', value: 2 },
          },
          rowOf('longest task while scrolling', '5,000 rows', of('5000', 'scrolling'), 'ms', {
            bound: 'at most',
            value: 50,
          }),
          rowOf('select all', '250 rows', of('250', 'selectAll'), 'ms'),
          rowOf('select all', '5,000 rows', of('5000', 'selectAll'), 'ms', { bound: 'at most', value: 16.7 }),
        ],
        checks: [{ what: 'every row was selected in every round', held: true }],
      }
    }),
}
