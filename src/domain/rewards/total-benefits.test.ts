import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import { byBenefit, byGroup, byMonth, groupsByMonth, sumOfCosts, type CostLine } from './costs.ts'
import { sharesOf } from '../formats/shares.ts'
import { anyBenefits, costs, pence } from './costs.testing.ts'
import {
  chooseOverviewMode,
  OverviewModeChosen,
  requestTotalBenefits,
  requestTotalSummary,
  selectMismatch,
  selectOverviewMode,
  selectTotalBenefits,
  selectTotalSummary,
  totalBenefits,
  TotalBenefitsFailed,
  TotalBenefitsLoaded,
  TotalBenefitsRequested,
  TotalSummaryFailed,
  TotalSummaryLoaded,
  TotalSummaryRequested,
} from './total-benefits.ts'

const given = story(totalBenefits)
const benefits = [costs('gym', 'health', [2, 5, 10], [1, 5, 10]), costs('pension', 'savings', [1, 100, 80])]
const head = { schemeYear: '2026', asOf: '2026-10-31' }
const loaded = TotalBenefitsLoaded({ total: { ...head, benefits, pay: null, employeeNet: null, lastYear: null } })
const summaryOf = (total: number, schemeYear = '2026') =>
  TotalSummaryLoaded({ summary: { ...head, schemeYear, company: 110, employee: 100, total } })

describe('total benefits', () => {
  it('[MTB-1] are requested once at a time, summary and page apart', () => {
    expect(given().when(requestTotalSummary)).toEqual(produced(TotalSummaryRequested({})))
    expect(given(TotalSummaryRequested({})).when(requestTotalSummary)).toEqual(refused('busy'))
    expect(given(TotalSummaryRequested({})).when(requestTotalBenefits)).toEqual(produced(TotalBenefitsRequested({})))
    expect(given(TotalBenefitsRequested({})).when(requestTotalBenefits)).toEqual(refused('busy'))
  })

  it('[MTB-1] stay in view when they load again or fail', () => {
    const failed = given(loaded, summaryOf(210), TotalBenefitsFailed({ problem: offline }))
    expect(selectTotalBenefits(failed.state)).toMatchObject({ status: 'failed', value: { benefits } })
    const other = failed.at(1, TotalSummaryFailed({ problem: offline }))
    expect(selectTotalSummary(other.state)).toMatchObject({ status: 'failed', value: { total: 210 } })
    expect(selectTotalSummary(given(TotalSummaryFailed({ problem: offline })).state)).toMatchObject({ value: null })
  })

  it('[MTB-1] are shown by year until the person chooses otherwise', () => {
    expect(selectOverviewMode(given().state)).toBe('year')
    expect(given().when(chooseOverviewMode, 'month')).toEqual(produced(OverviewModeChosen({ mode: 'month' })))
    expect(given().when(chooseOverviewMode, 'year')).toEqual(refused('chosen'))
    expect(selectOverviewMode(given(OverviewModeChosen({ mode: 'month' })).state)).toBe('month')
  })

  it('[MTB-1] tell of a summary that the benefits do not come to, in the same year alone', () => {
    expect(selectMismatch(given(loaded, summaryOf(210)).state)).toBeNull()
    expect(selectMismatch(given(loaded, summaryOf(500)).state)).toBe(500)
    expect(selectMismatch(given(loaded, summaryOf(500, '2025')).state)).toBeNull()
    expect(selectMismatch(given(summaryOf(500)).state)).toBeNull()
    expect(selectMismatch(given(loaded).state)).toBeNull()
  })
})

describe('overviews', () => {
  it('[MTB-1] have a line a benefit and a group, the dearest first', () => {
    const line = (key: string, company: number, employee: number) => ({
      key,
      company,
      employee,
      total: company + employee,
    })
    expect(byBenefit(benefits)).toMatchObject([line('pension', 100, 80), line('gym', 10, 20)])
    expect(byGroup(benefits)).toMatchObject([line('savings', 100, 80), line('health', 10, 20)])
    expect(byGroup(benefits).map(({ name }) => name)).toEqual(['SAVINGS', 'HEALTH'])
  })

  it('[MTB-1] have a line a month, the earliest first', () => {
    expect(byMonth(benefits)).toMatchObject([
      { key: '2026-01', name: 'January 2026', short: 'Jan', company: 105, employee: 90 },
      { key: '2026-02', name: 'February 2026', short: 'Feb', company: 5, employee: 10 },
    ])
    expect(groupsByMonth(benefits).map(({ groups }) => groups)).toEqual([
      { health: 15, savings: 180 },
      { health: 15, savings: 0 },
    ])
  })

  it('[MTB-1] come to the same total, which is the sum of company and employee, by benefit, group and month', () => {
    fc.assert(
      fc.property(anyBenefits, (all) => {
        const whole = sumOfCosts(all.flatMap(({ months }) => months))
        expect(whole.total).toBe(whole.company + whole.employee)
        const overviews: readonly (readonly CostLine[])[] = [byBenefit(all), byGroup(all), byMonth(all)]
        for (const lines of overviews) {
          expect(sumOfCosts(lines)).toEqual(whole)
          for (const { company, employee, total } of lines) expect(total).toBe(company + employee)
        }
        for (const { groups, total } of groupsByMonth(all))
          expect(Object.values(groups).reduce((sum, one) => sum + one, 0)).toBe(total)
      }),
    )
  })

  it('[MTB-1] have shares in whole per cent that add up to 100 and keep the order', () => {
    fc.assert(
      fc.property(fc.array(pence, { minLength: 1, maxLength: 12 }), (amounts) => {
        const shares = sharesOf(amounts)
        const sum = amounts.reduce((all, one) => all + one, 0)
        expect(shares.reduce((all, one) => all + one, 0)).toBe(sum === 0 ? 0 : 100)
        amounts.forEach((one, index) => {
          expect(Math.abs((shares[index] ?? 0) - (sum === 0 ? 0 : (one * 100) / sum))).toBeLessThan(1)
        })
      }),
    )
  })
})
