import { expect, it } from 'vitest'
import { story } from '../kernel/testing.ts'
import { benefit, benefitId, profile, selection } from '../samples.ts'
import { ProfileLoaded, session } from '../session/session.ts'
import type { Benefit, Selection } from './benefit.ts'
import { BenefitsLoaded, BenefitsRequested, eligible } from './eligible.ts'
import { selectEnrolment } from './enrolment.ts'

const given = story(eligible, session)
const of = (
  id: string,
  status: Selection['status'],
  changes: Partial<Selection> = {},
  more: Partial<Benefit> = {},
) => ({
  ...benefit,
  benefitId: benefitId(id),
  chooseBy: null,
  selection: { ...selection, status, next: 'setup' as const, ...changes },
  ...more,
})
const after = (...benefits: Benefit[]) => selectEnrolment(given(BenefitsLoaded({ benefits })).state)

it('[HOME-1] the enrolment is unknown until the list is', () => {
  expect(selectEnrolment(given().state)).toBeNull()
})

it('[HOME-1] the window that closes next counts, up to and with its last day', () => {
  const closing = (...days: (string | null)[]) =>
    after(...days.map((chooseBy, index) => of(String(index), 'approved', {}, { chooseBy })))?.window
  expect(closing('1970-01-08', null, '1970-02-01')).toEqual({ closes: '1970-01-08', daysLeft: 7 })
  expect(closing('1970-01-01')).toEqual({ closes: '1970-01-01', daysLeft: 0 })
  expect(closing('1969-12-31', '1970-03-01')).toEqual({ closes: '1970-03-01', daysLeft: 59 })
  expect(closing('1969-12-31', null)).toBeNull()
})

it('[HOME-1] the choices in progress are added up, and what has no cost yet is named', () => {
  const cost = (employee: number) => ({
    monthlyCost: { company: 100, employee },
    yearlyCost: { company: 0, employee: employee * 10 },
  })
  const begun = [of('a', 'in-progress', cost(1150)), of('b', 'in-progress', cost(-200))]
  const unknown = of('c', 'in-progress', { monthlyCost: null, yearlyCost: null })
  const rejected = of('d', 'rejected', cost(900))
  const seen = after(...begun, unknown, rejected, of('e', 'approved', cost(5000)))
  expect(seen).toMatchObject({ monthly: 950, yearly: 9500 })
  expect(seen?.choices).toEqual([...begun, unknown])
  expect(seen?.unpriced).toEqual([unknown])
  expect(seen?.toFinish).toEqual([...begun, unknown, rejected])
})

it('[HOME-1] a choice that probation holds back is not one to finish', () => {
  expect(after(of('a', 'in-progress', {}, { restricted: true }))).toMatchObject({
    toFinish: [],
    choices: [],
    monthly: 0,
  })
})

it('[HOME-1] what is to be finished has a last day only if all of it has the same one', () => {
  const begun = (id: string, chooseBy: string | null) => of(id, 'in-progress', {}, { chooseBy })
  const held = of('c', 'approved', {}, { chooseBy: '1970-01-03' })
  expect(after(begun('a', '1970-01-05'), begun('b', '1970-01-05'), held)?.window?.closes).toBe('1970-01-05')
  expect(after(begun('a', '1970-01-05'), begun('b', '1970-01-09'), held)?.window).toBeNull()
  expect(after(begun('a', '1970-01-05'), begun('b', null), held)?.window).toBeNull()
})

it('[HOME-1] the days stay while the list is read again', () => {
  const benefits = [of('a', 'approved', {}, { chooseBy: '1970-01-02' })]
  const { state } = given(BenefitsLoaded({ benefits }), BenefitsRequested({}))
  expect(selectEnrolment(state)?.window).toEqual({ closes: '1970-01-02', daysLeft: 1 })
})

it.each([
  ['2026-07-31T22:59:59Z', null, '2026-07-31', 0],
  ['2026-07-31T23:00:00Z', null, '2026-08-01', 0],
  ['2026-11-30T20:00:00Z', 'Pacific/Auckland', '2026-12-01', 0],
  ['2026-12-01T03:00:00Z', 'Pacific/Honolulu', '2026-12-01', 1],
  ['2026-12-01T03:00:00Z', 'Not/AZone', '2026-12-01', 0],
] as const)(
  '[HOME-1] at %s in the time zone %s, the last day %s is in %i days',
  (moment, timeZone, chooseBy, daysLeft) => {
    const known = ProfileLoaded({ profile: { ...profile, timeZone }, termsUpdated: false })
    const read = BenefitsLoaded({ benefits: [of('a', 'approved', {}, { chooseBy })] })
    const { state } = given(known).at(Date.parse(moment), read)
    expect(selectEnrolment(state)?.window).toEqual({ closes: chooseBy, daysLeft })
  },
)
