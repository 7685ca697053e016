import { getAvailableLifeEvents, getLifeEvents } from '../../src/effects/api/generated/family.ts'
import { contract } from '../pact.ts'

const unavailable = {
  state: 'life-events-unavailable',
  status: 500,
  problem: { kind: 'refused', status: 500, message: 'Life events cannot be shown at the moment' },
} as const

contract('family/life-events', (interaction) => {
  interaction('[LIFE-1] the events to tell of', getAvailableLifeEvents, {
    state: 'employee-signed-in',
    refusals: 'shared',
  })
  interaction('[LIFE-1] no events to tell of', getAvailableLifeEvents, { state: 'no-life-events' })
  interaction('[LIFE-1] the events to tell of cannot be had', getAvailableLifeEvents, unavailable)
  interaction('[LIFE-1] the events that the person told of', getLifeEvents, {
    state: 'employee-signed-in',
    refusals: 'shared',
  })
  interaction('[LIFE-1] no events told of', getLifeEvents, { state: 'no-life-events' })
  interaction('[LIFE-1] the events told of cannot be had', getLifeEvents, unavailable)
})
