import { filterOf, searchOf, type EmployeeQuery } from '../../domain/employer/list-query.ts'
import { switchMap } from 'rxjs'
import { employeesRead } from '../../domain/employer/employees.ts'
import { getEmployees } from '../api/generated/employees.ts'
import type { InputOf } from '../api/operation.ts'
import { one } from '../runtime/effect.ts'
import { portalRead, asPerson } from '../runtime/portal-calls.ts'

/** How long typing a search pauses before the list is read, ms. */
export const SEARCH_RESTS = 250

/** A query as the host's parameters; unset filters are omitted. */
export const wireQuery = ({
  search,
  registered,
  page,
  sortBy,
  range,
}: EmployeeQuery): NonNullable<InputOf<typeof getEmployees>['query']> => {
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

/** The newest query wins: an earlier call in flight is cancelled. */
export const loadEmployees = portalRead(employeesRead, {
  name: 'employees.load',
  policy: { switchBy: one },
  call: ({ query, typing }, { api, clock }, state) =>
    asPerson(state, ({ client }) => {
      const call = () => api(getEmployees, { path: { id: client.id }, query: wireQuery(query) })
      return typing ? clock.after(SEARCH_RESTS).pipe(switchMap(call)) : call()
    }),
  data: ({ data: rows, total, last_page: lastPage, totalEmployeesValues: totals }) => ({
    page: {
      rows,
      total,
      lastPage,
      registration: { employees: totals.totalEmployees, registered: totals.totalRegisteredEmployees },
    },
  }),
})
