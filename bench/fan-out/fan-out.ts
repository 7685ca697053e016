import { alternate, namesOf, rowsOf } from '../measure/figures.ts'
import { serveBundle } from '../measure/bundle.ts'
import { openBrowser } from '../measure/chromium.ts'
import { inProcess } from '../measure/process.ts'
import type { Benchmark, Row } from '../measure/result.ts'
import type { ContenderName } from './contenders.ts'
import { reactNames, reactRound } from './in-chromium.ts'

const names = {
  byHand: 'slice-indexed listeners by hand',
  portal: 'the portal’s store',
  zustand: 'Zustand 5, `subscribeWithSelector`',
  subject: '`BehaviorSubject`, `distinctUntilChanged`',
  redux: 'Redux Toolkit 2 with reselect',
} as const satisfies Record<ContenderName, string>

const goal = { of: 'ratio', bound: 'at most', value: 1.5 } as const

/** What it costs to notify 200 subscribers of one event. */
export const fanOut: Benchmark = {
  name: 'fan-out',
  title: 'Notifying 200 subscribers',
  method:
    'one event, delivered to 200 subscribers that each select a part of the state. The reducer is the same for all, and as cheap as possible. The ratio is to hand-written listeners in a map by slice. Figures are processor time; in React, that of the page’s thread until everything is drawn.',
  rounds: 5,
  run: async ({ rounds, seed }) => {
    const sums = new Set<string>()
    const inNode = await alternate(namesOf(names), rounds, (name) => {
      const found = inProcess('fan-out/round.ts', name, String(seed))
      sums.add(found.sum)
      return found
    })
    const shown = new Set<string>()
    const served = await serveBundle('fan-out/in-react.tsx')
    const inReact = await alternate(namesOf(reactNames), rounds, async (name) => {
      const browser = await openBrowser()
      try {
        const found = await reactRound(browser, served.url, name)
        shown.add(found.shown)
        return found.ms * 1000
      } finally {
        await browser.close()
      }
    })
    served.close()
    const figuresOf = (figure: 'spread' | 'one') => ({
      byHand: inNode.byHand.map((one) => one[figure] / 1000),
      portal: inNode.portal.map((one) => one[figure] / 1000),
      zustand: inNode.zustand.map((one) => one[figure] / 1000),
      subject: inNode.subject.map((one) => one[figure] / 1000),
      redux: inNode.redux.map((one) => one[figure] / 1000),
    })
    const rows = (what: string, figure: 'spread' | 'one'): Row[] =>
      rowsOf(what, 'µs', figuresOf(figure), { peer: 'byHand', names, goals: { portal: goal } })
    return {
      rows: [
        ...rows('an event that concerns ten of 200', 'spread'),
        ...rows('an event that concerns all 200', 'one'),
        ...rowsOf('ten of 200 React components drawn, in Chromium', 'µs', inReact, {
          peer: 'byHand',
          names: reactNames,
          goals: { portal: goal },
        }),
      ],
      checks: [
        { what: 'all contenders gave their subscribers the same values', held: sums.size === 1 },
        { what: 'all contenders show the same at the end', held: shown.size === 1 },
      ],
    }
  },
}
