import { describe, expect, it } from 'vitest'
import { addressOf } from './address.ts'
import { clockText, dayText, spanText, yearAt } from './format.ts'
import { placeIn, stepFrom } from './use-find.ts'
import { waitBefore } from './use-player.ts'

describe('moving through a log', () => {
  it('[BED-8] steps among the events that were found, and stops at both ends', () => {
    const places = Int32Array.of(2, 5, 9)
    expect([0, 2, 3, 9, 12].map((place) => placeIn(places, place))).toEqual([0, 0, 1, 2, 3])
    expect([2, 3, 9].map((place) => stepFrom(places, 20, place, 1))).toEqual([5, 5, 9])
    expect([2, 3, 12].map((place) => stepFrom(places, 20, place, -1))).toEqual([2, 2, 9])
    expect([stepFrom(null, 3, 2, 1), stepFrom(null, 3, 0, -1), stepFrom(Int32Array.of(), 3, 1, 1)]).toEqual([2, 0, 1])
  })

  it('[BED-8] plays at a pace, or as recorded with long pauses cut', () => {
    expect([waitBefore('1', 0, 9), waitBefore('16', 0, 9)]).toEqual([1000, 62.5])
    expect([waitBefore('recorded', 100, 350), waitBefore('recorded', 0, 900_000)]).toEqual([250, 1500])
  })

  it('[BED-8] shows the recorded address with its query, and guesses one for older logs', () => {
    const now = { path: '/app/employee-data', choices: { page: '2' }, words: { search: 'a b' } }
    expect(addressOf({ state: { address: { now } } })).toEqual({
      path: '/app/employee-data?page=2&search=a+b',
      known: 'recorded',
    })
    const signedIn = { session: { now: { kind: 'signedIn' } } }
    expect(addressOf({ state: signedIn })).toEqual({ path: '/app/home/', known: 'guessed' })
    expect(addressOf({ state: {} })).toEqual({ path: '/', known: 'guessed' })
  })

  it('[BED-8] writes spans of time so that they line up', () => {
    expect([0, 62_345, 3_723_004, -50].map(spanText)).toEqual(['+0:00.000', '+1:02.345', '+1:02:03.004', '−0:00.050'])
  })
})

it.each([8.64e15 + 1, -9e15, Infinity, NaN])(
  '[BED-8] a time that no calendar has is shown as the log has it: %d',
  (at) => {
    expect([clockText(at), dayText(at), yearAt(at)]).toEqual([`at ${at}`, `at ${at}`, 1970])
  },
)
