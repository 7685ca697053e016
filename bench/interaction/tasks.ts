import type { Browser } from '@playwright/test'
import { alternate, median, rowOf } from '../measure/figures.ts'
import { longestTask, watchLoad } from '../measure/longest-task.ts'
import type { Benchmark } from '../measure/result.ts'
import { onSite, type Site } from '../measure/site.ts'
import { screens, type Screen } from './screens.ts'
import { visitScreen } from './visit.ts'

/** The longest task of one visit, ms of processor time. */
interface Longest {
  readonly loading: number
  readonly working: number
}

/** Anything within this time after a response or an input belongs to it, ms: the log is written a tenth of a second later. */
const SETTLED = 500

const visit = (browser: Browser, site: Site, screen: Screen, world: string): Promise<Longest> => {
  let loaded = (): Promise<number> => Promise.resolve(Number.NaN)
  return visitScreen(browser, site, {
    screen,
    world,
    prepare: async (page) => {
      loaded = await watchLoad(browser, page)
    },
    measure: async (page) => {
      await page.waitForTimeout(SETTLED)
      const loading = await loaded()
      const working = await longestTask(browser, page, async () => {
        await screen.act(page)
        await page.waitForTimeout(SETTLED)
      })
      return { loading, working }
    },
  })
}

const goal = { bound: 'at most', value: 20 } as const

/** Whether a screen ever blocks the page: an input waits for the running task. */
export const tasks: Benchmark = {
  name: 'tasks',
  title: 'Longest task of each screen',
  method:
    'processor time of the longest task of the page’s own thread, the recorder included: while the screen loads, after its first paint, and while somebody works on it. Each visit uses a new browser context. Figures are medians of rounds.',
  rounds: 3,
  run: ({ rounds }) =>
    onSite(async (site, browser) => {
      const names = screens.map(({ name }) => name)
      const longest = await alternate(names, rounds, (name, i) => {
        const place = names.indexOf(name)
        const screen = screens[place]
        if (!screen) throw new Error(`There is no screen ${name}.`)
        return visit(browser, site, screen, `tasks-${i}-${place}`)
      })
      const of = (name: string, what: keyof Longest): number => median((longest[name] ?? []).map((one) => one[what]))
      return {
        rows: names.flatMap((name) => [
          rowOf(name, 'while it loads, after its first paint', of(name, 'loading'), 'ms', goal),
          rowOf(name, 'while it is worked on', of(name, 'working'), 'ms', goal),
        ]),
        checks: [
          {
            what: 'each visit had tasks in both phases',
            held: names.every((name) =>
              (longest[name] ?? []).every(({ loading, working }) => loading > 0 && working > 0),
            ),
          },
        ],
      }
    }),
}
