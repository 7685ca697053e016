import { calculateCosts } from '../../src/effects/api/generated/selections.ts'
import { contract } from '../pact.ts'

const body = { eeben_benefit_id: '201', values: { value: 600 }, people: ['6001'] }

contract('benefits/costs', (interaction) => {
  interaction('[SEL-2] the cost of a choice, with its limits', calculateCosts, {
    state: 'benefit-not-chosen',
    input: { body },
    facts: ['error'],
    refusals: 'shared',
  })
  interaction('[SEL-2] a value outside its limits has limits and no cost', calculateCosts, {
    state: 'choice-begun',
    input: { body: { ...body, values: { value: 5000 } } },
    facts: ['monthly', 'error'],
  })
  interaction('[SEL-5] the cost and the limits of cover for a partner', calculateCosts, {
    state: 'partner-cover',
    input: {
      body: { eeben_benefit_id: '211', values: { value: 50_000, partner_value: 25_000 }, people: ['6001'] },
    },
  })
  interaction('[SEL-4] cover above the free cover limit', calculateCosts, {
    state: 'questions-asked',
    input: { body: { eeben_benefit_id: '210', values: { value: 500_000 }, people: [] } },
  })
  interaction('[SEL-5] no cost can be calculated', calculateCosts, {
    state: 'costs-unavailable',
    params: { benefitId: '223' },
    bodyIds: { eeben_benefit_id: 'benefitId' },
    input: { body: { eeben_benefit_id: '223', values: { value: 50 }, people: [] } },
    facts: ['quote_id', 'monthly'],
  })
  interaction('[SEL-2] the cost of a benefit that is gone', calculateCosts, {
    state: 'benefit-not-found',
    input: { body },
    status: 404,
    problem: {
      kind: 'refused',
      status: 404,
      message: 'Oops! The benefit you are looking for has been removed or relocated.',
    },
  })
})
