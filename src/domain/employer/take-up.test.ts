import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline, profileOf } from '../samples.ts'
import { ProfileLoaded, session } from '../session/session.ts'
import {
  type TakeUpQuery,
  countByKind,
  initialTakeUpQuery,
  readTakeUpQuery,
  shownTakeUp,
  sortedBy,
  takeUpKinds,
  writeTakeUpQuery,
} from './take-up-query.ts'
import {
  requestTakeUpOfBenefit,
  selectTakeUpOfBenefit,
  takeUpOfBenefit,
  TakeUpOfBenefitFailed,
  TakeUpOfBenefitLoaded,
  TakeUpOfBenefitRequested,
} from './take-up-of-benefit.ts'
import {
  changeInAYear,
  heldEach,
  mostTaken,
  requestTakeUp,
  selectTakeUp,
  selectTakeUpSource,
  shareTaken,
  takeUp,
  TakeUpFailed,
  TakeUpLoaded,
  TakeUpRequested,
} from './take-up.ts'

const given = story(session, takeUp, takeUpOfBenefit)
const as = (isInsightsEnabled: boolean) =>
  ProfileLoaded({ profile: profileOf({ userType: 'employer', isInsightsEnabled }), termsUpdated: false })
const row = (
  name: string,
  eligible: number,
  taken: number,
  takenYearAgo: number | null = null,
  eligibleYearAgo = takenYearAgo === null ? null : eligible,
) => ({
  benefitId: name.toLowerCase(),
  name,
  eligible,
  taken,
  takenYearAgo,
  eligibleYearAgo,
})
const gym = row('Gym', 10, 4, 3)
const dental = row('Dental care', 8, 4, 4)
const nobody = row('Electric car', 0, 0)
const all = { asOf: '2026-11-20', benefits: [gym, dental] }

describe('which call tells of the take-up', () => {
  it('[TAKE-1] is the insights one for those with isInsightsEnabled, else the standard one', () => {
    expect(selectTakeUpSource(given(as(true)).state)).toBe('insights')
    expect(selectTakeUpSource(given(as(false)).state)).toBe('standard')
    expect(selectTakeUpSource(given().state)).toBeNull()
  })

  it('[TAKE-1] is in the request, for all benefits and for one', () => {
    expect(given(as(true)).when(requestTakeUp)).toEqual(produced(TakeUpRequested({ source: 'insights' })))
    expect(given(as(false)).when(requestTakeUp)).toEqual(produced(TakeUpRequested({ source: 'standard' })))
    const request = { benefitId: 'gym', source: 'insights' } as const
    expect(given(as(true)).when(requestTakeUpOfBenefit, 'gym')).toEqual(produced(TakeUpOfBenefitRequested(request)))
  })

  it('[TAKE-1] is none while nobody is signed in', () => {
    expect(given().when(requestTakeUp)).toEqual(refused('signedOut'))
    expect(given().when(requestTakeUpOfBenefit, 'gym')).toEqual(refused('signedOut'))
  })
})

describe('the take-up', () => {
  it('[TAKE-1] loads, and keeps its figures while it loads again or fails', () => {
    const asked = given(TakeUpRequested({ source: 'standard' }))
    expect(selectTakeUp(asked.state)).toEqual({ status: 'loading', value: null })
    const known = asked.at(5, TakeUpLoaded({ takeUp: all }))
    expect(selectTakeUp(known.state)).toEqual({ status: 'loaded', value: all, at: 5 })
    const failed = given(TakeUpLoaded({ takeUp: all }), TakeUpFailed({ problem: offline }))
    expect(selectTakeUp(failed.state)).toEqual({ status: 'failed', problem: offline, value: all })
  })

  it('[TAKE-1] of one benefit loads and fails apart from that of others', () => {
    const detail = { ...gym, asOf: all.asOf, months: [], levels: [], groups: [] }
    expect(changeInAYear(detail)).toBe(changeInAYear(gym))
    const loaded = TakeUpOfBenefitLoaded({ benefitId: 'gym', takeUp: detail })
    const asked = TakeUpOfBenefitRequested({ benefitId: 'gym', source: 'standard' })
    const failed = TakeUpOfBenefitFailed({ benefitId: 'gym', problem: offline })
    expect(selectTakeUpOfBenefit(given(asked).state, 'gym')).toEqual({ status: 'loading', value: null })
    expect(selectTakeUpOfBenefit(given(loaded, asked, failed).state, 'gym')).toEqual({
      status: 'failed',
      problem: offline,
      value: detail,
    })
    expect(selectTakeUpOfBenefit(given(loaded).state, 'dental')).toEqual({ status: 'idle' })
  })

  it('[TAKE-1] has shares with one decimal, 0 where nobody is eligible', () => {
    expect([gym, dental, nobody].map(shareTaken)).toEqual([40, 50, 0])
    expect(mostTaken([gym, nobody, dental], 2)).toEqual([dental, gym])
  })
})

