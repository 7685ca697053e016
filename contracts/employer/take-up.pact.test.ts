import { getBenefitInsights, getBenefitTakeUp } from '../../src/effects/api/generated/insights.ts'
import { contract } from '../pact.ts'

const ids = { id: 'clientId' }
const input = { path: { id: '77' } }
const elsewhere = { path: { id: 'no-such-client' } }

const unavailable = {
  state: 'take-up-unavailable',
  input,
  ids,
  status: 500,
  problem: { kind: 'refused', status: 500, message: null },
} as const
const unknown = {
  state: 'employer-signed-in',
  input: elsewhere,
  status: 404,
  problem: { kind: 'refused', status: 404, message: 'There is no such client' },
} as const

contract('employer/take-up', (interaction) => {
  interaction('[TAKE-1] the take-up of the benefits', getBenefitTakeUp, {
    state: 'employer-signed-in',
    input,
    ids,
    refusals: 'shared',
  })
  interaction('[TAKE-1] no take-up', getBenefitTakeUp, { state: 'no-take-up', input, ids })
  interaction('[TAKE-1] the take-up of another client', getBenefitTakeUp, unknown)
  interaction('[TAKE-1] the take-up cannot be loaded', getBenefitTakeUp, unavailable)

  interaction('[TAKE-1] the insights of the benefits', getBenefitInsights, {
    state: 'insights-enabled',
    input,
    ids,
    refusals: 'shared',
  })
  interaction('[TAKE-1] no insights of benefits', getBenefitInsights, { state: 'no-take-up', input, ids })
  interaction('[TAKE-1] the insights of another client', getBenefitInsights, unknown)
  interaction('[TAKE-1] the insights of the benefits cannot be loaded', getBenefitInsights, unavailable)
})
