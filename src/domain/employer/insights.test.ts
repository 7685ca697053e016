import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { produced, story } from '../kernel/testing.ts'
import { insightsSample, offline } from '../samples.ts'
import { engagementOf, leastRegisteredFirst, splitOf } from './engagement.ts'
import {
  insights,
  InsightsFailed,
  InsightsLoaded,
  InsightsRequested,
  monthsOfPeriod,
  partsBy,
  periods,
  readPeriod,
  registeredByMonth,
  requestInsights,
  selectInsights,
  writePeriod,
} from './insights.ts'

const given = story(insights)
const loaded = InsightsLoaded({ insights: insightsSample })

describe('the figures of the workforce', () => {
  it('[INS-1] are requested, load, and stay in view while they load again or fail', () => {
    expect(given().when(requestInsights)).toEqual(produced(InsightsRequested({})))
    expect(selectInsights(given(InsightsRequested({})).state)).toEqual({ status: 'loading', value: null })
    expect(selectInsights(given(loaded, InsightsRequested({})).state)).toEqual({
      status: 'loading',
      value: insightsSample,
    })
    const failed = given(loaded, InsightsFailed({ problem: offline }))
    expect(selectInsights(failed.state)).toEqual({ status: 'failed', problem: offline, value: insightsSample })
  })

  it('[INS-1] know the parts of a group, and none of one that the host did not send', () => {
    expect(partsBy(insightsSample, 'department').map(({ name }) => name)).toEqual(['Finance', 'Sales'])
    expect(partsBy(insightsSample, 'location')).toEqual([])
  })

  it('[INS-1] add the registrations up month by month, to all who are registered', () => {
    expect(registeredByMonth(insightsSample)).toEqual([
      { month: '2026-09', registered: 3 },
      { month: '2026-10', registered: 3 },
      { month: '2026-11', registered: 7 },
    ])
    fc.assert(
      fc.property(fc.array(fc.nat(500), { maxLength: 60 }), (registrations) => {
        const months = registrations.map((count, index) => ({ month: String(index), registrations: count }))
        const counted = registeredByMonth({ ...insightsSample, months }).map(({ registered }) => registered)
        expect(counted).toEqual([...counted].sort((a, b) => a - b))
        expect(counted.at(-1) ?? 0).toBe(registrations.reduce((sum, one) => sum + one, 0))
      }),
    )
  })

  it('[INS-1] look back a year, two, or to the first month', () => {
    expect(periods.map((period) => readPeriod(new URLSearchParams(writePeriod(period))))).toEqual([...periods])
    expect(['', 'period=7'].map((query) => readPeriod(new URLSearchParams(query)))).toEqual(['12', '12'])
    const rows = Array.from({ length: 30 }, (_, index) => index)
    expect(monthsOfPeriod(rows, '12')).toEqual(rows.slice(18))
    expect(monthsOfPeriod(rows, '24')).toEqual(rows.slice(6))
    expect(monthsOfPeriod(rows, 'all')).toEqual(rows)
  })
})

const anyPart = fc
  .tuple(fc.string(), fc.nat(1000), fc.nat(1000), fc.nat(1000))
  .map(
    ([name, ...counts]) =>
      counts.sort((a, b) => a - b) && { name, active: counts[0], registered: counts[1], employees: counts[2] },
  )

describe('engagement', () => {
  it('[ENG-1] counts who signed in within 90 days among them those of 30 and of 7', () => {
    expect(engagementOf(insightsSample)).toEqual({ within7: 2, within30: 3, within90: 4, never: 3 })
  })

  it('[ENG-1] splits every part into active, registered and neither, which come to all of it', () => {
    fc.assert(
      fc.property(anyPart, (part) => {
        const split = splitOf(part)
        expect(split.every((count) => count >= 0)).toBe(true)
        expect(split.reduce((sum, one) => sum + one, 0)).toBe(part.employees)
      }),
    )
  })

  it('[ENG-1] puts first where the fewest are registered', () => {
    const parts = partsBy(insightsSample, 'department')
    expect(leastRegisteredFirst(parts).map(({ name }) => name)).toEqual(['Sales', 'Finance'])
  })
})
