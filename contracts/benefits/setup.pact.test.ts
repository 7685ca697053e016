import {
  getBenefitSelection,
  getBenefitWithSelection,
  resetSelection,
} from '../../src/effects/api/generated/selections.ts'
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

contract('benefits/setup', (interaction) => {
  interaction('[SEL-1] what can be chosen for a benefit', getBenefitSelection, {
    state: 'benefit-not-chosen',
    input,
    ids,
    facts: ['selection', 'temporarySelection'],
    refusals: 'shared',
  })
  interaction('[SEL-6] a choice that was started', getBenefitSelection, {
    state: 'choice-begun',
    input,
    ids,
    facts: ['selection.status', 'selection.cta.type', 'selection.reference'],
  })
  interaction('[SEL-3] a benefit whose change was started', getBenefitSelection, {
    state: 'change-begun',
    input,
    ids,
    facts: ['selection.status', 'selection.cta.type'],
  })
  interaction('[SEL-4] a benefit that asks medical questions', getBenefitSelection, {
    state: 'questions-asked',
    input: { path: { id: '210' } },
    ids,
    facts: ['questions.completed'],
  })
  interaction('[SEL-5] a benefit that covers a partner, with limits that its provider sets', getBenefitSelection, {
    state: 'partner-cover',
    input: { path: { id: '211' } },
    ids,
  })
  interaction('[SEL-1] a benefit whose levels say what they cover', getBenefitSelection, {
    state: 'levels-to-compare',
    input: { path: { id: '227' } },
    ids,
  })
  interaction('[SEL-1] a benefit to choose from that is gone', getBenefitSelection, gone)
  interaction('[SEL-1] a full benefit with its choices', getBenefitWithSelection, {
    state: 'benefit-not-chosen',
    input,
    ids,
    facts: ['setup.selection'],
    refusals: 'shared',
  })
  interaction('[SEL-3] a draft is discarded', resetSelection, {
    state: 'change-begun',
    input: { path: { id: '9001' } },
    ids: { id: 'selectionId' },
    facts: ['selection.status', 'temporarySelection'],
    refusals: 'shared',
  })
  interaction('[SEL-3] a selection to reset that is gone', resetSelection, {
    state: 'benefit-selected',
    input: { path: { id: 'no-such-selection' } },
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'We can’t find this choice' },
  })
  interaction('[SEL-1] a full benefit that is gone', getBenefitWithSelection, gone)
})
