import { getInsightsOfBenefit, getTakeUpOfBenefit } from '../../src/effects/api/generated/insights.ts'
import { contract } from '../pact.ts'

const ids = { id: 'clientId' }
const input = { path: { id: '77', benefit: '201' } }

const unavailable = {
  state: 'take-up-unavailable',
  input,
  ids,
  status: 500,
  problem: { kind: 'refused', status: 500, message: null },
} as const
const gone = {
  state: 'benefit-not-found',
  input,
  ids,
  status: 404,
  problem: { kind: 'refused', status: 404, message: 'We can’t find this benefit' },
} as const

contract('employer/take-up-of-benefit', (interaction) => {
  interaction('[TAKE-1] the take-up of one benefit', getTakeUpOfBenefit, {
    state: 'employer-signed-in',
    input,
    ids,
    refusals: 'shared',
  })
  interaction('[TAKE-1] a benefit that nobody is eligible for', getTakeUpOfBenefit, { state: 'no-take-up', input, ids })
  interaction('[TAKE-1] the take-up of a benefit that is gone', getTakeUpOfBenefit, gone)
  interaction('[TAKE-1] the take-up of one benefit cannot be loaded', getTakeUpOfBenefit, unavailable)

  interaction('[TAKE-1] the insights of one benefit', getInsightsOfBenefit, {
    state: 'insights-enabled',
    input,
    ids,
    refusals: 'shared',
  })
  interaction('[TAKE-1] insights of a benefit that nobody is eligible for', getInsightsOfBenefit, {
    state: 'no-take-up',
    input,
    ids,
  })
  interaction('[TAKE-1] the insights of a benefit that is gone', getInsightsOfBenefit, gone)
  interaction('[TAKE-1] the insights of one benefit cannot be loaded', getInsightsOfBenefit, unavailable)
})
