import { describe, expect, it } from 'vitest'
import { produced, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import type { ApprovalRow } from './approvals.ts'
import {
  approvals,
  PendingBenefitsFailed,
  PendingBenefitsLoaded,
  PendingBenefitsRequested,
  PendingLoaded,
  PendingRequested,
  requestPendingBenefits,
  selectPendingBenefits,
} from './approvals.ts'
import { firstApprovalSort, firstPendingSort, pendingTotals, selectPending, sortedPending } from './approvals-view.ts'

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

describe('the columns of a host', () => {
  const row = (selectionId: string, fields: ApprovalRow['fields'] = {}): ApprovalRow => ({
    selectionId,
    employeeName: selectionId,
    orderValue: null,
    requestedOn: null,
    fields,
  })
  const shown = (rows: ApprovalRow[], sort = firstApprovalSort) => {
    const pending = { benefitId: 'bike', benefitName: 'Bike', takesReason: true, rows }
    const { state } = given(PendingRequested({ benefitId: 'bike' }), PendingLoaded({ pending }))
    return selectPending(state, { search: '', sort })
  }
  const rows = [
    row('a', { Bicycle: '£2,150', Leave: '1 day', Share: '3.5%', Level: '10' }),
    row('b', { Bicycle: '£400', Leave: '12 days', Share: '-3%', Level: 'Top' }),
    row('c', { Leave: '5 days', Share: '30%', Level: '9' }),
  ]

  it('[APP-1] have amounts where each value is one, and are sorted by their numbers', () => {
    const by = (name: string) =>
      shown(rows, { by: `field-${name}`, order: 'ascending' }).rows.map(({ selectionId }) => selectionId)
    expect(shown(rows).columns.map(({ kind }) => kind)).toEqual(['amount', 'amount', 'amount', 'text'])
    expect(by('Bicycle')).toEqual(['b', 'a', 'c'])
    expect(by('Leave')).toEqual(['a', 'c', 'b'])
    expect(by('Share')).toEqual(['b', 'a', 'c'])
    expect(by('Level')).toEqual(['c', 'a', 'b'])
  })

  it('[APP-1] are without dates sorted by name, and the order says so', () => {
    const { rows: sorted, sort } = shown([row('b'), row('a')])
    expect(sorted.map(({ selectionId }) => selectionId)).toEqual(['a', 'b'])
    expect(sort).toEqual({ by: 'employee', order: 'ascending' })
  })
})
