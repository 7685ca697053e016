import { describe, expect, it } from 'vitest'
import { compare, pairsOf, slicesOfBoth } from './compare.ts'

const logOf = (...events: readonly (readonly [number, string])[]) => {
  const names = [...new Set(events.map(([, name]) => name))]
  return {
    length: events.length,
    types: names.map((name) => ({ name, area: 'x' })),
    columns: {
      seq: Float64Array.from(events, ([seq]) => seq),
      at: new Float64Array(events.length),
      type: Uint16Array.from(events, ([, name]) => names.indexOf(name)),
      cause: new Int32Array(events.length),
      flags: new Uint8Array(events.length),
    },
  }
}
const numbers = (...all: number[]) => Float64Array.from(all)

describe('two logs side by side', () => {
  it('[BED-8] lays events beside each other by number and type, and names the first that only one has', () => {
    const whole = logOf([1, 'A'], [2, 'B'], [3, 'C'], [5, 'D'])
    const pairs = pairsOf(whole, logOf([1, 'A'], [3, 'X'], [5, 'D'], [6, 'E']))
    expect([[...pairs.left], [...pairs.right]]).toEqual([
      [0, 3],
      [0, 2],
    ])
    expect(pairs.alone).toEqual({ side: 'left', place: 1 })
    expect(pairsOf(logOf([1, 'A']), logOf([1, 'A'], [2, 'B'])).alone).toEqual({ side: 'right', place: 1 })
    expect(pairsOf(whole, whole).alone).toBeNull()
  })

  it('[BED-8] finds the first other data and the first other state, also before any event', () => {
    const log = logOf([1, 'A'], [2, 'B'], [3, 'C'])
    const pairs = pairsOf(log, log)
    const one = { states: numbers(1, 2, 3, 4), events: numbers(7, 8, 9) }
    const differing = compare(pairs, one, { states: numbers(1, 2, 3, 5), events: numbers(7, 0, 9) }, [])
    expect([differing.data, differing.state]).toEqual([1, 2])
    expect(compare(pairs, one, { ...one, states: numbers(0, 2, 3, 4) }, []).state).toBe(-1)
    // A difference that a later event undoes is still the first.
    expect(compare(pairs, one, { ...one, states: numbers(1, 2, 9, 4) }, []).state).toBe(1)
    const same = compare(pairs, one, one, [])
    expect([same.data, same.state]).toEqual([null, null])
  })

  it('[BED-8] leaves out, by name, the slices that one build lacks', () => {
    expect(slicesOfBoth(['a', 'b'], ['b', 'c'])).toEqual({ both: ['b'], leftOut: ['a', 'c'] })
  })
})
