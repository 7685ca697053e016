import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { hashOf } from '../../../src/domain/kernel/data/hash.ts'
import type { Failure, Judge } from './failure.ts'
import { shrink, eventsOf, unitsOf, without } from './shrink.ts'

/** An event of this number; its type says whether it is a request. */
const event = (seq: number, causedBy: number | null = null, type = 'Happened'): RecordedEvent => ({
  seq,
  at: seq,
  v: 1,
  type,
  data: {},
  causedBy,
})
const seqs = (events: readonly RecordedEvent[]): number[] => events.map(({ seq }) => seq)
const failure = (sort: string, seq: number | null = null): Failure => ({
  kind: 'expected',
  sort,
  sentence: `It fails: ${sort}.`,
  seq,
})

/** A judge that fails as long as all these events are in the log. */
const needing =
  (...needed: readonly number[]): Judge =>
  (events) =>
    needed.every((seq) => events.some((one) => one.seq === seq)) ? failure('needed') : null

describe('the units of a log', () => {
  const log = [
    event(1, null, 'AskRequested'),
    event(2),
    event(3, 1),
    event(4, 3, 'AgainRequested'),
    event(5, 4),
    event(6, 3),
    event(7, 99),
  ]

  it('[BED-8] keep a request and its responses together, and attach a request that followed to what caused it', () => {
    const units = unitsOf(log)
    expect(units.map(({ events }) => seqs(events))).toEqual([[1, 3, 6], [2], [4, 5], [7]])
    expect(units.map(({ cause }) => cause && seqs(cause.events))).toEqual([null, null, [1, 3, 6], null])
  })

  it('[BED-8] go together with what hangs on them', () => {
    const units = unitsOf(log)
    const [first, , third] = units
    expect(seqs(eventsOf(without(units, new Set([first!])), log))).toEqual([2, 7])
    expect(seqs(eventsOf(without(units, new Set([third!])), log))).toEqual([1, 2, 3, 6, 7])
  })
})

describe('shrinking', () => {
  const log = Array.from({ length: 100 }, (_, i) => event(i + 1))

  it('[BED-8] leaves what the failure needs, with its numbers, in few runs', async () => {
    const shrunk = await shrink(log, failure('needed'), needing(17, 18, 90))
    expect(seqs(shrunk.events)).toEqual([17, 18, 90])
    expect(shrunk.units).toEqual({ before: 100, after: 3 })
    expect(shrunk.runs).toBeLessThan(60)
  })

  it('[BED-8] keeps a response of which only the request is needed', async () => {
    const pair = [event(1), event(2, null, 'AskRequested'), event(3), event(4, 2)]
    expect(seqs((await shrink(pair, failure('needed'), needing(2))).events)).toEqual([2, 4])
  })

  it('[BED-8] does not take another failure for the same', async () => {
    const judge: Judge = (events) => (events.length > 50 ? failure('many') : failure('few'))
    expect((await shrink(log, failure('many'), judge)).events).toHaveLength(51)
  })

  it('[BED-8] leaves what comes after the failure out at once', async () => {
    const judge: Judge = (events) => (events.some(({ seq }) => seq === 3) ? failure('third', 3) : null)
    const runs: number[] = []
    await shrink(log, failure('third', 3), judge, (units) => runs.push(units))
    expect(runs.slice(0, 2)).toEqual([100, 3])
  })

  it('[BED-8] ends in a log from which no single unit can go, whatever the log and the failure', async () => {
    const someLog = fc
      .array(fc.tuple(fc.nat(), fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 40 })
      .map((all) =>
        all.map(([cause, isCaused, isRequestEvent], i) =>
          event(i + 1, isCaused && i > 0 ? (cause % i) + 1 : null, isRequestEvent ? 'AskRequested' : 'Happened'),
        ),
      )
    await fc.assert(
      fc.asyncProperty(someLog, fc.integer(), async (all, salt) => {
        // A hash decides whether it fails, so what can be removed depends on what was removed before.
        const judge = (events: readonly RecordedEvent[]) =>
          events.length === all.length || parseInt(hashOf([salt, seqs(events)]), 16) % 3 === 0 ? failure('any') : null
        const { events } = await shrink(all, failure('any'), judge)
        expect(judge(events)?.sort).toBe('any')
        const units = unitsOf(events)
        for (const unit of units) expect(judge(eventsOf(without(units, new Set([unit])), events))).toBeNull()
      }),
    )
  })
})
