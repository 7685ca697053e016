import type { Browser, Page } from '@playwright/test'
import { screens, type Screen } from './interaction/screens.ts'
import { visitScreen } from './interaction/visit.ts'
import { alternate, median, rowOf } from './measure/figures.ts'
import type { Benchmark } from './measure/result.ts'
import { onSite, type Site } from './measure/site.ts'
import { threadTime } from './measure/thread-time.ts'

type Contender = 'recorded' | 'not'

/** Replaces the recorder, so that the events of a visit are thrown away. */
const nobody = "({ visits: async () => [], lines: async () => null, keptIn: () => 'memory', stop: () => {} })"

/** The place where the built script names the recorder; the script also contains the reader of logs. */
const named = /(\bbrowserRecorder:\(\)=>)[\w$]+/

const withoutRecorder = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/recorder-(?!worker)[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    if (!named.test(script)) throw new Error('The script of the recorder does not name it.')
    await route.fulfill({ response, body: script.replace(named, `$1()=>${nobody}`) })
  })

interface Visit {
  /** Processor time of the page's own thread for each interaction, ms. */
  readonly each: number
  readonly interactions: number
  readonly isRecorded: boolean
}

const visit = (browser: Browser, site: Site, screen: Screen, contender: Contender, world: string): Promise<Visit> =>
  visitScreen(browser, site, {
    screen,
    world,
    prepare: async (page) => {
      if (contender === 'not') await withoutRecorder(page)
    },
    measure: async (page) => {
      const { ms } = await threadTime(page, async () => {
        await screen.act(page)
        await page.waitForTimeout(500) // what is queued is written a tenth of a second later
      })
      const interactions = await page.evaluate(() => performance.interactionCount)
      const logs = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
      return { each: ms / interactions, interactions, isRecorded: logs.includes('portal-log') }
    },
  })

/** What recording a visit costs the user. */
export const recording: Benchmark = {
  name: 'recording',
  title: 'What the recorder adds to an interaction',
  method:
    'processor time of the page’s own thread for each key press and click of a visit, including redacting and writing the log, compared with the same visit without the recorder. Figures are medians of rounds; the difference is the median of the differences in each round.',
  rounds: 3,
  run: ({ rounds }) =>
    onSite(async (site, browser) => {
      const found: { readonly screen: Screen; readonly visits: Readonly<Record<Contender, readonly Visit[]>> }[] = []
      for (const [place, screen] of screens.entries()) {
        const visits = await alternate(['recorded', 'not'], rounds, (contender, i) =>
          visit(browser, site, screen, contender, `recording-${place}-${contender}-${i}`),
        )
        found.push({ screen, visits })
      }
      const costOf = ({ visits: { recorded, not } }: (typeof found)[number]): number =>
        median(recorded.map(({ each }, i) => each - (not[i]?.each ?? Number.NaN)))
      return {
        rows: [
          ...found.flatMap(({ screen: { name }, visits }) => [
            rowOf(name, 'recorded, for each interaction', median(visits.recorded.map(({ each }) => each)), 'ms'),
            rowOf(name, 'not recorded', median(visits.not.map(({ each }) => each)), 'ms'),
          ]),
          rowOf('all screens', 'cost of recording, for each interaction, median', median(found.map(costOf)), 'ms', {
            bound: 'at most',
            value: 1,
          }),
        ],
        checks: found.map(({ screen: { name }, visits: { recorded, not } }) => ({
          what: `${name}: ${recorded[0]?.interactions ?? 0} interactions in a visit; only the recorded visit has a log`,
          held:
            recorded.every(({ interactions, isRecorded }) => interactions > 1 && isRecorded) &&
            not.every(({ isRecorded }) => !isRecorded),
        })),
      }
    }),
}
