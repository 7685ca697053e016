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
  RowsTicked,
  selectPendingBenefits,
} from './approvals.ts'
import {
  firstApprovalSort,
  firstPendingSort,
  pendingTotals,
  rangeOf,
  selectPending,
  sortedPending,
} from './approvals-view.ts'

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
        toCheck: null,
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
    toCheck: null,
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
    expect(pendingTotals([gym, dental])).toEqual({ count: 32, toCheck: null, orderValue: 950, hasPaid: false })
    expect(pendingTotals(found)).toEqual({ count: 37, toCheck: null, orderValue: null, hasPaid: false })
  })
})

describe('the columns of a host', () => {
  const row = (selectionId: string, fields: ApprovalRow['fields'] = {}): ApprovalRow => ({
    selectionId,
    employeeName: selectionId,
    orderValue: null,
    requestedOn: null,
    checks: [],
    fields,
  })
  const shown = (rows: ApprovalRow[], sort = firstApprovalSort) => {
    const pending = { benefitId: 'bike', benefitName: 'Bike', takesReason: true, firstDeduction: null, rows }
    const { state } = given(PendingRequested({ benefitId: 'bike' }), PendingLoaded({ pending }))
    return selectPending(state, { search: '', sort, only: 'all' })
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

describe('what to check first', () => {
  const row = (selectionId: string, orderValue: number, ...checks: string[]): ApprovalRow => ({
    selectionId,
    employeeName: `Person ${selectionId}`,
    orderValue,
    requestedOn: '2026-11-02',
    checks: checks.map((sentence) => ({ code: 'over-usual', sentence })),
    fields: {},
  })
  const rows = [row('a', 100), row('b', 900, 'Far more than usual.'), row('c', 200), row('d', 300)]
  const pending = { benefitId: 'bike', benefitName: 'Bike', takesReason: true, firstDeduction: null, rows }
  const opened = [PendingRequested({ benefitId: 'bike' }), PendingLoaded({ pending })]
  const shown = (only: 'all' | 'check', search = '', ...ticked: string[]) =>
    selectPending(given(...opened, RowsTicked({ selectionIds: ticked, ticked: true })).state, {
      search,
      sort: firstApprovalSort,
      only,
    })
  const ids = (some: readonly ApprovalRow[]) => some.map(({ selectionId }) => selectionId)

  it('[APP-1] stands on top, and each group has its sum and its ticks', () => {
    const { groups, rows: all, unremarkable, total } = shown('all', '', 'a', 'b')
    expect(ids(all)).toEqual(['b', 'a', 'c', 'd'])
    expect(groups).toMatchObject({ check: { sum: 900, all: 'all' }, others: { sum: 600, all: 'some' } })
    expect([ids(unremarkable), total]).toEqual([['a', 'c', 'd'], 1500])
  })

  it('[APP-1] can be shown alone; what is ticked elsewhere is counted as out of view', () => {
    expect(ids(shown('check').rows)).toEqual(['b'])
    expect(shown('check', '', 'a')).toMatchObject({ outOfView: 1, all: 'none' })
    expect(ids(shown('all', 'person c').rows)).toEqual(['c'])
    expect(shown('all', 'person c').groups).not.toBeNull()
  })

  it('[APP-1] takes a range in either direction, and one row where nothing was ticked before', () => {
    const [first, second, third] = shown('all').rows
    if (!first || !second || !third) throw new Error('Three rows are shown.')
    expect(ids(rangeOf(shown('all').rows, 'b', third))).toEqual(['b', 'a', 'c'])
    expect(ids(rangeOf(shown('all').rows, 'c', first))).toEqual(['b', 'a', 'c'])
    expect(ids(rangeOf(shown('all').rows, null, second))).toEqual(['a'])
  })

  it('[APP-1] the total of the benefits leaves out what employees are paid', () => {
    const of = (benefitId: string, orderValue: number, toCheck: number) => ({
      benefitId,
      benefitName: benefitId,
      count: 1,
      summary: '',
      orderValue,
      oldest: null,
      toCheck,
    })
    expect(pendingTotals([of('bike', 900, 2), of('sell', -300, 1)])).toEqual({
      count: 2,
      toCheck: 3,
      orderValue: 900,
      hasPaid: true,
    })
  })
})
