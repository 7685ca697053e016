import { getDataLoads, getDateLastUpload } from '../../src/effects/api/generated/uploads.ts'
import { contract } from '../pact.ts'

const ids = { id: 'clientId' }
const input = { path: { id: '77' } }
const elsewhere = { path: { id: 'no-such-client' } }
const noSuchClient = { kind: 'refused', status: 404, message: 'There is no such client' } as const

contract('employer/uploads', (interaction) => {
  interaction('[EMP-3] the day of the last upload', getDateLastUpload, {
    state: 'employer-signed-in',
    input,
    ids,
    refusals: 'shared',
  })
  interaction('[EMP-3] no upload yet', getDateLastUpload, { state: 'no-uploads', input, ids })
  interaction('[EMP-3] the last upload of another client', getDateLastUpload, {
    state: 'employer-signed-in',
    input: elsewhere,
    status: 404,
    problem: noSuchClient,
  })
  interaction('[EMP-3] the earlier uploads', getDataLoads, {
    state: 'employer-signed-in',
    input,
    ids,
    refusals: 'shared',
  })
  interaction('[EMP-3] an upload that is being checked is among them', getDataLoads, {
    state: 'upload-being-checked',
    input,
    ids,
    facts: ['dataLoads.*.status'],
  })
  interaction('[EMP-3] no uploads', getDataLoads, { state: 'no-uploads', input, ids })
  interaction('[EMP-3] the uploads cannot be loaded', getDataLoads, {
    state: 'uploads-unavailable',
    input,
    ids,
    status: 500,
    problem: { kind: 'refused', status: 500, message: null },
  })
  interaction('[EMP-3] the earlier uploads of another client', getDataLoads, {
    state: 'employer-signed-in',
    input: elsewhere,
    status: 404,
    problem: noSuchClient,
  })
})
