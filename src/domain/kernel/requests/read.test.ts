import { right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { upcast } from '../event.ts'
import { produced, refused, story } from '../testing.ts'
import { plain } from '../codecs/classification.ts'
import { defineKeyedRead, defineRead } from './read.ts'
import { idle, type Remote, type RemoteById } from './remote.ts'
import { defineSlice } from '../slice.ts'

const offline = { kind: 'network' } as const

const read = defineRead('Menu', {
  repeats: { day: plain },
  params: { typing: t.boolean },
  data: { dishes: t.array(plain) },
  value: ({ day, dishes }) => ({ day, count: dishes.length }),
})
const { MenuRequested, MenuLoaded, MenuFailed } = read.events
const menu = defineSlice({
  name: 'menu',
  lifetime: 'session',
  initial: (): { now: Remote<{ day: string; count: number }>; asked: number } => ({ now: idle, asked: 0 }),
  own: read.events,
  on: {
    ...read.on('now'),
    MenuRequested: (draft, data, at) => {
      read.on('now').MenuRequested(draft, data, at)
      draft.asked += 1
    },
  },
})
const requestMenu = read.request(menu, 'now')
const selectMenu = read.select(menu, 'now')

const dishRead = defineKeyedRead('Dish', {
  key: ['dishId', plain],
  data: { price: t.number },
  value: ({ price }) => price,
})
const { DishRequested, DishLoaded, DishFailed } = dishRead.events
const dishes = defineSlice({
  name: 'dishes',
  lifetime: 'session',
  initial: (): { byId: RemoteById<number> } => ({ byId: {} }),
  own: dishRead.events,
  on: dishRead.on('byId'),
})
/** The same, with a slice that is the record itself. */
const record = defineSlice({
  name: 'record',
  lifetime: 'session',
  initial: (): RemoteById<number> => ({}),
  own: dishRead.events,
  on: dishRead.on(),
})
const requestDish = dishRead.request(dishes, 'byId')
const selectDish = dishRead.select(dishes, 'byId')
const selectRecorded = dishRead.select(record)

const given = story(menu, dishes)
const monday = { day: 'Monday', typing: false }

describe('[BED-2] a read of one thing', () => {
  it('has three events, whose names and data follow from its definition', () => {
    expect([MenuRequested, MenuLoaded, MenuFailed].map(({ type, v }) => [type, v])).toEqual([
      ['MenuRequested', 1],
      ['MenuLoaded', 1],
      ['MenuFailed', 1],
    ])
    const loaded: { readonly type: 'MenuLoaded'; readonly data: { day: string; dishes: string[] } } = MenuLoaded({
      day: 'Monday',
      dishes: ['soup'],
    })
    expect(loaded.data).toEqual({ day: 'Monday', dishes: ['soup'] })
    expect(MenuFailed.codec.is({ day: 'Monday', problem: offline })).toBe(true)
  })

  it('keeps its value through a reload and a failure', () => {
    const seen = given(MenuRequested(monday)).at(5, MenuLoaded({ day: 'Monday', dishes: ['soup', 'pie'] }))
    const value = { day: 'Monday', count: 2 }
    expect(selectMenu(seen.state)).toEqual({ status: 'loaded', value, at: 5 })
    expect(selectMenu(seen.at(6, MenuRequested(monday)).state)).toEqual({ status: 'loading', value })
    const broken = seen.at(6, MenuRequested(monday), MenuFailed({ day: 'Monday', problem: offline }))
    expect(selectMenu(broken.state)).toEqual({ status: 'failed', problem: offline, value })
    expect(broken.state.menu.asked).toBe(2)
    expect(selectMenu.slices).toEqual(['menu'])
  })

  it('is requested once at a time', () => {
    expect(given().when(requestMenu, monday)).toEqual(produced(MenuRequested(monday)))
    expect(given(MenuRequested(monday)).when(requestMenu, monday)).toEqual(refused('busy'))
  })
})

describe('[BED-2] a read of many things', () => {
  it('keeps each by its id', () => {
    const seen = given(
      DishRequested({ dishId: 'a' }),
      DishLoaded({ dishId: 'a', price: 3 }),
      DishRequested({ dishId: 'b' }),
    )
    expect(selectDish(seen.state, 'a')).toEqual({ status: 'loaded', value: 3, at: 0 })
    expect(selectDish(seen.state, 'b')).toEqual({ status: 'loading', value: null })
    expect(selectDish(seen.state, 'c')).toBe(idle)
    expect(seen.when(requestDish, 'a')).toEqual(produced(DishRequested({ dishId: 'a' })))
    expect(seen.when(requestDish, 'b')).toEqual(refused('busy'))
  })

  it('is kept in a field of its slice, or as the whole of it', () => {
    const seen = story(record)(DishFailed({ dishId: 'a', problem: offline }))
    expect(selectRecorded(seen.state, 'a')).toEqual({ status: 'failed', problem: offline, value: null })
  })

  it('takes older shapes of what was loaded', () => {
    const priced = defineRead('Price', {
      data: { pence: t.number },
      value: ({ pence }) => pence,
      upcasts: [upcast(t.type({ pounds: t.number }), ({ pounds }) => ({ pence: pounds * 100 }))],
    })
    expect(priced.loaded.v).toBe(2)
    expect(priced.loaded.decode({ pounds: 3 }, 1)).toEqual(right({ pence: 300 }))
  })
})

/** What must not compile; `tsc` reports each of these comments without an error below it. */
export const mistakes = () => {
  // @ts-expect-error the price is a number
  DishLoaded({ dishId: 'a', price: '3' })
  // @ts-expect-error a failure names the dish as well
  DishFailed({ problem: offline })
  // @ts-expect-error no event has this name
  void dishRead.events.DishFound
  // @ts-expect-error the slice has no such field
  dishRead.select(dishes, 'names')
  // @ts-expect-error the menu is another value
  read.select(dishes, 'byId')
  // @ts-expect-error the id is a string
  requestDish({ dishes: { byId: {} } }, 3)
  defineSlice({
    name: 'forgetful',
    lifetime: 'session',
    initial: (): { now: Remote<number> } => ({ now: idle }),
    own: dishRead.events,
    // @ts-expect-error DishFailed has no handler
    on: { DishRequested: () => {}, DishLoaded: () => {} },
  })
  defineSlice({
    name: 'mismatched',
    lifetime: 'session',
    initial: (): { byId: RemoteById<string> } => ({ byId: {} }),
    own: dishRead.events,
    // @ts-expect-error the read keeps numbers
    on: dishRead.on('byId'),
  })
}
