import { foldW } from 'fp-ts/lib/Either.js'
import { map } from 'rxjs'
import { StatementFailed, StatementLoaded, StatementRequested, statementRow } from '../../domain/rewards/statement.ts'
import { getContributions } from '../api/generated/rewards.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

export const loadStatement = portalEffect({
  name: 'statement.load',
  on: [StatementRequested],
  policy: { switchBy: ({ data }) => data.groupCode },
  emits: [StatementLoaded, StatementFailed],
  failure: (problem, { data: { groupCode } }) => StatementFailed({ groupCode, problem }),
  run: ({ data: { groupCode } }, { api }) =>
    api(getContributions, { path: { id: groupCode } }).pipe(
      map(
        foldW(
          ({ problem }) => StatementFailed({ groupCode, problem }),
          ({ data }) =>
            StatementLoaded({
              groupCode,
              rows: data.map(({ month, year, employeeContribution, employerContribution }) =>
                statementRow({ month, year, employee: employeeContribution, employer: employerContribution }),
              ),
            }),
        ),
      ),
    ),
})
