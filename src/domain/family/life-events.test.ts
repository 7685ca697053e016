import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { valueOf } from '../kernel/requests/remote.ts'
import { offline } from '../samples.ts'
import { birth } from './testing.ts'
import {
  AvailableLifeEventsFailed,
  AvailableLifeEventsLoaded,
  AvailableLifeEventsRequested,
  LifeEventAdded,
  lifeEvents,
  LifeEventsFailed,
  LifeEventsLoaded,
  LifeEventsRequested,
  newestFirst,
  placeOfLifeEvent,
  requestAvailableLifeEvents,
  requestLifeEvents,
  selectAvailableLifeEvents,
  selectLifeEvents,
} from './life-events.ts'

const given = story(lifeEvents)
const move = { ...birth, lifeEventId: '8001', eventId: 'move', date: '2026-11-20' }
const past = { ...birth, lifeEventId: '8002', date: '2021-06-12', closedDate: '2021-08-11', closedYear: 2021 }
const offered = { eventId: 'birth', name: 'Birth', description: 'A child', concernsFamily: true }

describe('life events', () => {
  it('[LIFE-1] are requested, and not twice at once', () => {
    expect(given().when(requestLifeEvents)).toEqual(produced(LifeEventsRequested({})))
    expect(given(LifeEventsRequested({})).when(requestLifeEvents)).toEqual(refused('busy'))
  })

  it('[LIFE-1] are shown open ones apart from closed ones, the newest first', () => {
    const { state } = given(
      LifeEventsLoaded({ events: [past, birth].toSorted(newestFirst) }),
      LifeEventAdded({ event: move, place: 0 }),
    )
    expect(valueOf(selectLifeEvents(state))).toEqual({ open: [move, birth], closed: [past] })
  })

  it('[BED-8] [LIFE-1] have what was just reported where the event says, whatever days a log has', () => {
    const two = given(LifeEventsLoaded({ events: [birth, past] }))
    expect(placeOfLifeEvent(two.state, move)).toBe(0)
    expect([
      placeOfLifeEvent(two.state, { ...move, date: '2001-01-01' }),
      placeOfLifeEvent(given().state, move),
    ]).toEqual([2, 0])
    const added = (place: number | null, date: string) =>
      valueOf(selectLifeEvents(two.at(1, LifeEventAdded({ event: { ...move, date }, place })).state))?.open.map(
        ({ eventId }) => eventId,
      )
    expect(added(1, '2026-11-20')).toEqual(['birth', 'move'])
    expect(added(0, '2001-01-01')).toEqual(['move', 'birth'])
    // A log of version 1 has no place.
    expect(added(null, '2026-11-20')).toEqual(['move', 'birth'])
    expect(added(null, '2001-01-01')).toEqual(['birth', 'move'])
  })

  it('[LIFE-1] hold what was just reported', () => {
    const { state } = given(LifeEventsLoaded({ events: [] }), LifeEventAdded({ event: birth, place: 0 }))
    expect(valueOf(selectLifeEvents(state))).toEqual({ open: [birth], closed: [] })
    expect(given(LifeEventAdded({ event: birth, place: 0 })).state.lifeEvents.told).toEqual({ status: 'idle' })
  })

  it('[LIFE-1] stay in view where they cannot be loaded again', () => {
    const { state } = given(LifeEventsLoaded({ events: [past] }), LifeEventsFailed({ problem: offline }))
    expect(selectLifeEvents(state)).toMatchObject({ status: 'failed', value: { closed: [past] } })
  })

  it('[LIFE-1] to tell of are requested, and not twice at once', () => {
    expect(given().when(requestAvailableLifeEvents)).toEqual(produced(AvailableLifeEventsRequested({})))
    const asked = given(AvailableLifeEventsRequested({}))
    expect(asked.when(requestAvailableLifeEvents)).toEqual(refused('busy'))
    const there = asked.at(1, AvailableLifeEventsLoaded({ events: [offered] }))
    expect(valueOf(selectAvailableLifeEvents(there.state))).toEqual([offered])
    const failed = there.at(2, AvailableLifeEventsFailed({ problem: offline }))
    expect(selectAvailableLifeEvents(failed.state)).toMatchObject({ status: 'failed', value: [offered] })
  })
})
