import { employerOnly, ok, refuse, type HandlerResponse } from '../handler.ts'
import { rosterOf } from '../world/accounts.ts'
import { everybody, sortable, type EmployeeQuery } from '../world/roster/roster.ts'

/** The 404 of a client that is not the administrator's own. */
export const noSuchClient = (): HandlerResponse => refuse(404, { error: 'There is no such client' })

/** The words of a query, in the form in which the search compares them. */
export const searchOf = (words: string | null | undefined): string => (words ?? '').trim().toLowerCase()

/** A filter of a query: on, off, or null if it is left out. */
export const filterOf = (value: string | null): boolean | null => (value === null ? null : value === '1')

/** The employees that a query selects, and their order; for the list and its report. */
export const askedFor = (query: URLSearchParams): EmployeeQuery => {
  const sortBy = query.get('sort_by') ?? 'name'
  return {
    ...everybody,
    search: searchOf(query.get('search')),
    registered: filterOf(query.get('filter[person_activated]')),
    sortBy: sortable.find((one) => one === sortBy.replace(/^-/, '')) ?? 'name',
    descending: sortBy.startsWith('-'),
  }
}

/** GET /v2/client/{id}/employees: a page of the client's employees [EMP-1]. */
export const getEmployees = employerOnly(({ db, user, params, query }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const roster = rosterOf(db, user.clientId)
  const activated = query.get('filter[person_activated]')
  const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('range') ?? 10)]
  const found = roster.select(askedFor(query))
  return ok({
    data: found.rows((page - 1) * perPage, perPage).map(({ id, name, email, registered, department, lastSeen }) => ({
      id,
      name,
      email,
      registered,
      department,
      lastSeen,
    })),
    totalEmployeesValues: {
      totalEmployees: roster.size,
      totalRegisteredEmployees: roster.registered,
    },
    last_page: Math.max(1, Math.ceil(found.total / perPage)),
    per_page: perPage,
    total: found.total,
    filters: activated === null ? {} : { person_activated: activated },
  })
})
