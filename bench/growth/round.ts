import { configureStore, createEntityAdapter, createSlice } from '@reduxjs/toolkit'
import { OptOutRequested } from '../../src/domain/benefits/opt-out.ts'
import type { BenefitId, SelectionId } from '../../src/domain/benefits/benefit.ts'
import { PendingLoaded, RowsTicked } from '../../src/domain/employer/approvals.ts'
import { at } from '../../src/domain/kernel/data/table.ts'
import { portalEvolution } from '../../src/domain/state.ts'
import { createStore } from '../../src/effects/runtime/store.ts'
import { processorTime } from '../measure/processor-time.ts'
import { randomBy } from '../workload.ts'

/**
 * `round.ts portal|reduxToolkit SEED` prints as JSON the processor time of one event, in nanoseconds. `few` and `many`: ticking one row
 * among ten and among 10,000. `small`: an event of another collection, with ten rows. `beside`: the same while the 10,000 rows exist.
 * `later`: the same after half a million more events.
 */
const [name, seed] = process.argv.slice(2)
const random = randomBy(Number(seed))
const SMALL = 10
const LARGE = 10_000

interface Subject {
  readonly small: (key: number) => void
  readonly tick: (key: number, on: boolean) => void
  /** Creates this many rows, none ticked. */
  readonly fill: (rows: number) => void
  /** Whether the row with this key is ticked. */
  readonly says: (key: number) => boolean
}

const portal = (): Subject => {
  let now = 0
  const store = createStore(portalEvolution(), () => ++now)
  return {
    small: (key) =>
      store.append(
        OptOutRequested({ benefitId: `benefit-${key}` as BenefitId, selectionId: `selection-${key}` as SelectionId }), // the benchmark makes its own ids
      ),
    tick: (key, on) => store.append(RowsTicked({ selectionIds: [`row-${key}`], ticked: on })),
    fill: (count) => {
      const selectionIds = Array.from({ length: count }, (_, i) => `row-${i}`)
      const rows = selectionIds.map((selectionId) => ({
        selectionId,
        employeeName: 'An employee',
        orderValue: 1,
        requestedOn: null,
        checks: [],
        fields: {},
      }))
      store.append(
        PendingLoaded({
          pending: { benefitId: 'benefit-1', benefitName: 'Benefit 1', takesReason: false, firstDeduction: null, rows },
        }),
      )
      store.append(RowsTicked({ selectionIds, ticked: false }))
    },
    says: (key) => at(store.state().approvals.ticked, `row-${key}`) ?? false,
  }
}

const reduxToolkit = (): Subject => {
  const adapter = createEntityAdapter<{ id: string; ticked: boolean }>()
  const collection = (collectionName: string) =>
    createSlice({
      name: collectionName,
      initialState: adapter.getInitialState(),
      reducers: { filled: adapter.setAll, ticked: adapter.updateOne },
    })
  const [small, ticks] = [collection('small'), collection('ticks')]
  const store = configureStore({ reducer: { small: small.reducer, ticks: ticks.reducer } })
  const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `row-${i}`, ticked: false }))
  store.dispatch(small.actions.filled(rows(SMALL)))
  let turn = false
  return {
    small: (key) => {
      turn = !turn
      store.dispatch(small.actions.ticked({ id: `row-${key}`, changes: { ticked: turn } }))
    },
    tick: (key, on) => store.dispatch(ticks.actions.ticked({ id: `row-${key}`, changes: { ticked: on } })),
    fill: (count) => store.dispatch(ticks.actions.filled(rows(count))),
    says: (key) => store.getState().ticks.entities[`row-${key}`]?.ticked ?? false,
  }
}

const subject = name === 'portal' ? portal() : reduxToolkit()
const [often, seldom] = name === 'portal' ? [50_000, 50_000] : [20_000, 200]
const expected = new Map<number, boolean>()

const small = (times: number): void => {
  for (let i = 0; i < times; i++) subject.small(random(SMALL))
}
const ticked =
  (among: number) =>
  (times: number): void => {
    for (let i = 0; i < times; i++) {
      const [key, on] = [random(among), random(2) === 0]
      expected.set(key, on)
      subject.tick(key, on)
    }
  }
const one = (work: (times: number) => void, times: number): number =>
  processorTime(() => work(times)).nanoseconds / times

subject.fill(SMALL)
small(often * 2)
const aside = one(small, often)
ticked(SMALL)(often * 2)
const few = one(ticked(SMALL), often)
subject.fill(LARGE)
expected.clear()
ticked(LARGE)(seldom * 2)
const figures = { small: aside, few, many: one(ticked(LARGE), seldom), beside: one(small, often), later: 0 }
if (name === 'portal') small(500_000 - often)
figures.later = one(small, often)
const wrong = [...expected].filter(([key, on]) => subject.says(key) !== on).length
console.log(JSON.stringify({ ...figures, wrong }))
