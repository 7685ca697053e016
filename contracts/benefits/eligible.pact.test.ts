import { getEligibleBenefits } from '../../src/effects/api/generated/benefits.ts'
import { contract } from '../pact.ts'

contract('benefits/eligible', (interaction) => {
  interaction('[BEN-1] a list with a selected benefit', getEligibleBenefits, {
    state: 'benefit-selected',
    refusals: 'shared',
  })
  interaction('[BEN-1] a list with a benefit restricted by probation', getEligibleBenefits, {
    state: 'on-probation',
    facts: ['*.probation.restricted'],
  })
  interaction('[BEN-1] no benefits', getEligibleBenefits, { state: 'no-benefits' })
  interaction('[BEN-1] the list cannot be loaded', getEligibleBenefits, {
    state: 'benefits-unavailable',
    status: 500,
    problem: { kind: 'refused', status: 500, message: null },
  })
})
