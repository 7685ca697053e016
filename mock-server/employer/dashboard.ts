import { employerOnly, ok, refuse } from '../handler.ts'
import { employeesOf } from '../world/employees.ts'

const noSuchClient = () => refuse(404, { error: 'There is no such client' })

/** GET /v2/client/{id}/employees: a page of the client's employees (benefits-and-employer §3, §7). */
export const getEmployees = employerOnly(({ user, params, query }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const everybody = employeesOf(user.clientId)
  const search = (query.get('search') ?? '').trim().toLowerCase()
  const activated = query.get('filter[person_activated]')
  const sortBy = query.get('sort_by') ?? 'name'
  const perPage = Number(query.get('range') ?? 10)
  const page = Number(query.get('page') ?? 1)

  const field = sortBy.replace(/^-/, '') === 'email' ? 'email' : 'name'
  const direction = sortBy.startsWith('-') ? -1 : 1
  const found = everybody
    .filter(({ name, email }) => name.toLowerCase().includes(search) || email.includes(search))
    .filter(({ registered }) => activated === null || registered === (activated === '1'))
    .sort((a, b) => (a[field] < b[field] ? -direction : a[field] > b[field] ? direction : 0))
  return ok({
    data: found
      .slice((page - 1) * perPage, page * perPage)
      .map(({ id, name, email, registered }) => ({ id, name, email, registered })),
    totalEmployeesValues: {
      totalEmployees: everybody.length,
      totalRegisteredEmployees: everybody.filter(({ registered }) => registered).length,
    },
    last_page: Math.max(1, Math.ceil(found.length / perPage)),
    per_page: perPage,
    total: found.length,
    filters: activated === null ? {} : { person_activated: activated },
  })
})
