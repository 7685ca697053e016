import type { Browser } from '@playwright/test'
import { slowDown } from '../load/observed.ts'
import { alternate, median, rowOf } from '../measure/figures.ts'
import type { Benchmark } from '../measure/result.ts'
import { onSite, type Site } from '../measure/site.ts'
import { speedOf } from '../measure/speed.ts'
import { screens, type Screen } from './screens.ts'
import { visitScreen } from './visit.ts'

/** The slowest interaction of a visit to a screen, ms: the time until the next frame, and the handlers' part of it. */
interface Delay {
  readonly whole: number
  readonly handlers: number
  readonly kind: string
  readonly interactions: number
}

/** Chromium's Event Timing, from which INP is calculated: events of one key or tap share a number, and the longest counts. */
const watch = `
globalThis.delays = new Map()
new PerformanceObserver((list) => {
  for (const { interactionId, duration, processingStart, processingEnd, name } of list.getEntries()) {
    if (!interactionId) continue
    const before = delays.get(interactionId)
    if (!before || before.whole < duration) delays.set(interactionId, { whole: duration, handlers: processingEnd - processingStart, kind: name })
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true })
`
const tell = `(() => {
  const all = [...delays.values()].sort((a, b) => b.whole - a.whole)
  return { ...(all[0] ?? { whole: 16, handlers: 0, kind: 'none over 16 ms' }), interactions: performance.interactionCount ?? all.length }
})()`

export const visit = (browser: Browser, site: Site, screen: Screen, world: string): Promise<Delay> =>
  visitScreen(browser, site, {
    screen,
    world,
    prepare: (page) => page.addInitScript(watch),
    measure: async (page) => {
      await slowDown(page, 4, false)
      await screen.act(page)
      await page.waitForTimeout(500)
      return (await page.evaluate(tell)) as Delay // what the text above makes
    },
  })

/** How long a screen takes to respond to a key or a click. */
export const interaction: Benchmark = {
  name: 'interaction',
  title: 'Interaction delay (INP)',
  method:
    'the slowest interaction of a visit to each screen, from the key press or click until the next frame, as measured by Chromium’s Event Timing. The processor is slowed to a quarter of its speed. Letters are typed at ten a second, each key and button is held for 60 ms, and the page does nothing else. Figures are medians of rounds, with the handlers’ share.',
  rounds: 3,
  run: ({ rounds }) =>
    onSite(async (site, browser) => {
      const names = screens.map(({ name }) => name)
      const speeds: number[] = []
      const delays = await alternate(names, rounds, async (name, i) => {
        const place = names.indexOf(name)
        const screen = screens[place]
        if (!screen) throw new Error(`There is no screen ${name}.`)
        if (place % 4 === 0) speeds.push(await speedOf(browser))
        return visit(browser, site, screen, `interaction-${i}-${place}`)
      })
      const slowest = names.map((name) => median((delays[name] ?? []).map(({ whole }) => whole)))
      return {
        rows: [
          rowOf('all screens', 'how many respond in under 50 ms', slowest.filter((ms) => ms < 50).length, '', {
            bound: 'at least',
            value: 8,
          }),
          ...names.flatMap((name, i) => [
            rowOf(name, 'slowest interaction', slowest[i] ?? Number.NaN, 'ms', {
              bound: 'under',
              value: 100,
            }),
            rowOf(
              name,
              `of which in its handlers (${delays[name]?.[0]?.kind ?? ''})`,
              median((delays[name] ?? []).map(({ handlers }) => handlers)),
              'ms',
            ),
          ]),
          rowOf('machine', 'Lighthouse’s index of its speed', median(speeds), ''),
        ],
        checks: names.map((name) => ({
          what: `${name}: ${delays[name]?.[0]?.interactions ?? 0} interactions in a visit`,
          held: (delays[name] ?? []).every(({ interactions }) => interactions > 1),
        })),
      }
    }),
}
