import { describe, expect, it } from 'vitest'
import { invariants } from './invariants.ts'
import { loaded } from './kernel/requests/remote.ts'
import { put } from './kernel/data/table.ts'
import { benefit, profile } from './samples.ts'
import { portalEvolution, slices, type State } from './state.ts'

const { initial } = portalEvolution()
const signedOut = { kind: 'signedOut', reason: null, message: null } as const
const row = { selectionId: 'row', employeeName: 'Zoë', orderValue: 1, requestedOn: null, checks: [], fields: {} }

/** The invariants that a state breaks, with their sentences. */
const brokenBy = (change: (state: State) => void): Readonly<Record<string, string>> => {
  const state = initial()
  change(state)
  return Object.fromEntries(
    invariants.flatMap(({ name, broken }) => {
      const sentence = broken(state)
      return sentence === null ? [] : [[name, sentence]]
    }),
  )
}

describe('the invariants of the state', () => {
  it('[BED-8] hold at the beginning, for a visitor and for somebody who is signed in', () => {
    expect(brokenBy(() => {})).toEqual({})
    expect(brokenBy((state) => void (state.session.now = signedOut))).toEqual({})
    expect(
      brokenBy((state) => {
        state.session.now = { kind: 'signedIn', profile }
        state.eligible.benefits = loaded([benefit], 0)
        state.idle.phase = { kind: 'counting', secondsLeft: 15 }
        state.approvals.pending = loaded(
          { benefitId: 'a', benefitName: 'A', takesReason: false, firstDeduction: null, rows: [row] },
          0,
        )
        put(state.approvals.ticked, 'row', true)
        state.approvals.decision = { kind: 'sending', decision: 'approve' }
      }),
    ).toEqual({})
  })

  const cases: readonly (readonly [string, string, (state: State) => void])[] = [
    [
      'signedOutHoldsNothing',
      'Nobody is signed in, and ‘eligible’ holds something.',
      (state) => {
        state.session.now = signedOut
        state.eligible.benefits = { status: 'loading', value: null }
      },
    ],
    [
      'signedOutIsNotIdle',
      'Nobody is signed in, and the quiet is counted.',
      (state) => {
        state.session.now = signedOut
        state.idle.phase = { kind: 'noticed' }
      },
    ],
    [
      'countdownIsShort',
      'The countdown is at 0 seconds.',
      (state) => {
        state.idle.phase = { kind: 'counting', secondsLeft: 0 }
      },
    ],
    [
      'decisionHasRows',
      'A decision is on its way, and no row is ticked.',
      (state) => {
        state.approvals.decision = { kind: 'sending', decision: 'reject' }
        put(state.approvals.ticked, 'gone', true)
      },
    ],
    [
      'benefitsAreNamedOnce',
      `The benefit ${benefit.benefitId} is in the list twice.`,
      (state) => {
        state.eligible.benefits = loaded([benefit, { ...benefit }], 0)
      },
    ],
    [
      'slideIsThere',
      'Slide 1 is shown of 0.',
      (state) => {
        state.carousel.shown = 0
      },
    ],
  ]
  it.each(cases)('[BED-8] tell when %s does not hold', (name, sentence, change) => {
    expect(brokenBy(change)).toEqual({ [name]: sentence })
  })

  it('[BED-8] each has a case here, and names slices that there are', () => {
    const names = new Set<string>(slices.map(({ name }) => name))
    expect(invariants.flatMap((one) => one.slices).filter((slice) => !names.has(slice))).toEqual([])
    const proven = [...cases.map(([name]) => name), 'currentPriceIsOfTheChoice']
    expect(invariants.map(({ name }) => name).toSorted()).toEqual(proven.toSorted())
  })
})
