import { ok, signedIn } from '../handler.ts'
import { isEligible } from '../benefits/eligible.ts'
import type { LifeEvent, Person } from '../world/records.ts'
import { availableLifeEvents, changeDays } from '../world/seeds/life-events.ts'
import type { Tables } from '../world/tables.ts'

const DAY = 86_400_000

/** The day that is this number of days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** A life event as the hosts send it; while it is open, with what can be changed and until when. */
export const wireLifeEvent = (db: Tables, user: Person, event: LifeEvent) => {
  const kind = availableLifeEvents.find(({ id }) => id === event.eventId)
  const open = event.closedDate === null
  const changes = Object.entries(kind?.changes ?? {}).flatMap(([id, change]) => {
    const benefit = db.benefits.find(id)
    return benefit && isEligible(db, user, benefit) ? [{ benefit_id: id, name: benefit.name, change }] : []
  })
  return {
    id: event.id,
    event_id: event.eventId,
    name: kind?.name ?? event.eventId,
    event_date: event.date,
    closed_date: event.closedDate,
    note: event.note,
    family_member_ids: event.familyMemberIds,
    change_until: open ? daysAfter(event.date, changeDays) : null,
    benefits: open ? changes : [],
  }
}

/** GET /client/life-events/available [LIFE-1]. */
export const getAvailableLifeEvents = signedIn(({ db }) =>
  ok(
    db.settings.find('settings')?.noLifeEvents
      ? []
      : availableLifeEvents.map(({ id, name, description, concernsFamily }) => ({
          id,
          name,
          description,
          concerns_family: concernsFamily,
        })),
  ),
)

/** GET /user/life-events. */
export const getLifeEvents = signedIn(({ db, user }) =>
  ok(db.lifeEvents.where({ personId: user.id }).map((event) => wireLifeEvent(db, user, event))),
)