describe('the change in a year', () => {
  it('[TAKE-1] is in percentage points of the share, also where more people can have the benefit than a year ago', () => {
    expect([gym, dental].map(changeInAYear)).toEqual([10, 0])
    expect(changeInAYear(row('Gym', 10, 4, 3, 5))).toBe(-20)
    expect(changeInAYear(row('Gym', 3, 1, 0, 3))).toBe(33.3)
  })

  it('[TAKE-1] is unknown where the host sends one of the numbers or neither', () => {
    expect([nobody, { ...gym, eligibleYearAgo: null }].map(changeInAYear)).toEqual([null, null])
  })
})

const anyQuery = fc.record<TakeUpQuery>({
  search: fc.string(),
  only: fc.constantFrom(...takeUpKinds),
  sort: fc.constantFrom('name', 'eligible', 'taken', 'share', 'change'),
  direction: fc.constantFrom('up', 'down'),
})
const anyRow = fc.tuple(fc.string(), fc.nat(20), fc.nat(20), fc.option(fc.nat(20), { nil: null }))
const anyRows = fc.array(
  anyRow.map(([name, a, b, before]) => row(name, Math.max(a, b), Math.min(a, b), before)),
  { maxLength: 20 },
)

describe('the order and the search of the overview', () => {
  it('[TAKE-1] are in the address, and are read from it as they were', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(readTakeUpQuery(new URLSearchParams(writeTakeUpQuery(query)))).toEqual(query)
      }),
    )
    expect(writeTakeUpQuery(initialTakeUpQuery)).toEqual({})
    expect(readTakeUpQuery(new URLSearchParams('sort_by=-nonsense'))).toEqual(initialTakeUpQuery)
  })

  it('[TAKE-1] a heading sorts by its column, and again the other way', () => {
    const byName = sortedBy(initialTakeUpQuery, 'name')
    expect(byName).toEqual({ search: '', only: 'all', sort: 'name', direction: 'up' })
    expect(sortedBy(byName, 'name').direction).toBe('down')
    expect(sortedBy(byName, 'taken').direction).toBe('down')
  })

  it('[TAKE-1] show every benefit exactly once, in order, whichever way', () => {
    fc.assert(
      fc.property(anyRows, anyQuery, (rows, query) => {
        const shown = shownTakeUp(rows, { ...query, search: '', only: 'all' })
        expect([...shown].map((one) => JSON.stringify(one)).sort()).toEqual(
          rows.map((one) => JSON.stringify(one)).sort(),
        )
        const back = shownTakeUp(rows, {
          ...query,
          search: '',
          only: 'all',
          direction: query.direction === 'up' ? 'down' : 'up',
        })
        const key = (one: (typeof rows)[number]) =>
          ({
            name: one.name.toLowerCase(),
            eligible: one.eligible,
            taken: one.taken,
            share: shareTaken(one),
            change: changeInAYear(one) ?? 0,
          })[query.sort]
        expect(back.map(key)).toEqual(shown.map(key).toReversed())
      }),
    )
  })

  it('[TAKE-1] shows those that people choose, or those that everyone has', () => {
    const all = [gym, { ...dental, taken: dental.eligible }]
    expect(shownTakeUp(all, { ...initialTakeUpQuery, only: 'chosen' })).toEqual([gym])
    expect(shownTakeUp(all, { ...initialTakeUpQuery, only: 'automatic' })).toEqual([all[1]])
    expect(countByKind(all)).toEqual({ all: 2, chosen: 1, automatic: 1 })
  })

  it('[TAKE-1] a search finds each word anywhere in the name', () => {
    expect(shownTakeUp([gym, dental, nobody], { ...initialTakeUpQuery, search: ' care dent' })).toEqual([dental])
    expect(shownTakeUp([gym, dental, nobody], { ...initialTakeUpQuery, search: 'nothing' })).toEqual([])
  })
})

it.each([
  [[], null],
  [[row('a', 0, 0)], null],
  [[row('a', 10, 10), row('b', 4, 2)], 1.2],
  [[row('a', 3, 1)], 0.3],
])('[TAKE-1] of %j, each who can have most has %j benefits', (benefits, each) => {
  expect(heldEach(benefits)).toBe(each)
})
