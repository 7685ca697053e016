import wyw from '@wyw-in-js/vite'
import type { Browser } from '@playwright/test'
import { serveBundle } from '../measure/bundle.ts'
import { openBrowser } from '../measure/chromium.ts'
import { alternate, median, namesOf, rowOf, rowsOf } from '../measure/figures.ts'
import type { Benchmark } from '../measure/result.ts'
import { threadTime } from '../measure/thread-time.ts'
import { blankFrames, scrolledFrames } from './frames.ts'

const names = { byHand: 'a windowed table by hand', portal: 'the portal’s long table' } as const
type Name = keyof typeof names
const COUNT = 10_000
const WARM = 20
const TIMED = 10
const viewport = { width: 1280, height: 900 }

const round = async (browser: Browser, url: string, name: Name, seed: number) => {
  const page = await browser.newPage({ viewport })
  try {
    await page.goto(url)
    await page.waitForFunction('globalThis.mount')
    // A user opens the list after other screens: React and its code are warm by then.
    await page.evaluate(`globalThis.rows = employees(${seed}, ${COUNT})`)
    await page.evaluate(`mount('${name}', rows.slice(0, 100), ${WARM})`)
    await page.evaluate(
      "document.querySelector('#root').replaceWith(Object.assign(document.createElement('div'), { id: 'root' }))",
    )
    const { ms } = await threadTime(page, () => page.evaluate(`mount('${name}', rows, ${TIMED})`))
    const nodes = Number(await page.evaluate("document.querySelectorAll('#root *').length"))
    const first = String(await page.evaluate("document.querySelector('tbody th')?.textContent"))
    const frames = await scrolledFrames(page, 12_000)
    return {
      mount: ms / TIMED,
      nodes: Math.max(nodes, Number(await page.evaluate("document.querySelectorAll('#root *').length"))),
      first,
      frames: frames.length,
      blank: await blankFrames(browser, frames, viewport.height),
    }
  } finally {
    await page.close()
  }
}

/** The portal's table of 10,000 rows beside one by hand with the same markup and style. */
export const longList: Benchmark = {
  name: 'long-list',
  title: 'A list of 10,000 employees',
  method:
    'a table of 10,000 employees in Chromium: processor time of the page’s thread until the table is mounted, drawn and unmounted, with warm code; its nodes; and every frame that is painted while it scrolls at 4,000 px a second. The ratio is to a hand-written windowed table with the same markup and style.',
  rounds: 5,
  run: async ({ rounds, seed }) => {
    const served = await serveBundle('long-list/in-page.tsx', [
      wyw({ include: ['**/src/**/*.{ts,tsx}'], exclude: ['**/src/effects/**', '**/src/domain/**'] }),
    ])
    const browser = await openBrowser()
    try {
      const all = await alternate(namesOf(names), rounds, (name) => round(browser, served.url, name, seed))
      const both = [...all.byHand, ...all.portal]
      const figures = { byHand: all.byHand.map(({ mount }) => mount), portal: all.portal.map(({ mount }) => mount) }
      return {
        rows: [
          ...rowsOf('mounted and drawn', 'ms', figures, {
            peer: 'byHand',
            names,
            goals: { portal: { of: 'ratio', bound: 'at most', value: 1.5 } },
          }),
          rowOf('nodes in the page', names.byHand, Math.max(...all.byHand.map(({ nodes }) => nodes)), 'nodes'),
          rowOf('nodes in the page', names.portal, Math.max(...all.portal.map(({ nodes }) => nodes)), 'nodes', {
            bound: 'at most',
            value: 250,
          }),
          rowOf('frames painted in a scroll', names.portal, median(all.portal.map(({ frames }) => frames)), ''),
          rowOf(
            'blank frames of all rounds',
            names.byHand,
            all.byHand.reduce((sum, { blank }) => sum + blank, 0),
            '',
          ),
          rowOf(
            'blank frames of all rounds',
            names.portal,
            all.portal.reduce((sum, { blank }) => sum + blank, 0),
            '',
            {
              bound: 'at most',
              value: 0,
            },
          ),
        ],
        checks: [
          { what: 'both show the same employees', held: new Set(both.map(({ first }) => first)).size === 1 },
          { what: 'frames were caught in every round', held: both.every(({ frames }) => frames > 5) },
        ],
      }
    } finally {
      await browser.close()
      served.close()
    }
  },
}
