import { eldestFirst, familyRead } from '../../domain/family/members.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import type { StateWith } from '../../domain/kernel/slice.ts'
import type { masquerade } from '../../domain/session/masquerade.ts'
import { getFamily, getFamilyOf } from '../api/generated/family.ts'
import type { DataOf } from '../api/operation.ts'
import { portalRead } from '../runtime/portal-calls.ts'
import type { Ports } from '../runtime/ports.ts'
import { memberFrom } from './member.ts'

/** During a masquerade the path names the person, so that no response can be about the administrator's own family. [MASQ-1] */
export const readFamily = ({ api }: Pick<Ports, 'api'>, { masquerade: { now } }: StateWith<typeof masquerade>) =>
  now === null ? api(getFamily) : api(getFamilyOf, { path: { id: now.userId } })

/** The members in the order in which they are recorded. */
export const membersFrom = (members: DataOf<typeof getFamily>) => members.map(memberFrom).sort(eldestFirst)

export const loadFamily = portalRead(familyRead, {
  name: 'family.load',
  call: (_, ports, state) => readFamily(ports, state()),
  data: (members) => ({ members: membersFrom(members) }),
  known: ({ family, addFamilyMember: { saving } }) =>
    valueOf(family.members) ?? (saving.kind === 'success' ? saving.member : null),
})
