import { EMPTY, of } from 'rxjs'
import { FamilyMemberSavingFailed, savingWrite } from '../../domain/family/add-family-member.ts'
import { memberFormOf } from '../../domain/family/member-form.ts'
import { FamilyMemberAdded, FamilyMemberChanged } from '../../domain/family/member.ts'
import { placeOfMember } from '../../domain/family/members.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { PanelClosed } from '../../domain/shell/panels.ts'
import { addFamilyMember, updateFamilyMember } from '../api/generated/family.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { memberFrom, memberToSend } from './member.ts'
import { portalWrite } from '../runtime/portal-calls.ts'
import { FamilyRequested } from '../../domain/family/members.ts'
import { rereadEffect } from '../runtime/portal-reread.ts'

/** Adds or changes a member. Only the status ok counts. The status error is a refusal; without either, nobody knows whether it was saved. */
export const saveFamilyMember = portalWrite(savingWrite, {
  name: 'addFamilyMember.save',
  call: ({ familyMemberId, details }, { api }) => {
    const body = memberToSend(familyMemberId, details)
    return familyMemberId === null
      ? api(addFamilyMember, { body })
      : api(updateFamilyMember, { path: { id: familyMemberId }, body })
  },
  emits: [FamilyMemberAdded, FamilyMemberChanged],
  done: ({ data: { status, familyMember, error } }, { familyMemberId }, state) => {
    if (status === 'error' || error)
      return FamilyMemberSavingFailed({ problem: { kind: 'refused', status: 200, message: error ?? null } })
    if (status !== 'ok' || !familyMember)
      return FamilyMemberSavingFailed({ problem: { kind: 'undecodable', where: 'familyMember' } })
    const member = memberFrom(familyMember)
    const placed = { member, place: placeOfMember(state(), member) }
    return familyMemberId === null ? FamilyMemberAdded(placed) : FamilyMemberChanged(placed)
  },
})

/** Keeps the input until it is saved. */
export const clearFamilyMember = portalEffect({
  name: 'addFamilyMember.clear',
  on: [FamilyMemberAdded, FamilyMemberChanged],
  policy: 'everyOne',
  emits: [FormCleared],
  run: ({ type, data: { member } }) =>
    of(FormCleared({ form: memberFormOf(type === 'FamilyMemberAdded' ? '' : member.familyMemberId).name })),
})

/** Closes the panel, wherever it was opened. */
export const closeFamilyMember = portalEffect({
  name: 'addFamilyMember.close',
  on: [FamilyMemberAdded, FamilyMemberChanged],
  policy: 'everyOne',
  emits: [PanelClosed],
  run: (_, __, state) => {
    const { open } = state().panels
    return open?.panel === 'add-family-member' && !open.closing ? of(PanelClosed({})) : EMPTY
  },
})

export const rereadFamily = rereadEffect(FamilyMemberSavingFailed, {
  name: 'addFamilyMember.reread',
  emits: [FamilyRequested],
  reads: () => [FamilyRequested({})],
})
