import { foldW } from 'fp-ts/lib/Either.js'
import { EMPTY, map, of } from 'rxjs'
import {
  FamilyMemberOvertaken,
  FamilyMemberSavingFailed,
  FamilyMemberSavingRequested,
} from '../../domain/family/add-family-member.ts'
import { memberFormOf } from '../../domain/family/member-form.ts'
import type { FamilyMember, FamilyMemberId } from '../../domain/family/member.ts'
import { FamilyMemberAdded, FamilyMemberChanged } from '../../domain/family/member.ts'
import { FamilyLoaded, memberOf, placeOfMember, FamilyRequested, type family } from '../../domain/family/members.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { PanelClosed } from '../../domain/shell/panels.ts'
import type { StateWith } from '../../domain/kernel/slice.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { addFamilyMember, updateFamilyMember } from '../api/generated/family.ts'
import type { DataOf } from '../api/operation.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { unlessOvertaken } from '../runtime/unless-overtaken.ts'
import { memberFrom, memberToSend } from './member.ts'
import { membersFrom, readFamily } from './members.ts'
import { rereadEffect } from '../runtime/portal-reread.ts'

type Saved = DataOf<typeof addFamilyMember>

const savedMember = (
  { status, familyMember, error }: Saved,
  familyMemberId: FamilyMemberId | null,
  state: StateWith<typeof family>,
) => {
  if (status === 'error' || error)
    return FamilyMemberSavingFailed({ problem: { kind: 'refused', status: 200, message: error ?? null } })
  if (status !== 'ok' || !familyMember)
    return FamilyMemberSavingFailed({ problem: { kind: 'undecodable', where: 'familyMember' } })
  const member = memberFrom(familyMember)
  const placed = { member, place: placeOfMember(state, member) }
  return familyMemberId === null ? FamilyMemberAdded(placed) : FamilyMemberChanged(placed)
}

const isSameMember = (one: FamilyMember, other: FamilyMember): boolean =>
  (Object.keys(one) as (keyof FamilyMember)[]).every((name) => name === 'name' || one[name] === other[name]) // its own fields

/**
 * Adds or changes a member. Only the status ok counts. The status error is a refusal; without either, nobody knows whether it was saved. A
 * member who has changed since this tab read them is not overwritten.
 */
export const saveFamilyMember = portalEffect({
  name: 'addFamilyMember.save',
  on: [FamilyMemberSavingRequested],
  policy: { exhaustBy: one },
  emits: [FamilyMemberAdded, FamilyMemberChanged, FamilyLoaded, FamilyMemberOvertaken, FamilyMemberSavingFailed],
  failure: (problem) => FamilyMemberSavingFailed({ problem }),
  run: ({ data: { familyMemberId, details } }, ports, state) => {
    const { api } = ports
    const body = memberToSend(familyMemberId, details)
    const settle = foldW(
      ({ problem }: { readonly problem: Problem }) => FamilyMemberSavingFailed({ problem }),
      ({ data }: { readonly data: Saved }) => savedMember(data, familyMemberId, state()),
    )
    if (familyMemberId === null) return api(addFamilyMember, { body }).pipe(map(settle))
    return unlessOvertaken({
      read: readFamily(ports, state()),
      overtaken: (wire) => {
        const members = membersFrom(wire)
        const before = memberOf(state(), familyMemberId)
        const now = members.find((member) => member.familyMemberId === familyMemberId)
        const isNews =
          before !== null && !(now && (isSameMember(now, before) || isSameMember(now, { ...now, ...details })))
        return isNews ? [FamilyLoaded({ members }), FamilyMemberOvertaken({ before })] : []
      },
      send: (on) => api(updateFamilyMember, { path: { id: familyMemberId }, body, ...on }),
      settle,
    })
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
