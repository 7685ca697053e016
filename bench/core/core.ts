import { alternate, rowsOf } from '../measure/figures.ts'
import { inProcess } from '../measure/process.ts'
import type { Benchmark } from '../measure/result.ts'
import type { ContenderName } from './contenders.ts'

/** Events in each round: enough that the compiler's warm-up does not decide. */
const LENGTH = 200_000

const inPlace = { byHand: 'hand-written, in place', bulk: 'the portal’s bulk replay' } as const
const snapshots = {
  bySpread: 'hand-written, spread',
  live: 'the portal’s live store',
  reduxToolkit: 'Redux Toolkit 2',
  zustandImmer: 'Zustand 5 with immer',
  xstateStore: 'XState store 4 with immer',
} as const
const names: readonly ContenderName[] = [
  'byHand',
  'bulk',
  'bySpread',
  'live',
  'reduxToolkit',
  'zustandImmer',
  'xstateStore',
]

/** The portal's two runners beside hand-written code and three libraries, all with the portal's own handlers. */
export const core: Benchmark = {
  name: 'core',
  title: 'Event core',
  method:
    'processor time for each event of a visit with 200,000 events: ticks, typing, loads, and decisions on a page of 5,000 selections. For replay in place, the ratio is to hand-written code in place. For snapshots, the state is read after each event, and the ratio is to Redux Toolkit with the same handlers.',
  rounds: 5,
  run: async ({ rounds, seed }) => {
    const hashes = new Set<string>()
    const figures = await alternate(names, rounds, (name) => {
      const { nanoseconds, hash } = inProcess('core/round.ts', name, String(seed), String(LENGTH))
      hashes.add(hash)
      return nanoseconds / 1000
    })
    return {
      rows: [
        ...rowsOf('one event, replayed in place', 'µs', figures, {
          peer: 'byHand',
          names: inPlace,
          goals: { bulk: { of: 'ratio', bound: 'at most', value: 1.25 } },
        }),
        ...rowsOf('one event, a snapshot each', 'µs', figures, {
          peer: 'reduxToolkit',
          names: snapshots,
          goals: { live: { of: 'ratio', bound: 'at most', value: 0.25 } },
        }),
      ],
      checks: [
        { what: `all ${names.length} contenders end with the same state hash in all rounds`, held: hashes.size === 1 },
      ],
    }
  },
}
