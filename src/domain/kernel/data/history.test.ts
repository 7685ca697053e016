import * as fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { defineEvent, type RecordedEvent } from '../event.ts'
import { evolution } from '../evolve.ts'
import { historyOf } from './history.ts'
import { plain } from '../codecs/classification.ts'
import { defineSlice } from '../slice.ts'

const RowsLoaded = defineEvent('RowsLoaded', { rows: t.array(t.type({ id: plain, count: t.number })) })
const RowCounted = defineEvent('RowCounted', { by: t.number })
const Ended = defineEvent('Ended', {})
const rows = defineSlice({
  name: 'rows',
  lifetime: 'session',
  initial: () => ({ all: [] as { id: string; count: number }[] }),
  own: { RowsLoaded, RowCounted },
  on: {
    RowsLoaded: (draft, { rows: loaded }) => {
      draft.all = loaded
    },
    RowCounted: (draft, { by }) => {
      for (const row of draft.all) row.count += by
    },
  },
})
const ends = defineSlice({
  name: 'ends',
  lifetime: 'page',
  initial: () => ({ count: 0 }),
  own: { Ended },
  on: {
    Ended: (draft) => {
      draft.count += 1
    },
  },
})
const whole = evolution([rows, ends], { resetOn: Ended })

const event = fc.oneof(
  fc.nat(3).map((length) => RowsLoaded({ rows: Array.from({ length }, (_, i) => ({ id: `${i}`, count: i })) })),
  fc.nat(5).map((by) => RowCounted({ by })),
  fc.constant(Ended({})),
)
const log = fc
  .array(event, { maxLength: 60 })
  .map((events) => events.map((one, i): RecordedEvent => ({ ...one, seq: i + 1, at: i, v: 1, causedBy: null })))

describe('a history', () => {
  it('[BED-8] returns every state of a log in any order of requests, as a replay from the beginning does', () => {
    fc.assert(
      fc.property(
        log,
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.nat(1000), { maxLength: 30 }),
        (events, every, asked) => {
          const history = historyOf(whole, events, { every })
          const states = asked.map((number) => {
            const count = number % (events.length + 1)
            return [count, history.stateAt(count)] as const
          })
          for (const [count, state] of states)
            expect([count, state]).toEqual([count, whole.replay(whole.initial(), events.slice(0, count))])
        },
      ),
    )
  })

  it('[BED-8] has no state before the log or after it', () => {
    const history = historyOf(whole, [])
    expect(history.stateAt(0)).toEqual(whole.initial())
    expect(() => history.stateAt(1)).toThrow('The log has no state after 1 events: it has 0.')
    expect(() => history.stateAt(-1)).toThrow('it has 0.')
  })
})
