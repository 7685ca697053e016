import { foldW } from 'fp-ts/lib/Either.js'
import { map, of } from 'rxjs'
import { EmployeeFailed, EmployeeLoaded, EmployeeRequested } from '../../domain/employer/view-employee-data.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { getEmployee } from '../api/generated/employees.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

export const loadEmployee = portalEffect({
  name: 'viewEmployeeData.load',
  on: [EmployeeRequested],
  policy: { switchBy: one },
  emits: [EmployeeLoaded, EmployeeFailed],
  failure: (problem, { data: { employeeId } }) => EmployeeFailed({ employeeId, problem }),
  run: ({ data: { employeeId } }, { api }, state) => {
    const profile = selectProfile(state())
    if (!profile) return of(EmployeeFailed({ employeeId, problem: { kind: 'aborted' } }))
    return api(getEmployee, { path: { id: profile.client.id, employee: employeeId } }).pipe(
      map(
        foldW(
          ({ problem }) => EmployeeFailed({ employeeId, problem }),
          ({ data }) => EmployeeLoaded({ employee: data }),
        ),
      ),
    )
  },
})
