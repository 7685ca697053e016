import { ok, refuse, signedIn } from '../handler.ts'
import type { LifeEvent } from '../world/records.ts'
import { availableLifeEvents, tellDays } from '../world/seeds/life-events.ts'
import { daysAfter, wireLifeEvent } from './life-events.ts'
import { todayIn } from '../world/today.ts'

interface Sent {
  readonly event_id: string
  readonly event_date: string
  readonly family_member_ids: readonly string[]
  readonly note?: string
}

/** POST /user/life-events: notes an event, from the id 8101 up, and says what can be changed [LIFE-1]. */
export const addLifeEvent = signedIn<Sent>(({ db, user, body }) => {
  const { event_id: eventId, event_date: date, family_member_ids: familyMemberIds, note = null } = body
  if (!availableLifeEvents.some(({ id }) => id === eventId))
    return ok({ status: 'error', error: 'This life event is no longer offered' })
  if (familyMemberIds.some((id) => db.familyMembers.find(id)?.personId !== user.id))
    return ok({ status: 'error', error: 'Someone you chose isn’t in your family list' })
  const today = todayIn(db)
  const refused = (sentence: string) => refuse(422, { errors: { event_date: [sentence] } })
  if (date < daysAfter(today, -tellDays)) return refused(`Tell us within ${tellDays} days of the event`)
  if (date > daysAfter(today, tellDays)) return refused(`Tell us no more than ${tellDays} days before the event`)
  const known = db.lifeEvents.where({ personId: user.id })
  if (known.some((event) => event.eventId === eventId && event.date === date))
    return ok({ status: 'error', error: 'You have already told us about this' })
  const id = String(Math.max(8100, ...db.lifeEvents.all().map((event) => Number(event.id))) + 1)
  const event: LifeEvent = { id, personId: user.id, eventId, date, closedDate: null, note, familyMemberIds }
  db.lifeEvents.insert(event)
  return ok({ status: 'ok', lifeEvent: wireLifeEvent(db, user, event) })
})
