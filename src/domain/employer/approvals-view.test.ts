import { describe, expect, it } from 'vitest'
import { produced, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import {
  approvals,
  PendingBenefitsFailed,
  PendingBenefitsLoaded,
  PendingBenefitsRequested,
  requestPendingBenefits,
  selectPendingBenefits,
} from './approvals.ts'
import { firstPendingSort, pendingTotals, sortedPending } from './approvals-view.ts'

const given = story(approvals)

describe('the benefits that await approval', () => {
  it('[APP-1] are requested, load and fail', () => {
    const benefits = [
      {
        benefitId: 'dental',
        benefitName: 'Dental care',
        count: 3,
        summary: '3 selections',
        orderValue: 300,
        oldest: null,
      },
    ]
    expect(given().when(requestPendingBenefits)).toEqual(produced(PendingBenefitsRequested({})))
    const loaded = given(PendingBenefitsRequested({})).at(5, PendingBenefitsLoaded({ benefits }))
    expect(selectPendingBenefits(loaded.state)).toEqual({ status: 'loaded', value: benefits, at: 5 })
    expect(selectPendingBenefits(loaded.at(6, PendingBenefitsFailed({ problem: offline })).state)).toEqual({
      status: 'failed',
      problem: offline,
      value: benefits,
    })
  })
})

describe('the overview of the benefits', () => {
  const of = (benefitName: string, count: number, orderValue: number | null, oldest: string | null) => ({
    benefitId: benefitName,
    benefitName,
    count,
    summary: '',
    orderValue,
    oldest,
  })
  const gym = of('Gym', 2, 900, '2026-10-02')
  const bike = of('Bike', 5, null, '2026-10-02')
  const dental = of('Dental', 30, 50, null)
  const found = [dental, gym, bike]

  it('[APP-1] begins with what waits longest, and is sorted by any column with the unknown last', () => {
    expect(sortedPending(found, firstPendingSort)).toEqual([bike, gym, dental])
    expect(sortedPending(found, { by: 'benefit', order: 'ascending' })).toEqual([bike, dental, gym])
    expect(sortedPending(found, { by: 'count', order: 'descending' })).toEqual([dental, bike, gym])
    expect(sortedPending(found, { by: 'sum', order: 'descending' })).toEqual([gym, dental, bike])
  })

  it('[APP-1] has one sum, unless the host leaves out a part of it', () => {
    expect(pendingTotals([gym, dental])).toEqual({ count: 32, orderValue: 950 })
    expect(pendingTotals(found)).toEqual({ count: 37, orderValue: null })
  })
})
