import { foldW } from 'fp-ts/lib/Either.js'
import { map, of, switchMap } from 'rxjs'
import { EmployeesFailed, EmployeesLoaded, EmployeesRequested } from '../../domain/employer/employees.ts'
import { filterOf, searchOf } from '../../domain/employer/list-query.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { getEmployees } from '../api/generated/employees.ts'
import type { InputOf } from '../api/operation.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** How long the typing of a search rests before the list is asked for, ms. */
export const SEARCH_RESTS = 250

/** A query in the words of the specification; what nobody asked for is left out. */
export const wireQuery = ({
  search,
  registered,
  page,
  sortBy,
  range,
}: Parameters<typeof EmployeesRequested>[0]['query']): NonNullable<InputOf<typeof getEmployees>['query']> => {
  const found = searchOf(search)
  const activated = filterOf(registered)
  return {
    ...(found !== undefined && { search: found }),
    ...(activated !== undefined && { 'filter[person_activated]': activated }),
    page,
    sort_by: sortBy,
    range,
  }
}

/** The newest query counts: an earlier one that is still on its way is called off. */
export const loadEmployees = portalEffect({
  name: 'employees.load',
  on: [EmployeesRequested],
  policy: { switchBy: one },
  emits: [EmployeesLoaded, EmployeesFailed],
  failure: (problem, { data: { query } }) => EmployeesFailed({ query, problem }),
  run: ({ data: { query, typing } }, { api, clock }, state) => {
    const profile = selectProfile(state())
    if (!profile) return of(EmployeesFailed({ query, problem: { kind: 'aborted' } }))
    const call = () => api(getEmployees, { path: { id: profile.client.id }, query: wireQuery(query) })
    return (typing ? clock.after(SEARCH_RESTS).pipe(switchMap(call)) : call()).pipe(
      map(
        foldW(
          ({ problem }) => EmployeesFailed({ query, problem }),
          ({ data: { data: rows, total, last_page: lastPage, totalEmployeesValues: totals } }) =>
            EmployeesLoaded({
              query,
              page: {
                rows,
                total,
                lastPage,
                registration: { employees: totals.totalEmployees, registered: totals.totalRegisteredEmployees },
              },
            }),
        ),
      ),
    )
  },
})
