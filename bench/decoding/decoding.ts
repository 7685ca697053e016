import { alternate, namesOf, rowsOf } from '../measure/figures.ts'
import { inProcess } from '../measure/process.ts'
import type { Benchmark } from '../measure/result.ts'

const names = {
  byHand: 'hand-written checks, one switch',
  portal: 'the portal’s checks, generated from its codecs',
  ioTs: 'io-ts, `decode` picked by type',
} as const

/** What it costs to check an event against its type. */
export const decoding: Benchmark = {
  name: 'decoding',
  title: 'Decoding an event',
  method:
    'processor time to check the data of one parsed event of a visit, as the log reader does; no code is generated at run time. The ratio is to hand-written checks of the same events.',
  rounds: 5,
  run: async ({ rounds, seed }) => {
    const accepted = new Set<number>()
    const figures = await alternate(namesOf(names), rounds, (name) => {
      const found = inProcess('decoding/round.ts', name, String(seed))
      accepted.add(found.accepted)
      return found.nanoseconds
    })
    return {
      rows: rowsOf('one event', 'ns', figures, {
        peer: 'byHand',
        names,
        goals: { portal: { of: 'ratio', bound: 'at most', value: 2 } },
      }),
      checks: [
        {
          what: 'all contenders accept the same events and reject those with a missing field',
          held: accepted.size === 1,
        },
      ],
    }
  },
}
