import type { LifeEvent } from '../../domain/family/life-events.ts'
import type { FamilyMemberId } from '../../domain/family/member.ts'
import type { getLifeEvents } from '../api/generated/family.ts'
import type { DataOf } from '../api/operation.ts'

/** A life event as received; the year in which it was closed is derived. */
export const lifeEventFrom = (wire: DataOf<typeof getLifeEvents>[number]): LifeEvent => ({
  lifeEventId: wire.id,
  eventId: wire.event_id,
  name: wire.name,
  date: wire.event_date,
  closedDate: wire.closed_date,
  closedYear: wire.closed_date === null ? null : Number(wire.closed_date.slice(0, 4)),
  note: wire.note,
  familyMemberIds: wire.family_member_ids as FamilyMemberId[], // these ids come from the host
  changeUntil: wire.change_until,
  benefits: wire.benefits.map(({ benefit_id, name, change }) => ({ benefitId: benefit_id, name, change })),
})
