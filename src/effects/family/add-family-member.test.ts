import { describe, expect, it } from 'vitest'
import { FamilyMemberSavingFailed, FamilyMemberSavingRequested } from '../../domain/family/add-family-member.ts'
import { child, detailsOf, partner } from '../../domain/family/testing.ts'
import { FamilyMemberAdded, FamilyMemberChanged } from '../../domain/family/member.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { refusal } from '../../domain/samples.ts'
import { PanelClosed, PanelOpened } from '../../domain/shell/panels.ts'
import { addFamilyMember, updateFamilyMember } from '../api/generated/family.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { clearFamilyMember, closeFamilyMember, saveFamilyMember } from './add-family-member.ts'
import { wireChild } from './testing.ts'
import { memberToSend } from './member.ts'

const details = detailsOf(child)
const add = FamilyMemberSavingRequested({ familyMemberId: null, details })
const edit = FamilyMemberSavingRequested({ familyMemberId: child.familyMemberId, details })
const ok = { status: 'ok', familyMember: wireChild }
const failed = (message: string | null) =>
  FamilyMemberSavingFailed({ problem: { kind: 'refused', status: 200, message } })

describe('saving a family member', () => {
  it('[FAM-1] adds somebody new with one POST, however often it is pressed, and tells the new id', () => {
    const host = fakeHost(responds(addFamilyMember, ok))
    const then = ['5ms b', { b: FamilyMemberAdded({ member: child }) }] as const
    runEffect({ effect: saveFamilyMember, ports: host, when: ['aa-a', { a: add }], then })
    const input = { body: memberToSend(null, details) }
    expect(host.calls).toEqual([{ id: 'addFamilyMember', input, ended: 'completed' }])
  })

  it('[FAM-1] changes somebody known by their id', () => {
    const host = fakeHost(responds(updateFamilyMember, ok))
    const then = ['5ms b', { b: FamilyMemberChanged({ member: child }) }] as const
    runEffect({ effect: saveFamilyMember, ports: host, when: ['a', { a: edit }], then })
    const input = { path: { id: '6002' }, body: memberToSend(child.familyMemberId, details) }
    expect(host.calls).toEqual([{ id: 'updateFamilyMember', input, ended: 'completed' }])
  })

  it.each([
    [{ status: 'error', error: 'Known already' }, 'Known already'],
    [{ error: 'Known already' }, 'Known already'],
    [{ status: 'error', familyMember: wireChild }, null],
    [{ familyMember: wireChild }, null],
    [{ status: 'ok' }, null],
    [{}, null],
  ])('[FAM-1] takes the response %j for the error %j', (response, message) => {
    for (const [a, operation] of [
      [add, addFamilyMember],
      [edit, updateFamilyMember],
    ] as const) {
      const ports = fakeHost(responds(operation, response))
      runEffect({ effect: saveFamilyMember, ports, when: ['a', { a }], then: ['5ms b', { b: failed(message) }] })
    }
  })

  it('[FAM-1] tells that it failed', () => {
    const then = ['5ms b', { b: FamilyMemberSavingFailed({ problem: refusal }) }] as const
    const ports = fakeHost(fails(addFamilyMember, refusal))
    runEffect({ effect: saveFamilyMember, ports, when: ['a', { a: add }], then })
  })

  it('[FAM-1] clears the form that was saved, and no other', () => {
    const run = (a: ReturnType<typeof FamilyMemberAdded> | ReturnType<typeof FamilyMemberChanged>, form: string) => {
      const then = ['b', { b: FormCleared({ form }) }] as const
      runEffect({ effect: clearFamilyMember, ports: {}, when: ['a', { a }], then })
    }
    run(FamilyMemberAdded({ member: child }), 'family-member')
    run(FamilyMemberChanged({ member: partner }), 'family-member-edit')
  })

  it('[FAM-1] closes its panel, and leaves another one alone', () => {
    const when = ['a', { a: FamilyMemberAdded({ member: child }) }] as const
    const opened = (panel: 'add-family-member' | 'opt-out') => [PanelOpened({ panel, subject: '' })]
    const effect = closeFamilyMember
    const then = ['b', { b: PanelClosed({}) }] as const
    runEffect({ effect, given: opened('add-family-member'), ports: {}, when, then })
    runEffect({ effect, given: opened('opt-out'), ports: {}, when, then: ['', {}] })
    runEffect({ effect, given: [...opened('add-family-member'), PanelClosed({})], ports: {}, when, then: ['', {}] })
    runEffect({ effect, ports: {}, when, then: ['', {}] })
  })
})

provesAll(saveFamilyMember, clearFamilyMember, closeFamilyMember)
