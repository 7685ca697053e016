import { configureStore, createEntityAdapter, createSlice } from '@reduxjs/toolkit'
import { OptOutRequested } from '../../../src/domain/benefits/opt-out.ts'
import type { BenefitId, SelectionId } from '../../../src/domain/benefits/benefit.ts'
import { PendingLoaded, RowsTicked } from '../../../src/domain/employer/approvals.ts'
import { at } from '../../../src/domain/kernel/data/table.ts'
import { portalEvolution } from '../../../src/domain/state.ts'
import { createStore } from '../../../src/effects/runtime/store.ts'
import { processorTime } from '../measure/processor-time.ts'
import { randomBy } from '../workload.ts'

/**
 * `round.ts portal|reduxToolkit SEED` prints as JSON the processor time of one event, in nanoseconds: `small` on a collection of ten,
 * `large` on one of 10,000, `beside` on the small one while the large one is there, `later` the same after half a million events more.
 */
const [name, seed] = process.argv.slice(2)
const random = randomBy(Number(seed))
const SMALL = 10
const LARGE = 10_000

interface Subject {
  readonly small: (key: number) => void
  readonly large: (key: number, on: boolean) => void
  readonly fill: () => void
  /** Whether the large collection has this key. */
  readonly says: (key: number) => boolean
}

const portal = (): Subject => {
  let now = 0
  const store = createStore(portalEvolution(), () => ++now)
  const ids = Array.from({ length: LARGE }, (_, i) => `row-${i}`)
  return {
    small: (key) =>
      store.append(
        OptOutRequested({ benefitId: `benefit-${key}` as BenefitId, selectionId: `selection-${key}` as SelectionId }), // the benchmark makes its own ids
      ),
    large: (key, on) => store.append(RowsTicked({ selectionIds: [`row-${key}`], ticked: on })),
    fill: () => {
      const rows = ids.map((selectionId) => ({
        selectionId,
        employeeName: 'An employee',
        orderValue: 1,
        requestedOn: null,
        fields: {},
      }))
      store.append(
        PendingLoaded({ pending: { benefitId: 'benefit-1', benefitName: 'Benefit 1', takesReason: false, rows } }),
      )
      store.append(RowsTicked({ selectionIds: ids, ticked: false }))
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
  const [small, large] = [collection('small'), collection('large')]
  const store = configureStore({ reducer: { small: small.reducer, large: large.reducer } })
  const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `row-${i}`, ticked: false }))
  store.dispatch(small.actions.filled(rows(SMALL)))
  let turn = false
  return {
    small: (key) => {
      turn = !turn
      store.dispatch(small.actions.ticked({ id: `row-${key}`, changes: { ticked: turn } }))
    },
    large: (key, on) => store.dispatch(large.actions.ticked({ id: `row-${key}`, changes: { ticked: on } })),
    fill: () => store.dispatch(large.actions.filled(rows(LARGE))),
    says: (key) => store.getState().large.entities[`row-${key}`]?.ticked ?? false,
  }
}

const subject = name === 'portal' ? portal() : reduxToolkit()
const [many, few] = name === 'portal' ? [50_000, 50_000] : [20_000, 200]
const expected = new Map<number, boolean>()

const small = (times: number): void => {
  for (let i = 0; i < times; i++) subject.small(random(SMALL))
}
const large = (times: number): void => {
  for (let i = 0; i < times; i++) {
    const [key, on] = [random(LARGE), random(2) === 0]
    expected.set(key, on)
    subject.large(key, on)
  }
}
const one = (work: (times: number) => void, times: number): number =>
  processorTime(() => work(times)).nanoseconds / times

small(many * 2)
const aside = one(small, many)
subject.fill()
large(few * 2)
const figures = { small: aside, large: one(large, few), beside: one(small, many), later: 0 }
if (name === 'portal') small(500_000 - many)
figures.later = one(small, many)
const wrong = [...expected].filter(([key, on]) => subject.says(key) !== on).length
console.log(JSON.stringify({ ...figures, wrong }))
