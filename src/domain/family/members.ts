import * as t from 'io-ts'
import { upcast } from '../kernel/event.ts'
import type { Remote } from '../kernel/requests/remote.ts'
import { idle, mapRemote, valueOf } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'
import type { FamilyMemberId } from './member.ts'
import { FamilyMember, FamilyMember1, FamilyMemberAdded, FamilyMemberChanged } from './member.ts'
import { defineRead } from '../kernel/requests/read.ts'

export const familyRead = defineRead('Family', {
  data: { members: t.array(FamilyMember) },
  value: ({ members }) => members,
  upcasts: [upcast(t.type({ members: t.array(FamilyMember1) }), (old) => old)],
})
export const { FamilyRequested, FamilyLoaded, FamilyFailed } = familyRead.events

interface FamilyState {
  members: Remote<FamilyMember[]>
}

const born = ({ dateOfBirth }: FamilyMember): string => dateOfBirth ?? '9999'

/** The eldest first; members without a known birthday come last. Events have them in this order: in a log their birthdays are others. */
export const eldestFirst = (a: FamilyMember, b: FamilyMember): number =>
  born(a) < born(b) ? -1 : Number(born(a) > born(b))

const putIn = (members: FamilyMember[], member: FamilyMember): void => {
  const place = members.findIndex((one) => eldestFirst(one, member) > 0)
  members.splice(place < 0 ? members.length : place, 0, member)
}

export const family = defineSlice({
  name: 'family',
  lifetime: 'session',
  initial: (): FamilyState => ({ members: idle }),
  own: { ...familyRead.events, FamilyMemberAdded, FamilyMemberChanged },
  on: {
    ...familyRead.on('members'),
    FamilyMemberAdded: (draft, { member }) => {
      const known = valueOf(draft.members)
      if (known) putIn(known, member)
    },
    FamilyMemberChanged: (draft, { member }) => {
      const known = valueOf(draft.members)
      const place = known?.findIndex(({ familyMemberId }) => familyMemberId === member.familyMemberId) ?? -1
      const before = known?.[place]
      if (!known || !before) return
      if (born(before) === born(member)) known[place] = member
      else {
        known.splice(place, 1)
        putIn(known, member)
      }
    },
  },
})
type Needs = StateWith<typeof family>

export const requestFamily = familyRead.request(family, 'members')

/** The current family members, and the former ones. */
export interface Household {
  readonly active: readonly FamilyMember[]
  readonly former: readonly FamilyMember[]
}

const rank = ({ relationship }: FamilyMember): number => (relationship === 'partner' ? 0 : 1)

/** A partner comes first, then dependants from the eldest. */
export const selectHousehold = selector([family], ({ family: { members } }) =>
  mapRemote(members, (all): Household => {
    const sorted = [...all].sort((a, b) => rank(a) - rank(b))
    return { active: sorted.filter(({ active }) => active), former: sorted.filter(({ active }) => !active) }
  }),
)

/** A member by id; null if there is none, or the family has not loaded. */
export const memberOf = ({ family: { members } }: Needs, id: FamilyMemberId): FamilyMember | null =>
  valueOf(members)?.find(({ familyMemberId }) => familyMemberId === id) ?? null
