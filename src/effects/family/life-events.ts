import { availableRead, lifeEventsRead, newestFirst } from '../../domain/family/life-events.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { getAvailableLifeEvents, getLifeEvents } from '../api/generated/family.ts'
import { portalRead } from '../runtime/portal-calls.ts'
import { lifeEventFrom } from './life-event.ts'

export const loadAvailableLifeEvents = portalRead(availableRead, {
  name: 'lifeEvents.loadAvailable',
  call: (_, { api }) => api(getAvailableLifeEvents),
  data: (events) => ({
    events: events.map(({ id, name, description, concerns_family }) => ({
      eventId: id,
      name,
      description,
      concernsFamily: concerns_family,
    })),
  }),
})

export const loadLifeEvents = portalRead(lifeEventsRead, {
  name: 'lifeEvents.load',
  call: (_, { api }) => api(getLifeEvents),
  data: (events) => ({ events: events.map(lifeEventFrom).sort(newestFirst) }),
  known: ({ lifeEvents, addLifeEvent: { adding } }) =>
    valueOf(lifeEvents.told) ?? (adding.kind === 'added' ? adding.event : null),
})
