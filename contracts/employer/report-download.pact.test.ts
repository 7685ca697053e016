import { downloadReport, downloadReports } from '../../src/effects/api/generated/reports.ts'
import { contract } from '../pact.ts'

const ids = { id: 'clientId' }
const one = { path: { id: '77', reportId: '3001' } }

contract('employer/report-download', (interaction) => {
  interaction('[REP-1] one report', downloadReport, {
    state: 'employer-signed-in',
    input: one,
    ids,
    download: { name: 'payroll-2026-10.csv' },
    refusals: 'shared',
  })
  interaction('[REP-1] the JSON of an error in place of a report', downloadReport, {
    state: 'report-being-made',
    input: one,
    ids,
    download: { name: 'payroll-2026-10.csv' },
    problem: {
      kind: 'refused',
      status: 200,
      message: 'The report is still being made. Try again in a few minutes',
    },
  })
  interaction('[REP-1] a report that is gone', downloadReport, {
    state: 'no-reports',
    input: { ...one, path: { id: '77', reportId: 'no-such-report' } },
    ids,
    download: { name: 'payroll-2026-10.csv' },
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'There is no such report' },
  })
  interaction('[REP-1] several reports', downloadReports, {
    state: 'employer-signed-in',
    input: { path: { id: '77' }, query: { reports: '3001,3002' } },
    ids,
    download: { name: 'reports.zip' },
    refusals: 'shared',
  })
  interaction('[REP-1] several reports that are gone', downloadReports, {
    state: 'no-reports',
    input: { path: { id: '77' }, query: { reports: '3001,3002' } },
    ids,
    download: { name: 'reports.zip' },
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'There is no such report' },
  })
})
