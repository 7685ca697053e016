import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { defineEvent } from '../event.ts'
import { story } from '../testing.ts'
import { plain } from '../codecs/classification.ts'
import { defineSlice } from '../slice.ts'
import { defineKeyedWrite, defineWrite, type WriteState } from './write.ts'

const offline = { kind: 'network' } as const

const order = defineWrite('Order', { data: { dishes: t.array(plain) } })
const { OrderRequested, OrderFailed } = order.events
const OrderTaken = defineEvent('OrderTaken', {})
interface Orders {
  now: WriteState<{ kind: 'open' } | { kind: 'taken' }>
  failures: number
}
const orders = defineSlice({
  name: 'orders',
  lifetime: 'session',
  initial: (): Orders => ({ now: { kind: 'open' }, failures: 0 }),
  own: { ...order.events, OrderTaken },
  on: {
    ...order.on<Orders>('now', 'failures'),
    OrderTaken: (draft) => {
      draft.now = { kind: 'taken' }
    },
  },
})

const removal = defineKeyedWrite('Removal', { key: ['dishId', plain], data: { reason: plain } })
const { RemovalRequested, RemovalFailed } = removal.events
type Removals = Record<string, WriteState<{ kind: 'done' }>>
const removals = defineSlice({
  name: 'removals',
  lifetime: 'session',
  initial: (): Removals => ({}),
  own: removal.events,
  on: removal.on<Removals>(),
})
const shelf = defineSlice({
  name: 'shelf',
  lifetime: 'session',
  initial: (): { removals: Removals } => ({ removals: {} }),
  own: removal.events,
  on: removal.on<{ removals: Removals }>('removals'),
})

describe('[BED-2] a change', () => {
  it('is under way from its request to its end', () => {
    const seen = story(orders)(OrderRequested({ dishes: ['soup'] }))
    expect(seen.state.orders).toEqual({ now: { kind: 'sending' }, failures: 0 })
    expect(seen.at(1, OrderTaken({})).state.orders.now).toEqual({ kind: 'taken' })
  })

  it('says why it failed, and counts how often', () => {
    const broken = story(orders)(OrderFailed({ problem: offline }), OrderFailed({ problem: offline }))
    expect(broken.state.orders).toEqual({ now: { kind: 'failed', problem: offline }, failures: 2 })
  })

  it('is kept by its id where several are under way', () => {
    const happened = [
      RemovalRequested({ dishId: 'a', reason: 'cold' }),
      RemovalRequested({ dishId: 'b', reason: 'cold' }),
      RemovalFailed({ dishId: 'b', problem: offline }),
    ]
    const kept = { a: { kind: 'sending' }, b: { kind: 'failed', problem: offline } }
    expect(story(removals)(...happened).state.removals).toEqual(kept)
    expect(story(shelf)(...happened).state.shelf.removals).toEqual(kept)
  })
})

/** What must not compile; `tsc` reports each of these comments without an error below it. */
export const mistakes = () => {
  // @ts-expect-error the dishes are missing
  OrderRequested({})
  // @ts-expect-error a failure names the dish as well
  RemovalFailed({ problem: offline })
  // @ts-expect-error the state has no such field
  order.on<Orders>('later')
  // @ts-expect-error this field cannot be `sending`
  order.on<{ now: { kind: 'open' } }>('now')
  // @ts-expect-error a counter is a number
  order.on<Orders>('now', 'now')
  // @ts-expect-error the record cannot hold `sending`
  const wrong: { RemovalRequested: (draft: Record<string, number>) => void } = removal.on<Record<string, number>>()
  void wrong
  defineSlice({
    name: 'forgetful',
    lifetime: 'session',
    initial: (): Orders => ({ now: { kind: 'open' }, failures: 0 }),
    own: { ...order.events, OrderTaken },
    // @ts-expect-error OrderTaken has no handler
    on: order.on<Orders>('now'),
  })
}
