import type { LifeEvent, Person } from '../records.ts'

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
export const availableLifeEvents: readonly AvailableLifeEvent[] = [
  {
    id: 'birth',
    name: 'Birth or adoption',
    description: 'You’ve had or adopted a child.',
    concernsFamily: true,
    changes: {
      '201': 'Add your child to your cover',
      '208': 'Add your child to your cover',
      '210': 'Increase your cover',
    },
  },
  {
    id: 'marriage',
    name: 'Marriage or civil partnership',
    description: 'You’ve got married or entered a civil partnership.',
    concernsFamily: true,
    changes: { '201': 'Add your partner to your cover', '208': 'Add your partner to your cover' },
  },
  {
    id: 'separation',
    name: 'Divorce or separation',
    description: 'You and your partner have separated.',
    concernsFamily: true,
    changes: { '201': 'Remove your former partner from your cover', '209': 'Write a new will' },
  },
  {
    id: 'bereavement',
    name: 'A death in the family',
    description: 'Someone in your family has died. We’re sorry for your loss.',
    concernsFamily: true,
    changes: { '201': 'Change who is covered', '217': 'Talk to someone, day or night' },
  },
  {
    id: 'move',
    name: 'Moving home',
    description: 'You’ve moved home, or you’re about to.',
    concernsFamily: false,
    changes: { '204': 'Hire a bike for your new journey to work' },
  },
]

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
