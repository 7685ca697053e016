import { getBenefitTerms } from '../../src/effects/api/generated/selections.ts'
import { contract } from '../pact.ts'

const input = { path: { benefitId: '201', termId: '201-terms' } }
const ids = { benefitId: 'benefitId', termId: 'termId' }

contract('benefits/benefit-terms', (interaction) => {
  interaction('[SEL-1] the terms of a benefit', getBenefitTerms, {
    state: 'benefit-not-chosen',
    input,
    ids,
    facts: ['error'],
    refusals: 'shared',
  })
  interaction('[SEL-1] terms that cannot be shown', getBenefitTerms, {
    state: 'benefit-terms-unavailable',
    input,
    ids,
    facts: ['terms'],
  })
  interaction('[SEL-1] terms of a benefit that is gone', getBenefitTerms, {
    state: 'benefit-not-found',
    input,
    status: 404,
    problem: {
      kind: 'refused',
      status: 404,
      message: 'Oops! The benefit you are looking for has been removed or relocated.',
    },
  })
})
