import type { Browser } from '@playwright/test'
import type { Check, Row } from '../measure/result.ts'
import { median, rowOf } from '../measure/figures.ts'
import type { Site } from '../measure/site.ts'
import { counting, countsOf, heapOf } from './counts.ts'
import { visit } from './visit.ts'

/** Visits until the heap is stable: every script loaded, every cache filled. */
const WARM_UP = 6

/**
 * An hour of one page that is never reloaded: people sign in, look around, stay away, log out, again and again.
 * @param visits how many; the hour is shared among them
 */
export const soakHour = async (
  browser: Browser,
  site: Site,
  { visits }: { readonly visits: number },
): Promise<{ rows: Row[]; checks: Check[] }> => {
  await site.world('soak')
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(error.message))
    await site.enter(page, 'soak')
    await page.addInitScript(counting)
    await page.clock.install()
    await page.goto(site.base)
    await page.getByRole('button', { name: 'Accept' }).click()
    const session = await context.newCDPSession(page)
    const heaps: number[] = []
    const minutes = Math.min(12, 60 / visits)
    let before = await countsOf(page, session)
    for (let i = 0; i < visits; i++) {
      await visit(page, minutes)
      const heap = (await heapOf(session)) / 1e6
      heaps.push(heap)
      console.log(`  visit ${i + 1} of ${visits}: ${heap.toFixed(2)} MB`)
      if (i === WARM_UP - 1) before = await countsOf(page, session)
    }
    const after = await countsOf(page, session)
    const [warm, end] = [median(heaps.slice(WARM_UP - 1, WARM_UP + 2)), median(heaps.slice(-3))]
    const grown = (kind: string): number => (after.held[kind] ?? 0) - (before.held[kind] ?? 0)
    const rows: Row[] = [
      rowOf('heap after warm-up', 'the portal', warm, 'MB'),
      {
        what: 'heap at the end',
        contender: 'the portal',
        figure: end,
        unit: 'MB',
        ratio: end / warm,
        goal: { of: 'ratio', bound: 'at most', value: 1.1 },
      },
      ...Object.keys(after.held).map((kind) =>
        rowOf(`${kind}, increase since warm-up`, `${after.held[kind] ?? 0} in total`, grown(kind), '', {
          bound: 'at most',
          value: kind === 'nodes' || kind === 'FiberNode' ? 50 : 0,
        }),
      ),
    ]
    return {
      rows,
      checks: [
        { what: `no error in ${visits} visits ${wrong.slice(0, 3).join('; ')}`.trim(), held: wrong.length === 0 },
      ],
    }
  } finally {
    await context.close()
    await site.end('soak')
  }
}
