import {
  createSelection,
  saveSelectionForEmployee,
  updateSelection,
} from '../../src/effects/api/generated/selections.ts'
import { contract } from '../pact.ts'

const body = { eeben_benefit_id: '201', values: { value: 600 }, people: ['6001'] }
const submitted = {
  ...body,
  accepted_terms: true,
  accepted_terms_versions: { '201-terms': '3' },
  quote_id: 'q-b3hsjx',
}
const path = { id: '9001' }
const ids = { id: 'selectionId' }
const bodyIds = { quote_id: 'quoteId' }
const outside = { ...body, values: { value: 5000 }, accepted_terms: true }
const refusedValue = {
  state: 'choice-begun',
  status: 422,
  facts: ['errors.value'],
  problem: { kind: 'refused', status: 422, message: 'Please enter a value between 300 and 1500' },
} as const
const refusedByResponse = { state: 'choice-refused', facts: ['status', 'message'] } as const

contract('benefits/submission', (interaction) => {
  interaction('[SEL-1] a choice is started', createSelection, {
    state: 'benefit-not-chosen',
    input: { body },
    status: 201,
    facts: ['status', 'setup.selection.status'],
    refusals: 'shared',
  })
  interaction('[SEL-1] starting is refused in a response that reports an error', createSelection, {
    ...refusedByResponse,
    input: { body },
    status: 201,
  })
  interaction('[SEL-1] a benefit that probation holds back', createSelection, {
    state: 'on-probation',
    input: { body: { eeben_benefit_id: '208' } },
    status: 409,
    problem: {
      kind: 'refused',
      status: 409,
      message: 'You can choose Private medical insurance when your probation ends',
    },
  })
  interaction('[SEL-1] a benefit to choose that is gone', createSelection, {
    state: 'benefit-not-found',
    input: { body },
    status: 404,
    problem: {
      kind: 'refused',
      status: 404,
      message: 'Oops! The benefit you are looking for has been removed or relocated.',
    },
  })
  interaction('[SEL-1] a choice is submitted', updateSelection, {
    state: 'choice-begun',
    input: { path, body: submitted },
    ids,
    bodyIds,
    facts: ['setup.selection.status', 'setup.temporarySelection'],
  })
  interaction('[SEL-3] a change is saved as a draft', updateSelection, {
    state: 'change-begun',
    input: { path, body: { ...body, values: { value: 800 } } },
    ids,
    facts: ['setup.selection.status'],
  })
  interaction('[SEL-1] a submission is refused in a response that reports an error', updateSelection, {
    ...refusedByResponse,
    input: { path, body: submitted },
    ids,
  })
  interaction('[SEL-1] a submission with a value outside its limits', updateSelection, {
    state: 'choice-begun',
    input: { path, body: { ...submitted, values: { value: 5000 } } },
    ids,
    status: 422,
    facts: ['errors.value'],
    problem: { kind: 'refused', status: 422, message: 'Please enter a value between 300 and 1500' },
  })
  interaction('[SEL-2] a submission with a cost that has changed', updateSelection, {
    state: 'cost-changed',
    input: { path, body: submitted },
    ids,
    status: 409,
    facts: ['code'],
    problem: { kind: 'refused', status: 409, message: 'The cost has changed since you last saw it' },
  })
  interaction('[SEL-1] a submission with terms that have changed', updateSelection, {
    state: 'terms-changed',
    input: { path, body: submitted },
    ids,
    bodyIds,
    status: 409,
    facts: ['code'],
    problem: { kind: 'refused', status: 409, message: 'The terms have changed since you read them' },
  })
  interaction('[SEL-1] a choice that was changed elsewhere since it was read', updateSelection, {
    state: 'versions-given',
    input: { path, body: { ...body, values: { value: 800 } }, onVersion: '"older"' },
    ids,
    status: 412,
    problem: { kind: 'refused', status: 412, message: 'This has changed since you opened it' },
  })
  interaction('[SEL-1] a choice with a value outside its limits', createSelection, {
    ...refusedValue,
    input: { body: outside },
  })
  interaction('[MASQ-2] an employer chooses for an employee', saveSelectionForEmployee, {
    state: 'acting-for-employee',
    input: { path: { client: '77', employee: '4021' }, body },
    masquerade: { userId: '4021', schemeYear: '2025' },
    status: 201,
    facts: ['setup.selection.status'],
    refusals: 'shared',
  })
  interaction(
    '[MASQ-2] a choice for an employee is refused in a response that reports an error',
    saveSelectionForEmployee,
    {
      ...refusedByResponse,
      input: { path: { client: '77', employee: '4021' }, body },
      status: 201,
    },
  )
  interaction('[MASQ-2] an employer chooses a value outside its limits', saveSelectionForEmployee, {
    ...refusedValue,
    state: 'acting-for-employee',
    input: { path: { client: '77', employee: '4021' }, body: outside },
    masquerade: { userId: '4021', schemeYear: '2025' },
  })
  interaction('[MASQ-2] an employer chooses a benefit that is gone', saveSelectionForEmployee, {
    state: 'benefit-not-found',
    input: { path: { client: '77', employee: '4021' }, body },
    masquerade: { userId: '4021', schemeYear: '2025' },
    status: 404,
    problem: {
      kind: 'refused',
      status: 404,
      message: 'Oops! The benefit you are looking for has been removed or relocated.',
    },
  })
  interaction('[MASQ-2] an employer changes a choice that awaits approval', saveSelectionForEmployee, {
    state: 'acting-for-employee',
    input: { path: { client: '77', employee: '4021' }, body: { eeben_benefit_id: '204' } },
    masquerade: { userId: '4021', schemeYear: '2025' },
    status: 409,
    problem: { kind: 'refused', status: 409, message: 'Your choice is awaiting approval, so you can’t change it now' },
  })
})
