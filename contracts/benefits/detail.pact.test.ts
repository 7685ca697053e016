import { getBenefit, getBenefitFaqs, getRelatedBenefits } from '../../src/effects/api/generated/benefits.ts'
import { contract } from '../pact.ts'

const input = { path: { id: '201' } }
const ids = { id: 'benefitId' }
const gone = {
  state: 'benefit-not-found',
  input,
  ids,
  status: 404,
  problem: {
    kind: 'refused',
    status: 404,
    message: 'Oops! The benefit you are looking for has been removed or relocated.',
  },
} as const

contract('benefits/detail', (interaction) => {
  interaction('[BEN-2] a selected benefit', getBenefit, { state: 'benefit-selected', input, ids, refusals: 'shared' })
  interaction('[BEN-2] a benefit with the costs of its levels, further facts, and how to choose it again', getBenefit, {
    state: 'levels-to-compare',
    input: { path: { id: '227' } },
    ids,
    facts: ['howToReturn', 'facts', 'levels'],
  })
  interaction('[CLAIM-1] a benefit without instructions for claims', getBenefit, {
    state: 'claims-unknown',
    input,
    ids,
    facts: ['claim'],
  })
  interaction('[BEN-2] its questions', getBenefitFaqs, { state: 'benefit-selected', input, ids, refusals: 'shared' })
  interaction('[BEN-2] its related benefits', getRelatedBenefits, {
    state: 'benefit-selected',
    input,
    ids,
    refusals: 'shared',
  })
  interaction('[BEN-2] a benefit that is gone', getBenefit, gone)
  interaction('[BEN-2] questions of a benefit that is gone', getBenefitFaqs, gone)
  interaction('[BEN-2] related benefits of a benefit that is gone', getRelatedBenefits, gone)
})
