import { describe, it } from 'vitest'
import { birth } from '../../domain/family/testing.ts'
import {
  AvailableLifeEventsFailed,
  AvailableLifeEventsLoaded,
  AvailableLifeEventsRequested,
  LifeEventAdded,
  LifeEventsFailed,
  LifeEventsLoaded,
  LifeEventsRequested,
} from '../../domain/family/life-events.ts'
import { offline } from '../../domain/samples.ts'
import { getAvailableLifeEvents, getLifeEvents } from '../api/generated/family.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { provesNotOvertaken } from '../runtime/reread.testing.ts'
import { wireBirth } from './testing.ts'
import { loadAvailableLifeEvents, loadLifeEvents } from './life-events.ts'

describe('loading life events', () => {
  const when = ['a', { a: LifeEventsRequested({}) }] as const

  it('[LIFE-1] brings them, with the year of those that are closed', () => {
    const closed = { ...wireBirth, closed_date: '2021-08-11', change_until: null }
    const ports = fakeHost(responds(getLifeEvents, [wireBirth, closed]))
    const events = [birth, { ...birth, closedDate: '2021-08-11', closedYear: 2021, changeUntil: null }]
    runEffect({ effect: loadLifeEvents, ports, when, then: ['5ms b', { b: LifeEventsLoaded({ events }) }] })
  })

  it('[BED-8] [LIFE-1] puts the newest first, because a log has other days', () => {
    const ports = fakeHost(responds(getLifeEvents, [{ ...wireBirth, event_date: '2019-01-02' }, wireBirth]))
    const events = [birth, { ...birth, date: '2019-01-02' }]
    runEffect({ effect: loadLifeEvents, ports, when, then: ['5ms b', { b: LifeEventsLoaded({ events }) }] })
  })

  it('[LIFE-1] tells that they failed', () => {
    const then = ['5ms b', { b: LifeEventsFailed({ problem: offline }) }] as const
    runEffect({ effect: loadLifeEvents, ports: fakeHost(fails(getLifeEvents, offline)), when, then })
  })
})

describe('loading the life events to tell of', () => {
  const when = ['a', { a: AvailableLifeEventsRequested({}) }] as const

  it('[LIFE-1] brings them', () => {
    const wire = { id: 'birth', name: 'Birth', description: 'A child', concerns_family: true }
    const events = [{ eventId: 'birth', name: 'Birth', description: 'A child', concernsFamily: true }]
    const ports = fakeHost(responds(getAvailableLifeEvents, [wire]))
    const then = ['5ms b', { b: AvailableLifeEventsLoaded({ events }) }] as const
    runEffect({ effect: loadAvailableLifeEvents, ports, when, then })
  })

  it('[LIFE-1] tells that they failed', () => {
    const ports = fakeHost(fails(getAvailableLifeEvents, offline))
    const then = ['5ms b', { b: AvailableLifeEventsFailed({ problem: offline }) }] as const
    runEffect({ effect: loadAvailableLifeEvents, ports, when, then })
  })
})

describe('life events that are read while one is reported', () => {
  const earlier = { ...wireBirth, event_date: '2019-01-02' }
  const past = { ...birth, date: '2019-01-02' }
  const later = {
    requested: LifeEventsRequested({}),
    changed: LifeEventAdded({ event: birth, place: null }),
    responses: [responds(getLifeEvents, [earlier]), responds(getLifeEvents, [earlier, wireBirth])],
    loaded: LifeEventsLoaded({ events: [birth, past] }),
  } as const

  describe.each([
    ['known', [LifeEventsLoaded({ events: [past] })]],
    ['not known yet', []],
  ])('and are %s', (_, given) => {
    provesNotOvertaken('LIFE-1', loadLifeEvents, { given, ...later })
  })
})

provesAll(loadLifeEvents, loadAvailableLifeEvents)
