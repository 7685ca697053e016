import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { story } from '../kernel/testing.ts'
import { benefit, benefitId, detailOf, profile, selection } from '../samples.ts'
import { ProfileLoaded, session } from '../session/session.ts'
import type { BenefitDetail, Selection } from './benefit.ts'
import { datesOf } from './dates.ts'
import { BenefitLoaded, BenefitRequested, detail, selectDayRead } from './detail.ts'
import { BenefitsLoaded, eligible, selectListDay } from './eligible.ts'

const today = '2026-11-23'
const past = '2026-01-01'
const coming = '2026-12-01'
const linesOf = (changes: Partial<Selection> | null, startDate: string | null, restricted = false) =>
  datesOf({ ...detailOf({ selection: changes && { ...selection, ...changes }, restricted }), startDate }, today).map(
    ({ kind, date }) => `${kind} ${date}`,
  )

describe('when a benefit begins and ends', () => {
  it('[BEN-2] says of each day whether it is past or to come', () => {
    expect(linesOf({}, past)).toEqual([`began ${past}`])
    expect(linesOf({}, coming)).toEqual([`begins ${coming}`])
    expect(linesOf({}, today)).toEqual([`begins ${today}`])
    expect(linesOf({ endDate: coming }, past)).toEqual([`began ${past}`, `ends ${coming}`])
    expect(linesOf({ endDate: past }, past)).toEqual([`began ${past}`, `ended ${past}`])
    expect(linesOf({}, null)).toEqual([])
  })

  it('[BEN-2] says of nothing that it began while an employer decides', () => {
    expect(linesOf({ status: 'pending' }, coming)).toEqual([`begins ${coming}`])
    expect(linesOf({ status: 'pending' }, past)).toEqual([])
  })

  it('[BEN-2] says what it would be before anything is chosen', () => {
    expect(linesOf(null, coming)).toEqual([`wouldBegin ${coming}`])
    expect(linesOf(null, coming, true)).toEqual([`opens ${coming}`])
    expect(linesOf(null, past)).toEqual([])
  })

  it('[SEL-3] says of a benefit that was left only when it ends, never that it begins as well', () => {
    expect(linesOf({ status: 'opted-out', endDate: coming }, coming)).toEqual([`lastDay ${coming}`])
    expect(linesOf({ status: 'opted-out', endDate: past }, coming)).toEqual([`wasLastDay ${past}`])
    expect(linesOf({ status: 'opted-out', endDate: null }, coming)).toEqual([`wouldBegin ${coming}`])
  })

  it('[BEN-2] names no day that is over as one to come, whatever the host says', () => {
    const day = fc.constantFrom(null, past, today, coming)
    const status = fc.constantFrom('pending', 'approved', 'opted-out', 'rejected', 'in-progress', null)
    fc.assert(
      fc.property(status, day, day, fc.boolean(), (of, start, end, restricted) => {
        const detailed: BenefitDetail = {
          ...detailOf({ selection: of && { ...selection, status: of, endDate: end }, restricted }),
          startDate: start,
        }
        for (const { kind, date } of datesOf(detailed, today))
          expect(date < today).toBe(kind === 'began' || kind === 'ended' || kind === 'wasLastDay')
      }),
    )
  })

  it('[BEN-2] goes by the day on which the benefit was read, also while it is read again', () => {
    const id = benefitId('dental')
    const given = story(detail, session)
    expect(selectDayRead(given().state, id)).toBe('')
    const read = given().at(Date.parse('2026-11-23T22:00:00Z'), BenefitLoaded({ detail: detailOf() }))
    expect(selectDayRead(read.state, id)).toBe(today)
    expect(selectDayRead(read.at(Date.parse('2026-11-24'), BenefitRequested({ benefitId: id })).state, id)).toBe(today)
  })

  it.each([
    ['2026-07-31T23:30:00Z', null, '2026-08-01'],
    ['2026-11-30T20:00:00Z', 'Pacific/Auckland', '2026-12-01'],
    ['2026-11-30T20:00:00Z', null, '2026-11-30'],
  ])('[BEN-1] [BEN-2] at %s in the time zone %s, the day of the list and of a benefit is %s', (time, timeZone, day) => {
    const { state } = story(detail, eligible, session)().at(
      Date.parse(time),
      ProfileLoaded({ profile: { ...profile, timeZone }, termsUpdated: true }),
      BenefitLoaded({ detail: detailOf() }),
      BenefitsLoaded({ benefits: [benefit] }),
    )
    expect([selectDayRead(state, benefit.benefitId), selectListDay(state)]).toEqual([day, day])
  })
})
