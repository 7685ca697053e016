import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detailsOf } from '../../domain/family/testing.ts'
import type { getFamily } from '../api/generated/family.ts'
import type { DataOf } from '../api/operation.ts'
import { memberFrom, memberToSend } from './member.ts'

type Wire = DataOf<typeof getFamily>[number]
type WireDay = Wire['family_dob']

/** Possible names: letters of any script and direction, apostrophes, emoji, combining marks. */
const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.constantFrom(
    "O'Neill",
    'D’Arcy',
    'Zoë',
    'Šimić-Łuczak',
    'María José',
    '李',
    'محمد',
    'שָׂרָה',
    '👩‍👧',
    'e\u0301',
    '<b>&amp;',
  ),
)

/** Real days, from the machine's own calendar, including 29 February and dates before 1970, since Britain has one time. */
const anyDay = fc.oneof(
  fc
    .date({ min: new Date('1848-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('2016-02-29', '1968-02-29', '1969-12-31', '1970-01-01', '1900-02-28', '2000-02-29'),
)

/** A day on the wire: text, or any second of it that is on the same day in London, also in double summer time. */
const onWire = (day: fc.Arbitrary<string>): fc.Arbitrary<{ readonly day: string; readonly wire: WireDay }> =>
  fc.tuple(day, fc.option(fc.integer({ min: 0, max: 79_199 }))).map(([text, second]) => ({
    day: text,
    wire: second === null ? text : { timestamp: Date.parse(`${text}T00:00:00Z`) / 1000 + second },
  }))

const anyMember = fc.record({
  id: fc.string({ minLength: 1 }),
  firstName: anyName,
  surname: anyName,
  title: anyName,
  born: onWire(anyDay),
  gender: fc.constantFrom<1 | 2>(1, 2),
  famtype: fc.oneof(fc.constant(1), fc.integer({ min: -5, max: 9 })),
  active: fc.boolean(),
  ends: fc.option(onWire(anyDay)),
})

type Drawn = typeof anyMember extends fc.Arbitrary<infer A> ? A : never
const wireOf = (drawn: Drawn): Wire => ({
  family_id: drawn.id,
  family_fname: drawn.firstName,
  family_sname: drawn.surname,
  family_dob: drawn.born.wire,
  family_gender_id: drawn.gender,
  family_famtype_id: drawn.famtype,
  family_tname: drawn.title,
  family_active: drawn.active,
  family_ft_edu_ends: drawn.ends?.wire ?? null,
})

describe('a family member over the wire', () => {
  it('[FAM-1] is received with every field, whatever the characters and however its days come', () => {
    fc.assert(
      fc.property(anyMember, (drawn) => {
        expect(memberFrom(wireOf(drawn))).toEqual({
          familyMemberId: drawn.id,
          firstName: drawn.firstName,
          surname: drawn.surname,
          name: `${drawn.firstName} ${drawn.surname}`,
          dateOfBirth: drawn.born.day,
          gender: drawn.gender === 1 ? 'female' : 'male',
          relationship: drawn.famtype === 1 ? 'partner' : 'dependant',
          title: drawn.title,
          active: drawn.active,
          fullTimeEducationEndDate: drawn.ends?.day ?? null,
        })
      }),
    )
  })

  it.each([
    [273_106_800, '1978-08-28'],
    [273_110_400, '1978-08-28'],
    [273_193_199, '1978-08-28'],
    [273_193_200, '1978-08-29'],
    [1_259_539_200, '2009-11-30'],
    [1_259_625_599, '2009-11-30'],
    [-3600, '1970-01-01'],
    [0, '1970-01-01'],
    [-86_400, '1969-12-31'],
    [-2_208_988_800, '1900-01-01'],
    [-900_813_600, '1941-06-16'],
    [951_782_400, '2000-02-29'],
    [954_543_600, '2000-04-01'],
    [1_774_742_400, '2026-03-29'],
    [1_774_825_200, '2026-03-30'],
    [1_792_882_800, '2026-10-25'],
    [1_792_972_800, '2026-10-26'],
    [4_102_444_800, '2100-01-01'],
    [9e15, null],
    [-9e15, null],
  ])('[FAM-1] has the British day of a timestamp: %d is %s', (timestamp, dateOfBirth) => {
    const [drawn] = fc.sample(anyMember, 1)
    expect(drawn && memberFrom({ ...wireOf(drawn), family_dob: { timestamp } })).toMatchObject({ dateOfBirth })
  })

  it('[FAM-1] is received without a date of birth and a sex, which a host may not know', () => {
    const [drawn] = fc.sample(anyMember, 1)
    const member = drawn && memberFrom({ ...wireOf(drawn), family_dob: null, family_gender_id: null })
    expect(member).toMatchObject({ familyMemberId: drawn?.id, dateOfBirth: null, gender: null })
  })

  it('[FAM-1] is sent back as it came', () => {
    fc.assert(
      fc.property(anyMember, (drawn) => {
        const member = memberFrom(wireOf(drawn))
        expect(memberToSend(member.familyMemberId, detailsOf(member))).toEqual({
          familyMemberId: drawn.id,
          first_name: drawn.firstName,
          surname: drawn.surname,
          date_of_birth: drawn.born.day,
          sex: drawn.gender === 1 ? 'female' : 'male',
          fmember_type: drawn.famtype === 1 ? 1 : 2,
          education: drawn.ends?.day ?? null,
          education_check: drawn.ends !== null,
          registered_disabled: null,
          title: drawn.title,
        })
      }),
    )
  })

  it('[FAM-1] survives being sent, kept by a host and received again', () => {
    fc.assert(
      fc.property(anyMember, fc.boolean(), (drawn, asText) => {
        const member = memberFrom(wireOf(drawn))
        const sent = memberToSend(member.familyMemberId, detailsOf(member))
        const kept = (day: string): WireDay => (asText ? day : { timestamp: Date.parse(`${day}T00:00:00Z`) / 1000 })
        const again = memberFrom({
          family_id: sent.familyMemberId ?? '',
          family_fname: sent.first_name,
          family_sname: sent.surname,
          family_dob: kept(sent.date_of_birth),
          family_gender_id: sent.sex === 'female' ? 1 : 2,
          family_famtype_id: sent.fmember_type,
          family_tname: sent.title,
          family_active: member.active,
          family_ft_edu_ends: sent.education === null ? null : kept(sent.education),
        })
        expect(again).toEqual(member)
      }),
    )
  })

  it('[FAM-1] has no id while it is new', () => {
    fc.assert(
      fc.property(anyMember, (drawn) => {
        expect(memberToSend(null, detailsOf(memberFrom(wireOf(drawn)))).familyMemberId).toBeNull()
      }),
    )
  })
})
