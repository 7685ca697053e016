import { statementRead, statementRow } from '../../domain/rewards/statement.ts'
import { getContributions } from '../api/generated/rewards.ts'
import { portalRead } from '../runtime/portal-calls.ts'

export const loadStatement = portalRead(statementRead, {
  name: 'statement.load',
  call: ({ groupCode }, { api }) => api(getContributions, { path: { id: groupCode } }),
  data: (rows) => ({
    rows: rows.map(({ month, year, employeeContribution, employerContribution }) =>
      statementRow({ month, year, employee: employeeContribution, employer: employerContribution }),
    ),
  }),
})
