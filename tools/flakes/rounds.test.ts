import { describe, expect, it } from 'vitest'
import { flakesIn, rateOf, type Round } from './rounds.ts'

const round = (seed: number, failed: readonly string[] = [], tests: readonly string[] = ['a', 'b']): Round => ({
  suite: 'journeys',
  seed,
  runs: tests.map((test) => ({
    test,
    failure: failed.includes(test) ? 'it waited' : null,
    trace: failed.includes(test) ? `trace of ${test}, ${seed}` : null,
  })),
})

describe('what fails now and then', () => {
  it('is named with its rate, its seeds and its traces, the most frequent first', () => {
    expect(flakesIn([round(1, ['b']), round(2, ['a', 'b']), round(3)])).toEqual([
      {
        test: 'journeys: b',
        runs: 3,
        failures: [
          { seed: 1, message: 'it waited', trace: 'trace of b, 1' },
          { seed: 2, message: 'it waited', trace: 'trace of b, 2' },
        ],
      },
      { test: 'journeys: a', runs: 3, failures: [{ seed: 2, message: 'it waited', trace: 'trace of a, 2' }] },
    ])
  })

  it('has a rate over all runs', () => {
    expect(rateOf([round(1, ['b']), round(2)])).toBe('1 of 4 runs failed: 25.0 %.')
  })

  it('is bounded by the number of runs where nothing failed', () => {
    const rounds = Array.from({ length: 40 }, (_, seed) => round(seed))
    expect(rateOf(rounds)).toContain('0 of 80 runs failed. Each of 2 tests ran 40 times or more')
    expect(rateOf(rounds)).toContain('more often than 7.5 % of its runs')
  })

  it('is not said to be absent where no test ran', () => {
    expect(rateOf([])).toBe('No test ran.')
    expect(rateOf([{ suite: 'units', seed: 1, runs: [] }])).toBe('No test ran.')
  })
})
