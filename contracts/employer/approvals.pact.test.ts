import {
  decideSelections,
  getPendingSelections,
  getPendingSelectionsOfBenefit,
} from '../../src/effects/api/generated/employer.ts'
import { contract } from '../pact.ts'

const input = { path: { id: '204' } }
const ids = { id: 'benefitId' }
const body = { selectionIds: ['7001', '7002'], approval: true }

contract('employer/approvals', (interaction) => {
  interaction('[APP-1] the counts by benefit', getPendingSelections, {
    state: 'selections-pending',
    refusals: 'shared',
  })
  interaction('[APP-1] nothing awaits approval', getPendingSelections, { state: 'no-selections-pending' })

  interaction('[APP-1] the selections of a benefit', getPendingSelectionsOfBenefit, {
    state: 'selections-pending',
    input,
    ids,
    refusals: 'shared',
  })
  interaction('[APP-1] a benefit with nothing to approve', getPendingSelectionsOfBenefit, {
    state: 'no-selections-pending',
    input,
    ids,
  })
  interaction('[APP-1] the selections of a benefit that is gone', getPendingSelectionsOfBenefit, {
    state: 'selections-pending',
    input: { path: { id: 'no-such-benefit' } },
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'We can’t find this benefit' },
  })

  interaction('[APP-1] selections are approved', decideSelections, {
    state: 'selections-pending',
    input: { body },
    facts: ['failed'],
    refusals: 'shared',
  })
  interaction('[APP-1] selections are rejected with a reason', decideSelections, {
    state: 'selections-pending',
    input: { body: { ...body, approval: false, reason: 'Not in this scheme year' } },
    facts: ['failed'],
  })
  interaction('[APP-1] some approvals fail', decideSelections, {
    state: 'some-approvals-fail',
    input: { body },
    facts: ['failed'],
  })
  interaction('[APP-1] selections that no longer await approval', decideSelections, {
    state: 'no-selections-pending',
    input: { body },
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'Another administrator has already decided these' },
  })
})
