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
