import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../domain/kernel/command.ts'
import { defineEvent, type RecordedEvent } from '../../domain/kernel/event.ts'
import { evolution } from '../../domain/kernel/evolve.ts'
import { defineSlice } from '../../domain/kernel/slice.ts'
import { createStore, type Aside } from './store.ts'

const Counted = defineEvent('Counted', {})
const Named = defineEvent('Named', {})
const Unheeded = defineEvent('Unheeded', {})
const counter = defineSlice({
  name: 'counter',
  lifetime: 'session',
  initial: () => ({ count: 0 }),
  own: { Counted, Unheeded },
  on: {
    Counted: (draft) => {
      draft.count += 1
    },
    Unheeded: () => {},
  },
})
const names = defineSlice({
  name: 'names',
  lifetime: 'session',
  initial: () => ({ named: 0 }),
  own: { Named },
  on: {
    Named: (draft) => {
      draft.named += 1
    },
  },
})

const Followed = defineEvent('Followed', {})
const followers = defineSlice({
  name: 'followers',
  lifetime: 'session',
  initial: () => ({ seen: 0 }),
  own: { Followed },
  on: {
    Followed: (draft) => {
      draft.seen += 10
    },
  },
  extraReducers: (on) => [
    on(Counted, (draft) => {
      draft.seen += 1
    }),
  ],
})

/** A store whose clock advances one ms per reading, and the events it emitted. */
const open = () => {
  let now = 100
  const store = createStore(evolution([counter, names], { freeze: true }), () => now++)
  const received: RecordedEvent[] = []
  store.events.subscribe((event) => received.push(event))
  return { store, received }
}

describe('the store', () => {
  it('stamps time, sequence, version and cause', () => {
    const { store, received } = open()
    store.append(Counted({}))
    store.append(Named({}), 1)
    expect(received).toEqual([
      { seq: 1, at: 100, v: 1, type: 'Counted', data: {}, causedBy: null },
      { seq: 2, at: 101, v: 1, type: 'Named', data: {}, causedBy: 1 },
    ])
  })

  it('tells of an event once it is in the state', () => {
    const { store } = open()
    const counts: number[] = []
    store.events.subscribe(() => counts.push(store.state().counter.count))
    store.append(Counted({}))
    store.append(Counted({}))
    expect(counts).toEqual([1, 2])
  })

  it('lets a response that comes at once wait its turn', () => {
    const { store } = open()
    store.events.subscribe(({ type, seq }) => {
      if (type === 'Counted') store.append(Named({}), seq)
    })
    const seen: string[] = []
    store.events.subscribe(({ type, seq }) => seen.push(`${seq} ${type} ${store.state().names.named}`))
    store.append(Counted({}))
    expect(seen).toEqual(['1 Counted 0', '2 Named 1'])
  })

  it('wakes those alone who listen to a slice that changed, once an event', () => {
    const { store } = open()
    const woken: string[] = []
    const stop = store.subscribe(['counter'], () => woken.push('counter'))
    store.subscribe(['names'], () => woken.push('names'))
    store.subscribe(['counter', 'names'], () => woken.push('both'))
    store.append(Counted({}))
    expect(woken.splice(0)).toEqual(['counter', 'both'])
    store.append(Named({}))
    expect(woken.splice(0)).toEqual(['names', 'both'])
    store.append(Unheeded({}))
    expect(woken).toEqual([])
    stop()
    store.append(Counted({}))
    expect(woken).toEqual(['both'])
  })

  it('hands a command its state, input and time, and appends its event', () => {
    const { store, received } = open()
    const result = store.dispatch((state, by: string, now) => {
      expect([state.counter.count, by, now]).toEqual([0, 'me', 100])
      return right(Counted({}))
    }, 'me')
    expect(result).toEqual(right(Counted({})))
    expect(received.map(({ type }) => type)).toEqual(['Counted'])
  })

  it('gives a refusal back, and changes nothing', () => {
    const { store, received } = open()
    const before = store.state()
    expect(store.dispatch(() => left(refuse('busy')), undefined)).toEqual(left({ reason: 'busy' }))
    expect(store.state()).toBe(before)
    expect(received).toEqual([])
  })

  it('goes on after an event that no slice defines', () => {
    const { store, received } = open()
    expect(() => store.append({ type: 'Stray', data: {} })).toThrow('No slice defines the event Stray')
    store.append(Counted({}))
    expect(received.map(({ type }) => type)).toEqual(['Counted'])
  })

  it('grows by slices that start with what came before them, and keeps the others as they are', () => {
    const whole = evolution([counter, names, followers], { freeze: true })
    const { store, received } = open()
    store.append(Counted({}))
    const { counter: before } = store.state()
    const woken: string[] = []
    store.subscribe(['followers'], () => woken.push('followers'))
    store.subscribe(['counter'], () => woken.push('counter'))
    expect(() => store.append(Followed({}))).toThrow('No slice defines the event Followed')
    store.grow(whole, received)
    expect(store.state()).toEqual({ counter: { count: 1 }, names: { named: 0 }, followers: { seen: 1 } })
    expect(store.state().counter).toBe(before)
    store.append(Followed({}))
    store.append(Counted({}))
    expect(store.state()).toMatchObject({ counter: { count: 2 }, followers: { seen: 12 } })
    expect(woken).toEqual(['followers', 'followers', 'counter', 'followers'])
  })

  it('[BED-7] tells an event at which a handler throws, goes on from the state before it, and lets the error out', () => {
    const Burst = defineEvent('Burst', {})
    const fragile = defineSlice({
      name: 'fragile',
      lifetime: 'session',
      initial: () => ({ left: 1 }),
      own: { Burst },
      on: {
        Burst: (draft) => {
          draft.left = 0
          throw new Error('burst')
        },
      },
    })
    const store = createStore(evolution([counter, fragile]), () => 7)
    const sound: RecordedEvent[] = []
    const asides: Aside[] = []
    store.events.subscribe((event) => sound.push(event))
    store.asides.subscribe((aside) => asides.push(aside))
    expect(() => store.append(Burst({}))).toThrow('burst')
    store.append(Counted({}))
    expect([sound.map(({ seq }) => seq), asides]).toEqual([
      [2],
      [{ kind: 'broken', event: { seq: 1, at: 7, v: 1, type: 'Burst', data: {}, causedBy: null } }],
    ])
    expect(store.state()).toEqual({ counter: { count: 1 }, fragile: { left: 1 } })
  })

  it('[BED-7] tells each command with its input: before the event that it makes, or after the last one where it is refused', () => {
    const store = createStore(evolution([counter]), () => 7)
    const received: unknown[] = []
    store.asides.subscribe((aside) => received.push(aside))
    store.events.subscribe(({ seq }) => received.push(seq))
    const count = (state: object, name: string) => (name in state ? left(refuse('known')) : right(Counted({})))
    const never = () => left(refuse('busy'))
    store.dispatch(count, 'one')
    store.dispatch(never, undefined)
    expect(received).toEqual([
      { kind: 'command', command: count, input: 'one', refusal: null, at: 7, seq: 1 },
      1,
      { kind: 'command', command: never, input: undefined, refusal: { reason: 'busy' }, at: 7, seq: 1 },
    ])
  })
})
