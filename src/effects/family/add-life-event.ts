import { foldW } from 'fp-ts/lib/Either.js'
import { map, of } from 'rxjs'
import { LifeEventAddingFailed, LifeEventAddingRequested, lifeEventForm } from '../../domain/family/add-life-event.ts'
import { LifeEventAdded } from '../../domain/family/life-events.ts'
import { FormCleared } from '../../domain/kernel/form.ts'
import { addLifeEvent } from '../api/generated/family.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { lifeEventFrom } from './life-event.ts'

/** Tells the host of an event. As with family members, only the status ok counts. */
export const sendLifeEvent = portalEffect({
  name: 'addLifeEvent.send',
  on: [LifeEventAddingRequested],
  policy: { exhaustBy: one },
  emits: [LifeEventAdded, LifeEventAddingFailed],
  failure: (problem) => LifeEventAddingFailed({ problem }),
  run: ({ data: { eventId, date, familyMemberIds, note } }, { api }) =>
    api(addLifeEvent, {
      body: {
        event_id: eventId,
        event_date: date,
        family_member_ids: familyMemberIds,
        ...(note !== null && { note }),
      },
    }).pipe(
      map(
        foldW(
          ({ problem }) => LifeEventAddingFailed({ problem }),
          ({ data: { status, lifeEvent, error } }) =>
            status === 'ok' && lifeEvent
              ? LifeEventAdded({ event: lifeEventFrom(lifeEvent) })
              : LifeEventAddingFailed({ problem: { kind: 'refused', status: 200, message: error ?? null } }),
        ),
      ),
    ),
})

/** What was typed is kept until it is told. */
export const clearLifeEvent = portalEffect({
  name: 'addLifeEvent.clear',
  on: [LifeEventAdded],
  policy: 'everyOne',
  emits: [FormCleared],
  run: () => of(FormCleared({ form: lifeEventForm.name })),
})
