import { of } from 'rxjs'
import { addingWrite, LifeEventAddingFailed, lifeEventForm } from '../../domain/family/add-life-event.ts'
import { LifeEventAdded, placeOfLifeEvent, LifeEventsRequested } from '../../domain/family/life-events.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { addLifeEvent } from '../api/generated/family.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { lifeEventFrom } from './life-event.ts'
import { portalWrite } from '../runtime/portal-calls.ts'
import { rereadEffect } from '../runtime/portal-reread.ts'

/** Reports an event. As with family members, only the statuses ok and error say how it ended. */
export const sendLifeEvent = portalWrite(addingWrite, {
  name: 'addLifeEvent.send',
  call: ({ eventId, date, familyMemberIds, note }, { api }) =>
    api(addLifeEvent, {
      body: {
        event_id: eventId,
        event_date: date,
        family_member_ids: familyMemberIds,
        ...(note !== null && { note }),
      },
    }),
  emits: [LifeEventAdded],
  done: ({ data: { status, lifeEvent, error } }, _, state) => {
    if (status === 'error' || error)
      return LifeEventAddingFailed({ problem: { kind: 'refused', status: 200, message: error ?? null } })
    if (status !== 'ok' || !lifeEvent)
      return LifeEventAddingFailed({ problem: { kind: 'undecodable', where: 'lifeEvent' } })
    const event = lifeEventFrom(lifeEvent)
    return LifeEventAdded({ event, place: placeOfLifeEvent(state(), event) })
  },
})

/** Keeps the input until the event is reported. */
export const clearLifeEvent = portalEffect({
  name: 'addLifeEvent.clear',
  on: [LifeEventAdded],
  policy: 'everyOne',
  emits: [FormCleared],
  run: () => of(FormCleared({ form: lifeEventForm.name })),
})

export const rereadLifeEvents = rereadEffect(LifeEventAddingFailed, {
  name: 'addLifeEvent.reread',
  emits: [LifeEventsRequested],
  reads: () => [LifeEventsRequested({})],
})
