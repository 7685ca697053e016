import { describe, expect, it } from 'vitest'
import { child, memberId, partner } from '../../domain/family/testing.ts'
import { FamilyMemberAdded } from '../../domain/family/member.ts'
import { FamilyFailed, FamilyLoaded, FamilyRequested } from '../../domain/family/members.ts'
import { offline } from '../../domain/samples.ts'
import { MasqueradeStarted } from '../../domain/session/masquerade.ts'
import { getFamily, getFamilyOf } from '../api/generated/family.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { provesNotOvertaken } from '../runtime/reread.testing.ts'
import { wireChild, wirePartner } from './testing.ts'
import { loadFamily } from './members.ts'

const when = ['a', { a: FamilyRequested({}) }] as const
const loaded = ['5ms b', { b: FamilyLoaded({ members: [partner, child] }) }] as const

describe('loading the family', () => {
  it('[FAM-1] brings one’s own', () => {
    const ports = fakeHost(responds(getFamily, [wirePartner, wireChild]))
    runEffect({ effect: loadFamily, ports, when, then: loaded })
    expect(ports.calls).toEqual([{ id: 'getFamily', input: undefined, ended: 'completed' }])
  })

  it('[BED-8] [FAM-1] puts the eldest first, because a log has other birthdays', () => {
    const wireElder = { ...wireChild, family_id: '6003', family_dob: '2001-05-17' }
    const ports = fakeHost(responds(getFamily, [wireChild, wireElder]))
    const elder = { ...child, familyMemberId: memberId('6003'), dateOfBirth: '2001-05-17' }
    runEffect({ effect: loadFamily, ports, when, then: ['5ms b', { b: FamilyLoaded({ members: [elder, child] }) }] })
  })

  it('[FAM-1] [MASQ-2] names the person whom somebody acts for', () => {
    const ports = fakeHost(responds(getFamilyOf, [wirePartner, wireChild]))
    const given = [MasqueradeStarted({ userId: '4021', schemeYear: '2025' })]
    runEffect({ effect: loadFamily, given, ports, when, then: loaded })
    expect(ports.calls).toEqual([{ id: 'getFamilyOf', input: { path: { id: '4021' } }, ended: 'completed' }])
  })

  it('[FAM-1] drops an earlier call for a later one', () => {
    const ports = fakeHost(responds(getFamily, [wirePartner, wireChild]))
    runEffect({ effect: loadFamily, ports, when: ['a 2ms a', when[1]], then: ['3ms 5ms b', loaded[1]] })
    expect(ports.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'completed'])
  })

  it('[FAM-1] tells that it failed', () => {
    const then = ['5ms b', { b: FamilyFailed({ problem: offline }) }] as const
    runEffect({ effect: loadFamily, ports: fakeHost(fails(getFamily, offline)), when, then })
  })
})

describe('a family that is read while a member is added', () => {
  const later = {
    requested: FamilyRequested({}),
    changed: FamilyMemberAdded({ member: child, place: null }),
    responses: [responds(getFamily, [wirePartner]), responds(getFamily, [wirePartner, wireChild])],
    loaded: FamilyLoaded({ members: [partner, child] }),
  } as const

  describe.each([
    ['known', [FamilyLoaded({ members: [partner] })]],
    ['not known yet', []],
  ])('and is %s', (_, given) => {
    provesNotOvertaken('FAM-1', loadFamily, { given, ...later })
  })
})

provesAll(loadFamily)
