import { alternate, namesOf, rowsOf } from '../measure/figures.ts'
import { inProcess } from '../measure/process.ts'
import type { Benchmark } from '../measure/result.ts'

const names = {
  fetchJson: '`fetch` and `json`, nothing decoded',
  portal: 'the portal’s client, the answer decoded',
  fromFetch: 'RxJS `fromFetch`, decoded by io-ts',
  openapiFetch: 'openapi-fetch 0.17, nothing decoded',
} as const

/** What a call costs beside the network. */
export const client: Benchmark = {
  name: 'client',
  title: 'The client’s own cost',
  method:
    'processor time of one call for a page of ten employees, of a `fetch` that answers at once. The ratio is to `fetch` and `json` alone.',
  rounds: 7,
  run: async ({ rounds }) => {
    const rows = new Set<string>()
    const figures = await alternate(namesOf(names), rounds, (name) => {
      const found = inProcess('client/round.ts', name)
      rows.add(found.rows)
      return found.nanoseconds / 1000
    })
    return {
      rows: rowsOf('one call', 'µs', figures, {
        peer: 'fetchJson',
        names,
        goals: { portal: { of: 'ratio', bound: 'at most', value: 1.45 } },
      }),
      checks: [{ what: 'all come to the same ten employees', held: rows.size === 1 }],
    }
  },
}
