import * as fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { defineEvent, upcast, type RecordedEvent } from './event.ts'
import { evolution } from './evolve.ts'
import { hashOf } from './data/hash.ts'
import { plain } from './codecs/classification.ts'
import { defineSlice } from './slice.ts'

const Row = t.type({ id: plain, count: t.number })
const RowsLoaded = defineEvent('RowsLoaded', { rows: t.array(Row) })
const RowCounted = defineEvent('RowCounted', { id: plain, by: t.number })
const RowDropped = defineEvent('RowDropped', { id: plain })
const SessionEnded = defineEvent('SessionEnded', {})

const rows = defineSlice({
  name: 'rows',
  lifetime: 'session',
  initial: () => ({ all: [] as t.TypeOf<typeof Row>[] }),
  own: { RowsLoaded, RowCounted, RowDropped },
  on: {
    RowsLoaded: (draft, { rows }) => {
      draft.all = rows
    },
    RowCounted: (draft, { id, by }) => {
      for (const row of draft.all) if (row.id === id) row.count += by
    },
    RowDropped: (draft, { id }) => {
      draft.all = draft.all.filter((row) => row.id !== id)
    },
  },
})
const totals = defineSlice({
  name: 'totals',
  lifetime: 'page',
  initial: () => ({ counted: 0, lastAt: 0, ended: 0 }),
  own: { SessionEnded },
  on: {
    SessionEnded: (draft) => {
      draft.ended += 1
    },
  },
  extraReducers: (on) => [
    on(RowCounted, (draft, { by }, at) => {
      draft.counted += by
      draft.lastAt = at
    }),
  ],
})
const { initial, evolve, replay } = evolution([rows, totals], { resetOn: SessionEnded, freeze: true })

const id = fc.constantFrom('a', 'b', 'c')
const event = fc.oneof(
  fc.array(fc.record({ id, count: fc.nat(9) }), { maxLength: 3 }).map((all) => RowsLoaded({ rows: all })),
  fc.record({ id, by: fc.nat(9) }).map(RowCounted),
  fc.record({ id }).map(RowDropped),
  fc.constant(SessionEnded({})),
)
const log = fc
  .array(event, { maxLength: 40 })
  .map((events): RecordedEvent[] =>
    events.map((made, i) => ({ ...made, seq: i + 1, at: i * 1000, v: 1, causedBy: null })),
  )

describe('evolution', () => {
  it('[BED-2] folds any log to one state hash under both runners, and changes no event of it', () => {
    fc.assert(
      fc.property(log, (events) => {
        const before = hashOf(events)
        const live = events.reduce(evolve, initial())
        const bulk = replay(initial(), events)
        expect(hashOf(bulk)).toBe(hashOf(live))
        expect(hashOf(events)).toBe(before)
      }),
    )
  })

  it('keeps the identity of slices that an event does not touch', () => {
    const first = evolve(initial(), recorded(RowsLoaded({ rows: [{ id: 'a', count: 1 }] })))
    const second = evolve(first, recorded(RowDropped({ id: 'a' })))
    expect(second.totals).toBe(first.totals)
    expect(second.rows).not.toBe(first.rows)
    expect(evolve(second, recorded(RowCounted({ id: 'z', by: 0 })))).toBe(second)
  })

  it('starts the slices of a session again when it ends, and keeps those of the page', () => {
    const before = evolve(initial(), recorded(RowsLoaded({ rows: [{ id: 'a', count: 1 }] })))
    const after = evolve(before, recorded(SessionEnded({})))
    expect(after).toEqual({ rows: { all: [] }, totals: { counted: 0, lastAt: 0, ended: 1 } })
  })

  it('refuses two slices that define one event, and an event that none defines', () => {
    expect(() => evolution([rows, { ...rows, name: 'again' }])).toThrow('Two slices define the event RowsLoaded.')
    expect(() => evolution([totals])).toThrow('A slice reacts to RowCounted, which no slice defines.')
    const Stray = defineEvent('Stray', {})
    expect(() => evolve(initial(), recorded(Stray({})))).toThrow('No slice defines the event Stray (number 1).')
  })
})

describe('defineEvent', () => {
  it('[BED-9] brings data of an older version up to the newest while decoding, and no newer data down', () => {
    const Renamed = defineEvent('Renamed', { full: plain, length: t.number }, [
      upcast(t.type({ name: plain }), ({ name }) => ({ full: name })),
      upcast(t.type({ full: plain }), ({ full }) => ({ full, length: full.length })),
    ])
    expect(Renamed.v).toBe(3)
    expect(Renamed.decode({ name: 'Ann' }, 1)).toMatchObject({ right: { full: 'Ann', length: 3 } })
    expect(Renamed.decode({ full: 'Ann' }, 2)).toMatchObject({ right: { full: 'Ann', length: 3 } })
    expect(Renamed.decode({ name: 'Ann' }, 3)._tag).toBe('Left')
  })
})

const recorded = (made: { type: string; data: unknown }): RecordedEvent => ({
  ...made,
  seq: 1,
  at: 0,
  v: 1,
  causedBy: null,
})
