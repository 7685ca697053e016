import { alternate, median, namesOf, rowOf, rowsOf } from '../measure/figures.ts'
import { inProcess } from '../measure/process.ts'
import type { Benchmark, Row } from '../measure/result.ts'

const names = {
  stored: '10,000 employees, all stored',
  tenThousand: '10,000, made when needed',
  million: '1,000,000, made when needed',
} as const

/** The tasks, each with the highest ratio allowed between the cost of a million employees and that of 10,000. */
const tasks = {
  page: ['a page of the list', 2],
  sort: ['a page in another order', 2],
  search: ['a search', 2],
  filter: ['a search with a filter', 2],
  twoFactor: ['a page of two-factor authentication', 2],
  employee: ['an employee', 2],
  figures: ['the figures of the workforce', 1],
  overview: ['the overview of approvals: 50,000 beside 250', 2],
  decision: ['a decision, and the overview after it', 2],
  selection: ['the selections of a benefit, each of them', 2],
} as const

/** A client of a million employees at the mock, compared with one of 10,000: generated rows are not stored, and no call reads all rows. */
export const scale: Benchmark = {
  name: 'scale',
  title: 'A million employees at the mock',
  method:
    'processor time of calls to the mock in process, with the checks of requests and responses; each round uses a fresh process for each client. The ratio is to the demo client, whose 10,000 employees and 250 selections are stored. The heap is what the whole process holds after all calls.',
  rounds: 3,
  run: async ({ rounds, seed }) => {
    const all = await alternate(namesOf(names), rounds, (name, i) =>
      inProcess('scale/round.ts', name, String(seed + i)),
    )
    const { queries, same } = inProcess('scale/compare.ts', String(seed))
    const rows = namesOf(tasks).flatMap((task): Row[] => {
      const [what, most] = tasks[task]
      const figures = {
        stored: all.stored.map(({ nanoseconds }) => nanoseconds[task] / 1000),
        tenThousand: all.tenThousand.map(({ nanoseconds }) => nanoseconds[task] / 1000),
        million: all.million.map(({ nanoseconds }) => nanoseconds[task] / 1000),
      }
      return rowsOf(what, 'µs', figures, {
        peer: 'stored',
        names,
        goals: { million: { of: 'ratio', bound: 'at most', value: most } },
      })
    })
    const heap = (name: keyof typeof names): number => median(all[name].map(({ bytes }) => bytes / 1e6))
    const growth = median(all.million.map(({ bytes }, i) => bytes / (all.tenThousand[i]?.bytes ?? Number.NaN)))
    return {
      rows: [
        ...rows,
        ...namesOf(names).map((name) => rowOf('heap', names[name], heap(name), 'MB')),
        rowOf('heap of a million, in multiples of 10,000 made when needed', names.million, growth, '', {
          bound: 'at most',
          value: 1.1,
        }),
      ],
      checks: [
        {
          what: `${queries} random queries of a million employees select, count and sort as a look at every employee does`,
          held: queries > 0 && same === queries,
        },
      ],
    }
  },
}
