import { describe, expect, it } from 'vitest'
import { LifeEventAddingFailed, LifeEventAddingRequested } from '../../domain/family/add-life-event.ts'
import { birth, child } from '../../domain/family/testing.ts'
import { LifeEventsRequested, LifeEventAdded, LifeEventsLoaded } from '../../domain/family/life-events.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { refusal } from '../../domain/samples.ts'
import { addLifeEvent } from '../api/generated/family.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { rereadLifeEvents, clearLifeEvent, sendLifeEvent } from './add-life-event.ts'
import { wireBirth } from './testing.ts'
import { provesReread } from '../runtime/reread.testing.ts'

const request = { eventId: 'birth', date: '2026-11-14', familyMemberIds: [child.familyMemberId], note: 'A week early' }
const a = LifeEventAddingRequested(request)
const body = { event_id: 'birth', event_date: '2026-11-14', family_member_ids: ['6002'] }

describe('telling of a life event', () => {
  it('[LIFE-1] is one POST, however often it is pressed, and says what may be changed', () => {
    const host = fakeHost(responds(addLifeEvent, { status: 'ok', lifeEvent: wireBirth }))
    const then = ['5ms b', { b: LifeEventAdded({ event: birth, place: 0 }) }] as const
    runEffect({ effect: sendLifeEvent, ports: host, when: ['aa-a', { a }], then })
    const input = { body: { ...body, note: 'A week early' } }
    expect(host.calls).toEqual([{ id: 'addLifeEvent', input, ended: 'completed' }])
  })

  it('[BED-8] [LIFE-1] says where in the list it belongs', () => {
    const given = [
      LifeEventsLoaded({
        events: [
          { ...birth, date: '2026-11-20' },
          { ...birth, date: '2020-01-01' },
        ],
      }),
    ]
    const ports = fakeHost(responds(addLifeEvent, { status: 'ok', lifeEvent: wireBirth }))
    const then = ['5ms b', { b: LifeEventAdded({ event: birth, place: 1 }) }] as const
    runEffect({ effect: sendLifeEvent, given, ports, when: ['a', { a }], then })
  })

  it('[LIFE-1] sends no note where there is none', () => {
    const host = fakeHost(responds(addLifeEvent, { status: 'ok', lifeEvent: wireBirth }))
    const then = ['5ms b', { b: LifeEventAdded({ event: birth, place: 0 }) }] as const
    const when = ['a', { a: LifeEventAddingRequested({ ...request, note: null }) }] as const
    runEffect({ effect: sendLifeEvent, ports: host, when, then })
    expect(host.calls.map(({ input }) => input)).toEqual([{ body }])
  })

  it.each([
    [{ status: 'error', error: 'Told already' }, 'Told already'],
    [{ status: 'error' }, null],
  ])('[LIFE-1] takes the response %j for the error %j', (response, message) => {
    const b = LifeEventAddingFailed({ problem: { kind: 'refused', status: 200, message } })
    const ports = fakeHost(responds(addLifeEvent, response))
    runEffect({ effect: sendLifeEvent, ports, when: ['a', { a }], then: ['5ms b', { b }] })
  })

  it.each([{ lifeEvent: wireBirth }, { status: 'ok' }, {}])(
    '[LIFE-1] cannot tell from %j whether it was recorded',
    (response) => {
      const b = LifeEventAddingFailed({ problem: { kind: 'undecodable', where: 'lifeEvent' } })
      const ports = fakeHost(responds(addLifeEvent, response))
      runEffect({ effect: sendLifeEvent, ports, when: ['a', { a }], then: ['5ms b', { b }] })
    },
  )

  it('[LIFE-1] tells that it failed', () => {
    const then = ['5ms b', { b: LifeEventAddingFailed({ problem: refusal }) }] as const
    runEffect({ effect: sendLifeEvent, ports: fakeHost(fails(addLifeEvent, refusal)), when: ['a', { a }], then })
  })

  it('[LIFE-1] clears the form once it is noted', () => {
    const then = ['b', { b: FormCleared({ form: 'life-event' }) }] as const
    runEffect({
      effect: clearLifeEvent,
      ports: {},
      when: ['a', { a: LifeEventAdded({ event: birth, place: 0 }) }],
      then,
    })
  })
})

provesAll(sendLifeEvent, clearLifeEvent, rereadLifeEvents)

provesReread('LIFE-1', rereadLifeEvents, (problem) => LifeEventAddingFailed({ problem }), [LifeEventsRequested({})])
