import { getAvailableLifeEvents, getLifeEvents } from '../../src/effects/api/generated/family.ts'
import { contract } from '../pact.ts'

const unavailable = {
  state: 'life-events-unavailable',
  status: 500,
  problem: { kind: 'refused', status: 500, message: null },
} as const

contract('family/life-events', (interaction) => {
  interaction('[LIFE-1] the events to report', getAvailableLifeEvents, {
    state: 'employee-signed-in',
    refusals: 'shared',
  })
  interaction('[LIFE-1] no events to report', getAvailableLifeEvents, { state: 'no-life-events' })
  interaction('[LIFE-1] the events to report cannot be loaded', getAvailableLifeEvents, unavailable)
  interaction('[LIFE-1] the events that the person reported', getLifeEvents, {
    state: 'employee-signed-in',
    refusals: 'shared',
  })
  interaction('[LIFE-1] no events reported', getLifeEvents, { state: 'no-life-events' })
  interaction('[LIFE-1] the reported events cannot be loaded', getLifeEvents, unavailable)
})
