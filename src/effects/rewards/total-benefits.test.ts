import { describe, expect, it } from 'vitest'
import {
  TotalBenefitsFailed,
  TotalBenefitsLoaded,
  TotalBenefitsRequested,
  TotalSummaryFailed,
  TotalSummaryLoaded,
  TotalSummaryRequested,
} from '../../domain/rewards/total-benefits.ts'
import { offline } from '../../domain/samples.ts'
import { getTotalBenefitsPage, getTotalBenefitsSummary } from '../api/generated/rewards.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadTotalBenefits, loadTotalSummary } from './total-benefits.ts'

const summary = { schemeYear: '2026', asOf: '2026-10-31', company: 100, employee: 50, total: 150 }
const months = [{ month: 1 as const, year: 2026, company: 100, employee: 50 }]
const total = {
  schemeYear: '2026',
  asOf: '2026-10-31',
  benefits: [{ benefitId: '205', name: 'Pension', groupCode: 'pension', groupName: 'Pension', months }],
  pay: 4_500_000,
  employeeNet: 36,
  lastYear: { schemeYear: '2025', pay: null, company: 90, employee: 45 },
}

describe('loading the summary', () => {
  const when = ['a', { a: TotalSummaryRequested({}) }] as const

  it('[MTB-1] brings it, by a call that is retried once after any failure', () => {
    const host = fakeHost(responds(getTotalBenefitsSummary, summary))
    runEffect({ effect: loadTotalSummary, ports: host, when, then: ['5ms b', { b: TotalSummaryLoaded({ summary }) }] })
    expect(host.calls.map(({ input }) => input)).toEqual([{ retry: 'afterAnyFailure' }])
  })

  it('[MTB-1] tells that it failed', () => {
    const ports = fakeHost(fails(getTotalBenefitsSummary, offline))
    const b = TotalSummaryFailed({ problem: offline })
    runEffect({ effect: loadTotalSummary, ports, when, then: ['5ms b', { b }] })
  })
})

describe('loading the page', () => {
  it.each([
    ['brings the costs by benefit and month', responds(getTotalBenefitsPage, total), TotalBenefitsLoaded({ total })],
    ['tells that it failed', fails(getTotalBenefitsPage, offline), TotalBenefitsFailed({ problem: offline })],
  ])('[MTB-1] %s', (_, script, b) => {
    const when = ['a', { a: TotalBenefitsRequested({}) }] as const
    runEffect({ effect: loadTotalBenefits, ports: fakeHost(script), when, then: ['5ms b', { b }] })
  })
})

provesAll(loadTotalSummary, loadTotalBenefits)
