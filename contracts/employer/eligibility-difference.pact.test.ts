import { getEligibilityDifference } from '../../src/effects/api/generated/uploads.ts'
import { contract } from '../pact.ts'

const input = { path: { id: '6601' }, query: { page: 1 } }
const ids = { id: 'uploadId' }

contract('employer/eligibility-difference', (interaction) => {
  interaction('[EMP-3] who loses eligibility for a benefit', getEligibilityDifference, {
    state: 'upload-awaiting-commit',
    input: { path: { id: '6601' }, query: { page: 1, benefit: '208', change: 'lose' } },
    ids,
    facts: ['data.*.change'],
    refusals: 'shared',
  })
  interaction('[EMP-3] nobody gains or loses', getEligibilityDifference, {
    state: 'upload-changes-nothing',
    input,
    ids,
  })
  interaction('[EMP-3] the difference cannot be loaded', getEligibilityDifference, {
    state: 'difference-unavailable',
    input,
    ids,
    status: 500,
    problem: { kind: 'refused', status: 500, message: null },
  })
  interaction('[EMP-3] the difference of an upload that is gone', getEligibilityDifference, {
    state: 'no-uploads',
    input: { ...input, path: { id: 'no-such-upload' } },
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'There is no such upload' },
  })
})
