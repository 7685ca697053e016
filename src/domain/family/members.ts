import * as t from 'io-ts'
import { upcast } from '../kernel/event.ts'
import { idle, mapRemote, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { FamilyMember, FamilyMember1, FamilyMemberAdded, FamilyMemberChanged, type FamilyMemberId } from './member.ts'
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

/**
 * The eldest first; members without a known birthday come last. The effect sorts by this before the members are recorded, because a log holds
 * pseudonyms of birthdays.
 */
export const eldestFirst = (a: FamilyMember, b: FamilyMember): number =>
  born(a) < born(b) ? -1 : Number(born(a) > born(b))

/** The index of a member in the list; a known member keeps theirs unless the birthday changes. */
const placeIn = (members: readonly FamilyMember[], member: FamilyMember): number => {
  const before = members.findIndex(({ familyMemberId }) => familyMemberId === member.familyMemberId)
  const known = members[before]
  if (known && born(known) === born(member)) return before
  const others = members.filter((one) => one !== known)
  const place = others.findIndex((one) => eldestFirst(one, member) > 0)
  return place < 0 ? others.length : place
}

export const family = defineSlice({
  name: 'family',
  lifetime: 'session',
  initial: (): FamilyState => ({ members: idle }),
  own: { ...familyRead.events, FamilyMemberAdded, FamilyMemberChanged },
  on: {
    ...familyRead.on('members'),
    FamilyMemberAdded: (draft, { member, place }) => {
      const members = valueOf(draft.members)
      members?.splice(place ?? placeIn(members, member), 0, member)
    },
    FamilyMemberChanged: (draft, { member, place }) => {
      const members = valueOf(draft.members)
      const before = members?.findIndex(({ familyMemberId }) => familyMemberId === member.familyMemberId) ?? -1
      if (!members || before < 0) return
      const after = place ?? placeIn(members, member)
      members.splice(before, 1)
      members.splice(after, 0, member)
    },
  },
})
type Needs = StateWith<typeof family>

/** The index for a member who was just added or changed. */
export const placeOfMember = ({ family: { members } }: Needs, member: FamilyMember): number =>
  placeIn(valueOf(members) ?? [], member)

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
