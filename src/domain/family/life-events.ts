import * as t from 'io-ts'
import { defineEvent, upcast } from '../kernel/event.ts'
import { personal, plain, reference } from '../kernel/codecs/classification.ts'
import { idle, mapRemote, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { FamilyMemberId } from './member.ts'
import { defineRead } from '../kernel/requests/read.ts'

/** An event that a person can report. */
export const AvailableLifeEvent = t.type({
  eventId: plain,
  name: plain,
  description: plain,
  /** Whether family members can be named with it. */
  concernsFamily: t.boolean,
})
export type AvailableLifeEvent = t.TypeOf<typeof AvailableLifeEvent>

const day = t.union([plain, t.null])

/** A reported event. Days are yyyy-mm-dd. */
export const LifeEvent = t.type({
  lifeEventId: reference,
  eventId: plain,
  name: plain,
  date: personal,
  closedDate: day,
  /** The year of the closing date; null while it is open. */
  closedYear: t.union([t.number, t.null]),
  note: t.union([personal, t.null]),
  familyMemberIds: t.array(FamilyMemberId),
  /** The last day on which benefits can be changed because of it. */
  changeUntil: day,
  benefits: t.array(t.type({ benefitId: plain, name: plain, change: plain })),
})
export type LifeEvent = t.TypeOf<typeof LifeEvent>

export const availableRead = defineRead('AvailableLifeEvents', {
  data: { events: t.array(AvailableLifeEvent) },
  value: ({ events }) => events,
})
export const { AvailableLifeEventsRequested, AvailableLifeEventsLoaded, AvailableLifeEventsFailed } =
  availableRead.events
export const lifeEventsRead = defineRead('LifeEvents', {
  data: { events: t.array(LifeEvent) },
  value: ({ events }) => events,
})
export const { LifeEventsRequested, LifeEventsLoaded, LifeEventsFailed } = lifeEventsRead.events
/** `place` is its index in the list, because a log holds pseudonyms of days. Version 1 had none: null sorts by the day in the log. */
export const LifeEventAdded = defineEvent('LifeEventAdded', { event: LifeEvent, place: t.union([t.number, t.null]) }, [
  upcast(t.type({ event: LifeEvent }), (old) => ({ ...old, place: null })),
])

/** The effect sorts by this before the events are recorded, because a log holds pseudonyms of days. */
export const newestFirst = (a: LifeEvent, b: LifeEvent): number => (a.date > b.date ? -1 : Number(a.date < b.date))

const placeIn = (reported: readonly LifeEvent[], event: LifeEvent): number => {
  const place = reported.findIndex((one) => newestFirst(one, event) > 0)
  return place < 0 ? reported.length : place
}

interface LifeEventsState {
  available: Remote<AvailableLifeEvent[]>
  /** The events that a person has reported. Recorded state hashes include this field name. */
  told: Remote<LifeEvent[]>
}

export const lifeEvents = defineSlice({
  name: 'lifeEvents',
  lifetime: 'session',
  initial: (): LifeEventsState => ({ available: idle, told: idle }),
  own: { ...availableRead.events, ...lifeEventsRead.events, LifeEventAdded },
  on: {
    ...availableRead.on('available'),
    ...lifeEventsRead.on('told'),
    LifeEventAdded: (draft, { event, place }) => {
      const reported = valueOf(draft.told)
      reported?.splice(place ?? placeIn(reported, event), 0, event)
    },
  },
})

/** The index in the list for an event that was just reported. */
export const placeOfLifeEvent = ({ lifeEvents: { told } }: StateWith<typeof lifeEvents>, event: LifeEvent): number =>
  placeIn(valueOf(told) ?? [], event)

export const requestAvailableLifeEvents = availableRead.request(lifeEvents, 'available')
export const requestLifeEvents = lifeEventsRead.request(lifeEvents, 'told')
export const selectAvailableLifeEvents = availableRead.select(lifeEvents, 'available')

/** The open events and the past ones, newest first. */
export interface LifeEvents {
  readonly open: readonly LifeEvent[]
  readonly closed: readonly LifeEvent[]
}

export const selectLifeEvents = selector([lifeEvents], ({ lifeEvents: { told } }) =>
  mapRemote(told, (all): LifeEvents => {
    return {
      open: all.filter(({ closedDate }) => closedDate === null),
      closed: all.filter(({ closedDate }) => closedDate !== null),
    }
  }),
)
