import { getEmployeeLifeEvents, getReports } from '../../src/effects/api/generated/reports.ts'
import { contract } from '../pact.ts'

const ids = { id: 'clientId' }
const input = { path: { id: '77' } }
const elsewhere = { path: { id: 'no-such-client' } }
const noSuchClient = { kind: 'refused', status: 404, message: 'There is no such client' } as const
const failed = { kind: 'refused', status: 500, message: null } as const

contract('employer/reports', (interaction) => {
  interaction('[REP-1] the payroll reports of a month', getReports, {
    state: 'employer-signed-in',
    input: { ...input, query: { type: 'payroll', year: 2026, month: 10 } },
    ids,
    refusals: 'shared',
  })
  interaction('[REP-1] the life-event reports of a month', getReports, {
    state: 'employer-signed-in',
    input: { ...input, query: { type: 'life-event', year: 2026, month: 10 } },
    ids,
  })
  interaction('[REP-1] no reports', getReports, {
    state: 'no-reports',
    input: { ...input, query: { type: 'provider' } },
    ids,
    facts: ['total'],
  })
  interaction('[REP-1] the reports cannot be loaded', getReports, {
    state: 'reports-unavailable',
    input,
    ids,
    status: 500,
    problem: failed,
  })
  interaction('[REP-1] the reports of another client', getReports, {
    state: 'employer-signed-in',
    input: elsewhere,
    status: 404,
    problem: noSuchClient,
  })

  interaction('[REP-1] the life events of employees', getEmployeeLifeEvents, {
    state: 'employer-signed-in',
    input,
    ids,
    refusals: 'shared',
  })
  interaction('[REP-1] no life events', getEmployeeLifeEvents, { state: 'no-reports', input, ids })
  interaction('[REP-1] the life events cannot be loaded', getEmployeeLifeEvents, {
    state: 'reports-unavailable',
    input,
    ids,
    status: 500,
    problem: failed,
  })
  interaction('[REP-1] the life events of the employees of another client', getEmployeeLifeEvents, {
    state: 'employer-signed-in',
    input: elsewhere,
    status: 404,
    problem: noSuchClient,
  })
})
