import { getDataLoadTemplate } from '../../src/effects/api/generated/uploads.ts'
import { contract } from '../pact.ts'

const ids = { id: 'clientId' }
const input = { path: { id: '77' } }

contract('employer/upload-template', (interaction) => {
  interaction('[EMP-3] the template', getDataLoadTemplate, {
    state: 'employer-signed-in',
    input,
    ids,
    download: { name: 'employee-data-template.csv' },
    refusals: 'shared',
  })
  interaction('[EMP-3] the template cannot be loaded', getDataLoadTemplate, {
    state: 'uploads-unavailable',
    input,
    ids,
    download: { name: 'employee-data-template.csv' },
    status: 500,
    problem: { kind: 'refused', status: 500, message: null },
  })
  interaction('[EMP-3] the template of another client', getDataLoadTemplate, {
    state: 'employer-signed-in',
    input: { path: { id: 'no-such-client' } },
    download: { name: 'employee-data-template.csv' },
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'There is no such client' },
  })
})
