import { addLifeEvent } from '../../src/effects/api/generated/family.ts'
import { contract } from '../pact.ts'

const input = {
  body: { event_id: 'birth', event_date: '2026-11-14', family_member_ids: ['6002'], note: 'Born a week early' },
}

contract('family/add-life-event', (interaction) => {
  interaction('[LIFE-1] an event is saved', addLifeEvent, {
    state: 'life-event-accepted',
    input,
    facts: ['status'],
    refusals: 'shared',
  })
  interaction('[LIFE-1] reporting an event responds with an error', addLifeEvent, {
    state: 'life-event-refused',
    input,
    facts: ['error'],
  })
  interaction('[LIFE-1] reporting an event responds without ok', addLifeEvent, {
    state: 'life-event-unconfirmed',
    input,
  })
  interaction('[LIFE-1] an event is reported too late', addLifeEvent, {
    state: 'life-event-too-late',
    input,
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'Tell us within 90 days of the event' },
  })
  interaction('[LIFE-1] an event cannot be saved', addLifeEvent, {
    state: 'life-event-fails',
    input,
    status: 500,
    problem: { kind: 'refused', status: 500, message: null },
  })
})
