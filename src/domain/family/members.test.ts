import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { valueOf } from '../kernel/requests/remote.ts'
import { offline } from '../samples.ts'
import { child, memberId, partner } from './testing.ts'
import { FamilyMemberAdded, FamilyMemberChanged } from './member.ts'
import { valuesOfMember } from './member-form.ts'
import {
  family,
  FamilyFailed,
  FamilyLoaded,
  FamilyRequested,
  eldestFirst,
  memberOf,
  placeOfMember,
  requestFamily,
  selectHousehold,
} from './members.ts'

const given = story(family)
const elder = { ...child, familyMemberId: memberId('6003'), dateOfBirth: '2001-05-17' }
const former = { ...partner, familyMemberId: memberId('6004'), active: false }
const loaded = FamilyLoaded({ members: [former, child, elder, partner].toSorted(eldestFirst) })

describe('the family', () => {
  it('[FAM-1] is requested, and not twice at once', () => {
    expect(given().when(requestFamily)).toEqual(produced(FamilyRequested({})))
    expect(given(FamilyRequested({})).when(requestFamily)).toEqual(refused('busy'))
    expect(given(loaded).when(requestFamily)).toEqual(produced(FamilyRequested({})))
  })

  it('[FAM-1] shows a partner, then the eldest, and apart who is no longer active', () => {
    const household = valueOf(selectHousehold(given(loaded).state))
    expect(household).toEqual({ active: [partner, elder, child], former: [former] })
  })

  it('[BED-8] [FAM-1] stays in the order of the events, in which a log has other birthdays', () => {
    const members = [partner, { ...elder, dateOfBirth: '2019-11-08' }, child]
    expect(valueOf(selectHousehold(given(FamilyLoaded({ members })).state))?.active).toEqual(members)
  })

  it('[FAM-1] has somebody new, and somebody with another birthday, in their place', () => {
    const two = given(FamilyLoaded({ members: [partner, child] }))
    expect(placeOfMember(two.state, elder)).toBe(1)
    expect(placeOfMember(two.state, { ...elder, dateOfBirth: null })).toBe(2)
    const one = two.at(1, FamilyMemberAdded({ member: elder, place: 1 }))
    expect(valueOf(selectHousehold(one.state))?.active).toEqual([partner, elder, child])
    const older = { ...child, dateOfBirth: '1999-01-01' }
    expect([child, older, { ...elder, dateOfBirth: '2020-01-01' }].map((who) => placeOfMember(one.state, who))).toEqual(
      [2, 1, 2],
    )
    const other = one.at(2, FamilyMemberChanged({ member: older, place: 1 }))
    expect(valueOf(selectHousehold(other.state))?.active).toEqual([partner, older, elder])
    expect(placeOfMember(given().state, child)).toBe(0)
  })

  it('[BED-8] [FAM-1] has somebody new where the event says, whatever birthdays a log has', () => {
    const ids = (...events: readonly DomainEvent[]) =>
      valueOf(selectHousehold(given(...events).state))?.active.map(({ familyMemberId }) => familyMemberId)
    const [one, two, three] = [partner, elder, child].map(({ familyMemberId }) => familyMemberId)
    const loaded = FamilyLoaded({ members: [partner, elder] })
    const added = FamilyMemberAdded({ member: { ...child, dateOfBirth: '1900-01-01' }, place: 2 })
    expect(ids(loaded, added)).toEqual([one, two, three])
    const changed = FamilyMemberChanged({ member: { ...child, dateOfBirth: '2020-01-01' }, place: 1 })
    expect(ids(loaded, added, changed)).toEqual([one, three, two])
  })

  it('[BED-8] [FAM-1] has somebody new by their birthday in a log that says no place', () => {
    const { state } = given(
      FamilyLoaded({ members: [partner, child] }),
      FamilyMemberAdded({ member: elder, place: null }),
    )
    expect(valueOf(selectHousehold(state))?.active).toEqual([partner, elder, child])
    const older = FamilyMemberChanged({ member: { ...child, dateOfBirth: '1999-01-01' }, place: null })
    const changed = given(FamilyLoaded({ members: [partner, elder, child] }), older)
    expect(valueOf(selectHousehold(changed.state))?.active.map(({ dateOfBirth }) => dateOfBirth)).toEqual([
      partner.dateOfBirth,
      '1999-01-01',
      elder.dateOfBirth,
    ])
  })

  it('[FAM-1] shows somebody whose date of birth is not known, last', () => {
    const unknown = { ...child, familyMemberId: memberId('6005'), dateOfBirth: null, gender: null }
    const household = valueOf(
      selectHousehold(given(FamilyLoaded({ members: [unknown, child, partner].toSorted(eldestFirst) })).state),
    )
    expect(household?.active).toEqual([partner, child, unknown])
    const form = valuesOfMember(unknown)
    expect([form.dateOfBirth, form.sex]).toEqual(['', ''])
  })

  it('[FAM-1] stays in view while it is requested again, and where that fails', () => {
    const again = given(loaded, FamilyRequested({}))
    expect(selectHousehold(again.state)).toMatchObject({ status: 'loading', value: { former: [former] } })
    expect(selectHousehold(again.at(1, FamilyFailed({ problem: offline })).state)).toMatchObject({
      status: 'failed',
      value: { former: [former] },
    })
    expect(selectHousehold(given().state)).toEqual({ status: 'idle' })
    expect(selectHousehold(given(FamilyRequested({})).state)).toEqual({ status: 'loading', value: null })
  })

  it('[FAM-1] has somebody new at once, and the new details of somebody known', () => {
    const only = given(FamilyLoaded({ members: [partner] }))
    const grown = only.at(1, FamilyMemberAdded({ member: child, place: 0 }))
    expect(memberOf(grown.state, child.familyMemberId)).toEqual(child)
    const renamed = { ...child, surname: 'Other' }
    const changed = grown.at(2, FamilyMemberChanged({ member: renamed, place: 0 }))
    expect(memberOf(changed.state, child.familyMemberId)).toEqual(renamed)
    expect(memberOf(changed.state, partner.familyMemberId)).toEqual(partner)
  })

  it('[FAM-1] is not made up by a change where it was never loaded', () => {
    const { state } = given(
      FamilyMemberAdded({ member: child, place: 0 }),
      FamilyMemberChanged({ member: partner, place: 0 }),
    )
    expect(state.family.members).toEqual({ status: 'idle' })
    const other = given(FamilyLoaded({ members: [partner] }), FamilyMemberChanged({ member: child, place: 0 }))
    expect(memberOf(other.state, child.familyMemberId)).toBeNull()
  })
})
