import { alternate, median, namesOf } from '../measure/figures.ts'
import { inProcess } from '../measure/process.ts'
import type { Benchmark, Row } from '../measure/result.ts'

const names = { portal: 'the portal’s live store', reduxToolkit: 'Redux Toolkit 2, an entity adapter' } as const
type Name = keyof typeof names

/** Whether an event costs more if the state or the log is larger. */
export const growth: Benchmark = {
  name: 'growth',
  title: 'Cost of an event as collections and the log grow',
  method:
    'processor time of one event that creates a snapshot. The ratio is to the same event of the same store while few rows are there. The rows are selections that await approval, with the portal’s own table of those that are ticked.',
  rounds: 5,
  run: async ({ rounds, seed }) => {
    const all = await alternate(namesOf(names), rounds, (name) => inProcess('growth/round.ts', name, String(seed)))
    type Figure = Exclude<keyof (typeof all.portal)[number], 'wrong'>
    const row = (name: Name, what: string, figure: Figure, base: Figure, most: number | null): Row => ({
      what,
      contender: names[name],
      figure: median(all[name].map((one) => one[figure])) / 1000,
      unit: 'µs',
      ratio: median(all[name].map((one) => one[figure] / one[base])),
      goal: most === null ? null : { of: 'ratio', bound: 'at most', value: most },
    })
    return {
      rows: [
        row('portal', 'one row ticked among 10', 'few', 'few', null),
        row('portal', 'one row ticked among 10,000', 'many', 'few', 1.5),
        row('reduxToolkit', 'one row ticked among 10', 'few', 'few', null),
        row('reduxToolkit', 'one row ticked among 10,000', 'many', 'few', null),
        row('portal', 'another event, on 10 keys', 'small', 'small', null),
        row('portal', 'the same, with 10,000 rows in the state', 'beside', 'small', 1.25),
        row('portal', 'the same, after 500,000 more events', 'later', 'small', 1.25),
      ],
      checks: [
        {
          what: 'each store has the last event’s value for every row',
          held: [...all.portal, ...all.reduxToolkit].every(({ wrong }) => wrong === 0),
        },
      ],
    }
  },
}
