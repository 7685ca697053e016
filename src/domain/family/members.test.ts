import { describe, expect, it } from 'vitest'
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
    const one = given(FamilyLoaded({ members: [partner, child] }), FamilyMemberAdded({ member: elder }))
    expect(valueOf(selectHousehold(one.state))?.active).toEqual([partner, elder, child])
    const older = { ...child, dateOfBirth: '1999-01-01' }
    const other = one.at(1, FamilyMemberChanged({ member: older }))
    expect(valueOf(selectHousehold(other.state))?.active).toEqual([partner, older, elder])
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
    const grown = only.at(1, FamilyMemberAdded({ member: child }))
    expect(memberOf(grown.state, child.familyMemberId)).toEqual(child)
    const renamed = { ...child, surname: 'Other' }
    const changed = grown.at(2, FamilyMemberChanged({ member: renamed }))
    expect(memberOf(changed.state, child.familyMemberId)).toEqual(renamed)
    expect(memberOf(changed.state, partner.familyMemberId)).toEqual(partner)
  })

  it('[FAM-1] is not made up by a change where it was never loaded', () => {
    const { state } = given(FamilyMemberAdded({ member: child }), FamilyMemberChanged({ member: partner }))
    expect(state.family.members).toEqual({ status: 'idle' })
    const other = given(FamilyLoaded({ members: [partner] }), FamilyMemberChanged({ member: child }))
    expect(memberOf(other.state, child.familyMemberId)).toBeNull()
  })
})
