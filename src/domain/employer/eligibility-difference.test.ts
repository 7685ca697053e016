import { describe, expect, it } from 'vitest'
import { produced, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import type { Difference } from './eligibility-difference.ts'
import {
  DifferenceFailed,
  DifferenceLoaded,
  DifferenceRequested,
  eligibilityDifference,
  everybody,
  requestDifference,
  selectDifference,
  selectLosses,
  totalsOfDifference,
} from './eligibility-difference.ts'

const given = story(eligibilityDifference)
const difference: Difference = {
  benefits: [
    { benefitId: '208', benefit: 'Private medical', gains: 2, losses: 1 },
    { benefitId: '221', benefit: 'Electric car', gains: 0, losses: 4 },
  ],
  people: [],
  pages: 1,
  total: 7,
}
const asked = { uploadId: 'u1', query: everybody }

describe('the difference of eligibility', () => {
  it('[EMP-3] names who loses before it is applied, and is unknown for another upload', () => {
    const person = (employeeNumber: string, change: 'gain' | 'lose') => ({
      employeeNumber,
      employee: employeeNumber,
      benefitId: '221',
      benefit: 'Electric car',
      change,
      reason: '',
    })
    const people = [person('a', 'lose'), person('b', 'gain'), person('c', 'lose')]
    const { state } = given(
      DifferenceRequested(asked),
      DifferenceLoaded({ uploadId: 'u1', difference: { ...difference, people } }),
    )
    expect(selectLosses(state, 'u1')).toEqual({ losses: 5, named: [people[0], people[2]], others: 3 })
    expect(selectLosses(state, 'u2')).toBeNull()
    expect(selectLosses(given(DifferenceRequested(asked)).state, 'u1')).toBeNull()
  })

  it('[EMP-3] is requested by upload and query, and keeps what is in view while it loads', () => {
    expect(given().when(requestDifference, asked)).toEqual(produced(DifferenceRequested(asked)))
    const loaded = [DifferenceRequested(asked), DifferenceLoaded({ uploadId: 'u1', difference })]
    const query = { ...everybody, page: 2 }
    const next = given(...loaded, DifferenceRequested({ uploadId: 'u1', query }))
    expect(selectDifference(next.state)).toEqual({
      uploadId: 'u1',
      query,
      shown: { status: 'loading', value: difference },
    })
    const other = given(...loaded, DifferenceRequested({ uploadId: 'u2', query: everybody }))
    expect(selectDifference(other.state).shown).toEqual({ status: 'loading', value: null })
  })

  it('[EMP-3] fails', () => {
    const failed = given(DifferenceRequested(asked), DifferenceFailed({ uploadId: 'u1', problem: offline }))
    expect(selectDifference(failed.state).shown).toEqual({ status: 'failed', problem: offline, value: null })
  })

  it('[EMP-3] has the sums of its benefits', () => {
    expect(totalsOfDifference(difference)).toEqual({ gains: 2, losses: 5 })
  })
})
