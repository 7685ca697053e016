import { eldestFirst, familyRead } from '../../domain/family/members.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { getFamily, getFamilyOf } from '../api/generated/family.ts'
import { portalRead } from '../runtime/portal-calls.ts'
import { memberFrom } from './member.ts'

/** During a masquerade the path names the person, so that no response can be about the administrator's own family. [MASQ-1] */
export const loadFamily = portalRead(familyRead, {
  name: 'family.load',
  call: (_, { api }, state) => {
    const acting = state().masquerade.now
    return acting === null ? api(getFamily) : api(getFamilyOf, { path: { id: acting.userId } })
  },
  data: (members) => ({ members: members.map(memberFrom).sort(eldestFirst) }),
  known: ({ family, addFamilyMember: { saving } }) =>
    valueOf(family.members) ?? (saving.kind === 'success' ? saving.member : null),
})
