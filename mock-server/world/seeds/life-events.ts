import type { LifeEvent, Person } from '../records.ts'
import events from './life-events.json'

/** An event that a person can report, and what it lets them change. */
export interface AvailableLifeEvent {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly concernsFamily: boolean
  /** What can be changed, by the id of a benefit. */
  readonly changes: Readonly<Record<string, string>>
}

/** The events of every scheme. */
export const availableLifeEvents: readonly AvailableLifeEvent[] = events.map((event) => ({
  ...event,
  changes: Object.fromEntries(Object.entries(event.changes)),
}))

/** How long after an event benefits can be changed, and how long afterwards it can be reported, in days. */
export const changeDays = 60
export const tellDays = 90

/** What the first demo account has reported, from the id 8001 up. */
export const seedLifeEvents = ([first]: readonly Person[]): readonly LifeEvent[] =>
  first
    ? [
        {
          id: '8001',
          personId: first.id,
          eventId: 'move',
          date: '2026-11-02',
          closedDate: null,
          note: 'Nearer to the office',
          familyMemberIds: [],
        },
        {
          id: '8002',
          personId: first.id,
          eventId: 'marriage',
          date: '2021-06-12',
          closedDate: '2021-08-11',
          note: null,
          familyMemberIds: ['6001'],
        },
      ]
    : []
