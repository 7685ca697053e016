import { foldW } from 'fp-ts/lib/Either.js'
import { map } from 'rxjs'
import {
  AvailableLifeEventsFailed,
  AvailableLifeEventsLoaded,
  AvailableLifeEventsRequested,
  LifeEventsFailed,
  LifeEventsLoaded,
  LifeEventsRequested,
} from '../../domain/family/life-events.ts'
import { getAvailableLifeEvents, getLifeEvents } from '../api/generated/family.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { lifeEventFrom } from './life-event.ts'

export const loadAvailableLifeEvents = portalEffect({
  name: 'lifeEvents.loadAvailable',
  on: [AvailableLifeEventsRequested],
  policy: { switchBy: one },
  emits: [AvailableLifeEventsLoaded, AvailableLifeEventsFailed],
  failure: (problem) => AvailableLifeEventsFailed({ problem }),
  run: (_, { api }) =>
    api(getAvailableLifeEvents, {}).pipe(
      map(
        foldW(
          ({ problem }) => AvailableLifeEventsFailed({ problem }),
          ({ data }) =>
            AvailableLifeEventsLoaded({
              events: data.map(({ id, name, description, concerns_family }) => ({
                eventId: id,
                name,
                description,
                concernsFamily: concerns_family,
              })),
            }),
        ),
      ),
    ),
})

export const loadLifeEvents = portalEffect({
  name: 'lifeEvents.load',
  on: [LifeEventsRequested],
  policy: { switchBy: one },
  emits: [LifeEventsLoaded, LifeEventsFailed],
  failure: (problem) => LifeEventsFailed({ problem }),
  run: (_, { api }) =>
    api(getLifeEvents, {}).pipe(
      map(
        foldW(
          ({ problem }) => LifeEventsFailed({ problem }),
          ({ data }) => LifeEventsLoaded({ events: data.map(lifeEventFrom) }),
        ),
      ),
    ),
})
