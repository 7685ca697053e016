import { alternate, median, namesOf } from '../measure/figures.ts'
import { inProcess } from '../measure/process.ts'
import type { Benchmark, Row } from '../measure/result.ts'

const names = { portal: 'the portal’s live store', reduxToolkit: 'Redux Toolkit 2, an entity adapter' } as const
type Name = keyof typeof names

/** Whether an event costs more where more is in the state, or in the log. */
export const growth: Benchmark = {
  name: 'growth',
  title: 'Cost of an event as collections and the log grow',
  method:
    'processor time of one event that creates a snapshot. The ratio is to an event of the same store on a collection of ten keys. The large collection is the portal’s own table of ticked selections, together with 10,000 rows that await approval.',
  rounds: 5,
  run: async ({ rounds, seed }) => {
    const all = await alternate(namesOf(names), rounds, (name) => inProcess('growth/round.ts', name, String(seed)))
    const row = (
      name: Name,
      what: string,
      figure: 'small' | 'large' | 'beside' | 'later',
      most: number | null,
    ): Row => ({
      what,
      contender: names[name],
      figure: median(all[name].map((one) => one[figure])) / 1000,
      unit: 'µs',
      ratio: median(all[name].map((one) => one[figure] / one.small)),
      goal: most === null ? null : { of: 'ratio', bound: 'at most', value: most },
    })
    return {
      rows: [
        row('portal', 'on a collection of 10 keys', 'small', null),
        row('reduxToolkit', 'on a collection of 10 keys', 'small', null),
        row('portal', 'on a collection of 10,000 keys', 'large', 2.5),
        row('reduxToolkit', 'on a collection of 10,000 keys', 'large', null),
        row('portal', 'on 10 keys, with 10,000 others in the state', 'beside', 1.25),
        row('portal', 'the same, after 500,000 more events', 'later', 1.25),
      ],
      checks: [
        {
          what: 'each store has the last event’s value for every key of the large collection',
          held: [...all.portal, ...all.reduxToolkit].every(({ wrong }) => wrong === 0),
        },
      ],
    }
  },
}
