import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import { refuse } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineEvent } from '../kernel/event.ts'
import { personal, plain } from '../kernel/marks.ts'
import { Problem } from '../kernel/problem.ts'
import type { Remote } from '../kernel/remote.ts'
import { failed, idle, loaded, loading, mapRemote, valueOf } from '../kernel/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'
import { FamilyMemberId } from './member.ts'

/** An event that a person may tell of. */
export const AvailableLifeEvent = t.type({
  eventId: plain,
  name: plain,
  description: plain,
  /** Whether people of the family may be named with it. */
  concernsFamily: t.boolean,
})
export type AvailableLifeEvent = t.TypeOf<typeof AvailableLifeEvent>

const day = t.union([plain, t.null])

/** An event that a person told of (benefits-and-employer §3). Days are yyyy-mm-dd. */
export const LifeEvent = t.type({
  lifeEventId: plain,
  eventId: plain,
  name: plain,
  date: personal,
  closedDate: day,
  /** The year of the closed date; null while it is open. */
  closedYear: t.union([t.number, t.null]),
  note: t.union([personal, t.null]),
  familyMemberIds: t.array(FamilyMemberId),
  /** The last day on which benefits may be changed for it. */
  changeUntil: day,
  benefits: t.array(t.type({ benefitId: plain, name: plain, change: plain })),
})
export type LifeEvent = t.TypeOf<typeof LifeEvent>

export const AvailableLifeEventsRequested = defineEvent('AvailableLifeEventsRequested', {})
export const AvailableLifeEventsLoaded = defineEvent('AvailableLifeEventsLoaded', {
  events: t.array(AvailableLifeEvent),
})
export const AvailableLifeEventsFailed = defineEvent('AvailableLifeEventsFailed', { problem: Problem })
export const LifeEventsRequested = defineEvent('LifeEventsRequested', {})
export const LifeEventsLoaded = defineEvent('LifeEventsLoaded', { events: t.array(LifeEvent) })
export const LifeEventsFailed = defineEvent('LifeEventsFailed', { problem: Problem })
export const LifeEventAdded = defineEvent('LifeEventAdded', { event: LifeEvent })

interface LifeEventsState {
  available: Remote<AvailableLifeEvent[]>
  told: Remote<LifeEvent[]>
}

export const lifeEvents = defineSlice({
  name: 'lifeEvents',
  initial: (): LifeEventsState => ({ available: idle, told: idle }),
  own: {
    AvailableLifeEventsRequested,
    AvailableLifeEventsLoaded,
    AvailableLifeEventsFailed,
    LifeEventsRequested,
    LifeEventsLoaded,
    LifeEventsFailed,
    LifeEventAdded,
  },
  on: {
    AvailableLifeEventsRequested: (draft) => {
      draft.available = loading(draft.available)
    },
    AvailableLifeEventsLoaded: (draft, { events }, at) => {
      draft.available = loaded(events, at)
    },
    AvailableLifeEventsFailed: (draft, { problem }) => {
      draft.available = failed(draft.available, problem)
    },
    LifeEventsRequested: (draft) => {
      draft.told = loading(draft.told)
    },
    LifeEventsLoaded: (draft, { events }, at) => {
      draft.told = loaded(events, at)
    },
    LifeEventsFailed: (draft, { problem }) => {
      draft.told = failed(draft.told, problem)
    },
    LifeEventAdded: (draft, { event }) => {
      valueOf(draft.told)?.push(event)
    },
  },
})
type Needs = StateWith<typeof lifeEvents>

export const requestAvailableLifeEvents = ({ lifeEvents: { available } }: Needs): Either<Refusal, DomainEvent> =>
  available.status === 'loading' ? left(refuse('busy')) : right(AvailableLifeEventsRequested({}))

export const requestLifeEvents = ({ lifeEvents: { told } }: Needs): Either<Refusal, DomainEvent> =>
  told.status === 'loading' ? left(refuse('busy')) : right(LifeEventsRequested({}))

export const selectAvailableLifeEvents = selector([lifeEvents], (state) => state.lifeEvents.available)

/** What may still be acted upon, and what is over; the newest first. */
export interface LifeEvents {
  readonly open: readonly LifeEvent[]
  readonly closed: readonly LifeEvent[]
}

export const selectLifeEvents = selector([lifeEvents], ({ lifeEvents: { told } }) =>
  mapRemote(told, (all): LifeEvents => {
    const sorted = [...all].sort((a, b) => (a.date > b.date ? -1 : Number(a.date < b.date)))
    return {
      open: sorted.filter(({ closedDate }) => closedDate === null),
      closed: sorted.filter(({ closedDate }) => closedDate !== null),
    }
  }),
)
