import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPactLibrary, type PactLibrary } from '../../pact-library.ts'
import { tryKnown } from './try.ts'

let pact: PactLibrary
beforeAll(async () => {
  pact = await startPactLibrary()
}, 60_000)
afterAll(() => pact.close())

it('[BED-10] of 59 known mutants of every kind none is missed, and no more than two are named wrongly', async () => {
  const trials = await tryKnown(pact)
  const table = trials.map(({ kind, what, outlier, named, mismatches }) => ({
    kind,
    what,
    outlier: outlier ?? 'cannot be known',
    named: mismatches.length === 0 ? 'nothing' : named.map((one) => one ?? 'cannot be known').join(' and '),
  }))
  console.table(table)
  expect(table.length).toBe(59)
  expect(table.filter(({ named }) => named === 'nothing')).toEqual([])
  const wrong = table.filter(({ outlier, named }) => outlier !== named)
  expect(wrong.length, JSON.stringify(wrong, null, 2)).toBeLessThanOrEqual(2)
}, 120_000)
