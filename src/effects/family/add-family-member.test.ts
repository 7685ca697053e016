import { describe, expect, it } from 'vitest'
import {
  FamilyMemberOvertaken,
  FamilyMemberSavingFailed,
  FamilyMemberSavingRequested,
} from '../../domain/family/add-family-member.ts'
import { child, detailsOf, memberId, partner } from '../../domain/family/testing.ts'
import { FamilyMemberAdded, FamilyMemberChanged, type FamilyMember } from '../../domain/family/member.ts'
import { FamilyRequested, FamilyLoaded } from '../../domain/family/members.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { refusal } from '../../domain/samples.ts'
import { PanelClosed, PanelOpened } from '../../domain/shell/panels.ts'
import { addFamilyMember, getFamily, updateFamilyMember } from '../api/generated/family.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { rereadFamily, clearFamilyMember, closeFamilyMember, saveFamilyMember } from './add-family-member.ts'
import { wireChild } from './testing.ts'
import { memberToSend } from './member.ts'
import { provesReread } from '../runtime/reread.testing.ts'

const details = detailsOf(child)
const add = FamilyMemberSavingRequested({ familyMemberId: null, details })
const edit = FamilyMemberSavingRequested({ familyMemberId: child.familyMemberId, details })
/** The family is read before a known member is changed. */
const read = responds(getFamily, [wireChild])
const ok = { status: 'ok', familyMember: wireChild }
const failed = (message: string | null) =>
  FamilyMemberSavingFailed({ problem: { kind: 'refused', status: 200, message } })

describe('saving a family member', () => {
  it('[FAM-1] adds somebody new with one POST, however often it is pressed, and tells the new id', () => {
    const host = fakeHost(responds(addFamilyMember, ok))
    const then = ['5ms b', { b: FamilyMemberAdded({ member: child, place: 0 }) }] as const
    runEffect({ effect: saveFamilyMember, ports: host, when: ['aa-a', { a: add }], then })
    const input = { body: memberToSend(null, details) }
    expect(host.calls).toEqual([{ id: 'addFamilyMember', input, ended: 'completed' }])
  })

  it('[BED-8] [FAM-1] says where among the members they belong', () => {
    const elder = { ...child, familyMemberId: memberId('6003'), dateOfBirth: '2001-05-17' }
    const run = (
      when: typeof add,
      after: '5ms b' | '10ms b',
      then: ReturnType<typeof FamilyMemberAdded> | ReturnType<typeof FamilyMemberChanged>,
      members: readonly FamilyMember[],
    ) =>
      runEffect({
        effect: saveFamilyMember,
        given: [FamilyLoaded({ members: [...members] })],
        ports: fakeHost(read, responds(addFamilyMember, ok), responds(updateFamilyMember, ok)),
        when: ['a', { a: when }],
        then: [after, { b: then }],
      })
    run(add, '5ms b', FamilyMemberAdded({ member: child, place: 2 }), [partner, elder])
    run(edit, '10ms b', FamilyMemberChanged({ member: child, place: 1 }), [
      { ...child, dateOfBirth: '1970-01-01' },
      partner,
    ])
  })

  it('[FAM-1] changes somebody known by their id', () => {
    const host = fakeHost(read, responds(updateFamilyMember, ok))
    const then = ['10ms b', { b: FamilyMemberChanged({ member: child, place: 0 }) }] as const
    runEffect({ effect: saveFamilyMember, ports: host, when: ['a', { a: edit }], then })
    const input = { path: { id: '6002' }, body: memberToSend(child.familyMemberId, details) }
    expect(host.calls.slice(1)).toEqual([{ id: 'updateFamilyMember', input, ended: 'completed' }])
  })

  it.each([
    [{ status: 'error', error: 'Known already' }, 'Known already'],
    [{ error: 'Known already' }, 'Known already'],
    [{ status: 'error', familyMember: wireChild }, null],
  ])('[FAM-1] takes the response %j for the error %j', (response, message) => {
    for (const [a, operation, after] of [
      [add, addFamilyMember, '5ms b'],
      [edit, updateFamilyMember, '10ms b'],
    ] as const) {
      const ports = fakeHost(read, responds(operation, response))
      runEffect({ effect: saveFamilyMember, ports, when: ['a', { a }], then: [after, { b: failed(message) }] })
    }
  })

  it.each([{ familyMember: wireChild }, { status: 'ok' }, {}])(
    '[FAM-1] cannot tell from %j whether anything was saved',
    (response) => {
      const b = FamilyMemberSavingFailed({ problem: { kind: 'undecodable', where: 'familyMember' } })
      const ports = fakeHost(responds(addFamilyMember, response))
      runEffect({ effect: saveFamilyMember, ports, when: ['a', { a: add }], then: ['5ms b', { b }] })
    },
  )

  it('[FAM-1] tells that it failed', () => {
    const then = ['5ms b', { b: FamilyMemberSavingFailed({ problem: refusal }) }] as const
    const ports = fakeHost(fails(addFamilyMember, refusal))
    runEffect({ effect: saveFamilyMember, ports, when: ['a', { a: add }], then })
  })

  it('[FAM-1] does not overwrite what was changed elsewhere since the form was filled', () => {
    const given = [FamilyLoaded({ members: [{ ...child, surname: 'Hale' }] })]
    const now = { ...wireChild, family_sname: 'Brown' }
    const host = fakeHost(responds(getFamily, [now]))
    const events = {
      b: FamilyLoaded({ members: [{ ...child, surname: 'Brown', name: 'Zoë Brown' }] }),
      c: FamilyMemberOvertaken({ before: { ...child, surname: 'Hale' } }),
    }
    runEffect({ effect: saveFamilyMember, given, ports: host, when: ['a', { a: edit }], then: ['5ms (bc)', events] })
    expect(host.calls).toHaveLength(1)
  })

  it('[FAM-1] clears the form that was saved, and no other', () => {
    const run = (a: ReturnType<typeof FamilyMemberAdded> | ReturnType<typeof FamilyMemberChanged>, form: string) => {
      const then = ['b', { b: FormCleared({ form }) }] as const
      runEffect({ effect: clearFamilyMember, ports: {}, when: ['a', { a }], then })
    }
    run(FamilyMemberAdded({ member: child, place: 0 }), 'family-member')
    run(FamilyMemberChanged({ member: partner, place: 0 }), 'family-member-edit')
  })

  it('[FAM-1] closes its panel, and leaves another one alone', () => {
    const when = ['a', { a: FamilyMemberAdded({ member: child, place: 0 }) }] as const
    const opened = (panel: 'add-family-member' | 'opt-out') => [PanelOpened({ panel, subject: '' })]
    const effect = closeFamilyMember
    const then = ['b', { b: PanelClosed({}) }] as const
    runEffect({ effect, given: opened('add-family-member'), ports: {}, when, then })
    runEffect({ effect, given: opened('opt-out'), ports: {}, when, then: ['', {}] })
    runEffect({ effect, given: [...opened('add-family-member'), PanelClosed({})], ports: {}, when, then: ['', {}] })
    runEffect({ effect, ports: {}, when, then: ['', {}] })
  })
})

provesAll(saveFamilyMember, clearFamilyMember, closeFamilyMember, rereadFamily)

provesReread('FAM-1', rereadFamily, (problem) => FamilyMemberSavingFailed({ problem }), [FamilyRequested({})])
