import { NEVER, Subject } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineEvent, type DomainEvent, type RecordedEvent } from '../../domain/kernel/event.ts'
import { plain } from '../../domain/kernel/codecs/classification.ts'
import { defineKeyedRead, defineRead } from '../../domain/kernel/requests/read.ts'
import { defineKeyedWrite, defineWrite } from '../../domain/kernel/requests/write.ts'
import { offline } from '../../domain/samples.ts'
import type { AnyOperation, Operation } from '../api/operation.ts'
import { readEffect, writeEffect } from './call-effect.ts'
import { portalEvolution, type State } from '../../domain/state.ts'
import type { AnyEffect } from './effect.ts'
import { stubPorts } from './fakes.testing.ts'
import { responds, fails, fakeHost } from './testing.ts'
import { portalRead, portalWrite } from './portal-calls.ts'

const operation = (id: string) =>
  ({ id, method: 'GET' }) as unknown as Operation<Record<never, never>, { name: string }, never> // all that a fake host needs
const getDish = operation('getDish')
const sendDish = operation('sendDish')

const dishRead = defineKeyedRead('Dish', {
  key: ['dishId', plain],
  data: { title: plain },
  value: ({ title }) => title,
})
const { DishRequested, DishLoaded, DishFailed } = dishRead.events
const menuRead = defineRead('Menu', { data: { title: plain }, value: ({ title }) => title })
const { MenuRequested, MenuLoaded } = menuRead.events
const orderWrite = defineWrite('Order', { data: { dish: plain } })
const { OrderRequested, OrderFailed } = orderWrite.events
const removal = defineKeyedWrite('Removal', { key: ['dishId', plain], data: {} })
const { RemovalRequested, RemovalFailed } = removal.events
const OrderTaken = defineEvent('OrderTaken', { dish: plain })
const Removed = defineEvent('Removed', {})

const loadDish = portalRead(dishRead, {
  name: 'dish.load',
  call: (_, { api }) => api(getDish),
  data: ({ name }, { dishId }) => ({ title: `${name} ${dishId}` }),
})
const loadMenu = portalRead(menuRead, {
  name: 'menu.load',
  call: (_, { api }) => api(getDish),
  data: ({ name }) => ({ title: name }),
})
const sendOrder = portalWrite(orderWrite, {
  name: 'order.send',
  call: (_, { api }) => api(sendDish),
  emits: [OrderTaken],
  done: ({ data }, { dish }) => (data.name === 'off' ? OrderFailed({ problem: offline }) : OrderTaken({ dish })),
})
const sendRemoval = portalWrite(removal, {
  name: 'removal.send',
  call: (_, { api }) => api(sendDish),
  emits: [Removed],
  done: () => Removed({}),
})

const names = (list: readonly { readonly type: string }[]) => list.map(({ type }) => type)
const soup = responds(getDish as AnyOperation, { name: 'soup' })
const taken = responds(sendDish as AnyOperation, { name: 'pie' })

/** What an effect emits for consecutive requests, 1 ms apart; the host responds after 5 ms. */
const emittedBy = (
  started: AnyEffect<State>,
  host: ReturnType<typeof fakeHost>,
  ...requests: readonly DomainEvent[]
): readonly DomainEvent[] => {
  const emitted: DomainEvent[] = []
  const events = new Subject<RecordedEvent>()
  vi.useFakeTimers()
  const subscription = started.start(
    { events, state: () => portalEvolution().initial(), append: (event) => void emitted.push(event) },
    stubPorts({ api: host.api }),
    NEVER,
  )
  for (const [index, request] of requests.entries()) {
    events.next({ ...request, seq: index + 1, at: index, v: 1, causedBy: null })
    vi.advanceTimersByTime(1)
  }
  vi.advanceTimersByTime(10)
  subscription.unsubscribe()
  return emitted
}

afterEach(() => {
  vi.useRealTimers()
})

describe('[BED-3] the effect of a read', () => {
  it('is on the request and emits the other two', () => {
    expect([names(loadDish.on), names(loadDish.emits)]).toEqual([['DishRequested'], ['DishLoaded', 'DishFailed']])
  })

  it('repeats the id of the request', () => {
    const request = DishRequested({ dishId: '1' })
    expect(emittedBy(loadDish, fakeHost(soup), request)).toEqual([DishLoaded({ dishId: '1', title: 'soup 1' })])
    expect(emittedBy(loadDish, fakeHost(fails(getDish, offline)), request)).toEqual([
      DishFailed({ dishId: '1', problem: offline }),
    ])
  })

  it('lets a later request of the same id cancel the earlier one, and no other', () => {
    const [one, two] = [DishRequested({ dishId: '1' }), DishRequested({ dishId: '2' })]
    expect(emittedBy(loadDish, fakeHost(soup), one, two, one)).toEqual([
      DishLoaded({ dishId: '2', title: 'soup 2' }),
      DishLoaded({ dishId: '1', title: 'soup 1' }),
    ])
    expect(emittedBy(loadMenu, fakeHost(soup), MenuRequested({}), MenuRequested({}))).toEqual([
      MenuLoaded({ title: 'soup' }),
    ])
  })

  it('fails as it declares where making the call throws', () => {
    const problem = { kind: 'unexpected', reason: 'Error' } as const
    expect(emittedBy(loadDish, fakeHost(), DishRequested({ dishId: '1' }))).toEqual([
      DishFailed({ dishId: '1', problem }),
    ])
  })
})

describe('[BED-3] the effect of a change', () => {
  it('drops a request while one is under way', () => {
    const request = OrderRequested({ dish: 'pie' })
    expect(emittedBy(sendOrder, fakeHost(taken), request, request)).toEqual([OrderTaken({ dish: 'pie' })])
  })

  it('lets changes of different ids go side by side', () => {
    const [one, two] = [RemovalRequested({ dishId: '1' }), RemovalRequested({ dishId: '2' })]
    expect(emittedBy(sendRemoval, fakeHost(taken), one, two, one)).toEqual([Removed({}), Removed({})])
  })

  it('fails where the call does, or where the response says so', () => {
    const off = responds(sendDish as AnyOperation, { name: 'off' })
    for (const script of [fails(sendDish, offline), off])
      expect(emittedBy(sendOrder, fakeHost(script), OrderRequested({ dish: 'pie' }))).toEqual([
        OrderFailed({ problem: offline }),
      ])
    expect(emittedBy(sendRemoval, fakeHost(fails(sendDish, offline)), RemovalRequested({ dishId: '1' }))).toEqual([
      RemovalFailed({ dishId: '1', problem: offline }),
    ])
  })
})

/** What must not compile; `tsc` reports each of these comments without an error below it. */
export const mistakes = () => {
  readEffect<object>()(dishRead, {
    name: 'mistaken',
    call: (_, { api }) => api(getDish),
    // @ts-expect-error the title is missing
    data: () => ({}),
  })
  readEffect<object>()(dishRead, {
    name: 'mistaken',
    // @ts-expect-error a request has no name
    call: ({ name }, { api }) => api(getDish, { path: { name } }),
    data: () => ({ title: '' }),
  })
  writeEffect<object>()(orderWrite, {
    name: 'mistaken',
    call: (_, { api }) => api(sendDish),
    emits: [OrderTaken],
    // @ts-expect-error Removed is not among `emits`
    done: () => Removed({}),
  })
}
