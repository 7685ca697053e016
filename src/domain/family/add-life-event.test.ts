import { describe, expect, it } from 'vitest'
import { ChoiceMade, DraftRestored, FormCleared, FormRefused, forms } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { refusal } from '../samples.ts'
import {
  addLifeEvent,
  discardLifeEventForm,
  LifeEventAddingFailed,
  LifeEventAddingRequested,
  LifeEventFormOpened,
  longestNote,
  openLifeEventForm,
  selectAddLifeEvent,
  tellLifeEvent,
  toggleLifeEventPerson,
} from './add-life-event.ts'
import { birth, child, partner } from './testing.ts'
import { AvailableLifeEventsLoaded, LifeEventAdded, lifeEvents } from './life-events.ts'

const given = story(lifeEvents, forms, addLifeEvent)
const offered = AvailableLifeEventsLoaded({
  events: [
    { eventId: 'birth', name: 'Birth', description: 'A child', concernsFamily: true },
    { eventId: 'move', name: 'Move', description: 'A home', concernsFamily: false },
  ],
})
const typed = (changes: Record<string, string> = {}) =>
  DraftRestored({
    form: 'life-event',
    values: { event: 'birth', date: '2026-11-4', people: '6002', note: ' Early ', ...changes },
    choices: {},
  })
const request = { eventId: 'birth', date: '2026-11-04', familyMemberIds: [child.familyMemberId], note: 'Early' }

describe('telling of a life event', () => {
  it('[LIFE-1] asks the host with what was typed', () => {
    expect(given(offered, typed()).when(tellLifeEvent)).toEqual(produced(LifeEventAddingRequested(request)))
    const bare = given(offered, typed({ note: ' ', people: '' })).when(tellLifeEvent)
    expect(bare).toEqual(produced(LifeEventAddingRequested({ ...request, note: null, familyMemberIds: [] })))
  })

  it('[LIFE-1] names nobody with an event that is about nobody', () => {
    const moved = given(offered, typed({ event: 'move' }))
    expect(moved.when(tellLifeEvent)).toMatchObject({ right: { data: { eventId: 'move', familyMemberIds: [] } } })
    expect(selectAddLifeEvent(moved.state).concernsFamily).toBe(false)
  })

  it('[LIFE-1] needs an event and a date, and takes a note of a bearable length', () => {
    expect(given(offered).when(tellLifeEvent)).toEqual(
      produced(FormRefused({ form: 'life-event', problems: { event: 'eventRequired', date: 'dateRequired' } })),
    )
    const long = given(offered, typed({ date: '2026-02-30', note: 'x'.repeat(longestNote + 1) }))
    expect(long.when(tellLifeEvent)).toEqual(
      produced(FormRefused({ form: 'life-event', problems: { date: 'dayOutside', note: 'noteTooLong' } })),
    )
  })

  it('[LIFE-1] names people and takes them off again', () => {
    const chosen = (value: string) => ChoiceMade({ form: 'life-event', field: 'people', value, problem: null })
    expect(given().when(toggleLifeEventPerson, child.familyMemberId)).toEqual(produced(chosen('person:6002')))
    const one = given(chosen('person:6002'))
    expect(one.when(toggleLifeEventPerson, partner.familyMemberId)).toEqual(produced(chosen('person:6002 person:6001')))
    expect(one.when(toggleLifeEventPerson, child.familyMemberId)).toEqual(produced(chosen('')))
    expect(selectAddLifeEvent(one.state).named).toEqual(['6002'])
  })

  it('[LIFE-1] is sent once', () => {
    const sending = given(offered, typed(), LifeEventAddingRequested(request))
    expect(sending.when(tellLifeEvent)).toEqual(refused('busy'))
    expect(sending.when(openLifeEventForm)).toEqual(refused('busy'))
  })

  it('[LIFE-1] shows what came of it until the form opens again', () => {
    const failed = given(LifeEventAddingFailed({ problem: refusal }))
    expect(selectAddLifeEvent(failed.state)).toMatchObject({
      adding: { kind: 'failed', problem: refusal },
      refusals: 1,
    })
    const added = given(LifeEventAdded({ event: birth, place: 0 }))
    expect(selectAddLifeEvent(added.state).adding).toEqual({ kind: 'added', event: birth })
    expect(added.when(openLifeEventForm)).toEqual(produced(LifeEventFormOpened({})))
    expect(selectAddLifeEvent(added.at(1, LifeEventFormOpened({})).state).adding).toEqual({ kind: 'open' })
  })

  it('[LIFE-1] is thrown away where the person says so', () => {
    const begun = given(typed())
    expect(selectAddLifeEvent(begun.state).begun).toBe(true)
    expect(begun.when(discardLifeEventForm)).toEqual(produced(FormCleared({ form: 'life-event' })))
    expect(given().when(discardLifeEventForm)).toEqual(refused('notNeeded'))
    expect(selectAddLifeEvent(given().state).begun).toBe(false)
  })
})
